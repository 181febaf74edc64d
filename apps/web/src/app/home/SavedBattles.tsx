/** The saved battles: the latest unfinished one to be resumed at a tap, else the latest; the others folded away. */
import type { ReactNode } from 'react';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { SavedBattleRow } from './SavedBattle.tsx';

/** Rows beside the latest that are shown at once. */
const SHOWN = 2;

export function SavedBattles({
  saved,
  onOpen,
  onGone,
}: {
  readonly saved: readonly SavedBattle[];
  readonly onOpen: (battle: SavedBattle) => void;
  readonly onGone: () => void;
}): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  // A battle that is over is looked at, not resumed.
  const latest = saved.find(({ over }) => !over);
  const head = latest ?? saved[0];
  const others = saved.filter((battle) => battle !== head);
  // Beside a battle to be resumed stand others to be resumed, none that is over.
  const next = others.filter(({ over }) => latest === undefined || !over).slice(0, SHOWN);
  const rest = others.filter((battle) => !next.includes(battle));
  const row = (battle: SavedBattle) => (
    <SavedBattleRow
      key={battle.id}
      battle={battle}
      primary={battle === latest}
      onOpen={() => onOpen(battle)}
      onGone={onGone}
    />
  );
  return (
    <section className="panel saved-battles" aria-labelledby="saved-battles">
      <h2 id="saved-battles">{t(latest ? 'web.home.resume' : 'web.home.savedBattles')}</h2>
      {head && row(head)}
      <div className="saved-next">{next.map(row)}</div>
      {others.length > 0 && (
        <details className={rest.length > 0 ? '' : 'only-phone'}>
          <summary>{t('web.home.others')}</summary>
          <div className="only-phone">{next.map(row)}</div>
          {rest.map(row)}
        </details>
      )}
      <p>
        <a className="game-more" href={pageAddress('any', 'keeping')}>
          {t('web.page.keeping')}
        </a>
      </p>
    </section>
  );
}

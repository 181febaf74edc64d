/** Saved battles: some in sight, those that are not over first; the others folded away. */
import type { ReactNode } from 'react';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { SavedBattleRow } from './SavedBattle.tsx';

/** Rows that are shown at once. */
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
  const inSight = [...saved.filter(({ over }) => !over), ...saved.filter(({ over }) => over)].slice(0, SHOWN);
  const rest = saved.filter((battle) => !inSight.includes(battle));
  const row = (battle: SavedBattle) => (
    <SavedBattleRow key={battle.id} battle={battle} onOpen={() => onOpen(battle)} onGone={onGone} />
  );
  return (
    <section className="panel saved-battles" aria-labelledby="saved-battles">
      <h2 id="saved-battles">{t('web.home.savedBattles')}</h2>
      {inSight.map(row)}
      {rest.length > 0 && (
        <details>
          <summary>{t('web.home.others')}</summary>
          {rest.map(row)}
        </details>
      )}
      <p>
        <a className="saved-all" href={pageAddress('any', 'keeping')}>
          {t('web.page.keeping')}
        </a>
      </p>
    </section>
  );
}

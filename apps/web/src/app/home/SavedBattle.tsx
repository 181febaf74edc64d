/** A saved battle in the list: its players, its length, and a button to delete it. */
import { type ReactNode, useState } from 'react';
import { savedBattles } from '../../battle/index.ts';
import type { SavedBattle } from '../../battle/storage.ts';
import { LOCALES, useMessages } from '../../i18n/index.ts';
import { manifestOf } from '../../rulesets/manifests.ts';

export function SavedBattleRow({
  battle,
  primary = false,
  onOpen,
  onGone,
}: {
  readonly battle: SavedBattle;
  readonly primary?: boolean;
  readonly onOpen: () => void;
  readonly onGone: () => void;
}): ReactNode {
  const { t, translate, language } = useMessages();
  const [confirming, setConfirming] = useState(false);
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    battle.touched,
  );
  const players = Object.entries(battle.seats)
    .map(
      ([seat, player]) =>
        `${translate(`web.side.${seat}`, { defaultValue: seat })} (${translate(`web.player.${player}`)})`,
    )
    .join(' – ');
  const manifest = manifestOf(battle.ruleset);
  const known = manifest?.scenarios.find(({ id }) => id === battle.scenario)?.name;
  const name = translate(known ?? manifest?.battleTitle(battle.name) ?? battle.name);
  return (
    <div className="saved">
      <button type="button" className={primary ? 'primary large' : ''} onClick={onOpen}>
        {t(battle.over ? 'web.home.savedOver' : 'web.home.saved', { name, players, count: battle.count, when })}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          if (!confirming) setConfirming(true);
          else void savedBattles.remove(battle.id).then(onGone);
        }}
      >
        {t(confirming ? 'web.home.deleteSure' : 'web.home.delete')}
      </button>
    </div>
  );
}

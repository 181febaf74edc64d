/** A battle that was left: who plays it, how far it has come, and that it may be thrown away. */
import { type ReactNode, useState } from 'react';
import { savedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/storage.ts';
import { useSpeech } from '../i18n/index.ts';
import { manifestOf } from '../rulesets/manifests.ts';

export function Saved({
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
  const { say, tell, language } = useSpeech();
  const [sure, setSure] = useState(false);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(battle.touched);
  const players = Object.entries(battle.seats)
    .map(([seat, player]) => `${tell(`web.side.${seat}`, { defaultValue: seat })} (${tell(`web.player.${player}`)})`)
    .join(' – ');
  const manifest = manifestOf(battle.ruleset);
  const known = manifest?.scenarios.find(({ id }) => id === battle.scenario)?.name;
  const name = tell(known ?? manifest?.battleTitle(battle.name) ?? battle.name);
  return (
    <div className="saved">
      <button type="button" className={primary ? 'primary large' : ''} onClick={onOpen}>
        {say(battle.over ? 'web.home.savedOver' : 'web.home.saved', { name, players, count: battle.count, when })}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          if (!sure) setSure(true);
          else void savedBattles.remove(battle.id).then(onGone);
        }}
      >
        {say(sure ? 'web.home.deleteSure' : 'web.home.delete')}
      </button>
    </div>
  );
}

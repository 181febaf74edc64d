/** A battle that was left: who plays it, how far it has come, and that it may be thrown away. */
import { type ReactNode, useState } from 'react';
import { savedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/storage.ts';
import { useSpeech } from '../i18n/index.ts';
import { SCENARIOS } from '../rulesets/index.ts';

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
  const known = SCENARIOS.find((s) => s.scenario === battle.scenario)?.name;
  // The words of the rule sets are not here yet: of a home-made battle only a plain name or one of the page's can be said.
  const plain =
    battle.name === 'lb.pickup.name'
      ? say('web.page.pickup')
      : battle.name.startsWith('sk.')
        ? say('web.page.skirmishGame')
        : battle.name.startsWith('sip.')
          ? say('web.game.simplicity')
          : battle.name.startsWith('lb.')
            ? say('web.title')
            : tell(battle.name);
  const name = known === undefined ? plain : say(known);
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

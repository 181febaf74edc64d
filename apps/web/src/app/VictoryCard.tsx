import type { ReactNode } from 'react';
import { host, useHosted } from '../battle/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { Tally } from '../panels/Tally.tsx';
import { goHome } from './route.ts';

/** How it ended, with the sums behind the score. */
export function VictoryCard(): ReactNode {
  const speech = useSpeech();
  const { say, tell } = speech;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const outcome = battle && battle.ruleset.outcome(battle.state);
  if (!screen || !battle || !outcome) return null;
  return (
    <section className="panel victory" aria-live="assertive">
      <h2>
        {outcome.winner === null
          ? say('web.over.drawn')
          : say('web.over.won', { side: screen.seatName(speech, battle.state, outcome.winner) })}
      </h2>
      <p>
        {tell(outcome.reason)} {screen.lasted(speech, battle.state)}
      </p>
      {screen
        .scores(speech, battle.state)
        .map(({ side, label, tally }) =>
          tally.length === 0 ? <p key={side}>{label}</p> : <Tally key={side} label={label} tally={tally} />,
        )}
      <button
        type="button"
        className="primary"
        onClick={() => {
          host.leave();
          goHome();
        }}
      >
        {say('web.over.home')}
      </button>
    </section>
  );
}

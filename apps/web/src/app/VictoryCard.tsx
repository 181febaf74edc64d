import type { ReactNode } from 'react';
import { host, useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Tally } from '../panels/Tally.tsx';
import { goHome } from './route.ts';
import './victory.css';

/** The outcome, with the sums behind the score. */
export function VictoryCard(): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const outcome = battle && battle.ruleset.outcome(battle.state);
  if (!screen || !battle || !outcome) return null;
  return (
    <section className="panel victory" aria-live="assertive">
      <h2>
        {outcome.winner === null
          ? t('web.over.drawn')
          : t('web.over.won', { side: screen.seatName(messages, battle.state, outcome.winner) })}
      </h2>
      <p>
        {translate(outcome.reason)} {screen.lasted(messages, battle.state)}
      </p>
      {screen.scores(messages, battle.state).map(({ side, label, sum, tally }) => (
        <section key={side}>
          <p>
            <strong>{label}</strong>
          </p>
          {tally.length === 0 ? <p>{sum}</p> : <Tally label={sum} tally={tally} />}
        </section>
      ))}
      <button
        type="button"
        className="primary"
        onClick={() => {
          host.leave();
          goHome();
        }}
      >
        {t('web.over.home')}
      </button>
    </section>
  );
}

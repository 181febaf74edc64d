/** What each side has left until it breaks; its sum is one tap away. */
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Tally } from '../../panels/Tally.tsx';

export function Scores(): ReactNode {
  const messages = useMessages();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  if (!screen || !battle) return null;
  return (
    <ul className="scores">
      {screen.scores(messages, battle.state).map(({ side, label, sum, tally }, i) => (
        <li key={side} className={`side-${i}`}>
          <details className="score" name="score">
            <summary>{label}</summary>
            <div className="score-sum">{tally.length === 0 ? sum : <Tally label={sum} tally={tally} />}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

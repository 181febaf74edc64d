/** What each side has left until it breaks; its sum is one tap away. */
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import type { ScoreLine } from '../../battle/screen.ts';
import { useMessages } from '../../i18n/index.ts';
import { Tally } from '../../panels/Tally.tsx';
import { usePopover } from './usePopover.ts';

export function Scores(): ReactNode {
  const messages = useMessages();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  if (!screen || !battle) return null;
  return (
    <ul className="scores">
      {screen.scores(messages, battle.state).map((score, i) => (
        <li key={score.side} className={`side-${i}`}>
          <Score {...score} />
        </li>
      ))}
    </ul>
  );
}

function Score({ label, sum, tally }: ScoreLine): ReactNode {
  const popover = usePopover(useHosted((h) => h.saved?.over ?? false));
  return (
    <details className="score" name="score" ref={popover}>
      <summary>{label}</summary>
      <div className="score-sum">{tally.length === 0 ? sum : <Tally label={sum} tally={tally} />}</div>
    </details>
  );
}

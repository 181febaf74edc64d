/** What each side has left, as pips and in words; the sum behind it is one tap away. */
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import type { ScoreLine } from '../../battle/screen.ts';
import { useMessages } from '../../i18n/index.ts';
import { Tally } from '../../panels/Tally.tsx';
import { Flag } from '../../table/troops/Flag.tsx';
import { flagOf } from '../../table/troops/nations.ts';
import { usePopover } from './usePopover.ts';

export function Scores(): ReactNode {
  const messages = useMessages();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  if (!screen || !battle) return null;
  const uniforms = screen.uniforms(battle.state);
  const scores = screen.scores(messages, battle.state);
  return (
    <ul className="scores">
      {scores.map((score, i) => (
        <li key={score.side} className={`side-${i}`}>
          <Score score={score} uniform={uniforms[i] ?? ''} />
        </li>
      ))}
    </ul>
  );
}

interface ScoreProps {
  readonly score: ScoreLine;
  readonly uniform: string;
}

function Score({ score, uniform }: ScoreProps): ReactNode {
  const popover = usePopover(useHosted((h) => h.saved?.over ?? false));
  const { label, sum, tally } = score;
  return (
    <details className="score" name="score" ref={popover}>
      <summary>
        <span className="spoken">{label}</span>
        <Short score={score} uniform={uniform} />
      </summary>
      <div className="score-sum">
        <p>
          <strong>{label}</strong>
        </p>
        {tally.length === 0 ? sum : <Tally label={sum} tally={tally} />}
      </div>
    </details>
  );
}

/** For eyes alone: the flag, the side, its pips and its words, as many as there is room for. */
function Short({ score, uniform }: ScoreProps): ReactNode {
  const { side, short, left, limit } = score;
  const flag = flagOf(uniform);
  return (
    <span className="score-short" aria-hidden="true">
      {flag ? (
        <svg className="flag" width="27" height="19" viewBox="0 -9.1 11 7.6">
          <Flag {...flag} />
        </svg>
      ) : (
        <span className="swatch" />
      )}
      <span className="score-side">{side}</span>
      {left !== undefined && limit !== undefined && <Pips left={left} limit={limit} />}
      {left !== undefined && <b className="score-left">{left}</b>}
      <span className="score-words">{short}</span>
    </span>
  );
}

function Pips({ left, limit }: { readonly left: number; readonly limit: number }): ReactNode {
  return (
    <span className="pips">
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} className={i < left ? 'left' : ''} />
      ))}
    </span>
  );
}

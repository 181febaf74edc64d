/** The sums behind the score of a side: towards its breaking, and what else decides. */
import type { ReactNode } from 'react';
import type { ScoreLine } from '../battle/screen.ts';
import { Tally } from './Tally.tsx';

export function ScoreSum({ label, sum, tally, counted }: ScoreLine): ReactNode {
  return (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      {tally.length === 0 ? <p>{sum}</p> : <Tally label={sum} tally={tally} />}
      {counted && <Tally label={counted.label} tally={counted.tally} />}
    </>
  );
}

/** The sums behind the score of a side: towards its breaking, and what else decides. */
import type { ReactNode } from 'react';
import type { ScoreLine } from '../battle/screen.ts';
import { PlacesHeld } from './PlacesHeld.tsx';
import { Tally } from './Tally.tsx';

/** `player`: the name of whoever plays the side, where it is known. */
export function ScoreSum({
  label,
  sum,
  tally,
  counted,
  note,
  player,
}: ScoreLine & { readonly player: string | undefined }): ReactNode {
  return (
    <>
      <p>
        <strong>{label}</strong>
        {player !== undefined && <small className="player-name"> {player}</small>}
      </p>
      {tally.length === 0 ? <p>{sum}</p> : <Tally label={sum} tally={tally} />}
      {note && <p>{note}</p>}
      {counted && <Tally label={counted.label} tally={counted.tally} />}
      <PlacesHeld />
    </>
  );
}

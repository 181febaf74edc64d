/** Models that stand on the table from the start, the chosen one ringed. */
import type { ReactNode } from 'react';
import { placedIn } from '../document/spots.ts';
import type { Making } from '../making.ts';
import type { Hand } from '../tool/hand.ts';

export function PlacedMarks({
  making: { rules, file },
  hand: { chosen, held },
}: {
  readonly making: Making;
  readonly hand: Hand;
}): ReactNode {
  return placedIn(rules, file).map(({ id, side, at }, i) => {
    const isChosen = chosen?.is === 'placed' && chosen.i === i;
    const [x, y] = isChosen && held?.is === 'spot' ? held.at : at;
    return (
      <g
        key={id}
        className={`maker-model side-${side}`}
        style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}
      >
        <circle r={8} />
        {isChosen && <circle className="maker-name-place" r={12} />}
      </g>
    );
  });
}

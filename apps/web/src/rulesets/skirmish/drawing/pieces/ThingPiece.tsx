/** A counter that lies on the table: supplies, or a flag that fell. */
import type { Thing } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { mm } from '../../../../table/units.ts';

export function ThingPiece({ thing, foot }: { readonly thing: Thing; readonly foot: number }): ReactNode {
  if (thing.carrier >= 0 || thing.scored >= 0) return null;
  return (
    <g transform={`translate(${mm(thing.x)} ${mm(thing.y)}) scale(${foot / 10})`}>
      {thing.kind === 'flag' ? (
        <>
          <path d="M-7 4L6 -4" stroke="#5d3f27" strokeWidth={1.2} />
          <path d="M2 -2q3 .5 5 -2l3 5q-2 3 -5 2z" fill="#b2342b" stroke="#2b2620" strokeWidth={0.5} />
        </>
      ) : (
        <>
          <ellipse cx={1} cy={5} rx={8} ry={3} fill="#00000038" />
          <path d="M-7 -2h9v7h-9z" fill="#a67c48" stroke="#3d2b15" strokeWidth={0.7} />
          <path d="M-7 .3h9m-9 2.400h9M-4.500 -2v7m4 -7v7" stroke="#3d2b15" strokeWidth={0.4} />
          <path
            d="M2 5q-1.400 -5.500 2.200 -6.400l-.8 -1.500h3l-.8 1.500q3.600 1 2.300 6.400z"
            fill="#d8c7a0"
            stroke="#3d2b15"
            strokeWidth={0.6}
          />
        </>
      )}
    </g>
  );
}

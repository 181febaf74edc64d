import type { ReactNode } from 'react';
import type { Point } from './camera.ts';

/** A distance at the corner of an arc, outside of it: the handle to turn by stands in the middle. */
export function RangeLabel({
  at,
  from,
  children,
}: {
  readonly at: Point;
  /** The middle of the arc at that distance. */
  readonly from: Point;
  readonly children: ReactNode;
}): ReactNode {
  const outwards = at.x < from.x ? -1 : 1;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="screen-exact">
        <text className="range-label" x={6 * outwards} y={4} textAnchor={outwards < 0 ? 'end' : 'start'}>
          {children}
        </text>
      </g>
    </g>
  );
}

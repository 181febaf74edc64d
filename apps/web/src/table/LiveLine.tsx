import type { ReactNode } from 'react';
import type { Point } from './camera.ts';

const SWORDS = 'M-6 -6L6 6M6 -6L-6 6M-7 3L-3 7M7 3L3 7';
const FLAG = 'M-4 7V-7L6 -4L-4 -1';

/** A thin line with its length, from a piece in hand to one that matters. */
export function LiveLine({
  from,
  to,
  label,
  enemy,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
  readonly enemy: boolean;
}): ReactNode {
  return (
    <g>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={enemy ? 'live-line enemy' : 'live-line'} />
      <g transform={`translate(${(from.x + 4 * to.x) / 5} ${(from.y + 4 * to.y) / 5})`}>
        <g className="screen-exact">
          <path className="live-sign" d={enemy ? SWORDS : FLAG} />
          <text className="live-label" x={10} y={4}>
            {label}
          </text>
        </g>
      </g>
    </g>
  );
}

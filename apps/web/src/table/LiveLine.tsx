import type { ReactNode } from 'react';
import type { Point } from './camera.ts';

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
      <g transform={`translate(${(from.x + 2 * to.x) / 3} ${(from.y + 2 * to.y) / 3})`}>
        <g className="screen-exact">
          <text className="live-label" textAnchor="middle" y={4}>
            {enemy ? '⚔ ' : '⚑ '}
            {label}
          </text>
        </g>
      </g>
    </g>
  );
}

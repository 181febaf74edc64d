/** Letters at a place of the table, of one size at every zoom. */
import type { ReactNode } from 'react';
import type { Point } from './camera.ts';

interface PlaceLabelProps {
  readonly at: Point;
  readonly text: string;
  /** Pixels from the place down to the letters. */
  readonly below: number;
  readonly className: 'range-label' | 'live-label';
}

export function PlaceLabel({ at, text, below, className }: PlaceLabelProps): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="screen-exact">
        <text className={className} textAnchor="middle" y={below}>
          {text}
        </text>
      </g>
    </g>
  );
}

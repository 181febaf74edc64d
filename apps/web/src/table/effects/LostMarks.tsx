/** Where units were lost: when a battle is over, a cross in the colour of their side stands at each place. */
import type { ReactNode } from 'react';
import { liveryOf } from '../troops/uniforms.ts';

/** In millimetres. */
export interface LostAt {
  readonly x: number;
  readonly y: number;
  readonly side: 0 | 1;
}

/** Half the arms, in pixels: the mark has one size, however near the table is. */
const ARM = 9;
const CROSS = `M${-ARM} ${-ARM}L${ARM} ${ARM}M${ARM} ${-ARM}L${-ARM} ${ARM}`;

export function LostMarks({ lost }: { readonly lost: readonly LostAt[] }): ReactNode {
  return (
    <g className="lost-marks" fill="none" strokeLinecap="round" aria-hidden="true">
      {lost.map(({ x, y, side }) => (
        <g
          key={`${x} ${y} ${side}`}
          style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(var(--u))` }}
        >
          <path d={CROSS} stroke="#fbf5e6" strokeWidth={7} />
          <path d={CROSS} stroke={liveryOf(side).rim} strokeWidth={3.6} />
        </g>
      ))}
    </g>
  );
}

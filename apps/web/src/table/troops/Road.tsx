import type { ReactNode } from 'react';
import { type Flat, smoothPath } from '../drawing/shapes.ts';

/** A sunken verge, worn earth, two ruts. */
export function Road({ points }: { readonly points: Flat }): ReactNode {
  const d = smoothPath(points);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="#7c7a45" strokeWidth={31} opacity={0.4} />
      <path d={d} stroke="#8d7a4b" strokeWidth={22.5} />
      <path d={d} stroke="#d2bd88" strokeWidth={20} />
      <path d={d} stroke="#b29a67" strokeWidth={12} opacity={0.7} />
      <path d={d} stroke="#d8c592" strokeWidth={8.5} />
      <path d={d} stroke="#b79f6c" strokeWidth={1.4} strokeDasharray="3 11" opacity={0.6} />
    </g>
  );
}

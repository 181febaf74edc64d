import type { ReactNode } from 'react';
import { type Flat, roundPath } from '../drawing/shapes.ts';

export function Road({ points }: { readonly points: Flat }): ReactNode {
  const d = roundPath(points, 60, false);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="#8d7850" strokeWidth={27} opacity={0.35} />
      <path d={d} stroke="#a08a5e" strokeWidth={23} opacity={0.85} />
      <path d={d} stroke="#d4c499" strokeWidth={20} />
      <path d={d} stroke="#b9a678" strokeWidth={9.5} />
      <path d={d} stroke="#d4c499" strokeWidth={6} />
      <path d={d} stroke="#a79568" strokeWidth={20} strokeDasharray="1 9 2 17" opacity={0.22} />
    </g>
  );
}

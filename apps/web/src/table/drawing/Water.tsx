import type { ReactNode } from 'react';
import { type Flat, roundPath, straightPath } from './shapes.ts';

/** A river or a pond. */
export function Water({ points }: { readonly points: Flat }): ReactNode {
  return (
    <g>
      <path d={straightPath(points, true)} fill="#a9bfc0" stroke="#6f8a8f" strokeWidth={2.4} strokeLinejoin="round" />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#dfe9e6"
        strokeWidth={1}
        strokeDasharray="14 22"
        transform="translate(0 -3)"
        opacity={0.8}
      />
    </g>
  );
}

/** Planks from bank to bank. */
export function Bridge({ points }: { readonly points: Flat }): ReactNode {
  return (
    <g>
      <path d={roundPath(points, 3, true)} fill="#b08a56" stroke="#4a3826" strokeWidth={1.6} />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#6b4d2c"
        strokeWidth={4.5}
        strokeDasharray="1.400 4.600"
        opacity={0.7}
      />
    </g>
  );
}

/** Shallow water over stones. */
export function Ford({ points }: { readonly points: Flat }): ReactNode {
  return (
    <g>
      <path d={roundPath(points, 8, true)} fill="#c9c6a4" stroke="#8d9a8c" strokeWidth={1.4} strokeDasharray="5 3" />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#8a8271"
        strokeWidth={5}
        strokeLinecap="round"
        strokeDasharray=".1 11"
      />
    </g>
  );
}

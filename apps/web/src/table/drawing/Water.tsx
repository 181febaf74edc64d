import type { ReactNode } from 'react';
import { boundsOf, cornersOf, type Flat, smoothPath, straightPath } from './shapes.ts';

/** A river or a pond: a bank of earth, deeper water away from it. */
export function Water({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, true);
  const { x, y, width, height } = boundsOf(points);
  return (
    <g strokeLinejoin="round" clipPath="url(#turf-edge)">
      <path d={d} fill="#6f949c" stroke="#8d8557" strokeWidth={5} />
      <path d={d} fill="#6f949c" stroke="#5f8590" strokeWidth={2} />
      <path d={ripples(x, y, width, height)} stroke="#b9d3d2" strokeWidth={1.6} strokeLinecap="round" opacity={0.75} />
    </g>
  );
}

/** Short strokes along the water in a few lines, which never reach its banks. */
function ripples(x: number, y: number, width: number, height: number): string {
  const across = width < height;
  const [long, wide] = across ? [height, width] : [width, height];
  let d = '';
  for (let line = 1; line <= 3; line++) {
    const aside = (wide * line) / 4;
    for (let at = 14 + line * 17; at < long - 24; at += 58)
      d += across
        ? `M${(x + aside).toFixed(1)} ${(y + at).toFixed(1)}v14`
        : `M${(x + at).toFixed(1)} ${(y + aside).toFixed(1)}h14`;
  }
  return d;
}

/** A stream that is a line: grass, bank, water. */
export function Stream({ points }: { readonly points: Flat }): ReactNode {
  const d = smoothPath(points);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round" clipPath="url(#turf-edge)">
      <path d={d} stroke="#6f7a45" strokeWidth={24} opacity={0.45} />
      <path d={d} stroke="#8d8557" strokeWidth={19} />
      <path d={d} stroke="#5f8590" strokeWidth={15.5} />
      <path d={d} stroke="#7fa5ab" strokeWidth={10} />
      <path
        d={d}
        stroke="#c2d8d6"
        strokeWidth={1.4}
        strokeDasharray="14 22"
        opacity={0.85}
        transform="translate(-1 -2)"
      />
    </g>
  );
}

/** Planks from bank to bank, with a rail on either side. */
export function Bridge({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, true);
  return (
    <g>
      <path d={d} fill="#1d2413" opacity={0.3} transform="translate(5 5)" />
      <path d={d} fill="#a58452" stroke="#6b4f2c" strokeWidth={2} />
      <path d={planks(points)} stroke="#6b4f2c" strokeWidth={1.2} opacity={0.8} />
      <path d={d} fill="none" stroke="#c9a56a" strokeWidth={2.6} transform="translate(0 -4)" opacity={0.9} />
    </g>
  );
}

/** Lines across a four-cornered figure, along its shorter sides. */
function planks(points: Flat): string {
  if (points.length !== 8) return '';
  const [ax, ay, bx, by, cx, cy, ex, ey] = cornersOf(points);
  const first = Math.hypot(bx - ax, by - ay);
  const second = Math.hypot(cx - bx, cy - by);
  const [from, to, length] =
    first > second
      ? ([[ax, ay, ex, ey], [bx, by, cx, cy], first] as const)
      : ([[ax, ay, bx, by], [ex, ey, cx, cy], second] as const);
  let d = '';
  const count = Math.max(2, Math.round(length / 7));
  for (let k = 1; k < count; k++) {
    const mix = (i: 0 | 1 | 2 | 3) => (from[i] + ((to[i] - from[i]) * k) / count).toFixed(1);
    d += `M${mix(0)} ${mix(1)}L${mix(2)} ${mix(3)}`;
  }
  return d;
}

/** Shallow water over stones. */
export function Ford({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, true);
  return (
    <g>
      <path d={d} fill="#a9b8a0" stroke="#5f4d26" strokeWidth={1.6} strokeDasharray="1 5" strokeLinecap="round" />
      <path d={planks(points)} stroke="#8a8271" strokeWidth={4} strokeLinecap="round" strokeDasharray=".1 11" />
    </g>
  );
}

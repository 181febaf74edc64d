import type { ReactNode } from 'react';
import { noise, oval } from './ink.ts';
import { type Flat, roundPath, scattered, straightPath } from './shapes.ts';

interface Props {
  readonly points: Flat;
  readonly seed: number;
}

const f = (value: number) => value.toFixed(1);

/** Stones and scrub on bare earth. */
export function Rough({ points, seed }: Props): ReactNode {
  const { shadow, dark, light, scrub } = stones(points, seed);
  return (
    <g>
      <path d={roundPath(points, 6, true)} fill="#b79f6c" opacity={0.85} />
      <Edge points={points} stroke="#5f4d26" />
      <path d={shadow} fill="#1d2413" opacity={0.3} />
      <path d={scrub} fill="none" stroke="#697034" strokeWidth={1.3} strokeLinecap="round" />
      <path d={dark} fill="#8b8474" />
      <path d={light} fill="#bdb6a4" />
    </g>
  );
}

/** Stones with a lit and a shaded face, some scrub between them; nothing lies outside the edge. */
export function stones(
  points: Flat,
  seed: number,
): { readonly shadow: string; readonly dark: string; readonly light: string; readonly scrub: string } {
  const drawn = { shadow: '', dark: '', light: '', scrub: '' };
  for (const [i, [x, y, random]] of scattered(points, 26, 14, (a, b) => noise(a + seed * 23, b)).entries()) {
    if (noise(i, seed) < 0.3) {
      drawn.scrub += `M${f(x)} ${f(y)}l-2.600-5m2.600 5v-7m0 7l2.600-5`;
      continue;
    }
    const r = 3.6 + random * random * 8.5;
    drawn.shadow += oval(x + r * 0.4, y + r * 0.2, r * 1.1, r * 0.5);
    drawn.dark += `M${f(x - r)} ${f(y)}l${f(r * 0.3)} ${f(-r * 0.8)} ${f(r * 0.7)} ${f(-r * 0.35)} ${f(r * 0.8)} ${f(r * 0.5)} ${f(r * 0.25)} ${f(r * 0.8)}q${f(-r)} ${f(r * 0.4)} ${f(-r * 2.05)} ${f(-0.15 * r)}z`;
    drawn.light += `M${f(x - r * 0.9)} ${f(y - r * 0.1)}l${f(r * 0.25)} ${f(-r * 0.7)} ${f(r * 0.65)} ${f(-r * 0.3)} ${f(r * 0.3)} ${f(r * 0.3)}z`;
  }
  return drawn;
}

/** Reeds and standing water. */
export function Swamp({ points, seed }: Props): ReactNode {
  let reeds = '';
  let water = '';
  for (const [x, y, random] of scattered(points, 17, 9, (a, b) => noise(a + seed * 29, b))) {
    if (random < 0.5) reeds += `M${f(x)} ${f(y)}v-8m-2.400 8l-1.600-5.500m5.200 5.500l1.400-6`;
    else water += oval(x, y, 7 + random * 2, 2.4);
  }
  return (
    <g>
      <path d={roundPath(points, 6, true)} fill="#8c9d78" opacity={0.9} />
      <Edge points={points} stroke="#3f5a4c" />
      <path d={water} fill="#7fa5ab" stroke="#c6dad6" strokeWidth={0.8} opacity={0.85} />
      <path d={reeds} stroke="#4f5e33" strokeWidth={1.2} fill="none" />
    </g>
  );
}

/** What counts has an edge: dotted along the true outline. */
function Edge({ points, stroke }: { readonly points: Flat; readonly stroke: string }): ReactNode {
  return (
    <path
      d={straightPath(points, true)}
      fill="none"
      stroke={stroke}
      strokeWidth={1.8}
      strokeDasharray="1 5"
      strokeLinecap="round"
    />
  );
}

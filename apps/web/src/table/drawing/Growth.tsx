import type { ReactNode } from 'react';
import { noise, oval } from './ink.ts';
import { type Flat, roundPath, scattered, straightPath } from './shapes.ts';

interface Props {
  readonly points: Flat;
  readonly seed: number;
}

/** A tree top: a ring of leaves. */
function crown(x: number, y: number, r: number, turn: number): string {
  const lobes = 7;
  let d = '';
  for (let i = 0; i <= lobes; i++) {
    const a = turn + (i * 2 * Math.PI) / lobes;
    const px = (x + Math.cos(a) * r).toFixed(1);
    const py = (y + Math.sin(a) * r).toFixed(1);
    d += i === 0 ? `M${px} ${py}` : `A${(r * 0.52).toFixed(1)} ${(r * 0.52).toFixed(1)} 0 0 1 ${px} ${py}`;
  }
  return `${d}z`;
}

const GREENS = ['#4f6a3c', '#5a7544', '#648049', '#6f8750'] as const;

export function Wood({ points, seed }: Props): ReactNode {
  const trees = scattered(points, 16.5, 6.5, (i, j) => noise(i + seed * 17, j));
  let shadow = '';
  let light = '';
  let trunk = '';
  const crowns = GREENS.map(() => '');
  for (const [i, [x, y, random]] of trees.entries()) {
    const r = 6.4 + random * 3.4;
    shadow += oval(x + 2.6, y + 3.4, r * 1.04, r);
    const green = Math.floor(noise(i, seed + 3) * GREENS.length);
    crowns[green] += crown(x, y, r, random * 6);
    light += oval(x - r * 0.28, y - r * 0.32, r * 0.46, r * 0.4);
    trunk += oval(x, y, 0.9, 0.9);
  }
  return (
    <g>
      <path d={roundPath(points, 22, true)} fill="#7f8f58" opacity={0.75} />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#3f5530"
        strokeWidth={1}
        strokeDasharray="3 4"
        opacity={0.7}
      />
      <path d={shadow} fill="#2d3a22" opacity={0.34} />
      {crowns.map((d, i) => (
        <path key={GREENS[i]} d={d} fill={GREENS[i]} stroke="#364a29" strokeWidth={0.6} />
      ))}
      <path d={light} fill="#a8b877" opacity={0.3} />
      <path d={trunk} fill="#33421f" opacity={0.5} />
    </g>
  );
}

export function Rough({ points, seed }: Props): ReactNode {
  let stones = '';
  let shade = '';
  let scrub = '';
  for (const [i, [x, y, random]] of scattered(points, 15, 4, (a, b) => noise(a + seed * 23, b)).entries()) {
    if (random < 0.55) {
      const r = 2 + random * 4.6;
      const corner = (k: number) => {
        const a = (k / 6) * 2 * Math.PI + random * 5;
        const l = r * (0.75 + noise(i, k + seed) * 0.45);
        return `${(x + Math.cos(a) * l).toFixed(1)} ${(y + Math.sin(a) * l * 0.8).toFixed(1)}`;
      };
      stones += `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
      shade += oval(x + 1.3, y + 1.9, r, r * 0.72);
    } else {
      scrub += `M${x.toFixed(1)} ${y.toFixed(1)}l-3 -4.4m3 4.4l-.6 -6m.6 6l2.4 -5.4m-2.4 5.4l4.2 -3`;
    }
  }
  return (
    <g>
      <path d={roundPath(points, 24, true)} fill="#b9a273" opacity={0.62} />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#7b6440"
        strokeWidth={1}
        strokeDasharray="3 4"
        opacity={0.75}
      />
      <path d={shade} fill="#4a3b22" opacity={0.3} />
      <path d={scrub} fill="none" stroke="#6f7a45" strokeWidth={1} strokeLinecap="round" />
      <path d={stones} fill="#a89f8a" stroke="#6b6352" strokeWidth={0.7} strokeLinejoin="round" />
    </g>
  );
}

export function Swamp({ points, seed }: Props): ReactNode {
  let reeds = '';
  let water = '';
  for (const [x, y, random] of scattered(points, 17, 5, (a, b) => noise(a + seed * 29, b))) {
    if (random < 0.5) reeds += `M${x.toFixed(1)} ${y.toFixed(1)}v-6m-2.4 6l-1.4 -4.4m4.8 4.4l1.4 -5`;
    else water += `M${(x - 7).toFixed(1)} ${y.toFixed(1)}h14m-10 2.6h8`;
  }
  return (
    <g>
      <path d={roundPath(points, 26, true)} fill="#8fa08a" opacity={0.8} />
      <path d={straightPath(points, true)} fill="none" stroke="#4f6a62" strokeWidth={1} strokeDasharray="3 4" />
      <path d={water} stroke="#dbe3da" strokeWidth={1} fill="none" opacity={0.8} />
      <path d={reeds} stroke="#4f5e33" strokeWidth={1.1} fill="none" />
    </g>
  );
}

/** One tree by itself. */
export function Tree({
  x,
  y,
  radius,
  seed,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly seed: number;
}): ReactNode {
  const random = noise(seed, 31);
  return (
    <g>
      <path d={oval(x + radius * 0.3, y + radius * 0.42, radius * 0.92, radius * 0.85)} fill="#2d3a22" opacity={0.34} />
      <path
        d={crown(x, y, radius * 0.78, random * 6)}
        fill={GREENS[Math.floor(random * GREENS.length)]}
        stroke="#364a29"
        strokeWidth={0.7}
      />
      <path d={oval(x - radius * 0.24, y - radius * 0.28, radius * 0.4, radius * 0.34)} fill="#a8b877" opacity={0.35} />
      <path d={oval(x, y, 1.6, 1.6)} fill="#4a3826" />
    </g>
  );
}

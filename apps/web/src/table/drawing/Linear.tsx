import type { ReactNode } from 'react';
import { noise, oval } from './ink.ts';
import { type Flat, straightPath } from './shapes.ts';
import { Stream } from './Water.tsx';

export type LineKind = 'stream' | 'ford' | 'hedge' | 'fence' | 'ditch' | 'wall';

interface Props {
  readonly points: Flat;
  readonly kind: LineKind;
  readonly seed: number;
}

/** Streams, hedges, fences, ditches and walls, as open lines that stand up from the plan. */
export function Linear({ points, kind, seed }: Props): ReactNode {
  switch (kind) {
    case 'stream':
    case 'ford':
      return <Stream points={points} />;
    case 'hedge':
      return <Hedge points={points} seed={seed} />;
    case 'fence':
      return <Fence points={points} />;
    case 'ditch':
      return <Ditch points={points} />;
    case 'wall':
      return <Wall points={points} height={6} thick={4} />;
  }
}

/** Courses of stone from the foot to the coping. */
export function Wall({
  points,
  height,
  thick,
}: {
  readonly points: Flat;
  readonly height: number;
  readonly thick: number;
}): ReactNode {
  const d = straightPath(points, false);
  return (
    <g fill="none" strokeLinejoin="round">
      <path
        d={d}
        transform={`translate(${height * 0.8} ${height * 0.5})`}
        stroke="#1d2413"
        strokeWidth={thick + 1}
        opacity={0.3}
      />
      <path d={d} stroke="#6b6353" strokeWidth={thick + 1} />
      <path d={d} transform={`translate(0 ${-height / 2})`} stroke="#8d8472" strokeWidth={thick + 2} />
      <path d={d} transform={`translate(0 ${-height})`} stroke="#c6bda6" strokeWidth={thick} />
      <path d={d} transform={`translate(0 ${-height})`} stroke="#8d8472" strokeWidth={thick} strokeDasharray="1 6" />
    </g>
  );
}

/** Places along a line, one in so many millimetres, both ends included. */
function along(points: Flat, pitch: number): readonly (readonly [x: number, y: number])[] {
  const places: [number, number][] = [];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax, ay, bx, by] = points.slice(i, i + 4) as [number, number, number, number];
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / pitch));
    for (let k = 0; k <= count; k++) places.push([ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count]);
  }
  return places;
}

function Hedge({ points, seed }: { readonly points: Flat; readonly seed: number }): ReactNode {
  let [shadow, dark, leaves, light] = ['', '', '', ''];
  for (const [i, [x, y]] of along(points, 6.5).entries()) {
    const r = 4.2 + noise(i, seed) * 1.6;
    shadow += oval(x + 4, y + 2, r * 1.2, r * 0.7);
    dark += oval(x, y - 2.6, r, r * 1.15);
    leaves += oval(x - 0.7, y - 4.6, r * 0.8, r * 0.85);
    light += oval(x - 1.6, y - 6.4, r * 0.4, r * 0.4);
  }
  return (
    <g>
      <path d={shadow} fill="#1d2413" opacity={0.3} />
      <path d={dark} fill="#3d5a2c" />
      <path d={leaves} fill="#56783a" />
      <path d={light} fill="#8aa355" />
    </g>
  );
}

function Fence({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, false);
  const posts = along(points, 16)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}v-11`)
    .join('');
  return (
    <g fill="none">
      <path d={d} transform="translate(5 3)" stroke="#1d2413" strokeWidth={3} opacity={0.28} />
      <path d={d} stroke="#5d6a38" strokeWidth={2} opacity={0.6} />
      <path d={posts} stroke="#57401f" strokeWidth={2.6} strokeLinecap="round" />
      <path d={d} transform="translate(0 -4)" stroke="#6d5029" strokeWidth={2} />
      <path d={d} transform="translate(0 -8.500)" stroke="#8a6a3a" strokeWidth={2.2} />
    </g>
  );
}

function Ditch({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, false);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="#c9b787" strokeWidth={11} opacity={0.8} />
      <path d={d} stroke="#6d5730" strokeWidth={6} />
      <path d={d} transform="translate(.800 1)" stroke="#4c3c20" strokeWidth={2.6} />
    </g>
  );
}

import type { ReactNode } from 'react';
import { noise, oval } from './ink.ts';
import { type Flat, roundPath, straightPath } from './shapes.ts';

export type LineKind = 'stream' | 'ford' | 'hedge' | 'fence' | 'ditch' | 'wall';

/** Streams, hedges, fences, ditches and walls, as open lines. */
export function Linear({
  points,
  kind,
  seed,
}: {
  readonly points: Flat;
  readonly kind: LineKind;
  readonly seed: number;
}): ReactNode {
  const d = straightPath(points, false);
  if (kind === 'stream' || kind === 'ford') {
    return (
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={roundPath(points, 30, false)} stroke="#6f8a8f" strokeWidth={17} />
        <path d={roundPath(points, 30, false)} stroke="#a9bfc0" strokeWidth={13} />
        <path d={roundPath(points, 30, false)} stroke="#dfe9e6" strokeWidth={1} strokeDasharray="14 22" />
      </g>
    );
  }
  if (kind === 'hedge') {
    let leaves = '';
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [ax, ay, bx, by] = points.slice(i, i + 4) as [number, number, number, number];
      const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 6));
      for (let k = 0; k <= count; k++) {
        leaves += oval(ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count, 3.4 + noise(k, seed), 3.1);
      }
    }
    return <path d={leaves} fill="#5a7544" stroke="#364a29" strokeWidth={0.5} />;
  }
  const wall = kind === 'wall';
  return (
    <g fill="none">
      <path d={d} stroke="#3b3122" strokeWidth={wall ? 5 : 3} opacity={0.3} transform="translate(1.4 2)" />
      <path d={d} stroke={wall ? '#a89f8a' : kind === 'ditch' ? '#7b6440' : '#7a5f3d'} strokeWidth={wall ? 4.6 : 2.4} />
      <path
        d={d}
        stroke={wall ? '#6b6352' : '#4a3826'}
        strokeWidth={wall ? 4.6 : 4}
        strokeDasharray={wall ? '0.7 5' : '1.4 11'}
      />
    </g>
  );
}

import type { ReactNode } from 'react';
import { Wall } from '../drawing/Linear.tsx';
import { House, type RoofTone } from '../drawing/House.tsx';
import { boundsOf, cornersOf, type Flat, straightPath } from '../drawing/shapes.ts';
import { Trees } from '../drawing/Wood.tsx';

/** A rectangle in tenths of a plan: left, top, width, depth. */
type Tenths = readonly [left: number, top: number, width: number, depth: number];

/** A walled farm; the wall is the edge of impassable ground. */
export function Farm({ points }: { readonly points: Flat }): ReactNode {
  const at = planOf(points);
  return (
    <g>
      <path d={straightPath(points, true)} fill="#c9b27c" stroke="#5f4d26" strokeWidth={1.6} />
      <House points={at([0.3, 0.4, 9.4, 3.6])} eaves={15} ridge={25} />
      <House points={at([6.6, 4.4, 3, 5.1])} eaves={12} ridge={20} />
      <Trees
        trees={treesAt(at, [
          [2, 8.4, 0.45],
          [4.6, 6.6, 0.36],
        ])}
      />
      <Wall points={outline(at, [0, 3.8, 0, 10, 10, 10])} height={6} thick={3.4} />
    </g>
  );
}

/** Houses of a village. */
const HOUSES: readonly (readonly [...Tenths, RoofTone])[] = [
  [0.6, 0.6, 3, 1.5, 'tiles'],
  [6.4, 0.6, 1.5, 2.3, 'thatch'],
  [8.3, 0.6, 1.3, 2.6, 'tiles'],
  [0.6, 2.6, 1.4, 1.9, 'tiles'],
  [2.5, 3, 1.7, 1.4, 'thatch'],
  [6.3, 3.5, 2.6, 1.1, 'slate'],
  [0.6, 6.2, 2.4, 1.3, 'tiles'],
  [6.1, 6.1, 1.4, 2.2, 'tiles'],
  [8, 6, 1.7, 1.4, 'thatch'],
  [0.6, 8.1, 3.3, 1.5, 'thatch'],
  [7.9, 8.2, 1.7, 1.4, 'tiles'],
];

/** A sector of a built-up area: houses in four blocks, streets between them, its true edge about it all. */
export function Village({ points }: { readonly points: Flat }): ReactNode {
  const at = planOf(points);
  const { width } = boundsOf(points);
  const height = Math.min(16, Math.max(7, width / 10));
  return (
    <g>
      <path d={straightPath(points, true)} fill="#bfb07f" stroke="#5f4d26" strokeWidth={2} strokeDasharray="7 2" />
      <path d={streets(at)} stroke="#d9c796" strokeWidth={width / 12} />
      {HOUSES.map(([left, top, wide, deep, roof]) => (
        <House
          key={`${left} ${top}`}
          points={at([left, top, wide, deep])}
          eaves={height}
          ridge={height * 1.6}
          roof={roof}
        />
      ))}
      <Trees
        trees={treesAt(at, [
          [4.2, 2.4, 0.4],
          [9.4, 4.8, 0.36],
          [3.6, 7.6, 0.45],
        ])}
      />
    </g>
  );
}

type Plan = (part: Tenths) => Flat;

/** Rectangles of a four-cornered figure, however it is turned. Others get their upright rectangle. */
function planOf(points: Flat): Plan {
  const { x, y, width, height } = boundsOf(points);
  const upright = [x, y, x + width, y, x + width, y + height, x, y + height];
  const [ax, ay, bx, by, , , dx, dy] = cornersOf(points.length === 8 ? points : upright);
  const place = (u: number, v: number) => [
    ax + ((bx - ax) * u + (dx - ax) * v) / 10,
    ay + ((by - ay) * u + (dy - ay) * v) / 10,
  ];
  return ([left, top, wide, deep]) =>
    [
      [left, top],
      [left + wide, top],
      [left + wide, top + deep],
      [left, top + deep],
    ].flatMap(([u = 0, v = 0]) => place(u, v));
}

/** Points of a plan, given in tenths. */
function outline(at: Plan, tenths: readonly number[]): Flat {
  return tenths.flatMap((u, i) => (i % 2 === 0 ? at([u, tenths[i + 1] ?? 0, 0, 0]).slice(0, 2) : []));
}

const streets = (at: Plan): string =>
  straightPath(outline(at, [5, 0, 5, 10]), false) + straightPath(outline(at, [0, 5, 10, 5]), false);

function treesAt(at: Plan, trees: readonly (readonly [left: number, top: number, size: number])[]) {
  return trees.map(([left, top, size], tone) => {
    const [x = 0, y = 0] = at([left, top, 0, 0]);
    return { x, y, size, tone };
  });
}

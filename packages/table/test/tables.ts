import fc from 'fast-check';
import { convexHull, type Polygon, type Pose, type Quad, quadOf, type Size } from '../src/index.ts';

/** What the tests of the table share: things to put on it, and its own symmetries. */

/** Footprints of 15 mm bases, in steps, and some odd ones. */
const SIZES: readonly Size[] = [
  { width: 7680, depth: 960 },
  { width: 3840, depth: 1920 },
  { width: 1920, depth: 3840 },
  { width: 2880, depth: 2880 },
  { width: 960, depth: 1920 },
  { width: 1237, depth: 333 },
  { width: 41, depth: 96 },
];

export const sizes: fc.Arbitrary<Size> = fc.constantFrom(...SIZES);

/** Any facing, the four along the table's sides and the four between them more often than chance. */
export const facings: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 5759 }),
  fc.constantFrom(0, 720, 1440, 2160, 2880, 3600, 4320, 5040),
  fc.constantFrom(1, 5759, 1439, 1441, 480, 960),
);

/** Poses close enough together to meet about half the time. */
export const poses: fc.Arbitrary<Pose> = fc.record({
  x: fc.integer({ min: -6000, max: 6000 }),
  y: fc.integer({ min: -6000, max: 6000 }),
  facing: facings,
});

export interface Base {
  readonly pose: Pose;
  readonly size: Size;
}
export const bases: fc.Arbitrary<Base> = fc.record({ pose: poses, size: sizes });
export const quads: fc.Arbitrary<Quad> = bases.map((base) => quadOf(base.pose, base.size));

/** Small bases on a small field: corners and edges often meet exactly, and every whole step can be tried. */
export const smallBases: fc.Arbitrary<Base> = fc.record({
  pose: fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }), facing: facings }),
  size: fc.record({ width: fc.integer({ min: 4, max: 24 }), depth: fc.integer({ min: 4, max: 24 }) }),
});
export const smallQuads: fc.Arbitrary<Quad> = smallBases.map((base) => quadOf(base.pose, base.size));

/** The eight symmetries of the table: quarter turns, each perhaps after a mirror. */
export interface Symmetry {
  readonly quarters: number;
  readonly mirror: boolean;
}
export const SYMMETRIES: readonly Symmetry[] = [0, 1, 2, 3].flatMap((quarters) => [
  { quarters, mirror: false },
  { quarters, mirror: true },
]);
export const symmetries: fc.Arbitrary<Symmetry> = fc.constantFrom(...SYMMETRIES);

/** A place (or a direction) under a symmetry. */
export function placed(symmetry: Symmetry, x: number, y: number): [number, number] {
  let at: [number, number] = [symmetry.mirror ? -x : x, y];
  for (let i = 0; i < symmetry.quarters; i += 1) at = [-at[1], at[0]];
  return [at[0] + 0, at[1] + 0];
}

export function facingUnder(symmetry: Symmetry, facing: number): number {
  return ((((symmetry.mirror ? -facing : facing) + 1440 * symmetry.quarters) % 5760) + 5760) % 5760;
}

export function poseUnder(symmetry: Symmetry, pose: Pose): Pose {
  const [x, y] = placed(symmetry, pose.x, pose.y);
  return { x, y, facing: facingUnder(symmetry, pose.facing) };
}

export function quadUnder(symmetry: Symmetry, base: Base): Quad {
  return quadOf(poseUnder(symmetry, base.pose), base.size);
}

export function polygonUnder(symmetry: Symmetry, polygon: readonly number[]): number[] {
  const result: number[] = [];
  for (let i = 0; i < polygon.length; i += 2) {
    result.push(...placed(symmetry, polygon[i] as number, polygon[i + 1] as number));
  }
  return result;
}

export function cornersOf(q: Quad): [number, number][] {
  return [
    [q.ax, q.ay],
    [q.bx, q.by],
    [q.cx, q.cy],
    [q.dx, q.dy],
  ];
}

/** A quad from its corners a, b, d (the fourth makes it a parallelogram), where a test needs exact slanted edges. */
export function quadFromCorners(ax: number, ay: number, bx: number, by: number, dx: number, dy: number): Quad {
  const cx = bx + dx - ax;
  const cy = by + dy - ay;
  return {
    ax,
    ay,
    bx,
    by,
    cx,
    cy,
    dx,
    dy,
    minX: Math.min(ax, bx, cx, dx),
    minY: Math.min(ay, by, cy, dy),
    maxX: Math.max(ax, bx, cx, dx),
    maxY: Math.max(ay, by, cy, dy),
  };
}

/** The same ground with its corners named from another one on. */
export function renamed(q: Quad, by: number): Quad {
  const corners = cornersOf(q);
  const at = (i: number): [number, number] => corners[(i + by) % 4] as [number, number];
  return quadFromCorners(...at(0), ...at(1), ...at(3));
}

/** A quad under a symmetry, clockwise again and its corners named from another one on. */
export function shapeUnder(symmetry: Symmetry, q: Quad, by: number): Quad {
  const corners = cornersOf(q).map(([x, y]) => placed(symmetry, x, y));
  const [a, b, c, d] = corners as [[number, number], [number, number], [number, number], [number, number]];
  return renamed(symmetry.mirror ? quadFromCorners(...b, ...a, ...c) : quadFromCorners(...a, ...b, ...d), by);
}

/**
 * Everywhere a corner can meet the middle of a slanted edge: `slanted` has an edge on which one corner of `level`
 * lies, from outside; a step along `inward` it is inside. In every symmetry and under every naming of both.
 */
export function cornerOnEdgeCases(): { slanted: Quad; level: Quad; inward: readonly [number, number] }[] {
  return SYMMETRIES.flatMap((symmetry) =>
    [0, 1, 2, 3].flatMap((k) =>
      [0, 1, 2, 3].map((l) => ({
        slanted: shapeUnder(symmetry, quadFromCorners(0, 0, 80, 60, -60, 80), k),
        level: shapeUnder(symmetry, quadFromCorners(40, 0, 90, 0, 40, 30), l),
        inward: placed(symmetry, 0, 1),
      })),
    ),
  );
}

/** Convex polygons of 3 to 8 corners. */
export const convexes: fc.Arbitrary<Polygon> = fc
  .array(fc.integer({ min: -40, max: 40 }), { minLength: 6, maxLength: 16 })
  .map((numbers) => convexHull(numbers.length % 2 === 0 ? numbers : numbers.slice(1)))
  .filter((hull) => hull.length >= 6);

/** A simple polygon between a lower and an upper chain over the same columns, mostly concave; and its trapezoids. */
export interface Banded {
  readonly columns: readonly { readonly x: number; readonly low: number; readonly high: number }[];
  readonly polygon: Polygon;
  readonly trapezoids: readonly Polygon[];
}
export const banded: fc.Arbitrary<Banded> = fc
  .array(
    fc.record({
      step: fc.integer({ min: 1, max: 15 }),
      low: fc.integer({ min: -30, max: 30 }),
      tall: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .chain((parts) => fc.tuple(fc.constant(parts), fc.integer({ min: -40, max: 10 }), fc.boolean()))
  .map(([parts, start, reverse]) => {
    let x = start;
    const columns = parts.map((part) => {
      x += part.step;
      return { x, low: part.low, high: part.low + part.tall };
    });
    const lows = columns.flatMap((c) => [[c.x, c.low]]);
    const highs = columns.flatMap((c) => [[c.x, c.high]]).reverse();
    const corners = [...lows, ...highs];
    if (reverse) corners.reverse();
    const trapezoids = columns.slice(1).map((right, i) => {
      const left = columns[i] as (typeof columns)[number];
      return [left.x, left.low, right.x, right.low, right.x, right.high, left.x, left.high];
    });
    return { columns, polygon: corners.flat(), trapezoids };
  });

/** Do two convex polygons share area (or, if `closed`, a point)? In big integers, over every edge of both. */
export function sharesBySeparation(p: readonly number[], q: readonly number[], closed: boolean): boolean {
  for (const edges of [p, q]) {
    for (let i = 0; i < edges.length; i += 2) {
      const ex = BigInt((edges[(i + 2) % edges.length] as number) - (edges[i] as number));
      const ey = BigInt((edges[(i + 3) % edges.length] as number) - (edges[i + 1] as number));
      const project = (points: readonly number[]): [bigint, bigint] => {
        const all: bigint[] = [];
        for (let k = 0; k < points.length; k += 2) {
          all.push(ex * BigInt(points[k + 1] as number) - ey * BigInt(points[k] as number));
        }
        all.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        return [all[0] as bigint, all[all.length - 1] as bigint];
      };
      const [pLow, pHigh] = project(p);
      const [qLow, qHigh] = project(q);
      if (closed ? pHigh < qLow || qHigh < pLow : pHigh <= qLow || qHigh <= pLow) return false;
    }
  }
  return true;
}

/** The gap between two quads, the first moved by (mx, my), by trying every corner against every edge in floats. */
export function slowGap(p: Quad, q: Quad, mx = 0, my = 0): number {
  const ps = cornersOf(p).map(([x, y]): [number, number] => [x + mx, y + my]);
  const qs = cornersOf(q);
  const inside = (corners: [number, number][], x: number, y: number): boolean =>
    corners.every(([x1, y1], i) => {
      const [x2, y2] = corners[(i + 1) % 4] as [number, number];
      return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0;
    });
  let best = Number.POSITIVE_INFINITY;
  for (const [one, other] of [
    [ps, qs],
    [qs, ps],
  ] as const) {
    for (const [x, y] of one) {
      if (inside(other, x, y)) return 0;
      for (let i = 0; i < 4; i += 1) {
        const [x1, y1] = other[i] as [number, number];
        const [x2, y2] = other[(i + 1) % 4] as [number, number];
        const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1);
        const share = Math.max(0, Math.min(1, along / ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))));
        const ox = x - x1 - (x2 - x1) * share;
        const oy = y - y1 - (y2 - y1) * share;
        best = Math.min(best, Math.sqrt(ox * ox + oy * oy));
      }
    }
  }
  // No corner of either in the other: crosswise they overlap all the same.
  for (let i = 0; i < 4; i += 1) {
    for (let j = 0; j < 4; j += 1) {
      const s = (k: number, l: number, on: [number, number][], of: [number, number][]): number => {
        const [x1, y1] = on[k] as [number, number];
        const [x2, y2] = on[(k + 1) % 4] as [number, number];
        const [x, y] = of[l % 4] as [number, number];
        return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
      };
      if (s(i, j, ps, qs) * s(i, j + 1, ps, qs) < 0 && s(j, i, qs, ps) * s(j, i + 1, qs, ps) < 0) return 0;
    }
  }
  return best;
}

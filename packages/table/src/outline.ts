import { pointSegmentGapSquared } from './gap.ts';
import type { Polygon } from './hull.ts';
import { pointInPolygon, sideOfPolygon } from './polygon.ts';
import { segmentCrossesSegment, side } from './segment.ts';

/** Distances from points and segments to segments and outlines; squares of steps, exact where they are whole. */

/** Do two segments cross in their middles? Touching, sharing an end or running along one another is not crossing. */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if (!((c > 0 && d < 0) || (c < 0 && d > 0))) return false;
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  return (a > 0 && b < 0) || (a < 0 && b > 0);
}

/** The square of the shortest distance between two segments (or points): 0 exactly when they share a point. */
export function segmentsGapSquared(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  if (segmentCrossesSegment(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    pointSegmentGapSquared(ax, ay, bx, by, cx, cy),
    pointSegmentGapSquared(ax, ay, bx, by, dx, dy),
    pointSegmentGapSquared(cx, cy, dx, dy, ax, ay),
    pointSegmentGapSquared(cx, cy, dx, dy, bx, by),
  );
}

/** The square of the distance from (x, y) to the border of a polygon, from inside or outside. */
export function outlineGapSquared(x: number, y: number, polygon: Polygon): number {
  const n = polygon.length;
  let best = Number.POSITIVE_INFINITY;
  let ax = polygon[n - 2] as number;
  let ay = polygon[n - 1] as number;
  for (let i = 0; i < n; i += 2) {
    const bx = polygon[i] as number;
    const by = polygon[i + 1] as number;
    const found = pointSegmentGapSquared(ax, ay, bx, by, x, y);
    if (found < best) best = found;
    ax = bx;
    ay = by;
  }
  return best;
}

/** The square of the distance from (x, y) to a simple polygon: 0 inside it and on its border. */
export function pointPolygonGapSquared(x: number, y: number, polygon: Polygon): number {
  return sideOfPolygon(x, y, 1, polygon) >= 0 ? 0 : outlineGapSquared(x, y, polygon);
}

/** The square of the distance from a segment (or point) to a simple polygon: 0 when they share a point. */
export function segmentPolygonGapSquared(x1: number, y1: number, x2: number, y2: number, polygon: Polygon): number {
  const n = polygon.length;
  if (n < 2) return Number.POSITIVE_INFINITY;
  if (sideOfPolygon(x1, y1, 1, polygon) >= 0) return 0;
  let best = Number.POSITIVE_INFINITY;
  let ax = polygon[n - 2] as number;
  let ay = polygon[n - 1] as number;
  for (let i = 0; i < n; i += 2) {
    const bx = polygon[i] as number;
    const by = polygon[i + 1] as number;
    const found = segmentsGapSquared(x1, y1, x2, y2, ax, ay, bx, by);
    if (found === 0) return 0;
    if (found < best) best = found;
    ax = bx;
    ay = by;
  }
  return best;
}

/** A simple polygon, a line or a point. */
export interface Outline {
  /** x0, y0, x1, y1 ... */
  readonly points: readonly number[];
  /** It is a polygon: what it encloses belongs to it. */
  readonly closed: boolean;
}

/** Number of sides: one fewer than corners for an open line; a point is a side of no length. */
const sidesOf = ({ points, closed }: Outline): number =>
  closed ? points.length / 2 : Math.max(1, points.length / 2 - 1);

const at = (points: readonly number[], corner: number, axis: 0 | 1): number =>
  points[2 * (corner % (points.length / 2)) + axis] as number;

/** Do two outlines share a point? */
function meet(one: Outline, two: Outline): boolean {
  const p = one.points;
  const q = two.points;
  for (let i = 0; i < sidesOf(one); i++) {
    const [ax, ay, bx, by] = [at(p, i, 0), at(p, i, 1), at(p, i + 1, 0), at(p, i + 1, 1)];
    for (let j = 0; j < sidesOf(two); j++) {
      if (segmentCrossesSegment(ax, ay, bx, by, at(q, j, 0), at(q, j, 1), at(q, j + 1, 0), at(q, j + 1, 1)))
        return true;
    }
  }
  return holds(one, two) || holds(two, one);
}

const holds = (outer: Outline, inner: Outline): boolean =>
  outer.closed && pointInPolygon(inner.points[0] as number, inner.points[1] as number, outer.points);

/** The square of the shortest distance between two outlines: 0 exactly when they share a point. */
export function outlinesGapSquared(one: Outline, two: Outline): number {
  if (meet(one, two)) return 0;
  return Math.min(cornersToSides(one, two), cornersToSides(two, one));
}

/** The least squared distance from a corner to a side. */
function cornersToSides(corners: Outline, sides: Outline): number {
  const { points } = sides;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < sidesOf(sides); i++) {
    const [ax, ay, bx, by] = [at(points, i, 0), at(points, i, 1), at(points, i + 1, 0), at(points, i + 1, 1)];
    for (let c = 0; c < corners.points.length / 2; c++) {
      const gap = pointSegmentGapSquared(ax, ay, bx, by, at(corners.points, c, 0), at(corners.points, c, 1));
      least = Math.min(least, gap);
    }
  }
  return least;
}

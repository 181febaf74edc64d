import type { Polygon } from './hull.ts';
import type { Quad } from './quad.ts';

/** The stretch of a way, in float steps from its start. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** The stretch that is left while one axis after another is looked at. */
interface Narrowing {
  from: number;
  to: number;
}

/**
 * A footprint q moves straight, its facing kept, along the unit vector (ux, uy) over 0..reach float steps (0: it stands
 * where it is). On which stretch does it overlap a convex polygon (either sense of turn) by more than `depth` steps? As
 * deep as `depth` exactly is not more. The overlap is as deep as the shortest way out of it. Null: nowhere.
 */
export function passage(
  q: Quad,
  ux: number,
  uy: number,
  reach: number,
  convex: Polygon,
  depth: number,
): Passage | null {
  const stretch: Narrowing = { from: 0, to: reach };
  const n = convex.length;
  for (let axis = -2; axis < n / 2; axis++) {
    let ex: number;
    let ey: number;
    // Its flanks first: most of what is beside the way of a footprint that goes straight ahead is told by them.
    if (axis === -2) {
      ex = q.cx - q.bx;
      ey = q.cy - q.by;
    } else if (axis === -1) {
      ex = q.bx - q.ax;
      ey = q.by - q.ay;
    } else {
      if (axis === 2 && isParallelogram(convex)) break;
      const i = axis * 2;
      const j = i + 2 < n ? i + 2 : 0;
      ex = (convex[j] as number) - (convex[i] as number);
      ey = (convex[j + 1] as number) - (convex[i + 1] as number);
    }
    // Along the edge's normal (-ey, ex), everything times the edge's length: whole numbers stay whole.
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i += 2) {
      const at = ex * (convex[i + 1] as number) - ey * (convex[i] as number);
      if (at < least) least = at;
      if (at > most) most = at;
    }
    const middle = (ex * (q.ay + q.cy) - ey * (q.ax + q.cx)) / 2;
    const half = widthOf(q, ex, ey) / 2;
    if (isParted(stretch, ux, uy, reach, depth, ex, ey, most - middle + half, least - middle - half)) return null;
  }
  return stretch;
}

/** The same over another footprint. */
export function passageOver(
  q: Quad,
  ux: number,
  uy: number,
  reach: number,
  other: Quad,
  depth: number,
): Passage | null {
  const stretch: Narrowing = { from: 0, to: reach };
  const dx = other.ax + other.cx - q.ax - q.cx;
  const dy = other.ay + other.cy - q.ay - q.cy;
  const isBeside =
    isPartedFrom(stretch, q, ux, uy, reach, other, dx, dy, depth, q.cx - q.bx, q.cy - q.by) ||
    isPartedFrom(stretch, q, ux, uy, reach, other, dx, dy, depth, q.bx - q.ax, q.by - q.ay) ||
    isPartedFrom(stretch, q, ux, uy, reach, other, dx, dy, depth, other.bx - other.ax, other.by - other.ay) ||
    isPartedFrom(stretch, q, ux, uy, reach, other, dx, dy, depth, other.cx - other.bx, other.cy - other.by);
  return isBeside ? null : stretch;
}

/** Both are parallelograms: their middles, (dx, dy) twice the way from one to the other, and their widths tell all. Exact. */
function isPartedFrom(
  stretch: Narrowing,
  q: Quad,
  ux: number,
  uy: number,
  reach: number,
  other: Quad,
  dx: number,
  dy: number,
  depth: number,
  ex: number,
  ey: number,
): boolean {
  const between = (ex * dy - ey * dx) / 2;
  const widths = (widthOf(q, ex, ey) + widthOf(other, ex, ey)) / 2;
  return isParted(stretch, ux, uy, reach, depth, ex, ey, between + widths, between - widths);
}

/** How wide it is along that normal: of a parallelogram both its edges together. Exact. */
function widthOf(q: Quad, ex: number, ey: number): number {
  const one = ex * (q.by - q.ay) - ey * (q.bx - q.ax);
  const two = ex * (q.cy - q.by) - ey * (q.cx - q.bx);
  return (one < 0 ? -one : one) + (two < 0 ? -two : two);
}

/**
 * Narrows the stretch to where a footprint, gone a while along (ux, uy), overlaps another thing by more than the depth, along
 * the normal of an edge (ex, ey) and times its length. It begins to overlap it where it has gone `beyond`, and no longer does
 * where it has gone `before`. True: nowhere.
 */
function isParted(
  stretch: Narrowing,
  ux: number,
  uy: number,
  reach: number,
  depth: number,
  ex: number,
  ey: number,
  before: number,
  beyond: number,
): boolean {
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return false;
  const speed = ex * uy - ey * ux;
  const latest = before - depth * length;
  const earliest = beyond + depth * length;
  if (speed === 0 || reach === 0) return latest <= 0 || earliest >= 0;
  const first = (speed > 0 ? earliest : latest) / speed;
  const last = (speed > 0 ? latest : earliest) / speed;
  if (first > stretch.from) stretch.from = first;
  if (last < stretch.to) stretch.to = last;
  return stretch.from >= stretch.to;
}

/** Its opposite sides are parallel: two of them tell as much as all four. */
function isParallelogram(convex: Polygon): boolean {
  if (convex.length !== 8) return false;
  const x = (convex[0] as number) + (convex[4] as number) === (convex[2] as number) + (convex[6] as number);
  return x && (convex[1] as number) + (convex[5] as number) === (convex[3] as number) + (convex[7] as number);
}

/** Does a footprint, as it stands, overlap a convex polygon by more than `depth` steps? */
export function overlapsDeeper(q: Quad, convex: Polygon, depth: number): boolean {
  return passage(q, 0, 0, 0, convex, depth) !== null;
}

/** The same of another footprint. Each is a parallelogram: along the normal of an edge its middle and its width tell all. */
export function overlapsQuadDeeper(q: Quad, other: Quad, depth: number): boolean {
  const dx = other.ax + other.cx - q.ax - q.cx;
  const dy = other.ay + other.cy - q.ay - q.cy;
  return !(
    standsApart(q, other, dx, dy, depth, q.cx - q.bx, q.cy - q.by) ||
    standsApart(q, other, dx, dy, depth, q.bx - q.ax, q.by - q.ay) ||
    standsApart(q, other, dx, dy, depth, other.bx - other.ax, other.by - other.ay) ||
    standsApart(q, other, dx, dy, depth, other.cx - other.bx, other.cy - other.by)
  );
}

/** Do they overlap by no more than the depth along the normal of an edge (ex, ey)? (dx, dy): twice from middle to middle. */
function standsApart(q: Quad, other: Quad, dx: number, dy: number, depth: number, ex: number, ey: number): boolean {
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return false;
  const between = ex * dy - ey * dx;
  // All of it twice, and times the edge's length.
  const shared = widthOf(q, ex, ey) + widthOf(other, ex, ey) - (between < 0 ? -between : between);
  return shared <= 2 * depth * length;
}

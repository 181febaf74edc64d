import type { Polygon } from './hull.ts';
import type { Quad } from './quad.ts';

/** The stretch of a way, in float steps from its start. */
export interface Passage {
  readonly from: number;
  readonly to: number;
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
  let from = 0;
  let to = reach;
  const n = convex.length;
  const axes = isParallelogram(convex) ? 2 : n / 2;
  for (let axis = -2; axis < axes; axis++) {
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
      const i = axis * 2;
      const j = i + 2 < n ? i + 2 : 0;
      ex = (convex[j] as number) - (convex[i] as number);
      ey = (convex[j + 1] as number) - (convex[i + 1] as number);
    }
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length === 0) continue;
    // Along the edge's normal (-ey, ex), everything times the edge's length: whole numbers stay whole.
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i += 2) {
      const at = ex * (convex[i + 1] as number) - ey * (convex[i] as number);
      if (at < least) least = at;
      if (at > most) most = at;
    }
    const a = ex * q.ay - ey * q.ax;
    const b = ex * q.by - ey * q.bx;
    const c = ex * q.cy - ey * q.cx;
    const d = ex * q.dy - ey * q.dx;
    const low = Math.min(a, b, c, d);
    const high = Math.max(a, b, c, d);
    const speed = ex * uy - ey * ux;
    // It overlaps by more than the depth while low + s speed < most - depth and high + s speed > least + depth.
    const before = most - depth * length - low;
    const beyond = least + depth * length - high;
    if (speed === 0 || reach === 0) {
      if (before <= 0 || beyond >= 0) return null;
      continue;
    }
    const first = (speed > 0 ? beyond : before) / speed;
    const last = (speed > 0 ? before : beyond) / speed;
    if (first > from) from = first;
    if (last < to) to = last;
    if (from >= to) return null;
  }
  return { from, to };
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

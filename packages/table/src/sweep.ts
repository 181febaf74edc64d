import { CORNER_X, CORNER_Y, EDGE_X, EDGE_Y, fillDifference, originGapSquared } from './difference.ts';
import type { Quad } from './quad.ts';

/**
 * A footprint moving straight, its facing kept: q moves from where it is along the unit vector (ux, uy) (floats, from
 * sine and cosine) over distances 0..reach, in float steps. All in closed form: in the difference of the two quads
 * the motion is a ray from the origin.
 */

/** Are the box swept by q, widened by `limit`, and the box of `other` apart? Touching boxes are not. */
function boxesApart(q: Quad, ux: number, uy: number, reach: number, other: Quad, limit: number): boolean {
  const mx = ux * reach;
  const my = uy * reach;
  return (
    q.minX + (mx < 0 ? mx : 0) - limit > other.maxX ||
    q.maxX + (mx > 0 ? mx : 0) + limit < other.minX ||
    q.minY + (my < 0 ? my : 0) - limit > other.maxY ||
    q.maxY + (my > 0 ? my : 0) + limit < other.minY
  );
}

/**
 * The distance at which q first touches `other`, going on from there into it; 0 if it touches already and moves in,
 * or overlaps already; Infinity if that is farther than reach (exactly reach is in reach), or if the motion only
 * slides along, grazes a corner or leaves. So up to the returned distance the two share no area.
 */
export function firstTouch(q: Quad, ux: number, uy: number, reach: number, other: Quad): number {
  if (boxesApart(q, ux, uy, reach, other, 0)) return Number.POSITIVE_INFINITY;
  fillDifference(q, other);
  // The ray is in the open octagon while it is strictly on the inner side of every edge.
  let enters = Number.NEGATIVE_INFINITY;
  let leaves = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 8; i += 1) {
    const ex = EDGE_X[i] as number;
    const ey = EDGE_Y[i] as number;
    const start = ey * (CORNER_X[i] as number) - ex * (CORNER_Y[i] as number);
    const speed = ex * uy - ey * ux;
    if (speed === 0) {
      if (start <= 0) return Number.POSITIVE_INFINITY;
      continue;
    }
    const at = -start / speed;
    if (speed > 0) {
      if (at > enters) enters = at;
    } else if (at < leaves) {
      leaves = at;
    }
    if (enters >= leaves || leaves <= 0) return Number.POSITIVE_INFINITY;
  }
  if (enters > reach) return Number.POSITIVE_INFINITY;
  return enters > 0 ? enters : 0;
}

/**
 * The first distance at which the gap between q and `other` is at most `limit` steps (any number); 0 if it is so
 * already; Infinity if never within reach (exactly at reach is in reach) or if the limit is negative.
 */
export function firstWithin(q: Quad, ux: number, uy: number, reach: number, other: Quad, limit: number): number {
  if (limit < 0 || boxesApart(q, ux, uy, reach, other, limit)) return Number.POSITIVE_INFINITY;
  fillDifference(q, other);
  const limit2 = limit * limit;
  if (originGapSquared() <= limit2) return 0;
  const unit2 = ux * ux + uy * uy;
  let first = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 8; i += 1) {
    const ex = EDGE_X[i] as number;
    const ey = EDGE_Y[i] as number;
    const x = CORNER_X[i] as number;
    const y = CORNER_Y[i] as number;
    // The edge's parallel at the limit, where its foot is on the edge.
    const speed = ex * uy - ey * ux;
    if (speed > 0) {
      const length2 = ex * ex + ey * ey;
      const at = (ex * y - ey * x - limit * Math.sqrt(length2)) / speed;
      if (at >= 0 && at < first) {
        const foot = ex * (at * ux - x) + ey * (at * uy - y);
        if (foot >= 0 && foot <= length2) first = at;
      }
    }
    // The circle at the limit around the corner.
    const ahead = x * ux + y * uy;
    if (ahead > 0) {
      const beside = x * uy - y * ux;
      const half2 = unit2 * limit2 - beside * beside;
      if (half2 >= 0) {
        const at = (ahead - Math.sqrt(half2)) / unit2;
        if (at >= 0 && at < first) first = at;
      }
    }
  }
  return first <= reach ? first : Number.POSITIVE_INFINITY;
}

/** The smallest gap between q and `other` on the way, in float steps; 0 if they touch anywhere on it. */
export function leastGap(q: Quad, ux: number, uy: number, reach: number, other: Quad): number {
  fillDifference(q, other);
  const mx = ux * reach;
  const my = uy * reach;
  const length2 = mx * mx + my * my;
  let best = originGapSquared();
  if (best === 0 || length2 === 0) return Math.sqrt(best);
  // Does the way of the origin meet the octagon? Its share of the way that is on the inner side of every edge.
  let enters = 0;
  let leaves = 1;
  for (let i = 0; i < 8; i += 1) {
    const ex = EDGE_X[i] as number;
    const ey = EDGE_Y[i] as number;
    const x = CORNER_X[i] as number;
    const y = CORNER_Y[i] as number;
    const start = ey * x - ex * y;
    const speed = ex * my - ey * mx;
    if (speed > 0) {
      if (-start / speed > enters) enters = -start / speed;
    } else if (speed < 0) {
      if (-start / speed < leaves) leaves = -start / speed;
    } else if (start < 0) {
      leaves = -1;
    }
    // The corner from the way.
    const ahead = x * mx + y * my;
    if (ahead > 0 && ahead < length2) {
      const beside = x * my - y * mx;
      const found = (beside * beside) / length2;
      if (found < best) best = found;
    }
    // The end of the way from the edge, where it is outside it.
    if (start + speed < 0) {
      const vx = mx - x;
      const vy = my - y;
      const along = ex * vx + ey * vy;
      const edge2 = ex * ex + ey * ey;
      let found = 0;
      if (along <= 0) {
        found = vx * vx + vy * vy;
      } else if (along >= edge2) {
        found = (vx - ex) * (vx - ex) + (vy - ey) * (vy - ey);
      } else {
        found = ((start + speed) * (start + speed)) / edge2;
      }
      if (found < best) best = found;
    }
  }
  return enters <= leaves ? 0 : Math.sqrt(best);
}

import { pointSegmentGapSquared } from './gap.ts';
import { segmentCrossesSegment } from './segment.ts';

/**
 * Round bases on a straight way: what a disc sweeps over is a capsule, the points within its radius of the way of its
 * centre. Whether a capsule meets something is asked of whole steps and exact but for the rounding of a quotient;
 * how far a disc gets is a float, for the caller to round towards the start.
 */

/** The square of the shortest distance between two segments (or points), steps squared: 0 exactly when they touch. */
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
  const a = pointSegmentGapSquared(cx, cy, dx, dy, ax, ay);
  const b = pointSegmentGapSquared(cx, cy, dx, dy, bx, by);
  const c = pointSegmentGapSquared(ax, ay, bx, by, cx, cy);
  const d = pointSegmentGapSquared(ax, ay, bx, by, dx, dy);
  const ab = a < b ? a : b;
  const cd = c < d ? c : d;
  return ab < cd ? ab : cd;
}

/**
 * How far a point at (x, y) goes along the unit vector (ux, uy) until it is `reach` from (cx, cy): 0 if it is nearer
 * already, infinite if it goes past or away.
 */
export function wayToDisc(
  x: number,
  y: number,
  ux: number,
  uy: number,
  cx: number,
  cy: number,
  reach: number,
): number {
  const vx = cx - x;
  const vy = cy - y;
  const apart = vx * vx + vy * vy - reach * reach;
  if (apart < 0) return 0;
  const along = vx * ux + vy * uy;
  if (along <= 0) return Number.POSITIVE_INFINITY;
  const left = along * along - apart;
  return left <= 0 ? Number.POSITIVE_INFINITY : along - Math.sqrt(left);
}

/** The same until it is `reach` from the segment 1-2. */
export function wayToSegment(
  x: number,
  y: number,
  ux: number,
  uy: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  reach: number,
): number {
  const first = wayToDisc(x, y, ux, uy, x1, y1, reach);
  const second = wayToDisc(x, y, ux, uy, x2, y2, reach);
  let found = first < second ? first : second;
  const ex = x2 - x1;
  const ey = y2 - y1;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return found;
  // Height over the segment's line, and how it changes on the way.
  let height = (ex * (y - y1) - ey * (x - x1)) / length;
  let rise = (ex * uy - ey * ux) / length;
  if (height < 0) {
    height = -height;
    rise = -rise;
  }
  const at = height <= reach ? 0 : rise < 0 ? (height - reach) / -rise : Number.POSITIVE_INFINITY;
  if (at >= found || (at === 0 && (height === reach ? rise >= 0 : false))) return found;
  const along = ex * (x + ux * at - x1) + ey * (y + uy * at - y1);
  if (along >= 0 && along <= length * length) found = at;
  return found;
}

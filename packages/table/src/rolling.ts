import { pointSegmentGapSquared } from './gap.ts';

/**
 * A round base moving straight: a point going from (x, y) along the unit vector (ux, uy), floats, over distances
 * 0..reach in float steps, towards something with a rim of `radius` around it (the sum of two radii, with a margin).
 * Only going into the rim counts: who starts on it and slides along or leaves is not stopped.
 */

/** Where it goes into the rim around a point: 0 if it starts inside, Infinity if not within reach. */
export function firstIntoDisc(
  x: number,
  y: number,
  ux: number,
  uy: number,
  reach: number,
  px: number,
  py: number,
  radius: number,
): number {
  const dx = px - x;
  const dy = py - y;
  if (dx * dx + dy * dy < radius * radius) return 0;
  const ahead = dx * ux + dy * uy;
  if (ahead <= 0) return Number.POSITIVE_INFINITY;
  const unit2 = ux * ux + uy * uy;
  const beside = dx * uy - dy * ux;
  const half2 = unit2 * radius * radius - beside * beside;
  if (half2 <= 0) return Number.POSITIVE_INFINITY;
  const at = (ahead - Math.sqrt(half2)) / unit2;
  if (at > reach) return Number.POSITIVE_INFINITY;
  return at > 0 ? at : 0;
}

/** Where it goes into the rim around the segment a-b: 0 if it starts inside, Infinity if not within reach. */
export function firstIntoSegment(
  x: number,
  y: number,
  ux: number,
  uy: number,
  reach: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): number {
  if (pointSegmentGapSquared(ax, ay, bx, by, x, y) < radius * radius) return 0;
  let first = firstIntoDisc(x, y, ux, uy, reach, ax, ay, radius);
  const other = firstIntoDisc(x, y, ux, uy, reach, bx, by, radius);
  if (other < first) first = other;
  const ex = bx - ax;
  const ey = by - ay;
  const length2 = ex * ex + ey * ey;
  if (length2 === 0) return first;
  // Across the segment: its parallel at the radius, where the foot is on the segment.
  const length = Math.sqrt(length2);
  const beside = (ex * (y - ay) - ey * (x - ax)) / length;
  const speed = (ex * uy - ey * ux) / length;
  if (beside > 0 ? speed >= 0 : speed <= 0) return first;
  const at = Math.max(0, (beside > 0 ? beside - radius : beside + radius) / -speed);
  if (at >= first || at > reach) return first;
  const foot = ex * (x + ux * at - ax) + ey * (y + uy * at - ay);
  return foot >= 0 && foot <= length2 ? at : first;
}

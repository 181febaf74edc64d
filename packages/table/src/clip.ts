import type { Polygon } from './hull.ts';
import { signedTwiceArea } from './polygon.ts';

/** Parts of a square step that areas of overlap are rounded to. */
const AREA_PARTS = 1024;

/**
 * The area a convex polygon shares with a simple, perhaps concave, one: steps squared, rounded to the nearest 1/1024.
 * The rounding is coarser than the error of the floats and finer than any half or third a rule asks for, so an exact
 * half compares as equal to half of `areaOf(convex)`.
 */
export function areaOfOverlap(convex: Polygon, polygon: Polygon): number {
  const turn = signedTwiceArea(convex);
  if (turn === 0) return 0;
  // Seen from the first corner, so that the numbers stay small.
  const ox = convex[0] as number;
  const oy = convex[1] as number;
  let left: number[] = [];
  for (let i = 0; i < polygon.length; i += 2) left.push((polygon[i] as number) - ox, (polygon[i + 1] as number) - oy);
  const n = convex.length;
  for (let i = 0; i < n && left.length > 4; i += 2) {
    const j = i + 2 < n ? i + 2 : 0;
    const ax = (convex[turn > 0 ? i : j] as number) - ox;
    const ay = (convex[turn > 0 ? i + 1 : j + 1] as number) - oy;
    const bx = (convex[turn > 0 ? j : i] as number) - ox;
    const by = (convex[turn > 0 ? j + 1 : i + 1] as number) - oy;
    left = cut(left, ax, ay, bx, by);
  }
  // Where a concave polygon falls into several parts they are joined by seams of no area.
  let sum = 0;
  for (let i = 0, last = left.length - 2; i < left.length; last = i, i += 2) {
    sum += (left[last] as number) * (left[i + 1] as number) - (left[last + 1] as number) * (left[i] as number);
  }
  return Math.round((Math.abs(sum) / 2) * AREA_PARTS) / AREA_PARTS;
}

/** The part of a polygon on or to the right of the line a-b. */
function cut(polygon: readonly number[], ax: number, ay: number, bx: number, by: number): number[] {
  const ex = bx - ax;
  const ey = by - ay;
  const kept: number[] = [];
  let px = polygon[polygon.length - 2] as number;
  let py = polygon[polygon.length - 1] as number;
  let ps = ex * (py - ay) - ey * (px - ax);
  for (let i = 0; i < polygon.length; i += 2) {
    const x = polygon[i] as number;
    const y = polygon[i + 1] as number;
    const s = ex * (y - ay) - ey * (x - ax);
    if ((ps < 0 && s > 0) || (ps > 0 && s < 0)) {
      const share = ps / (ps - s);
      kept.push(px + (x - px) * share, py + (y - py) * share);
    }
    if (s >= 0) kept.push(x, y);
    px = x;
    py = y;
    ps = s;
  }
  return kept;
}

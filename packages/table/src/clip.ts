import type { Polygon } from './hull.ts';
import { signedTwiceArea } from './polygon.ts';

/** Parts of a square step that areas of overlap are rounded to. */
const AREA_PARTS = 1024;

let fromX: number[] = [];
let fromY: number[] = [];
let toX: number[] = [];
let toY: number[] = [];

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
  let count = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    fromX[count] = (polygon[i] as number) - ox;
    fromY[count] = (polygon[i + 1] as number) - oy;
    count += 1;
  }
  const n = convex.length;
  for (let i = 0; i < n && count > 2; i += 2) {
    const j = i + 2 < n ? i + 2 : 0;
    const ax = (convex[turn > 0 ? i : j] as number) - ox;
    const ay = (convex[turn > 0 ? i + 1 : j + 1] as number) - oy;
    const bx = (convex[turn > 0 ? j : i] as number) - ox;
    const by = (convex[turn > 0 ? j + 1 : i + 1] as number) - oy;
    count = cut(ax, ay, bx, by, count);
    const keptX = toX;
    const keptY = toY;
    toX = fromX;
    toY = fromY;
    fromX = keptX;
    fromY = keptY;
  }
  // Where a concave polygon falls into several parts they are joined by seams of no area.
  let sum = 0;
  for (let i = 0, last = count - 1; i < count; last = i, i += 1) {
    sum += (fromX[last] as number) * (fromY[i] as number) - (fromY[last] as number) * (fromX[i] as number);
  }
  return Math.round((Math.abs(sum) / 2) * AREA_PARTS) / AREA_PARTS;
}

/** Copies what lies on or to the right of the line a-b into the other pair of lists; returns how many corners. */
function cut(ax: number, ay: number, bx: number, by: number, count: number): number {
  const ex = bx - ax;
  const ey = by - ay;
  let kept = 0;
  let px = fromX[count - 1] as number;
  let py = fromY[count - 1] as number;
  let ps = ex * (py - ay) - ey * (px - ax);
  for (let i = 0; i < count; i += 1) {
    const x = fromX[i] as number;
    const y = fromY[i] as number;
    const s = ex * (y - ay) - ey * (x - ax);
    if ((ps < 0 && s > 0) || (ps > 0 && s < 0)) {
      const share = ps / (ps - s);
      toX[kept] = px + (x - px) * share;
      toY[kept] = py + (y - py) * share;
      kept += 1;
    }
    if (s >= 0) {
      toX[kept] = x;
      toY[kept] = y;
      kept += 1;
    }
    px = x;
    py = y;
    ps = s;
  }
  return kept;
}

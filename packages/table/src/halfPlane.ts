import type { Polygon } from './hull.ts';
import { pointSegmentGapSquared } from './gap.ts';
import type { Point } from './lattice.ts';

/**
 * The part of a convex polygon where nx * x + ny * y is at least `least` (any numbers; corners in float steps); empty
 * where there is none. A border that only touches gives a polygon without area.
 */
export function cutBy(polygon: Polygon, nx: number, ny: number, least: number): Polygon {
  const kept: number[] = [];
  const n = polygon.length;
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 < n ? i + 2 : 0;
    const ax = polygon[i] as number;
    const ay = polygon[i + 1] as number;
    const bx = polygon[j] as number;
    const by = polygon[j + 1] as number;
    const a = nx * ax + ny * ay - least;
    const b = nx * bx + ny * by - least;
    if (a >= 0) kept.push(ax, ay);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const share = a / (a - b);
      kept.push(ax + (bx - ax) * share, ay + (by - ay) * share);
    }
  }
  return kept;
}

/** The centroid of a convex polygon, in float steps; the middle of its corners where it has no area. */
export function centroidOf(polygon: Polygon): Point {
  const n = polygon.length;
  const ox = polygon[0] as number;
  const oy = polygon[1] as number;
  let twice = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 2; i + 2 < n; i += 2) {
    const ax = (polygon[i] as number) - ox;
    const ay = (polygon[i + 1] as number) - oy;
    const bx = (polygon[i + 2] as number) - ox;
    const by = (polygon[i + 3] as number) - oy;
    const area = ax * by - ay * bx;
    twice += area;
    sumX += (ax + bx) * area;
    sumY += (ay + by) * area;
  }
  if (twice !== 0) return { x: ox + sumX / (3 * twice), y: oy + sumY / (3 * twice) };
  let x = 0;
  let y = 0;
  for (let i = 0; i < n; i += 2) {
    x += polygon[i] as number;
    y += polygon[i + 1] as number;
  }
  return { x: x / (n / 2), y: y / (n / 2) };
}

/** The point of a convex polygon, inside included, nearest to (x, y). Of several the first on the border. */
export function nearestInside(polygon: Polygon, x: number, y: number): Point {
  const n = polygon.length;
  let best = Number.POSITIVE_INFINITY;
  let found: Point = { x, y };
  let left = 0;
  let right = 0;
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 < n ? i + 2 : 0;
    const ax = polygon[i] as number;
    const ay = polygon[i + 1] as number;
    const bx = polygon[j] as number;
    const by = polygon[j + 1] as number;
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side > 0) right += 1;
    if (side < 0) left += 1;
    const gap2 = pointSegmentGapSquared(ax, ay, bx, by, x, y);
    if (gap2 >= best) continue;
    best = gap2;
    const dx = bx - ax;
    const dy = by - ay;
    const length2 = dx * dx + dy * dy;
    const share = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length2));
    found = { x: ax + dx * share, y: ay + dy * share };
  }
  return n >= 6 && (left === 0 || right === 0) && left + right > 0 ? { x, y } : found;
}

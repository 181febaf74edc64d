import { pointGapSquared, pointSegmentGapSquared } from './gap.ts';
import type { Polygon } from './hull.ts';
import type { Quad } from './quad.ts';
import { segmentMeetsQuad, side } from './segment.ts';

/** Twice the area of a polygon, positive if it runs clockwise on the screen. Exact for whole steps. */
export function signedTwiceArea(polygon: Polygon): number {
  const n = polygon.length;
  if (n < 6) return 0;
  const ox = polygon[0] as number;
  const oy = polygon[1] as number;
  let sum = 0;
  let px = (polygon[2] as number) - ox;
  let py = (polygon[3] as number) - oy;
  for (let i = 4; i < n; i += 2) {
    const x = (polygon[i] as number) - ox;
    const y = (polygon[i + 1] as number) - oy;
    sum += px * y - py * x;
    px = x;
    py = y;
  }
  return sum;
}

/** The area of a simple polygon in steps squared, whichever way it runs. */
export function areaOf(polygon: Polygon): number {
  return Math.abs(signedTwiceArea(polygon)) / 2;
}

/** Is (x, y) in a simple polygon? Its border is in it. Exact for whole steps. */
export function pointInPolygon(x: number, y: number, polygon: Polygon): boolean {
  return sideOfPolygon(x, y, 1, polygon) >= 0;
}

/**
 * Where is the point (x / scale, y / scale): 1 inside a simple polygon, 0 on its border, -1 outside. Exact for whole
 * x, y and scale (the scale lets a midpoint or a centroid of whole points stay whole).
 */
export function sideOfPolygon(x: number, y: number, scale: number, polygon: Polygon): -1 | 0 | 1 {
  const n = polygon.length;
  if (n < 2) return -1;
  let inside = false;
  let ax = (polygon[n - 2] as number) * scale;
  let ay = (polygon[n - 1] as number) * scale;
  for (let i = 0; i < n; i += 2) {
    const bx = (polygon[i] as number) * scale;
    const by = (polygon[i + 1] as number) * scale;
    if (ay > y !== by > y) {
      const s = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      if (s === 0) return 0;
      if (s > 0 === by > ay) inside = !inside;
    } else if (by === y && (bx === x || (ay === y && ax < x !== bx < x))) {
      return 0;
    }
    ax = bx;
    ay = by;
  }
  return inside ? 1 : -1;
}

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The box around a polygon. */
function boxOf(polygon: Polygon): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < polygon.length; i += 2) {
    const x = polygon[i] as number;
    const y = polygon[i + 1] as number;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** Do a quad and a convex polygon share area? Touching does not. Exact for whole steps. */
export function quadMeetsConvex(q: Quad, convex: Polygon): boolean {
  const n = convex.length;
  const { minX, minY, maxX, maxY } = boxOf(convex);
  if (minX >= q.maxX || maxX <= q.minX || minY >= q.maxY || maxY <= q.minY) return false;
  const turn = signedTwiceArea(convex);
  if (turn === 0) return false;
  if (allBehind(q.ax, q.ay, q.bx, q.by, convex) || allBehind(q.bx, q.by, q.cx, q.cy, convex)) return false;
  if (allBehind(q.cx, q.cy, q.dx, q.dy, convex) || allBehind(q.dx, q.dy, q.ax, q.ay, convex)) return false;
  let x1 = convex[n - 2] as number;
  let y1 = convex[n - 1] as number;
  for (let i = 0; i < n; i += 2) {
    const x2 = convex[i] as number;
    const y2 = convex[i + 1] as number;
    const a = side(x1, y1, x2, y2, q.ax, q.ay);
    const b = side(x1, y1, x2, y2, q.bx, q.by);
    const c = side(x1, y1, x2, y2, q.cx, q.cy);
    const d = side(x1, y1, x2, y2, q.dx, q.dy);
    if (turn > 0 ? a <= 0 && b <= 0 && c <= 0 && d <= 0 : a >= 0 && b >= 0 && c >= 0 && d >= 0) {
      if (x1 !== x2 || y1 !== y2) return false;
    }
    x1 = x2;
    y1 = y2;
  }
  return true;
}

/** Are all corners of a polygon on or to the left of the line 1-2? */
function allBehind(x1: number, y1: number, x2: number, y2: number, polygon: Polygon): boolean {
  const ex = x2 - x1;
  const ey = y2 - y1;
  for (let i = 0; i < polygon.length; i += 2) {
    if (ex * ((polygon[i + 1] as number) - y1) - ey * ((polygon[i] as number) - x1) > 0) return false;
  }
  return true;
}

/** Do a quad and a simple, perhaps concave, polygon share area? Touching does not. Exact for whole steps. */
export function quadMeetsPolygon(q: Quad, polygon: Polygon): boolean {
  const corners = [q.ax, q.ay, q.bx, q.by, q.cx, q.cy, q.dx, q.dy];
  return meetsInBox(corners, polygon, q.minX, q.minY, q.maxX, q.maxY);
}

/** Do a convex and a simple, perhaps concave, polygon share area? Touching does not. Exact for whole steps. */
export function convexMeetsPolygon(convex: Polygon, polygon: Polygon): boolean {
  const { minX, minY, maxX, maxY } = boxOf(convex);
  return meetsInBox(convex, polygon, minX, minY, maxX, maxY);
}

/** Do a convex polygon with this box around it and a simple polygon share area? */
function meetsInBox(
  convex: Polygon,
  polygon: Polygon,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  const n = polygon.length;
  let left = false;
  let right = false;
  let above = false;
  let below = false;
  for (let i = 0; i < n; i += 2) {
    const x = polygon[i] as number;
    const y = polygon[i + 1] as number;
    if (x < maxX) left = true;
    if (x > minX) right = true;
    if (y < maxY) above = true;
    if (y > minY) below = true;
  }
  if (!(left && right && above && below)) return false;
  const turn = signedTwiceArea(convex);
  if (turn === 0) return false;
  // A piece of the polygon's border inside the convex one: both sides of that border are there too.
  let x1 = polygon[n - 2] as number;
  let y1 = polygon[n - 1] as number;
  for (let i = 0; i < n; i += 2) {
    const x2 = polygon[i] as number;
    const y2 = polygon[i + 1] as number;
    const apart =
      (x1 <= minX && x2 <= minX) ||
      (x1 >= maxX && x2 >= maxX) ||
      (y1 <= minY && y2 <= minY) ||
      (y1 >= maxY && y2 >= maxY);
    if (!apart && entersConvex(x1, y1, x2, y2, convex, turn)) return true;
    x1 = x2;
    y1 = y2;
  }
  // No border inside: the convex one is wholly inside or wholly outside, and so is the middle of three of its corners.
  const ax = convex[0] as number;
  const ay = convex[1] as number;
  for (let i = 2; i + 3 < convex.length; i += 2) {
    const bx = convex[i] as number;
    const by = convex[i + 1] as number;
    const cx = convex[i + 2] as number;
    const cy = convex[i + 3] as number;
    if (side(ax, ay, bx, by, cx, cy) !== 0) return sideOfPolygon(ax + bx + cx, ay + by + cy, 3, polygon) > 0;
  }
  return false;
}

/** Has the segment (or point) 1-2 a point in the open inside of a convex polygon, of this signed area? */
function entersConvex(x1: number, y1: number, x2: number, y2: number, convex: Polygon, turn: number): boolean {
  const n = convex.length;
  let ax = convex[n - 2] as number;
  let ay = convex[n - 1] as number;
  let anyLeft = false;
  let anyRight = false;
  for (let i = 0; i < n; i += 2) {
    const bx = convex[i] as number;
    const by = convex[i + 1] as number;
    const s1 = side(ax, ay, bx, by, x1, y1);
    const s2 = side(ax, ay, bx, by, x2, y2);
    if ((turn > 0 ? s1 <= 0 && s2 <= 0 : s1 >= 0 && s2 >= 0) && (ax !== bx || ay !== by)) return false;
    const s = side(x1, y1, x2, y2, bx, by);
    if (s < 0) anyLeft = true;
    else if (s > 0) anyRight = true;
    ax = bx;
    ay = by;
  }
  return (anyLeft && anyRight) || (x1 === x2 && y1 === y2);
}

/**
 * Has a polyline (x0, y0, x1, y1, ...; one point will do) a point in the open inside of a convex polygon? Touching
 * or running along the border is not crossing. Exact for whole steps.
 */
export function polylineMeetsConvex(line: readonly number[], convex: Polygon): boolean {
  if (line.length < 2) return false;
  const turn = signedTwiceArea(convex);
  if (turn === 0) return false;
  const { minX, minY, maxX, maxY } = boxOf(convex);
  let x1 = line[0] as number;
  let y1 = line[1] as number;
  for (let i = line.length > 2 ? 2 : 0; i < line.length; i += 2) {
    const x2 = line[i] as number;
    const y2 = line[i + 1] as number;
    const apart =
      (x1 <= minX && x2 <= minX) ||
      (x1 >= maxX && x2 >= maxX) ||
      (y1 <= minY && y2 <= minY) ||
      (y1 >= maxY && y2 >= maxY);
    if (!apart && entersConvex(x1, y1, x2, y2, convex, turn)) return true;
    x1 = x2;
    y1 = y2;
  }
  return false;
}

/** The square of the shortest distance from a polyline (or point) to a quad, steps squared: 0 exactly when they touch. */
export function polylineGapSquared(line: readonly number[], q: Quad): number {
  let best = Number.POSITIVE_INFINITY;
  if (line.length < 2) return best;
  let x1 = line[0] as number;
  let y1 = line[1] as number;
  for (let i = line.length > 2 ? 2 : 0; i < line.length; i += 2) {
    const x2 = line[i] as number;
    const y2 = line[i + 1] as number;
    const found = segmentGapSquared(x1, y1, x2, y2, q);
    if (found === 0) return 0;
    if (found < best) best = found;
    x1 = x2;
    y1 = y2;
  }
  return best;
}

/** The square of the shortest distance from a segment (or point) to a quad, steps squared: 0 exactly when they touch. */
export function segmentGapSquared(x1: number, y1: number, x2: number, y2: number, q: Quad): number {
  if (segmentMeetsQuad(x1, y1, x2, y2, q)) return 0;
  let best = pointGapSquared(q, x1, y1);
  best = Math.min(best, pointGapSquared(q, x2, y2));
  best = Math.min(best, pointSegmentGapSquared(x1, y1, x2, y2, q.ax, q.ay));
  best = Math.min(best, pointSegmentGapSquared(x1, y1, x2, y2, q.bx, q.by));
  best = Math.min(best, pointSegmentGapSquared(x1, y1, x2, y2, q.cx, q.cy));
  return Math.min(best, pointSegmentGapSquared(x1, y1, x2, y2, q.dx, q.dy));
}

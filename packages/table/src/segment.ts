import type { Quad } from './quad.ts';

/**
 * Which side of the line 1-2 is (x, y): positive to the right of one walking from 1 to 2 (as seen on the screen),
 * negative to the left, 0 on it. Exact for whole steps: twice the area of the triangle.
 */
export function side(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
}

/** Do two segments share at least a point? Touching counts, and a segment may be a point. Exact for whole steps. */
export function segmentCrossesSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  if (boxesApart(ax, ay, bx, by, cx, cy, dx, dy)) return false;
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  // In one line, touching boxes are a shared point.
  return !((a > 0 && b > 0) || (a < 0 && b < 0));
}

/**
 * At which share of a-b it crosses c-d, 0..1 in float; null where they share no point (exactly as
 * `segmentCrossesSegment`), 0 where they lie in one line or a segment is a point.
 */
export function crossingShare(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number | null {
  if (!segmentCrossesSegment(ax, ay, bx, by, cx, cy, dx, dy)) return null;
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  return cross === 0 ? 0 : ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
}

/** Are the boxes around a-b and c-d wholly apart? Touching boxes are not. */
function boxesApart(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  return (
    (ax < bx ? bx : ax) < (cx < dx ? cx : dx) ||
    (cx < dx ? dx : cx) < (ax < bx ? ax : bx) ||
    (ay < by ? by : ay) < (cy < dy ? cy : dy) ||
    (cy < dy ? dy : cy) < (ay < by ? ay : by)
  );
}

/** Does a segment (or a point) share at least a point with a quad? Touching the border counts. Exact for whole steps. */
export function segmentMeetsQuad(x1: number, y1: number, x2: number, y2: number, q: Quad): boolean {
  if (x1 < q.minX && x2 < q.minX) return false;
  if (x1 > q.maxX && x2 > q.maxX) return false;
  if (y1 < q.minY && y2 < q.minY) return false;
  if (y1 > q.maxY && y2 > q.maxY) return false;
  // Both ends before one edge of a pair, or both beyond its opposite.
  if (side(q.ax, q.ay, q.bx, q.by, x1, y1) < 0 && side(q.ax, q.ay, q.bx, q.by, x2, y2) < 0) return false;
  if (side(q.cx, q.cy, q.dx, q.dy, x1, y1) < 0 && side(q.cx, q.cy, q.dx, q.dy, x2, y2) < 0) return false;
  if (side(q.bx, q.by, q.cx, q.cy, x1, y1) < 0 && side(q.bx, q.by, q.cx, q.cy, x2, y2) < 0) return false;
  if (side(q.dx, q.dy, q.ax, q.ay, x1, y1) < 0 && side(q.dx, q.dy, q.ax, q.ay, x2, y2) < 0) return false;
  // All corners strictly on one side of the segment's line.
  const a = side(x1, y1, x2, y2, q.ax, q.ay);
  const b = side(x1, y1, x2, y2, q.bx, q.by);
  const c = side(x1, y1, x2, y2, q.cx, q.cy);
  const d = side(x1, y1, x2, y2, q.dx, q.dy);
  return !((a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0));
}

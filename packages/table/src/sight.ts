import type { Segment } from './gap.ts';
import type { Polygon } from './hull.ts';
import { segmentMeetsPolygon } from './inside.ts';
import type { Quad } from './quad.ts';
import { side } from './segment.ts';

/** Something one cannot see through. */
export interface Opaque {
  readonly polygon: Polygon;
}

/** Has the segment positive length inside any of the polygons? Touching or running along a border does not block. */
export function segmentBlocked(x1: number, y1: number, x2: number, y2: number, polygons: readonly Polygon[]): boolean {
  for (let i = 0; i < polygons.length; i += 1) {
    if (segmentMeetsPolygon(x1, y1, x2, y2, polygons[i] as Polygon)) return true;
  }
  return false;
}

/**
 * The two corners of the target that look widest apart from (fromX, fromY): 1 the leftmost, 2 the rightmost. Of two
 * corners in one line of sight the nearer. From inside the target or on its border: the ends of its longer diagonal.
 */
export function widestCorners(fromX: number, fromY: number, target: Quad): Segment {
  const outside =
    side(target.ax, target.ay, target.bx, target.by, fromX, fromY) < 0 ||
    side(target.bx, target.by, target.cx, target.cy, fromX, fromY) < 0 ||
    side(target.cx, target.cy, target.dx, target.dy, fromX, fromY) < 0 ||
    side(target.dx, target.dy, target.ax, target.ay, fromX, fromY) < 0;
  if (!outside) {
    const ac = (target.cx - target.ax) * (target.cx - target.ax) + (target.cy - target.ay) * (target.cy - target.ay);
    const bd = (target.dx - target.bx) * (target.dx - target.bx) + (target.dy - target.by) * (target.dy - target.by);
    return ac >= bd
      ? { x1: target.ax, y1: target.ay, x2: target.cx, y2: target.cy }
      : { x1: target.bx, y1: target.by, x2: target.dx, y2: target.dy };
  }
  let x1 = target.ax;
  let y1 = target.ay;
  let x2 = target.ax;
  let y2 = target.ay;
  for (let i = 1; i < 4; i += 1) {
    const x = i === 1 ? target.bx : i === 2 ? target.cx : target.dx;
    const y = i === 1 ? target.by : i === 2 ? target.cy : target.dy;
    const toLeft = side(fromX, fromY, x1, y1, x, y);
    if (toLeft < 0 || (toLeft === 0 && isNearer(fromX, fromY, x, y, x1, y1))) {
      x1 = x;
      y1 = y;
    }
    const toRight = side(fromX, fromY, x2, y2, x, y);
    if (toRight > 0 || (toRight === 0 && isNearer(fromX, fromY, x, y, x2, y2))) {
      x2 = x;
      y2 = y;
    }
  }
  return { x1, y1, x2, y2 };
}

function isNearer(fromX: number, fromY: number, x: number, y: number, thanX: number, thanY: number): boolean {
  const near = (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY);
  return near < (thanX - fromX) * (thanX - fromX) + (thanY - fromY) * (thanY - fromY);
}

/**
 * How many of `count` evenly spaced points of the target are not blocked: points (float steps) on the segment
 * between its `widestCorners`, both ends among them; one point is the middle, none or fewer are none.
 */
export function visiblePointsOf(
  fromX: number,
  fromY: number,
  target: Quad,
  count: number,
  blocked: (x: number, y: number) => boolean,
): number {
  const { x1, y1, x2, y2 } = widestCorners(fromX, fromY, target);
  if (count === 1) return blocked((x1 + x2) / 2, (y1 + y2) / 2) ? 0 : 1;
  const last = count - 1;
  let visible = 0;
  for (let i = 0; i < count; i += 1) {
    // One division of whole numbers: the same point from either end.
    const x = (x1 * (last - i) + x2 * i) / last;
    const y = (y1 * (last - i) + y2 * i) / last;
    if (!blocked(x, y)) visible += 1;
  }
  return visible;
}

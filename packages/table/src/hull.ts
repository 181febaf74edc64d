import type { Quad } from './quad.ts';
import { side } from './segment.ts';

/**
 * A simple polygon as a flat list x0, y0, x1, y1, ... in whole steps, the last corner joined to the first. Those made
 * here run clockwise on the screen; those given may run either way round. Terrain may be concave.
 */
export type Polygon = readonly number[];

/** The corners of a quad, clockwise from the front left. */
export function polygonOf(q: Quad): Polygon {
  return [q.ax, q.ay, q.bx, q.by, q.cx, q.cy, q.dx, q.dy];
}

/**
 * The ground a quad covers when it moves straight by (dx, dy), whole steps: the convex hull of it at both ends,
 * 4 to 6 corners. Exact.
 */
export function sweptHull(from: Quad, dx: number, dy: number): Polygon {
  const q = polygonOf(from);
  if (dx === 0 && dy === 0) return q;
  const hull: number[] = [];
  for (let i = 0; i < 8; i += 2) {
    const x = q[i] as number;
    const y = q[i + 1] as number;
    // A corner belongs to the trailing end, the leading end or both: by whether the edges beside it are overtaken.
    const before = turnsOut(q, (i + 6) % 8, dx, dy);
    const after = turnsOut(q, i, dx, dy);
    if (before > 0) {
      hull.push(x + dx, y + dy);
      if (after < 0) hull.push(x, y);
    } else if (before < 0) {
      hull.push(x, y);
      if (after > 0) hull.push(x + dx, y + dy);
    } else if (after > 0) {
      hull.push(x + dx, y + dy);
    } else {
      hull.push(x, y);
    }
  }
  return hull;
}

/** Does the motion leave the quad across edge i (> 0), enter the quad across it (< 0) or run along it (0)? */
function turnsOut(q: Polygon, i: number, dx: number, dy: number): number {
  const ex = (q[(i + 2) % 8] as number) - (q[i] as number);
  const ey = (q[(i + 3) % 8] as number) - (q[i + 1] as number);
  return ey * dx - ex * dy;
}

/** The convex hull of points x0, y0, x1, y1, ...: clockwise on the screen, no corner in line with its neighbours. */
export function convexHull(points: readonly number[]): Polygon {
  const order: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) order.push(i);
  order.sort((i, j) => {
    const byX = (points[i] as number) - (points[j] as number);
    return byX !== 0 ? byX : (points[i + 1] as number) - (points[j + 1] as number);
  });
  const hull: number[] = [];
  const extend = (i: number, floor: number): void => {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    for (let n = hull.length; n >= floor + 4; n = hull.length) {
      const turn = side(
        hull[n - 4] as number,
        hull[n - 3] as number,
        hull[n - 2] as number,
        hull[n - 1] as number,
        x,
        y,
      );
      if (turn > 0) break;
      hull.length = n - 2;
    }
    const n = hull.length;
    if (n >= 2 && hull[n - 2] === x && hull[n - 1] === y) return;
    hull.push(x, y);
  };
  for (const i of order) extend(i, 0);
  const floor = hull.length - 2;
  for (let k = order.length - 2; k >= 0; k -= 1) extend(order[k] as number, floor);
  // The way back ended where the way out began.
  if (hull.length > 2) hull.length -= 2;
  return hull;
}

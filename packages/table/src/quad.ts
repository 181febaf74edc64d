import { roundOffset } from './lattice.ts';
import type { Pose, Size } from './pose.ts';
import { cosine, sine } from './trig.ts';

/**
 * An oriented base: corners in whole steps, clockwise on the screen: a front left, b front right, c rear right,
 * d rear left; and the box around them. Made only by the functions of this file: they keep it a parallelogram of
 * positive area (opposite corners are rounded alike), and the predicates rely on that.
 */
export interface Quad {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly cx: number;
  readonly cy: number;
  readonly dx: number;
  readonly dy: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The corners of a base of this size at this pose, rounded to the lattice. */
export function quadOf(pose: Pose, size: Size): Quad {
  // The corners of `frontLeft` and `frontRight`, with one look at the tables for all four numbers.
  const sin = sine(pose.facing);
  const cos = cosine(pose.facing);
  const ahead = (sin * size.depth) / 2;
  const up = (cos * size.depth) / 2;
  const aside = (cos * size.width) / 2;
  const along = (sin * size.width) / 2;
  const lx = roundOffset(ahead - aside);
  const ly = -roundOffset(up + along) | 0;
  const rx = roundOffset(ahead + aside);
  const ry = roundOffset(along - up);
  const x = pose.x | 0;
  const y = pose.y | 0;
  const farX = max(lx < 0 ? -lx : lx, rx < 0 ? -rx : rx);
  const farY = max(ly < 0 ? -ly : ly, ry < 0 ? -ry : ry);
  return {
    ax: (x + lx) | 0,
    ay: (y + ly) | 0,
    bx: (x + rx) | 0,
    by: (y + ry) | 0,
    cx: (x - lx) | 0,
    cy: (y - ly) | 0,
    dx: (x - rx) | 0,
    dy: (y - ry) | 0,
    minX: (x - farX) | 0,
    minY: (y - farY) | 0,
    maxX: (x + farX) | 0,
    maxY: (y + farY) | 0,
  };
}

/** A box with sides along the table's, facing up, as a quad; whole steps, minX < maxX and minY < maxY. */
export function quadFromBox(minX: number, minY: number, maxX: number, maxY: number): Quad {
  return { ax: minX, ay: minY, bx: maxX, by: minY, cx: maxX, cy: maxY, dx: minX, dy: maxY, minX, minY, maxX, maxY };
}

/** The quad moved by whole steps. */
export function movedQuad(q: Quad, byX: number, byY: number): Quad {
  return {
    ax: q.ax + byX,
    ay: q.ay + byY,
    bx: q.bx + byX,
    by: q.by + byY,
    cx: q.cx + byX,
    cy: q.cy + byY,
    dx: q.dx + byX,
    dy: q.dy + byY,
    minX: q.minX + byX,
    minY: q.minY + byY,
    maxX: q.maxX + byX,
    maxY: q.maxY + byY,
  };
}

/** Do they share area? Edges or corners that merely touch do not. Exact. */
export function overlaps(p: Quad, q: Quad): boolean {
  if (p.minX >= q.maxX || q.minX >= p.maxX || p.minY >= q.maxY || q.minY >= p.maxY) return false;
  return (
    !clears(p.ax, p.ay, p.bx, p.by, p.dx, p.dy, q) &&
    !clears(p.bx, p.by, p.cx, p.cy, p.ax, p.ay, q) &&
    !clears(q.ax, q.ay, q.bx, q.by, q.dx, q.dy, p) &&
    !clears(q.bx, q.by, q.cx, q.cy, q.ax, q.ay, p)
  );
}

/** Is the gap between them exactly 0: do they share area, an edge or a corner? Exact. */
export function touchesOrOverlaps(p: Quad, q: Quad): boolean {
  if (p.minX > q.maxX || q.minX > p.maxX || p.minY > q.maxY || q.minY > p.maxY) return false;
  return (
    !parts(p.ax, p.ay, p.bx, p.by, p.dx, p.dy, q) &&
    !parts(p.bx, p.by, p.cx, p.cy, p.ax, p.ay, q) &&
    !parts(q.ax, q.ay, q.bx, q.by, q.dx, q.dy, p) &&
    !parts(q.bx, q.by, q.cx, q.cy, q.ax, q.ay, p)
  );
}

/** Is the whole quad on the table, 0..width by 0..height steps? Standing on the edge is on the table. */
export function insideBox(q: Quad, width: number, height: number): boolean {
  return q.minX >= 0 && q.minY >= 0 && q.maxX <= width && q.maxY <= height;
}

/** Is q outside, or just touching, the band between the line a-b and its parallel through (fx, fy)? */
function clears(ax: number, ay: number, bx: number, by: number, fx: number, fy: number, q: Quad): boolean {
  const ex = bx - ax;
  const ey = by - ay;
  const near = ex * ay - ey * ax;
  const far = ex * fy - ey * fx;
  const sa = ex * q.ay - ey * q.ax;
  const sb = ex * q.by - ey * q.bx;
  const sc = ex * q.cy - ey * q.cx;
  const sd = ex * q.dy - ey * q.dx;
  return (sa <= near && sb <= near && sc <= near && sd <= near) || (sa >= far && sb >= far && sc >= far && sd >= far);
}

/** Is q wholly outside, not even touching, the band between the line a-b and its parallel through (fx, fy)? */
function parts(ax: number, ay: number, bx: number, by: number, fx: number, fy: number, q: Quad): boolean {
  const ex = bx - ax;
  const ey = by - ay;
  const near = ex * ay - ey * ax;
  const far = ex * fy - ey * fx;
  const sa = ex * q.ay - ey * q.ax;
  const sb = ex * q.by - ey * q.bx;
  const sc = ex * q.cy - ey * q.cx;
  const sd = ex * q.dy - ey * q.dx;
  return (sa < near && sb < near && sc < near && sd < near) || (sa > far && sb > far && sc > far && sd > far);
}

function max(a: number, b: number): number {
  return a > b ? a : b;
}

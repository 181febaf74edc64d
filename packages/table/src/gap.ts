import { fillDifference, originGapSquared } from './difference.ts';
import { type Quad, touchesOrOverlaps } from './quad.ts';

/** Two ends, in float steps. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * The square of the shortest distance between two quads, in steps squared: 0 exactly when they touch or overlap, and
 * exact whenever it is a whole number (so always between bases that stand square to one another and the table).
 * The same bits whichever comes first and however the table is mirrored or quarter-turned.
 */
export function gapSquared(p: Quad, q: Quad): number {
  fillDifference(p, q);
  return originGapSquared();
}

/** The shortest distance between two quads in float steps: 0 exactly when they touch or overlap. */
export function gap(p: Quad, q: Quad): number {
  return Math.sqrt(gapSquared(p, q));
}

/**
 * Is the gap at most `limit` steps (any number)? A gap of exactly `limit` is within; nothing is within a negative
 * limit. The comparison is of the squares.
 */
export function isWithin(p: Quad, q: Quad, limit: number): boolean {
  const across = q.minX > p.maxX ? q.minX - p.maxX : p.minX > q.maxX ? p.minX - q.maxX : 0;
  const down = q.minY > p.maxY ? q.minY - p.maxY : p.minY > q.maxY ? p.minY - q.maxY : 0;
  const limit2 = limit * limit;
  if (limit < 0 || across * across + down * down > limit2) return false;
  fillDifference(p, q);
  return originGapSquared() <= limit2;
}

/** The square of the distance from a point (any numbers, steps) to a quad: 0 inside it and on its border. */
export function pointGapSquared(q: Quad, x: number, y: number): number {
  const ab = edgeGapSquared(q.ax, q.ay, q.bx, q.by, x, y);
  const bc = edgeGapSquared(q.bx, q.by, q.cx, q.cy, x, y);
  const cd = edgeGapSquared(q.cx, q.cy, q.dx, q.dy, x, y);
  const da = edgeGapSquared(q.dx, q.dy, q.ax, q.ay, x, y);
  if (ab < 0 && bc < 0 && cd < 0 && da < 0) return 0;
  let best = Number.POSITIVE_INFINITY;
  if (ab >= 0) best = ab;
  if (bc >= 0 && bc < best) best = bc;
  if (cd >= 0 && cd < best) best = cd;
  if (da >= 0 && da < best) best = da;
  return best;
}

/** The square of the distance from (x, y) to the edge 1-2 of a clockwise quad, or -1 if the point is not outside it. */
function edgeGapSquared(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const ex = x2 - x1;
  const ey = y2 - y1;
  if (ex * (y - y1) - ey * (x - x1) >= 0) return -1;
  return pointSegmentGapSquared(x1, y1, x2, y2, x, y);
}

/** The square of the distance from (x, y) to the segment 1-2, any numbers, steps squared; exact when it is whole. */
export function pointSegmentGapSquared(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const ex = x2 - x1;
  const ey = y2 - y1;
  const vx = x - x1;
  const vy = y - y1;
  const along = ex * vx + ey * vy;
  if (along <= 0) return vx * vx + vy * vy;
  const length2 = ex * ex + ey * ey;
  if (along >= length2) {
    const wx = x - x2;
    const wy = y - y2;
    return wx * wx + wy * wy;
  }
  const side = ex * vy - ey * vx;
  const numerator = side * side;
  const found = numerator / length2;
  const whole = Math.round(found);
  return whole * length2 === numerator ? whole : found;
}

/**
 * A shortest segment between two quads, its first end on p: its length is their gap (but for the rounding of float
 * ends). Where they touch or overlap both ends are one point of both. Where several are shortest, always the same one.
 */
export function closestSegment(p: Quad, q: Quad): Segment {
  if (touchesOrOverlaps(p, q)) return commonPoint(p, q);
  const ps = cornersOf(p);
  const qs = cornersOf(q);
  let best = Number.POSITIVE_INFINITY;
  let found: Segment = { x1: 0, y1: 0, x2: 0, y2: 0 };
  const look = (vertices: readonly number[], edges: readonly number[], verticesOnP: boolean): void => {
    for (let v = 0; v < 8; v += 2) {
      const x = vertices[v] as number;
      const y = vertices[v + 1] as number;
      for (let e = 0; e < 8; e += 2) {
        const ex1 = edges[e] as number;
        const ey1 = edges[e + 1] as number;
        const ex2 = edges[(e + 2) % 8] as number;
        const ey2 = edges[(e + 3) % 8] as number;
        const gap2 = pointSegmentGapSquared(ex1, ey1, ex2, ey2, x, y);
        if (gap2 >= best) continue;
        best = gap2;
        const dx = ex2 - ex1;
        const dy = ey2 - ey1;
        const share = Math.max(0, Math.min(1, ((x - ex1) * dx + (y - ey1) * dy) / (dx * dx + dy * dy)));
        const fx = share === 1 ? ex2 : ex1 + dx * share;
        const fy = share === 1 ? ey2 : ey1 + dy * share;
        found = verticesOnP ? { x1: x, y1: y, x2: fx, y2: fy } : { x1: fx, y1: fy, x2: x, y2: y };
      }
    }
  };
  look(ps, qs, true);
  look(qs, ps, false);
  return found;
}

/** A point of both of two quads that touch or overlap: a corner if one will do, else where two edges cross. */
function commonPoint(p: Quad, q: Quad): Segment {
  const ps = cornersOf(p);
  const qs = cornersOf(q);
  for (let v = 0; v < 8; v += 2) {
    const x = ps[v] as number;
    const y = ps[v + 1] as number;
    if (pointGapSquared(q, x, y) === 0) return { x1: x, y1: y, x2: x, y2: y };
  }
  for (let v = 0; v < 8; v += 2) {
    const x = qs[v] as number;
    const y = qs[v + 1] as number;
    if (pointGapSquared(p, x, y) === 0) return { x1: x, y1: y, x2: x, y2: y };
  }
  // No corner of either in the other, and yet they meet: two edges cross in their middles.
  for (let i = 0; i < 8; i += 2) {
    const px = ps[i] as number;
    const py = ps[i + 1] as number;
    const pdx = (ps[(i + 2) % 8] as number) - px;
    const pdy = (ps[(i + 3) % 8] as number) - py;
    for (let j = 0; j < 8; j += 2) {
      const qx = qs[j] as number;
      const qy = qs[j + 1] as number;
      const qdx = (qs[(j + 2) % 8] as number) - qx;
      const qdy = (qs[(j + 3) % 8] as number) - qy;
      const cross = pdx * qdy - pdy * qdx;
      if (cross === 0) continue;
      const t = ((qx - px) * qdy - (qy - py) * qdx) / cross;
      const u = ((qx - px) * pdy - (qy - py) * pdx) / cross;
      if (t < 0 || t > 1 || u < 0 || u > 1) continue;
      const x = px + pdx * t;
      const y = py + pdy * t;
      return { x1: x, y1: y, x2: x, y2: y };
    }
  }
  throw new Error('two quads that meet have no common point');
}

function cornersOf(q: Quad): readonly number[] {
  return [q.ax, q.ay, q.bx, q.by, q.cx, q.cy, q.dx, q.dy];
}

import { pointGapSquared, pointSegmentGapSquared } from './gap.ts';
import type { Quad } from './quad.ts';

/** A round base: centre in whole steps, radius in steps (whole for exact answers). */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The square of the distance between the centres, steps squared. Exact for whole steps. */
function centresSquared(p: Disc, q: Disc): number {
  return (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
}

/** The shortest distance between two discs in float steps: 0 exactly when they touch or overlap. */
export function discGap(p: Disc, q: Disc): number {
  const reach = p.radius + q.radius;
  const centres2 = centresSquared(p, q);
  return centres2 <= reach * reach ? 0 : Math.sqrt(centres2) - reach;
}

/** The square of `discGap`, steps squared. */
export function discGapSquared(p: Disc, q: Disc): number {
  const gap = discGap(p, q);
  return gap * gap;
}

/** Is the gap between two discs at most `limit` steps? Exactly `limit` is within; nothing is within a negative one. */
export function discsWithin(p: Disc, q: Disc, limit: number): boolean {
  const reach = p.radius + q.radius + limit;
  return limit >= 0 && centresSquared(p, q) <= reach * reach;
}

/** Do two discs share area? Touching does not. Exact for whole steps. */
export function discsOverlap(p: Disc, q: Disc): boolean {
  const reach = p.radius + q.radius;
  return centresSquared(p, q) < reach * reach;
}

/** The shortest distance between a disc and a quad in float steps: 0 when they touch or overlap. */
export function discQuadGap(disc: Disc, q: Quad): number {
  const gap2 = pointGapSquared(q, disc.x, disc.y);
  return gap2 <= disc.radius * disc.radius ? 0 : Math.sqrt(gap2) - disc.radius;
}

/** The square of `discQuadGap`, steps squared. */
export function discQuadGapSquared(disc: Disc, q: Quad): number {
  const gap = discQuadGap(disc, q);
  return gap * gap;
}

/** Do a disc and a quad share area? Touching does not. */
export function discMeetsQuad(disc: Disc, q: Quad): boolean {
  return pointGapSquared(q, disc.x, disc.y) < disc.radius * disc.radius;
}

/** Does a segment (or point) share at least a point with a disc? Touching its rim counts. */
export function segmentMeetsDisc(x1: number, y1: number, x2: number, y2: number, disc: Disc): boolean {
  return pointSegmentGapSquared(x1, y1, x2, y2, disc.x, disc.y) <= disc.radius * disc.radius;
}

/** A footprint on its way: what it meets, and whether it comes too near to an enemy (SIP-GEN-9, SIP-MOV-10). */
import {
  cosine,
  gap,
  leastGap,
  overlapsQuadDeeper,
  passage,
  type Passage,
  passageOver,
  type Polygon,
  type Quad,
  sine,
} from '@drumhead/table';
import { CM, TOLERANCE } from '../state/lengths.ts';

/** In whole steps, and made of small whole numbers (| 0) to the machine too: what reads many of them reads them quickly. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A straight way, facing kept, and a box of whole steps around all that it sweeps over. */
export interface Sweep {
  readonly box: Box;
  readonly start: Quad;
  readonly ux: number;
  readonly uy: number;
  readonly distance: number;
}

export function sweepOf(start: Quad, direction: number, distance: number): Sweep {
  return wayOf(start, sine(direction), -cosine(direction), distance);
}

/** The same along a unit vector. */
export function wayOf(start: Quad, ux: number, uy: number, distance: number): Sweep {
  const dx = ux * distance;
  const dy = uy * distance;
  const box = {
    minX: (start.minX + (dx < 0 ? Math.floor(dx) : 0)) | 0,
    minY: (start.minY + (dy < 0 ? Math.floor(dy) : 0)) | 0,
    maxX: (start.maxX + (dx > 0 ? Math.ceil(dx) : 0)) | 0,
    maxY: (start.maxY + (dy > 0 ? Math.ceil(dy) : 0)) | 0,
  };
  return { box, start, ux, uy, distance };
}

/** The box of something that is more than a box. */
export function boxOf({ minX, minY, maxX, maxY }: Box): Box {
  return { minX: minX | 0, minY: minY | 0, maxX: maxX | 0, maxY: maxY | 0 };
}

/** The box around two. */
export function boxAround(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX) | 0,
    minY: Math.min(a.minY, b.minY) | 0,
    maxX: Math.max(a.maxX, b.maxX) | 0,
    maxY: Math.max(a.maxY, b.maxY) | 0,
  };
}

/** A box drawn out to all sides. */
export function widened({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: (minX - by) | 0, minY: (minY - by) | 0, maxX: (maxX + by) | 0, maxY: (maxY + by) | 0 };
}

/*
 * Most of what is asked about ways is whether something is near at all. Boxes, footprints and pieces of ground are asked
 * each by a function of their own: what reads one make of object alone is read quickly.
 */

/** Boxes further apart than so many steps. */
export function areApart(a: Box, b: Box, by: number): boolean {
  return a.minX - b.maxX > by || b.minX - a.maxX > by || a.minY - b.maxY > by || b.minY - a.maxY > by;
}

/** The same of a box and a footprint. */
export function isBeyondBox(quad: Quad, box: Box, by: number): boolean {
  return (
    quad.minX - box.maxX > by || box.minX - quad.maxX > by || quad.minY - box.maxY > by || box.minY - quad.maxY > by
  );
}

/** The same of two footprints, by the boxes around them. */
export function areBeyond(p: Quad, q: Quad, by: number): boolean {
  return p.minX - q.maxX > by || q.minX - p.maxX > by || p.minY - q.maxY > by || q.minY - p.maxY > by;
}

/** Does a footprint lie beside the box around a piece of ground? */
export function isBeside(quad: Quad, piece: Box): boolean {
  return quad.minX > piece.maxX || quad.maxX < piece.minX || quad.minY > piece.maxY || quad.maxY < piece.minY;
}

/** SIP-GEN-6. On which stretch it overlaps a convex polygon, with this box around it, by more than the tolerance. */
export function meets(sweep: Sweep, piece: Box, polygon: Polygon): Passage | null {
  const { box } = sweep;
  if (box.minX > piece.maxX || box.maxX < piece.minX || box.minY > piece.maxY || box.maxY < piece.minY) return null;
  return passage(sweep.start, sweep.ux, sweep.uy, sweep.distance, polygon, TOLERANCE);
}

/** SIP-GEN-6. The same over the footprint of a unit. */
export function meetsUnit(sweep: Sweep, quad: Quad): Passage | null {
  if (isBeyondBox(quad, sweep.box, 0)) return null;
  return passageOver(sweep.start, sweep.ux, sweep.uy, sweep.distance, quad, TOLERANCE);
}

/** SIP-MOV-10. Does it come nearer to an enemy than 1 cm, and than it was? `least`: the nearness it may have. */
export function comesTooNear(sweep: Sweep, enemy: Quad, least?: number): boolean {
  if (isBeyondBox(enemy, sweep.box, CM)) return false;
  const { start, ux, uy, distance } = sweep;
  const near = least ?? nearnessTo(start, enemy);
  if (leastGap(start, ux, uy, distance, enemy) < near - TOLERANCE) return true;
  return near <= TOLERANCE && goesOver(sweep, enemy);
}

/** From contact no gap can become less: there it must not go over the enemy; off one that it overlaps it may go away. */
function goesOver(sweep: Sweep, enemy: Quad): boolean {
  if (meetsUnit(sweep, enemy) === null) return false;
  const { start, ux, uy } = sweep;
  if (!overlapsQuadDeeper(start, enemy, TOLERANCE)) return true;
  return (enemy.ax + enemy.cx - start.ax - start.cx) * ux + (enemy.ay + enemy.cy - start.ay - start.cy) * uy > 0;
}

/** 1 cm, or as near as they are already. */
export function nearnessTo(from: Quad, enemy: Quad): number {
  return Math.min(CM, gap(from, enemy));
}

/** A footprint moving straight: what it meets, and whether it comes too near to an enemy (SIP-GEN-9, SIP-MOV-10). */
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
import { partsOf } from './parts.ts';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A straight way, facing kept, with a box of whole steps around all that it sweeps over. */
export interface Sweep {
  readonly box: Box;
  readonly start: Quad;
  readonly ux: number;
  readonly uy: number;
  readonly distance: number;
}

/** The way in a direction. */
export function sweepOf(start: Quad, direction: number, distance: number): Sweep {
  return sweepAlong(start, sine(direction), -cosine(direction), distance);
}

/** The way along a unit vector. */
export function sweepAlong(start: Quad, ux: number, uy: number, distance: number): Sweep {
  const dx = ux * distance;
  const dy = uy * distance;
  const box = {
    minX: start.minX + (dx < 0 ? Math.floor(dx) : 0),
    minY: start.minY + (dy < 0 ? Math.floor(dy) : 0),
    maxX: start.maxX + (dx > 0 ? Math.ceil(dx) : 0),
    maxY: start.maxY + (dy > 0 ? Math.ceil(dy) : 0),
  };
  return { box, start, ux, uy, distance };
}

/** The box around two. */
export function boxAround(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

/** The box with so many steps more on all sides. */
export function widened({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

/** Are boxes more than so many steps apart along a side of the table? */
export function areApart(a: Box, b: Box, by = 0): boolean {
  return a.minX - b.maxX > by || b.minX - a.maxX > by || a.minY - b.maxY > by || b.minY - a.maxY > by;
}

type Piece = Box & { readonly points: Polygon };

/** SIP-GEN-6. Where the way first overlaps a piece of terrain by more than the tolerance, or null. */
export const passageOverArea = (sweep: Sweep, piece: Piece): Passage | null => passagesOver(sweep, piece)[0] ?? null;

/** SIP-GEN-6. All the stretches on which it does, in their order: a concave piece may be met more than once. */
export function passagesOver(sweep: Sweep, piece: Piece): readonly Passage[] {
  if (areApart(sweep.box, piece)) return NOWHERE;
  const { start, ux, uy, distance } = sweep;
  return merged(partsOf(piece.points).flatMap((part) => passage(start, ux, uy, distance, part, TOLERANCE) ?? NOWHERE));
}

const NOWHERE: readonly Passage[] = [];

/** In their order, those that touch as one. */
function merged(passages: readonly Passage[]): readonly Passage[] {
  if (passages.length < 2) return passages;
  const found: Passage[] = [];
  for (const next of [...passages].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last === undefined || next.from > last.to) found.push(next);
    else found[found.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
  }
  return found;
}

/** SIP-GEN-6. The same for another footprint. */
export function passageOverQuad(sweep: Sweep, quad: Quad): Passage | null {
  if (areApart(quad, sweep.box)) return null;
  return passageOver(sweep.start, sweep.ux, sweep.uy, sweep.distance, quad, TOLERANCE);
}

/** SIP-MOV-10. Does it come nearer to an enemy than `clearance`, by default 1 cm or as near as it was? */
export function comesTooNear(sweep: Sweep, enemy: Quad, clearance?: number): boolean {
  if (areApart(enemy, sweep.box, CM)) return false;
  const { start, ux, uy, distance } = sweep;
  const least = clearance ?? clearanceTo(start, enemy);
  if (leastGap(start, ux, uy, distance, enemy) < least - TOLERANCE) return true;
  return least <= TOLERANCE && goesOver(sweep, enemy);
}

/** From contact no gap can become less, so it must not go over the enemy; it may move off an enemy that it overlaps. */
function goesOver(sweep: Sweep, enemy: Quad): boolean {
  if (passageOverQuad(sweep, enemy) === null) return false;
  const { start, ux, uy } = sweep;
  if (!overlapsQuadDeeper(start, enemy, TOLERANCE)) return true;
  return (enemy.ax + enemy.cx - start.ax - start.cx) * ux + (enemy.ay + enemy.cy - start.ay - start.cy) * uy > 0;
}

/** SIP-MOV-10. 1 cm, or as near as they are already. */
export function clearanceTo(from: Quad, enemy: Quad): number {
  return areApart(from, enemy, CM) ? CM : Math.min(CM, gap(from, enemy));
}

/**
 * Quick checks with bounding boxes around a move: where nothing meets the box, no rule about terrain, enemies or
 * friends can apply, and no footprint needs to be built.
 */
import { TOLERANCE } from '../../ground/measure.ts';
import type { Surroundings } from './surroundings.ts';

/** A bounding box in steps; a quad has these fields too. */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The box around both. */
export function around(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX),
    maxX: Math.max(a.maxX, b.maxX),
    minY: Math.min(a.minY, b.minY),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

function meets(box: Box, thing: Box, apart: number): boolean {
  return (
    thing.minX <= box.maxX + apart &&
    thing.maxX >= box.minX - apart &&
    thing.minY <= box.maxY + apart &&
    thing.maxY >= box.minY - apart
  );
}

function anyMeets(box: Box, pieces: readonly Box[]): boolean {
  for (const piece of pieces) if (meets(box, piece, 0)) return true;
  return false;
}

/** Is the box clear of everything that could forbid or reduce a move on its way? Then only its end matters. */
export function wayIsFree(s: Surroundings, box: Box): boolean {
  return spotIsFree(s, box) && !anyMeets(box, s.difficult) && !anyMeets(box, s.obstacles);
}

/**
 * The same for a unit that stays in place: it is never reduced, so difficult terrain does not matter, and obstacles
 * only where it ends astride one.
 */
export function spotIsFree(s: Surroundings, box: Box): boolean {
  if (!tableIsFree(s, box)) return false;
  const stop = s.field.sticks.s + TOLERANCE;
  for (const { quad } of s.enemies) if (meets(box, quad, stop)) return false;
  for (const { quad } of s.generals) if (meets(box, quad, 0)) return false;
  return true;
}

/** Is the box on the table and clear of closed terrain and streams? */
export function tableIsFree(s: Surroundings, box: Box): boolean {
  const { width, height } = s.field;
  if (s.edge && (box.minX < 0 || box.minY < 0 || box.maxX > width || box.maxY > height)) return false;
  return !(anyMeets(box, s.solid) || anyMeets(box, s.streams));
}

/**
 * Is anything near a move at all? Upright bounds around its way answer for most moves, before any footprint is laid:
 * where nothing meets them, no rule of the ground, the enemy or the friends can have a say.
 */
import { TOLERANCE } from '../../ground/measure.ts';
import type { Surroundings } from './surroundings.ts';

/** Upright bounds in steps; a quad has them. */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The bounds of both. */
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

/** Is nothing near that could forbid or reduce a move within these bounds on its way? Then only its end need be looked at. */
export function wayIsFree(s: Surroundings, box: Box): boolean {
  return s.open || (spotIsFree(s, box) && !anyMeets(box, s.difficult) && !anyMeets(box, s.obstacles));
}

/**
 * The same for what stays where it is: it is never reduced, so the ground's going does not matter, and obstacles only
 * where it ends astride one.
 */
export function spotIsFree(s: Surroundings, box: Box): boolean {
  if (s.open) return true;
  if (!tableIsFree(s, box)) return false;
  const stop = s.field.sticks.s + TOLERANCE;
  for (const { quad } of s.enemies) if (meets(box, quad, stop)) return false;
  for (const { quad } of s.generals) if (meets(box, quad, 0)) return false;
  return true;
}

/** Do these bounds lie on the table and clear of closed ground and streams? */
export function tableIsFree(s: Surroundings, box: Box): boolean {
  const { width, height } = s.field;
  if (s.edge && (box.minX < 0 || box.minY < 0 || box.maxX > width || box.maxY > height)) return false;
  return !(anyMeets(box, s.solid) || anyMeets(box, s.streams));
}

/**
 * Quick checks with bounding boxes around a move: where nothing meets the box, no rule about terrain, enemies or
 * friends can apply, and no footprint needs to be built.
 */
import { type Box, boxesMeet } from '../../ground/boxes.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Surroundings } from './surroundings.ts';

function anyMeets(box: Box, pieces: readonly Box[]): boolean {
  for (const piece of pieces) if (boxesMeet(box, piece)) return true;
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
  for (const { quad } of s.enemies) if (boxesMeet(box, quad, stop)) return false;
  for (const { quad } of s.generals) if (boxesMeet(box, quad)) return false;
  return true;
}

/** Is the box on the table and clear of closed terrain and streams? */
export function tableIsFree(s: Surroundings, box: Box): boolean {
  const { width, height } = s.field;
  if (s.edge && (box.minX < 0 || box.minY < 0 || box.maxX > width || box.maxY > height)) return false;
  return !(anyMeets(box, s.solid) || anyMeets(box, s.streams));
}

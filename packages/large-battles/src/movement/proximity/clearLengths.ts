/** Lengths of a straight way at which a unit is just clear of what it left behind (LB-PROX-05, -06). */
import { cosine, firstWithin, moved, movedQuad, type Quad, sine } from '@drumhead/table';
import { TOLERANCE } from '../../ground/measure.ts';
import type { TerrainPiece } from '../../state/state.ts';
import type { Surroundings } from '../path/surroundings.ts';
import { proximityLimit } from './spacing.ts';

/** Places are rounded to whole steps, so the first clear length may be a few steps farther. */
const ROUNDING = [0, 1, 2, 3, 8] as const;

/**
 * The lengths (steps, up to `most`) at which a unit that starts at `start` is clear of a friend, of its neighbourhood or
 * of a line of terrain, and the shortest one. Only there a straight move can begin to be legal: farther on, more may
 * stand in the way. `gapOf` gives a closer distance at which a friend is near enough to be left, if there is one.
 */
export function clearLengths(
  s: Surroundings,
  start: Quad,
  direction: number,
  most: number,
  gapOf: (friend: number) => number | undefined = () => undefined,
): readonly number[] {
  const away = moved({ x: 0, y: 0, facing: 0 }, direction, most);
  const far = movedQuad(start, away.x, away.y);
  const lengths = [1];
  const addClearOf = (other: Quad, limit: number): void => {
    const back = firstWithin(far, -sine(direction), cosine(direction), most, other, limit);
    if (back > 0 && back < most) for (const more of ROUNDING) lengths.push(Math.floor(most - back) + more);
  };
  for (const friend of s.friends) {
    addClearOf(friend.quad, 0);
    addClearOf(friend.quad, proximityLimit(s.field) + TOLERANCE);
    const gap = gapOf(friend.unit);
    if (gap !== undefined) addClearOf(friend.quad, gap);
  }
  // LB-MOVE-32, LB-PROX-03: a unit may not end astride an obstacle, and beyond it friends may be near.
  for (const piece of [...s.obstacles, ...s.streams]) for (const part of partsOf(piece)) addClearOf(part, 0);
  return lengths;
}

/** The straight parts of a line, as quads without depth. */
function partsOf({ points }: TerrainPiece): readonly Quad[] {
  const parts: Quad[] = [];
  for (let i = 2; i < points.length; i += 2) {
    const [ax, ay, bx, by] = points.slice(i - 2, i + 2) as [number, number, number, number];
    const box = { minX: Math.min(ax, bx), minY: Math.min(ay, by), maxX: Math.max(ax, bx), maxY: Math.max(ay, by) };
    parts.push({ ax, ay, bx, by, cx: bx, cy: by, dx: ax, dy: ay, ...box });
  }
  return parts;
}

/** The longest legal version of a move that is too long as asked (for `nearest` and for offers of short moves). */
import { cosine, firstWithin, sine } from '@drumhead/table';
import type { FastMove } from '../state/commands.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { lengthOf, rungOf } from './distance.ts';
import type { Mover } from './mover.ts';
import { directionOf, type StraightLine } from './straightMove.ts';
import type { Surroundings } from './path/surroundings.ts';
import { planMoveIn } from './planMove.ts';

type Long = StraightLine | FastMove;

function shortened<M extends Long>(move: M, distance: number): M {
  return { ...move, distance };
}

/** LB-MOVE-28, -29: the free distance along a direction before any enemy is 1S off. */
function roomAhead(s: Surroundings, direction: number, most: number): number {
  let room = most;
  for (const enemy of s.enemies) {
    if (enemy.close) continue;
    const limit = s.field.sticks.s + TOLERANCE;
    const at = firstWithin(s.quad, sine(direction), -cosine(direction), most, enemy.quad, limit);
    if (at <= room) room = Math.ceil(at) - 2;
  }
  return room;
}

function directionAsked(s: Surroundings, asked: Long): number | null {
  return asked.kind === 'fast' ? asked.direction : directionOf(s.u.facing, asked);
}

/** The free distance of a move before any enemy is 1S off, at most its length; 0 if it has no direction. */
export function roomOf(s: Surroundings, asked: Long): number {
  const direction = directionAsked(s, asked);
  return direction === null ? 0 : roomAhead(s, direction, asked.distance);
}

/**
 * A shorter move in place of a refused one, by three quick tries: just before the enemy, the next rung of the ladder,
 * or half.
 */
export function shorter<M extends Long>(s: Surroundings, mover: Mover, asked: M, room: number): M | null {
  const isReduced = s.difficult.length + s.obstacles.length + s.streams.length > 0;
  const next = isReduced ? [lengthOf(s.field, rungOf(s.profile, s.u.formation), 1)] : [];
  for (const length of [room, ...next, room >> 1]) {
    if (length < 1 || length > room) continue;
    const move = shortened(asked, length);
    if (planMoveIn(s, mover, move).ok) return move;
  }
  return null;
}

/**
 * A legal move of the same kind and direction, no longer than the one asked. Tries the lengths at which something
 * changes (a rung of the ladder, just before an enemy's 1S) and sixteenths of the distance, then extends the longest
 * legal one by bisection.
 */
export function furthest<M extends Long>(s: Surroundings, mover: Mover, asked: M): M | null {
  const top = rungOf(s.profile, s.u.formation);
  const most = Math.min(asked.distance, lengthOf(s.field, top, 0));
  const direction = directionAsked(s, asked);
  if (direction === null) return null;
  const lengths: number[] = [most, roomAhead(s, direction, most)];
  for (let rung = top; rung > 0; rung--) lengths.push(Math.min(most, lengthOf(s.field, rung, 0)));
  for (let part = 15; part > 0; part--) lengths.push(Math.floor((most * part) / 16));
  let refused = most + 1;
  for (const length of lengths.filter((one) => one >= 1).sort((a, b) => b - a)) {
    if (planMoveIn(s, mover, shortened(asked, length)).ok) return refine(s, mover, asked, length, refused);
    refused = length;
  }
  return null;
}

/** The longest legal distance between a legal and a refused one, to the step, assuming one boundary between them. */
function refine<M extends Long>(s: Surroundings, mover: Mover, asked: M, legal: number, refused: number): M {
  let low = legal;
  let high = refused;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (planMoveIn(s, mover, shortened(asked, middle)).ok) low = middle;
    else high = middle;
  }
  return shortened(asked, low);
}

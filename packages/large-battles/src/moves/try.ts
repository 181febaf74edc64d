/** Chapters 9 to 11 for one move: is the kind open, and does the ground let it. */
import type { Move } from '../commands.ts';
import type { State } from '../state.ts';
import { footprintOf } from '../footprints.ts';
import type { UnitProfile } from '../state.ts';
import { isFast, lengthOf, rungOf } from './distance.ts';
import { tryFast } from './fast.ts';
import { type Arrival, type Mover, never, type Tried } from './mover.ts';
import { kindProblem } from './open.ts';
import { tryRoad } from './road.ts';
import { tryStraightLine } from './straight.ts';
import { type Surroundings, surroundings } from './surroundings.ts';
import { tryTurn, tryWheel } from './turning.ts';

/** Whatever one move of this unit may have to do with. */
export function aroundMoves(state: State, unit: number): Surroundings {
  const formation = (state.units[unit] as { formation: Parameters<typeof isFast>[0] }).formation;
  const size = footprintOf(state, unit);
  const longest = lengthOf(state.field, rungOf(state.field.units[unit] as UnitProfile, formation), 0);
  // A column's head goes the distance and its body may swing about it; a turn stays in the circle round the unit.
  return surroundings(state, unit, isFast(formation) ? longest + 2 * size.outer : longest);
}

/** Every rule of chapters 9 to 11 that bears on a move, and proximity at the last action (LB-PROX-05). */
export function tryMove(state: State, mover: Mover, move: Move): Tried<Arrival> {
  const closed = kindProblem(state, mover, move.kind);
  if (closed !== null) return never(closed);
  return attempt(aroundMoves(state, mover.unit), mover, move);
}

/** A move of a kind that is open, tried against what is near. */
export function attempt(s: Surroundings, mover: Mover, move: Move): Tried<Arrival> {
  switch (move.kind) {
    case 'straight':
    case 'oblique':
    case 'lateral':
    case 'backward':
    case 'shift':
      return tryStraightLine(s, mover, move);
    case 'wheel':
      return tryWheel(s, mover, move);
    case 'rotate':
    case 'aboutFace':
      return tryTurn(s, mover, move);
    case 'fast':
      return tryFast(s, mover, move);
    case 'road':
      return tryRoad(s, mover, move);
  }
}

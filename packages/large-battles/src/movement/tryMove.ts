/** Plans one move by chapters 9 to 11: the kind must be open, and the surroundings must allow it. */
import { err, type Result } from '@drumhead/engine';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { tryFast } from './fastMove.ts';
import { type Arrival, type Mover } from './mover.ts';
import { kindProblem } from './moveKinds.ts';
import { tryRoad } from './roadMove.ts';
import { tryStraightLine } from './straightMove.ts';
import { aroundActions, type Surroundings } from './path/surroundings.ts';
import { tryTurn, tryWheel } from './wheel.ts';

/** Every rule of chapters 9 to 11 about a move, and proximity at the last action (LB-PROX-05). */
export function tryMove(state: State, mover: Mover, move: Move): Result<Arrival> {
  const closed = kindProblem(state, mover, move.kind);
  if (closed !== null) return err(closed);
  return attempt(aroundActions(state, mover.unit), mover, move);
}

/** Plans a move of an open kind, given the surroundings. */
export function attempt(s: Surroundings, mover: Mover, move: Move): Result<Arrival> {
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

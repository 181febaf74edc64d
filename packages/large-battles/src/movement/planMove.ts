/** Plans one move by chapters 9 to 11: the kind must be open, and the surroundings must allow it. */
import { err, type Result } from '@drumhead/engine';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { planFastMove } from './fastMove.ts';
import { type Arrival, type Mover } from './mover.ts';
import { kindProblem } from './moveKinds.ts';
import { planRoadMove } from './roadMove.ts';
import { planStraightMove } from './straightMove.ts';
import { aroundActions, type Surroundings } from './path/surroundings.ts';
import { planTurn } from './turnInPlace.ts';
import { planWheel } from './wheel.ts';

/** Every rule of chapters 9 to 11 about a move, and proximity at the last action alone (LB-PROX-05, -08). */
export function planMove(state: State, mover: Mover, move: Move): Result<Arrival> {
  const closed = kindProblem(state, mover, move.kind);
  if (closed !== null) return err(closed);
  return planMoveIn(aroundActions(state, mover.unit), mover, move);
}

/** Plans a move of an open kind, given the surroundings. */
export function planMoveIn(s: Surroundings, mover: Mover, move: Move): Result<Arrival> {
  switch (move.kind) {
    case 'straight':
    case 'oblique':
    case 'lateral':
    case 'backward':
    case 'shift':
      return planStraightMove(s, mover, move);
    case 'wheel':
      return planWheel(s, mover, move);
    case 'rotate':
    case 'aboutFace':
      return planTurn(s, mover, move);
    case 'fast':
      return planFastMove(s, mover, move);
    case 'road':
      return planRoadMove(s, mover, move);
  }
}

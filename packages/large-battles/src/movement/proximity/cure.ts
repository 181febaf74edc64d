/** LB-PROX-05: an action by which a unit ends clear of its friends, or with several actions left may begin to. */
import type { Move, MoveKind } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { formOffers } from '../formationChange.ts';
import { kindProblem, kindsOf } from '../moveKinds.ts';
import { moveOffers } from '../moveOffers.ts';
import type { Mover } from '../mover.ts';
import { aroundActions } from '../path/surroundings.ts';
import { planMoveIn } from '../planMove.ts';
import { townOffers } from '../towns.ts';
import { TURN_MOST } from '../turning.ts';
import { anyMoveOf } from './anyMove.ts';

/**
 * LB-PROX-05. Has the unit any action left that is legal? A last action is only legal if it ends clear of friends; before
 * that, any may begin to cure. The answer is exact: a change of formation and a step into a town are single orders, all of
 * which are offered, and of moves {@link findCure} leaves none out. The sample of moves only answers sooner.
 */
export function canCure(state: State, mover: Mover): boolean {
  if (mover.activation.left < 1) return false;
  if (moveOffers(state, mover).length > 0 || formOffers(state, mover).length > 0) return true;
  return townOffers(state, mover).length > 0 || findCure(state, mover) !== null;
}

/** LB-PROX-05. A legal move, or null if there is none: turns and wheels are tried at every angle, the rest as in `anyMove`. */
export function findCure(state: State, mover: Mover): Move | null {
  const s = aroundActions(state, mover.unit);
  const open = kindsOf(s.field, s.u.formation).filter((kind) => kindProblem(state, mover, kind) === null);
  for (const kind of open) for (const move of turnsOf(kind)) if (planMoveIn(s, mover, move).ok) return move;
  for (const kind of open) {
    const move = anyMoveOf(s, mover, kind);
    if (move !== null) return move;
  }
  return null;
}

/** Every turn and wheel of this kind. */
function* turnsOf(kind: MoveKind): Generator<Move> {
  if (kind === 'aboutFace') yield { kind };
  if (kind !== 'rotate' && kind !== 'wheel') return;
  for (let angle = -TURN_MOST; angle <= TURN_MOST; angle++) {
    if (kind === 'rotate') yield { kind, angle };
    else for (const pivot of ['left', 'right'] as const) yield { kind, pivot, angle };
  }
}

/** LB-PROX-05: an action by which a unit ends clear of its friends, or with several actions left may begin to. */
import { memoizeBy } from '@drumhead/engine';
import type { Budget } from '@drumhead/table';
import type { Move, MoveKind } from '../../state/commands.ts';
import type { ActingFrame, UnitActivation } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { formOffers } from '../formationChange.ts';
import { kindProblem, kindsOf } from '../moveKinds.ts';
import { moveOffers } from '../moveOffers.ts';
import type { Mover } from '../mover.ts';
import { aroundActions } from '../path/surroundings.ts';
import { townOffers } from '../towns.ts';
import { anyMoveOf } from './anyMove.ts';

/**
 * LB-PROX-05. Has the unit any action left that is legal? A last action is only legal if it ends clear of friends; before
 * that, any may begin to cure. A change of formation and a step into a town are single orders, all of which are offered;
 * moves are searched ({@link findCure}).
 */
export function canCure(state: State, mover: Mover): boolean {
  if (mover.activation.left < 1) return false;
  if (formOffers(state, mover).length > 0 || townOffers(state, mover).length > 0) return true;
  return findCure(state, mover) !== null;
}

/** Boxes of moves that one question may look at. The questions of the golden battles take 600 at most. */
const MOST_BOXES = 20_000;

/**
 * LB-PROX-05. A legal move. Null: there is none, or none that the search comes upon before it gives up
 * ({@link Budget}). Offers and judge ask this several times of the same position, so the last answer is kept.
 */
export function findCure(state: State, mover: Mover): Move | null {
  const about = groundsOf(state, mover);
  const last = lastAnswers(mover.activation);
  if (last.known === null || !isSame(last.known.about, about)) {
    last.known = { about, move: findInSample(state, mover) ?? search(state, mover) };
  }
  return last.known.move;
}

function findInSample(state: State, mover: Mover): Move | null {
  return moveOffers(state, mover, undefined, 'few')[0] ?? moveOffers(state, mover, undefined, 'others')[0] ?? null;
}

/** A turn first; a move that also turns freely last, since it has the most places and the kinds share one budget. */
function search(state: State, mover: Mover): Move | null {
  const s = aroundActions(state, mover.unit);
  const open = kindsOf(s.field, s.u.formation).filter((kind) => kindProblem(state, mover, kind) === null);
  const turns = open.filter(isTurn);
  const others = open.filter((kind) => !isTurn(kind) && kind !== 'fast');
  const budget: Budget = { boxes: MOST_BOXES };
  for (const kind of [...turns, ...others, ...open.filter((one) => one === 'fast')]) {
    const move = anyMoveOf(s, mover, kind, budget);
    if (move !== null) return move;
  }
  return null;
}

function isTurn(kind: MoveKind): boolean {
  return kind === 'rotate' || kind === 'wheel' || kind === 'aboutFace';
}

// --- the last answer ---------------------------------------------------------------------------------------------------

/** All that an answer rests on besides the activation. A draft shares these with its state until it changes them. */
type Grounds = Pick<State, 'field' | 'phase' | 'active' | 'units' | 'generals' | 'brigades' | 'sides' | 'sectors'> &
  Pick<Mover, 'unit' | 'side' | 'mode'> & { readonly acting: ActingFrame | undefined };

interface Known {
  readonly about: Grounds;
  readonly move: Move | null;
}

const lastAnswers = memoizeBy((_activation: UnitActivation): { known: Known | null } => ({ known: null }));

function groundsOf(state: State, { unit, side, mode }: Mover): Grounds {
  const { field, phase, active, units, generals, brigades, sides, sectors, frames } = state;
  // Of a group, the others that can still move away may be near (LB-PROX-05).
  const acting = [...frames].reverse().find((frame) => frame.at === 'acting');
  return { field, phase, active, units, generals, brigades, sides, sectors, unit, side, mode, acting };
}

function isSame(a: Grounds, b: Grounds): boolean {
  return (Object.keys(a) as (keyof Grounds)[]).every((key) => a[key] === b[key]);
}

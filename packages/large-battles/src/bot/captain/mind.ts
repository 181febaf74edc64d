import type { Seat } from '@drumhead/engine';
import type { SideIndex, State } from '../../state/state.ts';
import { sideIndex } from '../../turn/machine.ts';
import type { Judgement } from '../judgement.ts';
import { CAPTAIN } from './judgement.ts';
import { futureOf, judgedMoment, type Moment } from '../value.ts';

/** What one captain has found out in one battle. */
export interface Mind {
  readonly weights: readonly number[];
  readonly judgement: Judgement;
  /** The state that is decided in. */
  from: Moment | null;
  /** The state read last. */
  last: Moment | null;
}

export function newMind(weights: readonly number[], judgement = CAPTAIN): Mind {
  return { weights, judgement, from: null, last: null };
}

/** Side of a seat that plays; a watcher sees as the first side does. */
function sideOf(state: State, seat: Seat): SideIndex {
  return sideIndex(state, seat) === 1 ? 1 : 0;
}

/** A decision begins: what may come of it is read by its differences from this state. */
export function begin(mind: Mind, state: State, seat: Seat): void {
  mind.from = judgedMoment(state, sideOf(state, seat), mind.judgement);
  mind.last = null;
}

/** The moment of a state that may come of the decision. */
export function futureIn(mind: Mind, state: State, seat: Seat): Moment {
  const side = sideOf(state, seat);
  if (mind.last?.state === state && mind.last.side === side) return mind.last;
  mind.last = mind.from?.side === side ? futureOf(mind.from, state) : judgedMoment(state, side, mind.judgement);
  return mind.last;
}

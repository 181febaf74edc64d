import type { Seat } from '@drumhead/engine';
import type { SideIndex, State } from '../../state/state.ts';
import { sideIndex } from '../../turn/machine.ts';
import { futureOf, type Moment, momentOf } from '../value.ts';

/** What one captain has found out in one battle. */
export interface Mind {
  readonly weights: readonly number[];
  /** The state that his plan begins with: what it may lead to is read by its differences from it. */
  from: Moment | null;
  /** The state read last. */
  last: Moment | null;
}

export function newMind(weights: readonly number[]): Mind {
  return { weights, from: null, last: null };
}

/** Begins a plan. */
export function planFrom(mind: Mind, state: State, seat: Seat): void {
  mind.from = momentOf(state, sideIndex(state, seat) as SideIndex);
}

/** The moment of a state that the plan may lead to. */
export function futureIn(mind: Mind, state: State, seat: Seat): Moment {
  if (mind.last?.state === state) return mind.last;
  mind.last = mind.from === null ? momentOf(state, sideIndex(state, seat) as SideIndex) : futureOf(mind.from, state);
  return mind.last;
}

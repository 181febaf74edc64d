/** The evaluation of Large Battles for computer players. */
import type { Evaluation, Seat } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { decide, offers, sideIndex } from '../turn/machine.ts';
import type { State } from '../state/state.ts';
import { expectedValue } from './expectedValue.ts';
import { candidateMoves } from './candidateMoves.ts';
import { decidesInFight, IN_A_ROW } from './fightDecision.ts';
import { pendingValue } from './pendingValue.ts';
import { futureOf, momentOf, sideValue } from './value.ts';

/** Value of a battle won. */
const DECIDED = 1000;

function value(state: State, seat: Seat, from: State = state): number {
  return valueFrom(from, state, seat, IN_A_ROW);
}

function valueFrom(from: State, state: State, seat: Seat, depth: number): number {
  if (state.outcome !== null) {
    return state.outcome.winner === null ? 0 : state.outcome.winner === seat ? DECIDED : -DECIDED;
  }
  const side = sideIndex(state, seat);
  if (side === -1) return 0;
  if (depth > 0 && decidesInFight(state, seat)) return bestOf(from, state, seat, depth);
  const then = futureOf(momentOf(from, side), state);
  return sideValue(then) + pendingValue(state, then.outlook);
}

function bestOf(from: State, state: State, seat: Seat, depth: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const command of offers(state, seat)) {
    const decision = decide(state, seat, command);
    if (decision.ok) best = Math.max(best, valueFrom(from, decision.state, seat, depth - 1));
  }
  return best;
}

export const evaluation: Evaluation<State, Command> = {
  value,
  expectedValue: expectedValue,
  candidateMoves: candidateMoves,
};

export { behaviour } from './behaviour.ts';
export type { OddsKey, ReasonKey } from './captain/advice.ts';
export { room } from './captain/room.ts';
export { valueRoom } from './value/room.ts';

/** Evaluation of positions and orders for computer players. */
import type { Evaluation, Seat } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { SideIndex, State } from '../state/state.ts';
import { expectedValue } from './expectedValue.ts';
import { DECIDED, valueFor } from './value.ts';

export { behaviour } from './behaviour.ts';
export type { OddsKey, ReasonKey } from './captain/advice.ts';
export { room } from './captain/room.ts';
export { valueRoom } from './value/room.ts';

function sideAt({ field }: State, seat: Seat): SideIndex | null {
  return field.sides[0].id === seat ? 0 : field.sides[1].id === seat ? 1 : null;
}

export const evaluation: Evaluation<State, Command> = {
  value(state, seat) {
    const { outcome } = state;
    if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === seat ? DECIDED : -DECIDED;
    const side = sideAt(state, seat);
    return side === null ? 0 : valueFor(state, side);
  },
  expectedValue(state, seat, command) {
    const side = sideAt(state, seat);
    return side === null ? null : expectedValue(state, side, command);
  },
  candidateMoves: () => [],
};

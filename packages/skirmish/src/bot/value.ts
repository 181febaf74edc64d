/** The value of a state: the models that both sides have left, and their posture. */
import { hasLeftTable, type Seat } from '@drumhead/engine';
import { ownerOf } from '../ground/geometry.ts';
import { playerAt } from '../turn/machine.ts';
import type { Posture, State } from '../state/state.ts';
import { outlookOf } from './outlook.ts';

/** Value of a won or lost game. */
const DECIDED = 1000;

/** Share of its price that a model keeps in each posture. */
export const LEFT: Readonly<Record<Posture, number>> = { standing: 1, prone: 0.93, fallen: 0.7, out: 0, waiting: 1 };

export function value(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  if (player === -1) return 0;
  if (state.outcome !== null) {
    return state.outcome.winner === null ? 0 : isOfTeam(state, player, state.outcome.winner) ? DECIDED : -DECIDED;
  }
  const { prices } = outlookOf(state, player);
  let sum = 0;
  for (let model = 0; model < state.models.length; model += 1) {
    const { posture } = state.models[model] as State['models'][number];
    // SCN-LEAVE-2: whoever has left is safe, and no loss.
    const worth = (prices[model] as number) * (hasLeftTable(state, model) ? 1 : LEFT[posture]);
    sum += teamOf(state, ownerOf(state, model)) === teamOf(state, player) ? worth : -worth;
  }
  return sum;
}

function teamOf(state: State, player: number): number {
  return state.field.players[player]?.team ?? -1;
}

function isOfTeam(state: State, player: number, winner: Seat): boolean {
  return teamOf(state, playerAt(state, winner)) === teamOf(state, player);
}

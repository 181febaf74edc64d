/** What Large Battles knows about good play, for computer players. */
import type { Counsel, Seat } from '@drumhead/engine';
import type { Command } from '../commands.ts';
import { sideIndex } from '../machine.ts';
import type { State } from '../state.ts';
import { foresee } from './foresee.ts';
import { ideas } from './ideas.ts';
import { outlookOf } from './outlook.ts';
import { pendingWorth } from './pending.ts';
import { worthOf } from './value.ts';

/** A battle won or lost. */
const DECIDED = 1000;

function value(state: State, seat: Seat): number {
  if (state.outcome !== null) {
    return state.outcome.winner === null ? 0 : state.outcome.winner === seat ? DECIDED : -DECIDED;
  }
  const side = sideIndex(state, seat);
  if (side === -1) return 0;
  return worthOf(state, side) + pendingWorth(state, outlookOf(state, side));
}

export const counsel: Counsel<State, Command> = { value, foresee, ideas };

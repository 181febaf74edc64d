import type { Seat } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { sideIndex } from '../../turn/machine.ts';
import { generalWorth, plansOf } from '../activationPlans.ts';
import { expectedValue } from '../expectedValue.ts';
import { momentOf } from '../value.ts';
import type { Mind } from './mind.ts';

/** Expected worth of a command that dice or the enemy follow; null where the state after it speaks for itself. */
export function expected(_mind: Mind, state: State, seat: Seat, command: Command, rest = 0): number | null {
  const frame = state.frames[state.frames.length - 1];
  const side = sideIndex(state, seat);
  // Beside units that wait, a General is weighed with what they may still do.
  if (frame?.at === 'slot' && frame.brigade >= 0 && command.type === 'activateGeneral' && side !== -1) {
    return generalWorth(plansOf(momentOf(state, side)), command.general, command.dice) + rest;
  }
  return command.type === 'stop' ? null : expectedValue(state, seat, command);
}

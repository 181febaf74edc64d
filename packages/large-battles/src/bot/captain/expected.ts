import type { Seat } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { expectedValue } from '../expectedValue.ts';
import type { Mind } from './mind.ts';

/** Expected worth of a command that dice or the enemy follow; null where the state after it speaks for itself. */
export function expected(_mind: Mind, state: State, seat: Seat, command: Command): number | null {
  return command.type === 'stop' ? null : expectedValue(state, seat, command);
}

import { steps } from '@drumhead/table';
import { isEngaged } from '../../ground/geometry.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';

/** Shorter Moves change nothing, except into contact or out of it: an action is worth more. */
export const SHORTEST = steps(10);

/** Is it a command that no captain gives: a Move of a few millimetres? */
export function isFolly(state: State, command: Command): boolean {
  return command.type === 'move' && isShort(state, command);
}

export function isShort(state: State, { model, x, y }: Extract<Command, { readonly type: 'move' }>): boolean {
  const own = state.models[model];
  if (own === undefined || isEngaged(state, model)) return false;
  const [dx, dy] = [x - own.x, y - own.y];
  return dx * dx + dy * dy < SHORTEST * SHORTEST;
}

/** The closest legal form of an order that was refused: a shorter way of the same kind. */
import type { Command } from './commands.ts';
import { decide } from './machine.ts';
import type { State } from './state.ts';
import { commandProblem } from './wellFormed.ts';

type Long = Extract<Command, { readonly distance: number }>;

/** Halves the way until it is legal, to a quarter of a millimetre; null where none is. */
export function nearest(state: State, seat: string, command: Command): Command | null {
  if (commandProblem(command) !== null) return null;
  if (decide(state, seat, command).ok) return command;
  if (!('distance' in command) || command.distance === 0) return null;
  const sign = command.distance < 0 ? -1 : 1;
  const open = (distance: number): boolean => decide(state, seat, shortened(command, sign * distance)).ok;
  let low = 0;
  let high = Math.min(Math.abs(command.distance), 1 << 16);
  for (let part = 15; part > 0 && low === 0; part--) {
    const distance = Math.floor((high * part) / 16);
    if (distance > 0 && open(distance)) low = distance;
  }
  if (low === 0) return null;
  while (high - low > 16) {
    const middle = (low + high) >> 1;
    if (open(middle)) low = middle;
    else high = middle;
  }
  return shortened(command, sign * low);
}

function shortened(command: Long, distance: number): Command {
  return { ...command, distance };
}

import type { Command } from '@drumhead/large-battles';

/** A shorter move, in steps of 1/64 mm, is not offered: it would only cost an action. */
const LEAST_MOVE = 64;

export const goesNowhere = (command: Command): boolean =>
  command.type === 'move' && 'distance' in command.move && Math.abs(command.move.distance) < LEAST_MOVE;

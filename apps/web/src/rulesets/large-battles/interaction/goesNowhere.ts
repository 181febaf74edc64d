import type { Command } from '@drumhead/large-battles';

/** Less than this in steps of 1/64 mm nobody would call a move. */
const LEAST_MOVE = 64;

/** Such moves stay legal; offered as an answer they would only cost an action. */
export const goesNowhere = (command: Command): boolean =>
  command.type === 'move' && 'distance' in command.move && Math.abs(command.move.distance) < LEAST_MOVE;

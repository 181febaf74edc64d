import type { Command } from '@drumhead/simplicity/screen';

/** A shorter move, in steps of 1/64 mm, is not listed: it would only cost action points. */
const LEAST_MOVE = 64;

/** A turn on the spot goes somewhere: it has no distance at all. */
export const goesNowhere = (command: Command): boolean =>
  (command.type === 'move' || command.type === 'retire') && command.distance > 0 && command.distance < LEAST_MOVE;

/** Computer players by name. */
import type { Command, Player } from '@drumhead/engine';
import { playerCalled as called, RANK_NAMES, readPlayerName } from '@drumhead/bots';
import type { Known } from '@drumhead/rulesets';

/** The names of plain players, for help and errors. */
export const PLAYERS = RANK_NAMES;

export function isPlayer(name: string): boolean {
  return readPlayerName(name) !== null;
}

/** A player for one battle. Throws a RangeError if there is none of that name. */
export function playerCalled(name: string, known: Known, seed: string): Player<unknown, Command> {
  const read = readPlayerName(name);
  if (read === null) throw new RangeError(`no player ${name}`);
  return called(read, known, seed);
}

/** Computer players by name. */
import type { Command, Player } from '@drumhead/engine';
import { playerCalled as called, RANK_NAMES, readPlayerName } from '@drumhead/bots';
import type { Known } from '@drumhead/rulesets';

/** The names of plain players, for help and errors. */
export const PLAYERS = RANK_NAMES;

/** Is it a plain player? Weights of its own are for the arena, which knows the terms. */
export function isPlayer(name: string): boolean {
  const read = readPlayerName(name);
  return read !== null && Object.keys(read.weights).length === 0;
}

/** A player for one battle. Throws a RangeError if there is none of that name. */
export function playerCalled(name: string, known: Known, seed: string): Player<unknown, Command> {
  const read = readPlayerName(name);
  if (read === null) throw new RangeError(`no player ${name}`);
  return called(read, known, seed);
}

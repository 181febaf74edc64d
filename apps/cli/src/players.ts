/** Computer players by name. */
import { type Command, type Player, TEMPERAMENTS } from '@drumhead/engine';
import {
  fullName,
  isStaff,
  NATURAL,
  PLAN_KEYS,
  playerCalled as called,
  RANK_NAMES,
  readPlayerName,
} from '@drumhead/bots';
import type { Known } from '@drumhead/rulesets';
import { frozenPlayer, frozenPlayerNames } from '@drumhead/rulesets/players';

/** The names of plain players, for help and errors. */
export const PLAYERS: readonly string[] = [...RANK_NAMES, ...[...TEMPERAMENTS, NATURAL].map((one) => `captain:${one}`)];

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

/** The names of all who can play in the arena of a rule set, for errors: the frozen ones too. */
export function arenaPlayers(ruleset: string): readonly string[] {
  return [...PLAYERS, ...frozenPlayerNames(ruleset)];
}

/** A player of the arena: with weights of its own, or as it was on the day it was frozen. */
export interface ArenaPlayer {
  /** With version and weights. */
  readonly name: string;
  /** The weights, or parts of a plan, that its name may change, and those that it does change. */
  readonly terms: readonly string[];
  readonly changed: readonly string[];
  /** A new one for one battle, by the present rules. */
  readonly play: (seed: string) => Player<unknown, Command>;
}

/** The player of this name: `captain`, `captain:danger=0.5`, `colonel:gap=1`, or a frozen one, `captain@7`. Null if there is none. */
export async function arenaPlayer(text: string, known: Known): Promise<ArenaPlayer | null> {
  const [, rank = '', version, weights = ''] = /^(\w+)(?:@(\d+))?(.*)$/.exec(text.trim()) ?? [];
  const name = readPlayerName(rank + weights);
  if (name === null) return null;
  const frozen = version === undefined ? null : await frozenPlayer(known.ruleset.id, name.rank, Number(version));
  if (version !== undefined && frozen === null) return null;
  const { room } = frozen ?? known;
  // Who was frozen before there were any has no temperament.
  if (name.temperament !== undefined && room?.temperaments === undefined) return null;
  return {
    name: fullName(name, room),
    terms: isStaff(name.rank) ? PLAN_KEYS : (room?.terms.map(({ key }) => key) ?? []),
    changed: Object.keys(name.weights),
    play(seed) {
      if (frozen === null) return called(name, known, seed);
      return frozen.playerCalled(name, { ...frozen, ruleset: known.ruleset }, seed);
    },
  };
}

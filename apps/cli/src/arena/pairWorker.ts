/** Plays one pair of the arena. Runs in a worker thread; what it takes and returns is plain data. */
import { type BattleStep, type Pair, playPair } from '@drumhead/bots';
import { type Count, seededDice } from '@drumhead/engine';
import { behaviourOf, type Known, knowledgeOf } from '@drumhead/rulesets';
import { type ArenaPlayer, arenaPlayer } from '../players.ts';

export interface PairTask {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly players: readonly [string, string];
  /** All dice and choices of both battles follow from it. */
  readonly seed: string;
  readonly cap: number;
  /** Habits are counted too. */
  readonly behaviour: boolean;
  /** What the dice gave is told too. */
  readonly luck: boolean;
}

export interface PlayedPair extends Pair {
  readonly habits: Readonly<Record<string, Count>>;
}

/** A pair, or why it could not be played to its end. */
export type PairAnswer = PlayedPair | { readonly error: string };

export default async function playOne({
  ruleset: id,
  setup,
  players,
  seed,
  cap,
  behaviour,
  luck,
}: PairTask): Promise<PairAnswer> {
  const known = knowledgeOf(id);
  try {
    const [first, second] = await Promise.all([playerNamed(players[0], known), playerNamed(players[1], known)]);
    const habits = behaviour ? behaviourOf(id) : null;
    const pair = playPair({
      ruleset: known.ruleset,
      setup,
      players: [(seat) => first.play(`${seed}/${seat}`), (seat) => second.play(`${seed}/${seat}`)],
      dice: () => seededDice(`${seed}/dice`),
      cap,
      now: () => performance.now(),
      isMirror: players[0] === players[1],
      ...(luck ? { chances: known } : {}),
      ...(habits === null ? {} : { see: (step: BattleStep) => habits.see(step) }),
    });
    return { ...pair, habits: habits?.counts() ?? {} };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function playerNamed(name: string, known: Known): Promise<ArenaPlayer> {
  const player = await arenaPlayer(name, known);
  if (player === null) throw new RangeError(`no player ${name}`);
  return player;
}

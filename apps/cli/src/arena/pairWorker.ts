/** Plays one pair of the arena. Runs in a worker thread; what it takes and returns is plain data. */
import { type BattleStep, type Pair, playPair } from '@drumhead/bots';
import { type Count, seededDice } from '@drumhead/engine';
import { behaviourOf, knowledgeOf } from '@drumhead/rulesets';
import { playerCalled } from '../players.ts';

export interface PairTask {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly players: readonly [string, string];
  /** All dice and choices of both battles follow from it. */
  readonly seed: string;
  readonly cap: number;
  /** Habits are counted too. */
  readonly behaviour: boolean;
}

export interface PlayedPair extends Pair {
  readonly habits: Readonly<Record<string, Count>>;
}

/** A pair, or why it could not be played to its end. */
export type PairAnswer = PlayedPair | { readonly error: string };

export default function playOne({ ruleset: id, setup, players, seed, cap, behaviour }: PairTask): PairAnswer {
  const known = knowledgeOf(id);
  const [first, second] = players;
  try {
    const habits = behaviour ? behaviourOf(id) : null;
    const pair = playPair({
      ruleset: known.ruleset,
      setup,
      players: [
        (seat) => playerCalled(first, known, `${seed}/${seat}`),
        (seat) => playerCalled(second, known, `${seed}/${seat}`),
      ],
      dice: () => seededDice(`${seed}/dice`),
      cap,
      now: () => performance.now(),
      ...(habits === null ? {} : { see: (step: BattleStep) => habits.see(step) }),
    });
    return { ...pair, habits: habits?.counts() ?? {} };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

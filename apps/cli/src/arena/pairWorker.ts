/** Plays one pair of the arena, whose players may be frozen ones. Runs in a worker thread. */
import { type ArenaPair, type PlayedPair, playArenaPair } from '@drumhead/bots';
import { behaviourOf, knowledgeOf } from '@drumhead/rulesets';
import { arenaPlayer } from '../players.ts';

export interface PairTask extends ArenaPair {
  /** Habits are counted too. */
  readonly behaviour: boolean;
}

/** A pair, or why it could not be played to its end. */
export type PairAnswer = PlayedPair | { readonly error: string };

export default async function playOne({ behaviour, ...task }: PairTask): Promise<PairAnswer> {
  const known = knowledgeOf(task.ruleset);
  try {
    const named = await Promise.all(task.players.map(async (name) => [name, await arenaPlayer(name, known)] as const));
    const players = new Map(named);
    return playArenaPair(task, {
      known,
      players: (name) => players.get(name)?.play ?? null,
      now: () => performance.now(),
      habits: behaviour ? behaviourOf(task.ruleset) : null,
    });
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** One battle between computer players, as a worker is asked for it and answers. Plain data. */
import type { PlayedBattle } from '@drumhead/bots';

export interface BattleTask {
  readonly ruleset: string;
  readonly setup: unknown;
  /** Of each seat, in their order. */
  readonly players: readonly string[];
  /** All dice and choices follow from it. */
  readonly seed: string;
}

/** `told` is null where the battle found no end. */
export type BattleAnswer = { readonly told: PlayedBattle | null } | { readonly fault: string };

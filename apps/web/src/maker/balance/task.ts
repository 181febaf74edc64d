/** What a worker of the laboratory is asked, and what it answers. Plain data. */
import type { PlayedBattle } from '@drumhead/bots';
import type { Mend } from '@drumhead/engine';

/** One battle between computer players. */
export interface BattleTask {
  readonly ruleset: string;
  readonly setup: unknown;
  /** Of each seat, in their order. */
  readonly players: readonly string[];
  /** All dice and choices follow from it. */
  readonly seed: string;
}

/** Small changes that may help a side, by its index. */
export interface MendsTask {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly helped: number;
}

/** `told` is null where the battle found no end. */
export type BattleAnswer = { readonly told: PlayedBattle | null } | { readonly fault: string };
export type MendsAnswer = { readonly mends: readonly Mend[] } | { readonly fault: string };

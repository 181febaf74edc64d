/** What a worker of the laboratory is asked, and what it answers. Plain data. */
import type { OneBattle, PlayedBattle } from '@drumhead/bots';
import type { Mend } from '@drumhead/engine';

export type BattleTask = Pick<OneBattle, 'ruleset' | 'setup' | 'players' | 'seed'>;

/** Small changes that may help a side, by its index. */
export interface MendsTask {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly helped: number;
}

/** `told` is null where the battle found no end. */
export type BattleAnswer = { readonly told: PlayedBattle | null } | { readonly fault: string };
export type MendsAnswer = { readonly mends: readonly Mend[] } | { readonly fault: string };

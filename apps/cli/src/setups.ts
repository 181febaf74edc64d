/** The battles of a run: one scenario over and over, or new troops and terrain for every battle, all from the seed. */
import type { AnyRuleset, Seat } from '@drumhead/engine';

export interface Setups {
  readonly ruleset: AnyRuleset;
  /** What the battles are called in tables and in the names of files. */
  readonly title: string;
  readonly seats: readonly Seat[];
  /** The set-up of one battle; follows from the seed and its number alone. */
  setupOf(game: number): unknown;
}

/** The battles of a run: one scenario over and over, or new troops and terrain for every battle, all from the seed. */
import type { AnyRuleset, Seat } from '@drumhead/engine';

export interface Setups {
  readonly ruleset: AnyRuleset;
  /** Title of the battles in tables and file names. */
  readonly title: string;
  readonly seats: readonly Seat[];
  /** The set-up of one battle; follows from the seed and its number alone. */
  readonly setupOf: (game: number) => unknown;
}

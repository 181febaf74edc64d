/** A rule set's knowledge of good play, so that computer players need know no rules. */
import type { Command, Seat } from './ruleset.ts';

/** Worth is in points of the rule set's own score, more being better for the seat. */
export interface Evaluation<S, C extends Command = Command> {
  /**
   * Worth of a state for a seat: what it has and threatens, less what the enemy has and threatens. `from` is the state
   * being decided, if this is one of its possible futures: facts that both share need not be derived again.
   */
  value(state: S, seat: Seat, from?: S): number;
  /**
   * Expected worth of a command that chance or the enemy follows at once, from exact odds, on the same scale as
   * {@link value}; null where the state it leads to speaks for itself.
   */
  expectedValue(state: S, seat: Seat, command: C): number | null;
  /** Commands worth a look beyond the sample that `offers` gives, such as a move aimed at something. */
  candidateMoves(state: S, seat: Seat): readonly C[];
}

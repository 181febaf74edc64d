/** Questions of tests to a rule set besides its contract. Every rule set exports its probe under `./testing`. */
import type { BattleEvent, Command, Ruleset, Seat } from '@drumhead/engine';

export interface Probe<S> {
  /** Invariants that a state breaks, in words; empty when it is sound. */
  faults(state: S): readonly string[];
  /** JSON fragments of a state that the view of a seat, or of a watcher (null), must not contain. */
  secrets(state: S, seat: Seat | null): readonly string[];
}

/** A rule set with its probe: `{ ...ruleset, ...probe }`. */
export type TestedRuleset<S, C extends Command = Command, E extends BattleEvent = BattleEvent> = Ruleset<S, C, E> &
  Probe<S>;

/** What tests ask of a rule set besides its contract. Every rule set exports its probe under `./testing`. */
import type { Seat } from '@drumhead/engine';

export interface Probe<S> {
  /** Invariants that a state breaks, in words; empty when it is sound. */
  faults(state: S): readonly string[];
  /** JSON fragments of a state that the view of a seat must not contain. */
  secrets(state: S, seat: Seat): readonly string[];
}

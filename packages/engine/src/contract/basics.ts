/** What the contract is made of, apart from rule sets. */

/** Who decides: a side's id as the scenario spells it, or `dice`. */
export type Seat = string;

/** A rule of a catalogue, such as `LB-MOVE-28`; `KERNEL-…` for the table's own order. */
export type RuleId = string;

/** Facts that a message may name. Lengths are in millimetres, angles in degrees. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A thing that may be made or not, with the place in the input where it went wrong. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** One fault of an input file. `path` is like `units[3].q`. */
export interface Problem {
  readonly path: string;
  readonly rule: RuleId;
  readonly reason: string;
  readonly facts: Facts;
}

import type { Facts } from './ruleset.ts';

/** A small change of a set-up that may help one side, for whoever looks for an even battle. */
export interface Mend {
  /** Message key of what is changed. */
  readonly key: string;
  /** Facts of the message; `side` is added by whoever tells it. */
  readonly facts: Facts;
  /** Index of the side whose part is changed. */
  readonly side: number;
  /** The set-up with the change made. */
  readonly setup: unknown;
  /** The share of all battles that it may move, 0 to 1: a guess, which only says what is tried first. */
  readonly about: number;
}

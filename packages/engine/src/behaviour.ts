/** How players behave in battles, so that follies can be counted. */
import type { StateStep } from './play.ts';
import type { BattleEvent, Command } from './ruleset.ts';

/** How often something was done, of how many times that it might have been. */
export interface Count {
  readonly count: number;
  readonly of: number;
}

/** Counts over any number of battles, of all sides together. */
export interface Behaviour<S, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  /** Sees the steps of one battle after another, in order. */
  see(step: StateStep<S, C, E>): void;
  /** By message key of the habit. */
  counts(): Readonly<Record<string, Count>>;
}

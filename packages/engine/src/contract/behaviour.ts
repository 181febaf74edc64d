/** How players behave in battles, so that habits and follies can be counted. */
import type { StateStep } from '../play/play.ts';
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

/** Adds to the count of a habit: how often it was done (true: once), of so many times, by default one. */
export type AddHabit<Habit extends string> = (habit: Habit, done: boolean | number, of?: number) => void;

/** Empty counts of these habits, in their order. */
export function habitCounts<Habit extends string>(
  habits: readonly Habit[],
): { readonly add: AddHabit<Habit>; readonly counts: () => Readonly<Record<Habit, Count>> } {
  const kept = Object.fromEntries(habits.map((habit) => [habit, { count: 0, of: 0 }])) as Record<Habit, Count>;
  return {
    add(habit, done, of = 1) {
      const before = kept[habit];
      kept[habit] = { count: before.count + Number(done), of: before.of + of };
    },
    counts: () => ({ ...kept }),
  };
}

/** Turns one after another in which nobody does anything: from this many on, each is a folly. */
const IDLE_IN_A_ROW = 3;

/** Tells of each turn that ends whether it is idle, and the third in a row at least. */
export function idleTurns(): (isIdle: boolean) => boolean {
  let row = 0;
  return (isIdle) => {
    row = isIdle ? row + 1 : 0;
    return row >= IDLE_IN_A_ROW;
  };
}

/**
 * In which units two lists of them differ. A list comes from another by a few units that have changed (`work.ts`), and the
 * last such steps are remembered: who knows the one list and meets the other need look at those units alone.
 */
import type { Unit } from './state/state.ts';

type Units = readonly Unit[];

interface Step {
  readonly before: Units;
  readonly after: Units;
  /** Those that changed, and perhaps others. */
  readonly changed: readonly number[];
}

/** More of them than a command takes as a rule. */
const STEPS = 8;
const NO_STEP: Step = { before: [], after: [], changed: [] };
const steps: Step[] = Array.from({ length: STEPS }, () => NO_STEP);
let newest = 0;

const NOTHING: readonly number[] = [];

/** Lists of one unit, made once: most lists are. */
const lists: (readonly number[])[] = [];

export function onlyOne(unit: number): readonly number[] {
  return (lists[unit] ??= [unit]);
}

/** A list has come from another by a change of these units alone, or of some of them. */
export function noteStep(before: Units, after: Units, changed: readonly number[]): void {
  newest = (newest + 1) % STEPS;
  steps[newest] = { before, after, changed };
}

/** The units in which two lists may differ; null: nothing is known of that. */
export function changedBetween(known: Units, now: Units): readonly number[] | null {
  if (known === now) return NOTHING;
  const last = steps[newest] as Step;
  if (last.after === now && last.before === known) return last.changed;
  // A step tried and taken back.
  if (last.after === known && last.before === now) return last.changed;
  let found = NOTHING;
  let list = now;
  for (let k = 0; k < STEPS; k++) {
    const { before, after, changed } = steps[(newest + STEPS - k) % STEPS] as Step;
    if (after !== list) continue;
    // Two steps of the same unit are nearly all that there are.
    if (found.length === 0) found = changed;
    else if (found.length !== 1 || changed.length !== 1 || found[0] !== changed[0]) found = [...found, ...changed];
    if (before === known) return found;
    list = before;
  }
  return null;
}

/** Target numbers of activation and reaction dice, and automatic successes (chapters 5 and 23). */
import type { Tally } from '@drumhead/engine';
import { PAIR_OF_FIVES_OR_SIXES, PAIR_OF_SIXES, type PairBonus } from '@drumhead/odds';
import { inCommand } from '../command/inCommand.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';

/** LB-GEN-03. The Average die. */
export const AVERAGE_DIE = [2, 3, 3, 4, 4, 5] as const;

/** LB-ACT-07. The most dice of an activation. */
export const MOST_DICE = 3;

/** The target number of a die and its modifiers: shown before, during and after the roll. */
export interface Standard {
  /** Quality each die must reach; 0 while the Average die of an Unpredictable unit is still to be rolled. */
  readonly quality: number;
  readonly bonus: Tally;
}

const LEADER_BONUS: Tally = [{ rule: 'LB-ACT-09', add: 1, what: 'lb.tally.leader' }];
const NO_BONUS: Tally = [];

/** LB-UNIT-02; LB-OPT-01: the worse of the two in a Grand Battery. */
export function qualityOf(state: State, unit: number): number {
  const { q } = state.field.units[unit] as UnitProfile;
  const other = state.field.units[(state.units[unit] as Unit).battery];
  return other === undefined ? q : Math.max(q, other.q);
}

/** LB-ACT-08, LB-SPEC-21, -22, LB-FAQ-09. `average` is the face of the Average die, 0 if it is not rolled yet. */
export function standardOf(state: State, unit: number, average: number): Standard {
  const profile = state.field.units[unit] as UnitProfile;
  const led = (state.units[unit] as Unit).brigade >= 0 && inCommand(state, unit); // LB-ACT-09, -10
  if (profile.traits.unpredictable) {
    // The Average die already includes the Leader's help; without him it is one worse.
    return { quality: average === 0 ? 0 : average + (led ? 0 : 1), bonus: NO_BONUS };
  }
  return { quality: qualityOf(state, unit), bonus: led ? LEADER_BONUS : NO_BONUS };
}

/** LB-SPEC-05, -06 and -16. Dice that count as successes without being rolled. */
export function automaticSuccesses(state: State, unit: number, reaction: boolean): number {
  const { traits } = state.field.units[unit] as UnitProfile;
  if (reaction) return traits.opportunistic ? 1 : 0;
  return traits.elan && (state.units[unit] as Unit).dis === 0 ? 1 : 0;
}

/** LB-SPEC-07, LB-SPEC-10, LB-FAQ-07. An extra action for a pair of natural 6s (Guard: or of 5s, with two successes). */
export function pairBonus(state: State, unit: number): PairBonus | null {
  const { traits } = state.field.units[unit] as UnitProfile;
  return traits.guard ? PAIR_OF_FIVES_OR_SIXES : traits.elite ? PAIR_OF_SIXES : null;
}

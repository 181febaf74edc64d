/** Two figures of an order of battle: the DIS that makes a Brigade Shaken, and a side's Break Point (chapter 20). */
import type { GeneralTraits } from '../state/state.ts';

/**
 * LB-VIC-01, LB-VIC-02, LB-SPEC-40, -41. Fixed before the battle: half the units, rounded by the CinC's character.
 */
export function breakPoint(units: number, cinc: Pick<GeneralTraits, 'stubborn' | 'timid'>): number {
  const half = cinc.stubborn ? Math.ceil(units / 2) : Math.floor(units / 2);
  // LB-VIC-16. Nobody is beaten before the battle begins.
  return Math.max(1, cinc.timid ? half - 1 : half);
}

/** LB-OPT-06. A Break Point with the handicap agreed on; LB-VIC-16 holds all the same. */
export const withHandicap = (limit: number, handicap = 0): number => Math.max(1, limit + handicap);

/** LB-VIC-08. The DIS at which a Brigade of so many units is Shaken: one more than its units. */
export function shakenAt(units: number): number {
  return units + 1;
}

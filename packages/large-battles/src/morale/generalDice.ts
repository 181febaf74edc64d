/** The dice of a General in danger. Facts alone: reports and odds read them without the rest of the rules. */

/** LB-LEAD-14, -16, -17, LB-SPEC-33, LB-CINC-12: on any 1 the General is lost. */
export function survives(faces: readonly number[]): boolean {
  return !faces.includes(1);
}

/** The chance that {@link survives} says no. */
export function chanceOfLoss(dice: number): number {
  let none = 1;
  for (let i = 0; i < dice; i++) none *= 5 / 6;
  return 1 - none;
}

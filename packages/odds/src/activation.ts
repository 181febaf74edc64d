/** Activation rolls: one to three dice, each to reach a quality. */

/** An extra action for two or more natural dice of the same face. */
export interface PairBonus {
  /** The faces that count, such as 6, or 5 and 6. */
  readonly faces: readonly number[];
  /** Successes the roll needs besides; automatic ones count. */
  readonly minSuccesses: number;
}

/** Two or more natural 6s. */
export const PAIR_OF_SIXES: PairBonus = { faces: [6], minSuccesses: 0 };
/** Two or more natural 6s, or two or more natural 5s, with two successes at least. */
export const PAIR_OF_FIVES_OR_SIXES: PairBonus = { faces: [5, 6], minSuccesses: 2 };

export interface ActivationOptions {
  /** Dice of the handful that are not rolled but count as successes, without a face. None unless given. */
  readonly automatic?: number;
  readonly bonus?: PairBonus | null;
  /** One failed die, the lowest, is rolled again, and the new face stands. Not unless given. */
  readonly rerollFailure?: boolean;
}

/** Whether a die of this natural face succeeds: a 1 never does, a 6 always, else face + modifier against quality. */
export function dieSucceeds(face: number, quality: number, modifier: number): boolean {
  return face !== 1 && (face === 6 || face + modifier >= quality);
}

/** The lowest natural face with which a die succeeds. */
export function leastFace(quality: number, modifier: number): number {
  let face = 1;
  while (!dieSucceeds(face, quality, modifier)) face++;
  return face;
}

/** How one activation roll ended. */
export interface ActivationResult {
  readonly successes: number;
  readonly failures: number;
  readonly actions: number;
  readonly turnover: boolean;
}

/** Reads one roll: `faces` are the natural faces of the dice rolled, without the automatic ones. */
export function readActivation(
  faces: readonly number[],
  quality: number,
  modifier: number,
  options: Pick<ActivationOptions, 'automatic' | 'bonus'> = {},
): ActivationResult {
  let successes = options.automatic ?? 0;
  let failures = 0;
  for (const face of faces) {
    if (dieSucceeds(face, quality, modifier)) successes++;
    else failures++;
  }
  const bonus = options.bonus ?? null;
  const pair = bonus?.faces.some((wanted) => faces.filter((face) => face === wanted).length >= 2) ?? false;
  const extra = bonus !== null && pair && successes >= bonus.minSuccesses ? 1 : 0;
  return { successes, failures, actions: successes + extra, turnover: failures >= 2 };
}

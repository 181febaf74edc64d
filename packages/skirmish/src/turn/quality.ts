/** Quality rolls: activation, orders, morale, tests (SK-GEN-7, SK-GEN-8). */
import { type Tally, total } from '@drumhead/engine';

/** SK-GEN-8. The largest bonus or penalty to a die. */
export const MOST_BONUS = 2;

/** SK-GEN-8. A tally with a line that brings it within -2 to +2. */
export function limited(tally: Tally): Tally {
  const sum = total(tally);
  const beyond = sum > MOST_BONUS ? MOST_BONUS - sum : sum < -MOST_BONUS ? -MOST_BONUS - sum : 0;
  return beyond === 0 ? tally : [...tally, { rule: 'SK-GEN-8', add: beyond, what: 'sk.bonus.limit' }];
}

/** SK-GEN-7, SK-GEN-8, SK-PRO-2. Does a die equal or beat Q? A natural 1 always fails, a natural 6 always succeeds. */
export function isSuccess(quality: number, bonus: number, face: number): boolean {
  return face === 6 || (face !== 1 && face + bonus >= quality);
}

/** SK-GEN-7. The lowest face that succeeds. */
export function leastFace(quality: number, bonus: number): number {
  let face = 1;
  while (!isSuccess(quality, bonus, face)) face++;
  return face;
}

/** SK-GEN-7. Number of dice that fail. */
export function failuresOf(quality: number, bonus: number, faces: readonly number[]): number {
  let failures = 0;
  for (const face of faces) if (!isSuccess(quality, bonus, face)) failures++;
  return failures;
}

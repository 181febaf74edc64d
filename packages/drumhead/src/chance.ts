import { type RandomInt, type Seed, seededRandomInt } from '@drumhead/engine';

/**
 * Answers with whole numbers from 0 to below the one it is given, each as likely, and the same ones for the same seed.
 *
 * @example
 * ```ts
 * import { randomInt } from 'drumhead';
 *
 * const pick = randomInt('a seed');
 * console.log(pick(6) + 1, pick(6) + 1);
 * ```
 */
export function randomInt(seed: Seed): RandomInt {
  return seededRandomInt(seed);
}

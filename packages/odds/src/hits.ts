/** Dice that hit or do not: how many of a handful reach a score. */

/**
 * Chances of 0, 1, … hits of so many six-sided dice, each hitting on `score` or more (1: always; over 6: never).
 *
 * @example
 * ```ts
 * import { hitsOdds } from 'drumhead/odds';
 *
 * console.log('0 to 4 hits:', hitsOdds(4, 5));
 * ```
 */
export function hitsOdds(dice: number, score: number): readonly number[] {
  const chance = Math.max(0, Math.min(6, 7 - score)) / 6;
  let odds = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((p, hits) => {
      next[hits] = (next[hits] as number) + p * (1 - chance);
      next[hits + 1] = (next[hits + 1] as number) + p * chance;
    });
    odds = next;
  }
  return odds;
}

/**
 * Chances of what is left when each of the hits is cancelled on `save` or more.
 *
 * @example
 * ```ts
 * import { hitsOdds, savedOdds } from 'drumhead/odds';
 *
 * console.log('left after saves on 4 or more:', savedOdds(hitsOdds(4, 5), 4));
 * ```
 */
export function savedOdds(hits: readonly number[], save: number): readonly number[] {
  const left = new Array<number>(hits.length).fill(0);
  hits.forEach((p, count) => {
    hitsOdds(count, save).forEach((q, saved) => {
      left[count - saved] = (left[count - saved] as number) + p * q;
    });
  });
  return left;
}

/**
 * Chance that one six-sided die shows `score` or more.
 *
 * @example
 * ```ts
 * import { dieOdds } from 'drumhead/odds';
 *
 * console.log(dieOdds(5));
 * ```
 */
export function dieOdds(score: number): number {
  return Math.max(0, Math.min(6, 7 - score)) / 6;
}

/** What many pairs say of two players. */

const Z = 1.959964;

/** Pseudo-pairs of one win and one loss: without them, pairs that all end alike would look certain. */
const PSEUDO: readonly number[] = [0, 1];

/** The share of wins of the first player over pairs (each 0 to 1, a draw half a win), and its 95 % interval. */
export function scoreOf(pairs: readonly number[]): {
  readonly score: number;
  readonly interval: readonly [number, number];
} {
  const score = pairs.length === 0 ? 0.5 : mean(pairs);
  const { middle, spread } = spreadOf(pairs);
  const half = Z * Math.sqrt(spread / (pairs.length + PSEUDO.length));
  return {
    score,
    interval: [Math.max(0, Math.min(score, middle - half)), Math.min(1, Math.max(score, middle + half))],
  };
}

/** Mean and variance of the pairs, with the pseudo-pairs among them. */
export function spreadOf(pairs: readonly number[]): { readonly middle: number; readonly spread: number } {
  const wide = [...pairs, ...PSEUDO];
  const middle = mean(wide);
  return { middle, spread: variance(wide, middle) };
}

function mean(list: readonly number[]): number {
  let sum = 0;
  for (const value of list) sum += value;
  return sum / Math.max(1, list.length);
}

function variance(list: readonly number[], middle: number): number {
  let sum = 0;
  for (const value of list) sum += (value - middle) * (value - middle);
  return sum / Math.max(1, list.length - 1);
}

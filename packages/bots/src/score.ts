/** What many battles, and pairs of battles, say. */

const Z = 1.959964;

/** Wilson's 95 % interval of a share: `hits` of `tries`, as fractions of 1. */
export function interval(hits: number, tries: number): readonly [number, number] {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const middle = share + (Z * Z) / (2 * tries);
  const half = Z * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries));
  const scale = 1 + (Z * Z) / tries;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/** Pseudo-pairs of one win and one loss: without them, pairs that all end alike would look certain. */
const PSEUDO: readonly number[] = [0, 1];

/** A share of wins, a draw being half a win, and its 95 % interval. */
export interface Score {
  readonly score: number;
  readonly interval: readonly [number, number];
}

/** The score of the first player over pairs. Each is 0 to 1, or beside that where what the dice gave is taken out. */
export function scoreOf(pairs: readonly number[]): Score {
  const score = pairs.length === 0 ? 0.5 : mean(pairs);
  const { middle, spread } = spreadOf(pairs);
  const half = Z * Math.sqrt(spread / (pairs.length + PSEUDO.length));
  return {
    score,
    interval: [Math.min(score, Math.max(0, middle - half)), Math.max(score, Math.min(1, middle + half))],
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

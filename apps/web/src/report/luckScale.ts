/** How far from usual a number of successes is: from the exact chances of the rolls that gave it. Pure. */

/** The chance of each sum of two independent numbers, each given by the chances of 0, 1, 2 and so on. */
export function together(a: readonly number[], b: readonly number[]): readonly number[] {
  const sums = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = (sums[i + j] ?? 0) + x * y;
  return sums;
}

export interface Scale {
  /**
   * Least and greatest usual number of successes: the same rolls give fewer at most one time in four, and more at most
   * one time in four.
   */
  readonly usual: readonly [number, number];
  /** Chances that the same rolls give as many or more, and as many or fewer. */
  readonly asMany: number;
  readonly asFew: number;
}

const QUARTER = 0.25;
/** Sums of doubles: the last bits must not move a border. */
const ROUNDING = 1e-9;

/** Where a number of successes stands among all that these rolls may give, were they made again. */
export function scaleOf(rolls: readonly { readonly chances: readonly number[] }[], successes: number): Scale {
  const chances = rolls.reduce<readonly number[]>((all, one) => together(all, one.chances), [1]);
  const upTo = (count: number): number => chances.slice(0, count + 1).reduce((sum, chance) => sum + chance, 0);
  const least = (share: number): number => chances.findIndex((_, count) => upTo(count) >= share - ROUNDING);
  return {
    usual: [least(QUARTER), least(1 - QUARTER)],
    asMany: chances.slice(successes).reduce((sum, chance) => sum + chance, 0),
    asFew: upTo(successes),
  };
}

/** A usual number of successes, or from which to which. */
export const rangeText = ([low, high]: Scale['usual']): string => (low === high ? `${low}` : `${low}–${high}`);

export type LuckWord = 'usual' | 'better' | 'worse' | 'muchBetter' | 'muchWorse';

/** Luck that the same rolls give less often than this is much better or worse than usual; in per cent, as it is told. */
const SELDOM = 5;

const isSeldom = (share: number): boolean => Math.round(share * 100) < SELDOM;

/** What the luck is called, and how often it is at least as far from usual; null: it is not. */
export function luckCalled(
  { usual: [low, high], asMany, asFew }: Scale,
  successes: number,
): { readonly word: LuckWord; readonly share: number | null } {
  if (successes > high) return { word: isSeldom(asMany) ? 'muchBetter' : 'better', share: asMany };
  if (successes < low) return { word: isSeldom(asFew) ? 'muchWorse' : 'worse', share: asFew };
  return { word: 'usual', share: null };
}

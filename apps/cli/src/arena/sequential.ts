import { spreadOf } from '@drumhead/bots';

/** The hypotheses of a sequential test, in Elo, and its result so far. */
export interface Sequential {
  readonly elo0: number;
  readonly elo1: number;
  /** Logarithm of how much better the second hypothesis explains the pairs than the first. */
  readonly ratio: number;
  readonly decided: 'better' | 'notBetter' | null;
}

/** Both kinds of error are allowed one time in twenty. */
const BOUND = Math.log(0.95 / 0.05);
/** Fewer pairs say nothing about their spread. */
const FEWEST = 8;

/**
 * A sequential test over pairs: is the first player by `elo1` the better one, rather than by `elo0`? Pairs count as one
 * result each, as both battles share their dice. The ratio is that of a normal distribution with the spread seen.
 */
export function sequentialTest(pairs: readonly number[], elo0: number, elo1: number): Sequential {
  const { middle, spread } = spreadOf(pairs);
  const [low, high] = [shareAt(elo0), shareAt(elo1)];
  const ratio = (pairs.length * (high - low) * (2 * middle - low - high)) / (2 * spread);
  const enough = pairs.length >= FEWEST;
  const decided = enough && ratio >= BOUND ? 'better' : enough && ratio <= -BOUND ? 'notBetter' : null;
  return { elo0, elo1, ratio, decided };
}

/** The share of wins that so many Elo promise. */
function shareAt(elo: number): number {
  return 1 / (1 + Math.exp((-elo * Math.LN10) / 400));
}

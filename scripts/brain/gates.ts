// What positions of battles that nothing was learnt from say of weights.
import { chancesIn, type ValueWeights } from '@drumhead/bots';
import type { Ended } from './fit.ts';

/** Such a position also knows how much of its battle was over. */
export interface Tried extends Ended {
  readonly at: number;
}

/** The chance of the first seat, a draw being half a victory, and what came. */
function told({ position, winner }: Ended, weights: ValueWeights): { readonly given: number; readonly came: number } {
  const chances = chancesIn(position, weights);
  const drawn = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0));
  return { given: (chances[0] as number) + drawn / 2, came: winner === null ? 0.5 : winner === 0 ? 1 : 0 };
}

/** Mean square of the error of the chance of the first seat: the less, the better; a coin has 0.25. */
export function brierOf(samples: readonly Ended[], weights: ValueWeights): number {
  return meanOf(
    samples.map((sample) => {
      const { given, came } = told(sample, weights);
      return (given - came) ** 2;
    }),
  );
}

/** Mean negative logarithm of the chance that was given to what came; the less, the better. */
export function lossOf(samples: readonly Ended[], weights: ValueWeights): number {
  return meanOf(
    samples.map(({ position, winner }) => {
      const chances = chancesIn(position, weights);
      const drawn = 1 - chances.reduce((sum, chance) => sum + chance, 0);
      return -Math.log(Math.max(1e-6, winner === null ? drawn : (chances[winner] as number)));
    }),
  );
}

const QUARTERS = [0, 1, 2, 3] as const;

/** {@link brierOf} by quarter of the battle. */
export const brierByQuarter = (samples: readonly Tried[], weights: ValueWeights): readonly number[] =>
  QUARTERS.map((quarter) => brierOf(inQuarter(samples, quarter), weights));

export const inQuarter = (samples: readonly Tried[], quarter: number): readonly Tried[] =>
  samples.filter(({ at }) => Math.floor(at * QUARTERS.length) === quarter);

/** How many of the moments at which the first seat was given about so much it went on to win. */
export interface Tenth {
  readonly moments: number;
  /** Mean chance given, and the part that was won. */
  readonly given: number;
  readonly won: number;
}

/** From the lowest tenth to the highest. */
export function tenthsOf(samples: readonly Ended[], weights: ValueWeights): readonly Tenth[] {
  const each = samples.map((sample) => told(sample, weights));
  return Array.from({ length: 10 }, (_, i) => {
    const own = each.filter(({ given }) => Math.min(9, Math.floor(given * 10)) === i);
    return {
      moments: own.length,
      given: meanOf(own.map(({ given }) => given)),
      won: meanOf(own.map(({ came }) => came)),
    };
  });
}

/** Its square error by battle: those of one battle are alike, so that an interval counts battles. */
export const brierByBattle = (battles: readonly (readonly Ended[])[], weights: ValueWeights): readonly number[] =>
  battles.map((samples) => brierOf(samples, weights));

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** A position that was played on to the end many times. */
export interface PlayedOut {
  /** The chance of the first seat, a draw being half a victory. */
  readonly given: number;
  /** What it came to for that seat, each time: 1, 0 or a half. */
  readonly came: readonly number[];
}

/** The square of the error of the chance that was given, in the mean: less what the results vary by luck alone. */
export function errorBeyondLuck({ given, came }: PlayedOut): number {
  const won = meanOf(came);
  const varying = came.reduce((sum, one) => sum + (one - won) ** 2, 0) / (came.length - 1);
  return (given - won) ** 2 - varying / came.length;
}

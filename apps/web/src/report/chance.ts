/** The chance of victory, as a captain weighs the positions of a battle; and where it turned. Pure. */

/** Worth of a position to each side, by a captain. */
export interface Weighed {
  /** Count of accepted commands. */
  readonly at: number;
  readonly worth: readonly number[];
}

/** A position with the chance of each side. */
export interface Reckoned {
  readonly at: number;
  readonly chances: readonly number[];
}

/**
 * The chance of each side: the odds of two grow by a factor e for each `worthOfOdds` by which half the difference of
 * their worth grows. That measure was fitted to golden battles, whose victors are known.
 */
export function chancesOf(worth: readonly number[], worthOfOdds: number): readonly number[] {
  const most = Math.max(...worth);
  const shares = worth.map((own) => Math.exp((own - most) / (2 * worthOfOdds)));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** Positions on either side of a moment that a turning point compares: one alone may be about to be answered. */
export const AROUND = 3;

export interface TurningPoint {
  /** The side that gained. */
  readonly side: number;
  /** Mean chance of that side in the positions before and after. */
  readonly before: number;
  readonly after: number;
  /** Moments of the last position before, and of the first after. */
  readonly from: number;
  readonly at: number;
}

/** How a battle ended: the index of the side that won, or null, and after how many accepted commands. */
export interface Ended {
  readonly winner: number | null;
  readonly last: number;
}

/** The least rise of a mean chance that turns a battle. */
export const LEAST_RISE = 0.03;

/**
 * Where the chance of the winner rose most, that of any side where nobody won; null where it never rose by much, or a
 * battle has too few positions. A victory lasts: its chance of 1 stands for every position after the end.
 */
export function turningPoint(reckoned: readonly Reckoned[], { winner, last }: Ended): TurningPoint | null {
  const won = (reckoned[0]?.chances ?? []).map((_, side) => (side === winner ? 1 : 0));
  const after: readonly Reckoned[] =
    winner === null ? [] : Array.from({ length: AROUND }, () => ({ at: last, chances: won }));
  const course = [...reckoned, ...after];
  let most: TurningPoint | null = null;
  for (let i = AROUND; i + AROUND <= course.length; i++) {
    const [earlier, later] = [course.slice(i - AROUND, i), course.slice(i, i + AROUND)];
    for (const side of won.keys()) {
      if (winner !== null && side !== winner) continue;
      const [before, then] = [meanOf(earlier, side), meanOf(later, side)];
      if (then - before < LEAST_RISE || (most !== null && then - before <= most.after - most.before)) continue;
      most = { side, before, after: then, from: earlier.at(-1)?.at ?? 0, at: later[0]?.at ?? 0 };
    }
  }
  return most;
}

const meanOf = (positions: readonly Reckoned[], side: number): number =>
  positions.reduce((sum, { chances }) => sum + (chances[side] ?? 0), 0) / positions.length;

/** More positions tell nothing more in a chart of this width, and each takes its time to weigh. */
const MOST = 160;

/** At most so many of some moments, evenly spread, the last among them. */
export function sampleOf(moments: readonly number[], most = MOST): readonly number[] {
  if (moments.length <= most) return moments;
  return Array.from({ length: most }, (_, i) => moments[Math.ceil(((i + 1) * moments.length) / most) - 1] as number);
}

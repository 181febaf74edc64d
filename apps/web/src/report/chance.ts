/** Where the chance of victory turned in the positions of a battle. Pure. */
import { type AnyRuleset, DICE, type Step } from '@drumhead/engine';

/** A position with the chance of each side; what they lack of 1 is the chance of a draw. */
export interface Reckoned {
  /** Count of accepted commands. */
  readonly at: number;
  readonly chances: readonly number[];
}

/** The chance of a side with half that of a draw: even where neither side has more. */
export function standingOf(chances: readonly number[], side: number): number {
  const drawn = Math.max(0, 1 - chances.reduce((a, b) => a + b, 0));
  return (chances[side] ?? 0) + drawn / 2;
}

/** Chances of victory that come to less leave room for a draw. */
const SURE = 0.995;

/** May the battle end in a draw in any of these positions? */
export const isDrawable = (reckoned: readonly Reckoned[]): boolean =>
  reckoned.some(({ chances }) => chances.reduce((sum, one) => sum + one, 0) < SURE);

/** Positions on either side of a step that a turning point looks at: one alone may be about to be answered. */
export const AROUND = 3;

export interface TurningPoint {
  /** The side that gained. */
  readonly side: number;
  /** Its standing (`standingOf`) in the position before the step and in the one after it: two points of the chart. */
  readonly before: number;
  readonly after: number;
  /** Moments of these two positions. */
  readonly from: number;
  readonly at: number;
}

/** The standing of any side in the two positions of a turning point: not only of the side that gained there. */
export function swingOf(
  reckoned: readonly Reckoned[],
  { from, at }: TurningPoint,
  side: number,
  { winner, last }: Ended,
): { readonly before: number; readonly after: number } {
  const standingAt = (moment: number): number => {
    const position = reckoned.find((one) => one.at === moment);
    if (position) return standingOf(position.chances, side);
    return moment === last && winner === side ? 1 : 0;
  };
  return { before: standingAt(from), after: standingAt(at) };
}

/** How a battle ended: the index of the side that won, or null, and after how many accepted commands. */
export interface Ended {
  readonly winner: number | null;
  readonly last: number;
}

/** The least rise that turns a battle. */
export const LEAST_RISE = 0.04;

/**
 * The step from one position to the next with the largest rise that lasted, for the winner, or for any side where nobody
 * won; null where none lasted, or a battle has too few positions. So much of a rise lasted as the lowest of the next
 * positions lies above the highest of those before; of equal rises, that with the larger one in the mean counts. A victory
 * lasts: its chance of 1 stands for every position after the end.
 */
export function turningPoint(reckoned: readonly Reckoned[], { winner, last }: Ended): TurningPoint | null {
  const won = (reckoned[0]?.chances ?? []).map((_, side) => (side === winner ? 1 : 0));
  const after: readonly Reckoned[] =
    winner === null ? [] : Array.from({ length: AROUND }, () => ({ at: last, chances: won }));
  const course = [...reckoned, ...after];
  let most: (TurningPoint & Rise) | null = null;
  for (const side of won.keys()) {
    if (winner !== null && side !== winner) continue;
    const standings = course.map(({ chances }) => standingOf(chances, side));
    for (let i = AROUND; i + AROUND <= course.length; i++) {
      const rise = riseAt(standings, i);
      if (rise.lasting < LEAST_RISE || (most !== null && !isMore(rise, most))) continue;
      const [earlier, later] = [course[i - 1], course[i]];
      most = {
        side,
        before: standings[i - 1] ?? 0,
        after: standings[i] ?? 0,
        from: earlier?.at ?? 0,
        at: later?.at ?? 0,
        ...rise,
      };
    }
  }
  return most && { side: most.side, before: most.before, after: most.after, from: most.from, at: most.at };
}

interface Rise {
  readonly lasting: number;
  /** Of the mean. */
  readonly mean: number;
}

function riseAt(standings: readonly number[], i: number): Rise {
  const [earlier, later] = [standings.slice(i - AROUND, i), standings.slice(i, i + AROUND)];
  return { lasting: Math.min(...later) - Math.max(...earlier), mean: meanOf(later) - meanOf(earlier) };
}

/** Sums of doubles that should be equal differ by less. */
const SAME = 1e-9;

const isMore = (a: Rise, b: Rise): boolean =>
  Math.abs(a.lasting - b.lasting) > SAME ? a.lasting > b.lasting : a.mean > b.mean + SAME;

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** More positions tell nothing more in a chart of this width, and each takes its time to weigh. */
const MOST = 160;

/** Moments of the battle proper at which a player decides: between them lie dice. */
export const weighable = (
  { pending }: Pick<AnyRuleset, 'pending'>,
  steps: readonly Pick<Step, 'number' | 'state'>[],
  { turnOf }: { readonly turnOf: (state: unknown) => number },
): readonly number[] =>
  steps.flatMap(({ number, state }) => {
    const [asked] = pending(state);
    return turnOf(state) > 0 && asked !== undefined && asked.seat !== DICE ? [number] : [];
  });

/** At most so many of some moments, evenly spread, the last among them. */
export function sampleOf(moments: readonly number[], most = MOST): readonly number[] {
  if (moments.length <= most) return moments;
  return Array.from({ length: most }, (_, i) => moments[Math.ceil(((i + 1) * moments.length) / most) - 1] as number);
}

/**
 * The contest that somebody always wins. The first pair decides; if it is tied, a ladder of circumstances
 * does. The second pair tells the losses, and whether the winner doubled the loser; the third, a tie of
 * which takes an unused die, the pursuit.
 */
import type { FacePair, PairResult } from './contest.ts';
import { PAIR_RESULTS } from './contest.ts';
import { handOf, sortFaces } from './diceHand.ts';

/** The two sides of a contest. */
export type Side = 'a' | 'b';

/** A circumstance settles a tie for the side it favours; null where it is level or does not apply. */
export type Favour = Side | null;

/**
 * The steps that settle a tied first pair, read from top to bottom: circumstances, the next unused dice, more
 * circumstances, and last the tied face itself.
 */
export interface Ladder {
  /** Circumstances read before any unused die is looked at, in order. */
  readonly before: readonly Favour[];
  /** Whether the highest unused dice are compared next. Looked at, they are spent, also when level. */
  readonly unusedDie: boolean;
  /** Circumstances read after that, in order. */
  readonly after: readonly Favour[];
  /** Whom an even tied face favours; an odd one favours the other. */
  readonly evenFace: Side;
}

/** Which rung settled the first pair; `dice` where it was not tied. */
export type LadderRung = 'dice' | 'before' | 'unused' | 'after' | 'face';

/** How one roll ended. `second` and `third` are seen from A. */
export interface LadderOutcome {
  readonly winner: Side;
  readonly second: PairResult;
  /** The winner of the first pair won the second with at least twice the loser's face. */
  readonly doubled: boolean;
  readonly third: PairResult;
}

/** How one roll ended, and why. */
export interface LadderResult extends LadderOutcome {
  readonly settledBy: LadderRung;
  /** Place in `before` or `after` of the circumstance that settled it, else -1. */
  readonly step: number;
  /** The dice as rolled, highest first. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The three faces compared on each side, missing dice filled with 1. */
  readonly compared: readonly [FacePair, FacePair, FacePair];
  /** The unused die each side spent on the pair: 0 where it had none left, or where the pair took none. */
  readonly used: readonly [FacePair, FacePair, FacePair];
}

const NONE: FacePair = { a: 0, b: 0 };
const SIDES: readonly Side[] = ['a', 'b'];

/**
 * The 24 endings in the order of the tables: winner * 12 + second * 3 + third, where the second pair is
 * W 0, D 1, L 2 (seen from A) without doubling and 3 doubled by the winner.
 */
export const LADDER_OUTCOMES: readonly LadderOutcome[] = SIDES.flatMap((winner) =>
  [0, 1, 2, 3].flatMap((second) =>
    PAIR_RESULTS.map((third) => ({
      winner,
      second: second < 3 ? PAIR_RESULTS[second]! : winner === 'a' ? ('W' as const) : ('L' as const),
      doubled: second === 3,
      third,
    })),
  ),
);

/** Place of the first circumstance that favours somebody, or -1. */
function firstFavour(favours: readonly Favour[]): number {
  return favours.findIndex((side) => side !== null);
}

function resultOf(lead: number): PairResult {
  return lead > 0 ? 'W' : lead === 0 ? 'D' : 'L';
}

/** Reads one roll. Sorting, missing dice and the order of unused dice are those of `compareDice`. */
export function resolveLadderContest(a: readonly number[], b: readonly number[], ladder: Ladder): LadderResult {
  const sortedA = sortFaces(a);
  const sortedB = sortFaces(b);
  const handA = handOf(sortedA);
  const handB = handOf(sortedB);
  const faces = (place: number): FacePair => ({ a: handA[place]!, b: handB[place]! });
  const [first, second, third] = [faces(0), faces(1), faces(2)];

  let winner: Side | null = first.a === first.b ? null : first.a > first.b ? 'a' : 'b';
  let settledBy: LadderRung = 'dice';
  let step = -1;
  let next = 3;
  let usedFirst = NONE;
  if (winner === null) {
    step = firstFavour(ladder.before);
    winner = ladder.before[step] ?? null;
    settledBy = 'before';
  }
  if (winner === null && ladder.unusedDie) {
    usedFirst = faces(next++);
    if (usedFirst.a !== usedFirst.b) winner = usedFirst.a > usedFirst.b ? 'a' : 'b';
    settledBy = 'unused';
  }
  if (winner === null) {
    step = firstFavour(ladder.after);
    winner = ladder.after[step] ?? null;
    settledBy = 'after';
  }
  if (winner === null) {
    winner = first.a % 2 === 0 ? ladder.evenFace : ladder.evenFace === 'a' ? 'b' : 'a';
    settledBy = 'face';
  }

  const usedThird = third.a === third.b ? faces(next) : NONE;
  return {
    winner,
    second: resultOf(second.a - second.b),
    doubled: winner === 'a' ? second.a >= 2 * second.b : second.b >= 2 * second.a,
    third: resultOf(third.a + usedThird.a - third.b - usedThird.b),
    settledBy,
    step,
    a: sortedA,
    b: sortedB,
    compared: [first, second, third],
    used: [usedFirst, NONE, usedThird],
  };
}

/** Where the tables only ask which way a ladder falls: see {@link ladderForm}. */
export function ladderForm(ladder: Ladder): number {
  const before = ladder.before[firstFavour(ladder.before)];
  if (before !== undefined && before !== null) return before === 'a' ? 0 : 1;
  const after = ladder.after[firstFavour(ladder.after)];
  const fall = after === 'a' ? 0 : after === 'b' ? 1 : ladder.evenFace === 'a' ? 2 : 3;
  return 2 + (ladder.unusedDie ? 4 : 0) + fall;
}

/**
 * The contest of three pairs: both sides sort their dice, compare the highest three, and break some ties
 * with unused dice. {@link compareDice} reads one roll; how likely each joint result is stands in `contestOdds.ts`.
 */
import { handOf, sortFaces } from './diceHand.ts';

/** How a pair ended, seen from A: won, drawn, lost. */
export type PairResult = 'W' | 'D' | 'L';

/** The three pairs together, such as `WWD`. */
export type JointKey = string;

/** W, D and L in the order in which joint results are counted. */
export const PAIR_RESULTS: readonly PairResult[] = ['W', 'D', 'L'];

/** All 27 joint results: the place in this list is pair 1 * 9 + pair 2 * 3 + pair 3, with W 0, D 1, L 2. */
export const JOINT_KEYS: readonly JointKey[] = PAIR_RESULTS.flatMap((first) =>
  PAIR_RESULTS.flatMap((second) => PAIR_RESULTS.map((third) => first + second + third)),
);

/** Which tied pairs take an unused die of each side. */
export interface ContestKind {
  readonly tieTakesUnused: readonly [boolean, boolean, boolean];
}

/** Ties stay ties. */
export const BARE: ContestKind = { tieTakesUnused: [false, false, false] };
/** A tied first pair stays tied; the second and third take unused dice. */
export const APPROACH: ContestKind = { tieTakesUnused: [false, true, true] };
/** Every tied pair takes unused dice. */
export const BOMBARDMENT: ContestKind = { tieTakesUnused: [true, true, true] };

/** The kinds by name. */
export const CONTEST_KINDS = { bare: BARE, approach: APPROACH, bombardment: BOMBARDMENT } as const;
export type ContestKindName = keyof typeof CONTEST_KINDS;

/** One face of each side; 0 where a side has none. */
export interface FacePair {
  readonly a: number;
  readonly b: number;
}

/** How one roll ended, and why. */
export interface ContestResult {
  /** The three pairs, seen from A. */
  readonly pairs: readonly [PairResult, PairResult, PairResult];
  /** Place of the joint result in {@link JOINT_KEYS}. */
  readonly index: number;
  /** The dice as rolled, highest first. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The three faces compared on each side, missing dice filled with 1. */
  readonly compared: readonly [FacePair, FacePair, FacePair];
  /** The unused die each side added to the pair: 0 where it had none left, or where the pair took none. */
  readonly used: readonly [FacePair, FacePair, FacePair];
}

/** A kind as three bits, pair 1 the highest. */
export function kindBits(kind: ContestKind): number {
  const [first, second, third] = kind.tieTakesUnused;
  return (first ? 4 : 0) + (second ? 2 : 0) + (third ? 1 : 0);
}

const NONE: FacePair = { a: 0, b: 0 };

/**
 * Reads one roll. Each side's dice are sorted, high to low, and missing dice of the first three count as 1.
 * A tied pair that takes unused dice adds the highest one left of each side, once; the pairs are read in
 * order and what is spent is gone. A side without an unused die adds 0.
 */
export function compareDice(a: readonly number[], b: readonly number[], kind: ContestKind): ContestResult {
  const sortedA = sortFaces(a);
  const sortedB = sortFaces(b);
  const handA = handOf(sortedA);
  const handB = handOf(sortedB);
  const pairs: PairResult[] = [];
  const compared: FacePair[] = [];
  const used: FacePair[] = [];
  let index = 0;
  let next = 3;
  for (let pair = 0; pair < 3; pair++) {
    const faces = { a: handA[pair]!, b: handB[pair]! };
    let lead = faces.a - faces.b;
    let added = NONE;
    if (lead === 0 && kind.tieTakesUnused[pair]) {
      added = { a: handA[next]!, b: handB[next]! };
      lead = added.a - added.b;
      next++;
    }
    const result = lead > 0 ? 0 : lead === 0 ? 1 : 2;
    index = index * 3 + result;
    pairs.push(PAIR_RESULTS[result]!);
    compared.push(faces);
    used.push(added);
  }
  return {
    pairs: [pairs[0]!, pairs[1]!, pairs[2]!],
    index,
    a: sortedA,
    b: sortedB,
    compared: [compared[0]!, compared[1]!, compared[2]!],
    used: [used[0]!, used[1]!, used[2]!],
  };
}

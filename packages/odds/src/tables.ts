/**
 * Joint probabilities of whole contests, counted once and kept. Pairs of triples are weighed one against
 * another (56 x 56); only where ties ask for unused dice the next one to three dice are looked at, and those
 * depend on the 16 tail classes alone. A kind of contest is three bits, a ladder one of ten forms, so the
 * tables stay small.
 */
import { MAX_DICE } from './hand.ts';
import type { Pool } from './pools.ts';
import { CLASS_FACE, CLASS_LEADERS, poolOf, RUNS, runsUpTo, TAIL_CLASS, TRIPLES } from './pools.ts';

const TRIPLE_COUNT = TRIPLES.length;
const CLASSES = CLASS_LEADERS.length;
/** Joint results of n three-way comparisons. */
const JOINT = [1, 3, 9, 27] as const;
/** Endings of a ladder contest. */
export const LADDER_ENDINGS = 24;
/** Ladders that differ in their odds. */
export const LADDER_FORMS = 10;

/** 0 for more, 1 for level, 2 for less: the digit of a comparison seen from A. */
function digit(lead: number): number {
  return lead > 0 ? 0 : lead === 0 ? 1 : 2;
}

/** FIXED[a * 56 + b]: joint result of two triples, ties left as ties. TIED: the tied pairs as bits, pair 1 highest. */
const FIXED = new Uint8Array(TRIPLE_COUNT * TRIPLE_COUNT);
const TIED = new Uint8Array(TRIPLE_COUNT * TRIPLE_COUNT);
TRIPLES.forEach((a, i) => {
  TRIPLES.forEach((b, j) => {
    let fixed = 0;
    let tied = 0;
    for (let pair = 0; pair < 3; pair++) {
      const result = digit(a[pair]! - b[pair]!);
      fixed = fixed * 3 + result;
      tied = tied * 2 + (result === 1 ? 1 : 0);
    }
    FIXED[i * TRIPLE_COUNT + j] = fixed;
    TIED[i * TRIPLE_COUNT + j] = tied;
  });
});

/** BITS[m]: how many bits are set in 0 to 7. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3] as const;

/** SHIFT[bits][joint]: what the results of the unused dice add to a joint result that has ties in those pairs. */
const SHIFT: readonly Int8Array[] = BITS.map((count, bits) =>
  Int8Array.from({ length: JOINT[count] }, (_, joint) => {
    let shift = 0;
    let left = joint;
    for (let pair = 2; pair >= 0; pair--) {
      if (((bits >> (2 - pair)) & 1) === 0) continue;
      shift += ((left % 3) - 1) * JOINT[(2 - pair) as 0 | 1 | 2];
      left = (left - (left % 3)) / 3;
    }
    return shift;
  }),
);

const comparisons = new Map<number, Uint8Array>();

/** Joint results of two tails of `lengthA` and `lengthB` dice, compared `depth` deep; missing dice count 0. */
function compareTails(lengthA: number, lengthB: number, depth: number): Uint8Array {
  const key = (lengthA * 4 + lengthB) * 4 + depth;
  const known = comparisons.get(key);
  if (known) return known;
  const tailsA = RUNS[lengthA]!;
  const tailsB = RUNS[lengthB]!;
  const table = new Uint8Array(tailsA.length * tailsB.length);
  tailsA.forEach((a, i) => {
    tailsB.forEach((b, j) => {
      let joint = 0;
      for (let die = 0; die < depth; die++) joint = joint * 3 + digit((a[die] ?? 0) - (b[die] ?? 0));
      table[i * tailsB.length + j] = joint;
    });
  });
  comparisons.set(key, table);
  return table;
}

/** Tail odds of one pair of pools, filled as they are asked for. */
interface TailOdds {
  readonly a: Pool;
  readonly b: Pool;
  /** By depth: joint odds of every pair of classes, one block after another. */
  readonly blocks: readonly [null, Float64Array, Float64Array, Float64Array];
  readonly filled: Uint8Array;
}

function tailOddsOf(a: Pool, b: Pool): TailOdds {
  const pairs = CLASSES * CLASSES;
  const block = (depth: 1 | 2 | 3): Float64Array => new Float64Array(pairs * JOINT[depth]);
  return { a, b, blocks: [null, block(1), block(2), block(3)], filled: new Uint8Array(pairs * 4) };
}

/** Where in its block the joint odds of the next `depth` dice below two triples start. */
function fillTails(odds: TailOdds, classA: number, classB: number, depth: 1 | 2 | 3): number {
  const pair = classA * CLASSES + classB;
  const start = pair * JOINT[depth];
  if (odds.filled[pair * 4 + depth] === 1) return start;
  odds.filled[pair * 4 + depth] = 1;
  const lengthA = Math.min(depth, Math.max(0, odds.a.dice - 3));
  const lengthB = Math.min(depth, Math.max(0, odds.b.dice - 3));
  const chancesA = odds.a.tails[classA]![lengthA]!;
  const chancesB = odds.b.tails[classB]![lengthB]!;
  const results = compareTails(lengthA, lengthB, depth);
  const row = RUNS[lengthB]!.length;
  const countA = runsUpTo(CLASS_FACE[classA]!, lengthA);
  const countB = runsUpTo(CLASS_FACE[classB]!, lengthB);
  const block = odds.blocks[depth];
  for (let i = 0; i < countA; i++) {
    const chance = chancesA[i]!;
    for (let j = 0; j < countB; j++) block[start + results[i * row + j]!]! += chance * chancesB[j]!;
  }
  return start;
}

/** The 27 joint probabilities of `a` against `b` dice, where the tied pairs in `bits` take unused dice. */
export function countContest(a: number, b: number, bits: number): Float64Array {
  const poolA = poolOf(a);
  const poolB = poolOf(b);
  const tails = tailOddsOf(poolA, poolB);
  const joint = new Float64Array(27);
  for (let i = 0; i < TRIPLE_COUNT; i++) {
    const chanceA = poolA.triples[i]!;
    if (chanceA === 0) continue;
    for (let j = 0; j < TRIPLE_COUNT; j++) {
      const chance = chanceA * poolB.triples[j]!;
      const at = i * TRIPLE_COUNT + j;
      const fixed = FIXED[at]!;
      const taking = TIED[at]! & bits;
      const depth = BITS[taking as 0]!;
      if (depth === 0) {
        joint[fixed]! += chance;
        continue;
      }
      const start = fillTails(tails, TAIL_CLASS[i]!, TAIL_CLASS[j]!, depth);
      const block = tails.blocks[depth as 1];
      const shift = SHIFT[taking]!;
      for (let result = 0; result < shift.length; result++) {
        joint[fixed + shift[result]!]! += chance * block[start + result]!;
      }
    }
  }
  return joint;
}

/** SECOND_A, SECOND_B: how the second pair ends if A, or B, wins the contest; W 0, D 1, L 2, doubled by the winner 3. */
const SECOND_A = new Uint8Array(TRIPLE_COUNT * TRIPLE_COUNT);
const SECOND_B = new Uint8Array(TRIPLE_COUNT * TRIPLE_COUNT);
TRIPLES.forEach((a, i) => {
  TRIPLES.forEach((b, j) => {
    const plain = digit(a[1]! - b[1]!);
    SECOND_A[i * TRIPLE_COUNT + j] = a[1]! >= 2 * b[1]! ? 3 : plain;
    SECOND_B[i * TRIPLE_COUNT + j] = b[1]! >= 2 * a[1]! ? 3 : plain;
  });
});

/**
 * Whom a ladder form favours, 0 A and 1 B, once circumstances before the unused dice are silent.
 * Forms: 0 and 1 settled before for A and B; then 2 + (4 where unused dice are compared) + how it falls
 * after them: 0 A, 1 B, 2 an even face for A, 3 an even face for B.
 */
function ladderFall(form: number, face: number): number {
  if (form < 2) return form;
  const fall = (form - 2) & 3;
  return fall < 2 ? fall : face % 2 === 0 ? fall - 2 : 3 - fall;
}

/** The probabilities of the 24 endings of a ladder contest of `a` against `b` dice. */
export function countLadder(a: number, b: number, form: number): Float64Array {
  const poolA = poolOf(a);
  const poolB = poolOf(b);
  const tails = tailOddsOf(poolA, poolB);
  const endings = new Float64Array(LADDER_ENDINGS);
  for (let i = 0; i < TRIPLE_COUNT; i++) {
    const chanceA = poolA.triples[i]!;
    if (chanceA === 0) continue;
    const fall = ladderFall(form, TRIPLES[i]![0]!);
    for (let j = 0; j < TRIPLE_COUNT; j++) {
      const chance = chanceA * poolB.triples[j]!;
      const at = i * TRIPLE_COUNT + j;
      const tied = TIED[at]!;
      const third = FIXED[at]! % 3;
      const ifA = SECOND_A[at]! * 3;
      const ifB = 12 + SECOND_B[at]! * 3;
      const look = (tied & 4) !== 0 && form >= 6;
      const thirdTied = (tied & 1) !== 0;
      if (!look) {
        const winsB = (tied & 4) !== 0 ? fall === 1 : FIXED[at]! >= 18;
        const ending = winsB ? ifB : ifA;
        if (!thirdTied) {
          endings[ending + third]! += chance;
          continue;
        }
        const start = fillTails(tails, TAIL_CLASS[i]!, TAIL_CLASS[j]!, 1);
        for (let result = 0; result < 3; result++) {
          endings[ending + result]! += chance * tails.blocks[1][start + result]!;
        }
        continue;
      }
      const depth = thirdTied ? 2 : 1;
      const start = fillTails(tails, TAIL_CLASS[i]!, TAIL_CLASS[j]!, depth);
      const block = tails.blocks[depth];
      for (let first = 0; first < 3; first++) {
        const ending = first === 0 || (first === 1 && fall === 0) ? ifA : ifB;
        if (!thirdTied) endings[ending + third]! += chance * block[start + first]!;
        else for (let r = 0; r < 3; r++) endings[ending + r]! += chance * block[start + first * 3 + r]!;
      }
    }
  }
  return endings;
}

const contests: (Float64Array | undefined)[] = [];
const ladders: (Float64Array | undefined)[] = [];

/** {@link countContest}, kept. The table is shared: copy it before it leaves this package. */
export function contestTable(a: number, b: number, bits: number): Float64Array {
  const key = (a * (MAX_DICE + 1) + b) * 8 + bits;
  return (contests[key] ??= countContest(a, b, bits));
}

/** {@link countLadder}, kept. The table is shared: copy it before it leaves this package. */
export function ladderTable(a: number, b: number, form: number): Float64Array {
  const key = (a * (MAX_DICE + 1) + b) * LADDER_FORMS + form;
  return (ladders[key] ??= countLadder(a, b, form));
}

/** Counts every pool, so that later calls only weigh one against another. */
export function countPools(): void {
  for (let dice = 1; dice <= MAX_DICE; dice++) poolOf(dice);
}

/**
 * Probabilities of whole contests, counted once and kept. Which triples of compared dice meet which (56 x 56)
 * is laid out once for each kind of contest, so that pairs with the same outcome are summed together. Only
 * where the outcome hangs on unused dice the next one to three of them are weighed, and what those can be
 * depends on the tail classes of the two triples alone.
 */
import { MAX_DICE, PLACES } from './diceHand.ts';
import type { HandResult } from './diceHands.ts';
import { contestResult, ladderResult } from './diceHands.ts';
import type { Pool } from './pools.ts';
import { CLASS_FACE, poolOf, RUNS, runsUpTo, TAIL_CLASS, TRIPLES } from './pools.ts';

/** Joint results of a number of three-way comparisons. */
const JOINT = [1, 3, 9, 27] as const;
type Depth = 0 | 1 | 2 | 3;

/** Pairs of triples that have the same results, by what the comparisons of the unused dice bring. */
interface Group {
  /** Numbers of the triples, of A and B in turn. */
  readonly meetings: Uint8Array;
  /** The result for each joint result of the comparisons of unused dice. */
  readonly results: Uint8Array;
}

/** Groups whose unused dice have the same odds. */
interface Slot {
  readonly depth: Depth;
  readonly classA: number;
  readonly classB: number;
  readonly groups: readonly Group[];
}

/** A kind of contest laid out. */
interface Plan {
  /** How many results it has. */
  readonly kinds: number;
  readonly slots: readonly Slot[];
}

/** The results of two hands for every joint result of the first `deepest` unused dice, as few as tell all. */
function resultsOf(handA: Uint8Array, handB: Uint8Array, deepest: Depth, result: HandResult): number[] {
  let results: number[] = [];
  for (let joint = 0; joint < JOINT[deepest]; joint++) {
    // Any faces will do that compare as the digits of the joint result say: 2 against 1, 2 or 3.
    for (let die = deepest - 1, left = joint; die >= 0; die--, left = (left - (left % 3)) / 3) {
      handA[3 + die] = 2;
      handB[3 + die] = 1 + (left % 3);
    }
    results.push(result(handA, 0, handB, 0));
  }
  while (results.length > 1 && results.every((ending, joint) => ending === results[joint - (joint % 3)])) {
    results = results.filter((_, joint) => joint % 3 === 0);
  }
  return results;
}

/** Lays out a contest whose results are numbered from 0 to `kinds` - 1. */
function layOut(kinds: number, deepest: Depth, result: HandResult): Plan {
  const slots = new Map<number, Map<string, { meetings: number[]; results: number[] }>>();
  const handA = new Uint8Array(PLACES);
  const handB = new Uint8Array(PLACES);
  TRIPLES.forEach((a, i) => {
    handA.set(a);
    TRIPLES.forEach((b, j) => {
      handB.set(b);
      const results = resultsOf(handA, handB, deepest, result);
      const depth = JOINT.indexOf(results.length as 1);
      const place = depth === 0 ? 0 : (depth * 16 + TAIL_CLASS[i]!) * 16 + TAIL_CLASS[j]!;
      const groups = slots.get(place) ?? new Map<string, { meetings: number[]; results: number[] }>();
      slots.set(place, groups);
      const name = results.join();
      const group = groups.get(name) ?? { meetings: [], results };
      groups.set(name, group);
      group.meetings.push(i, j);
    });
  });
  return {
    kinds,
    slots: [...slots].map(([place, groups]) => ({
      depth: (place >> 8) as Depth,
      classA: (place >> 4) & 15,
      classB: place & 15,
      groups: [...groups.values()].map(({ meetings, results }) => ({
        meetings: Uint8Array.from(meetings),
        results: Uint8Array.from(results),
      })),
    })),
  };
}

const comparisons: (Uint8Array | undefined)[] = [];

/** Joint results of two tails of `lengthA` and `lengthB` dice, compared `depth` deep; missing dice count 0. */
function compareTails(lengthA: number, lengthB: number, depth: Depth): Uint8Array {
  const key = (lengthA * 4 + lengthB) * 4 + depth;
  const known = comparisons[key];
  if (known) return known;
  const tailsA = RUNS[lengthA]!;
  const tailsB = RUNS[lengthB]!;
  const table = new Uint8Array(tailsA.length * tailsB.length);
  tailsA.forEach((a, i) => {
    tailsB.forEach((b, j) => {
      let joint = 0;
      for (let die = 0; die < depth; die++) {
        const lead = (a[die] ?? 0) - (b[die] ?? 0);
        joint = joint * 3 + (lead > 0 ? 0 : lead === 0 ? 1 : 2);
      }
      table[i * tailsB.length + j] = joint;
    });
  });
  comparisons[key] = table;
  return table;
}

/** Fills `odds` with the joint odds of comparing the next dice below two triples of these classes. */
function fillTailOdds(a: Pool, b: Pool, slot: Slot, odds: Float64Array): void {
  const { depth, classA, classB } = slot;
  const lengthA = Math.min(depth, Math.max(0, a.dice - 3));
  const lengthB = Math.min(depth, Math.max(0, b.dice - 3));
  const chancesA = a.tails[classA]![lengthA]!;
  const chancesB = b.tails[classB]![lengthB]!;
  const results = compareTails(lengthA, lengthB, depth);
  const width = RUNS[lengthB]!.length;
  const countA = runsUpTo(CLASS_FACE[classA]!, lengthA);
  const countB = runsUpTo(CLASS_FACE[classB]!, lengthB);
  odds.fill(0, 0, JOINT[depth]);
  for (let i = 0; i < countA; i++) {
    const chance = chancesA[i]!;
    const row = i * width;
    for (let j = 0; j < countB; j++) odds[results[row + j]!]! += chance * chancesB[j]!;
  }
}

/** The probability of every result of a contest of `a` against `b` dice. */
function resultOdds(plan: Plan, a: number, b: number): Float64Array {
  const poolA = poolOf(a);
  const poolB = poolOf(b);
  const chancesA = poolA.triples;
  const chancesB = poolB.triples;
  const odds = new Float64Array(plan.kinds);
  const tails = new Float64Array(27);
  for (const slot of plan.slots) {
    fillTailOdds(poolA, poolB, slot, tails);
    for (const { meetings, results } of slot.groups) {
      let sum = 0;
      for (let at = 0; at < meetings.length; at += 2) sum += chancesA[meetings[at]!]! * chancesB[meetings[at + 1]!]!;
      for (let joint = 0; joint < results.length; joint++) odds[results[joint]!]! += sum * tails[joint]!;
    }
  }
  return odds;
}

/** Joint results of a contest, endings of a ladder contest. */
const CONTEST_RESULTS = 27;
const LADDER_ENDINGS = 24;
/** Ladders that differ in their odds. */
const LADDER_FORMS = 10;

const contestPlans: (Plan | undefined)[] = [];
const ladderPlans: (Plan | undefined)[] = [];
const contests: (Float64Array | undefined)[] = [];
const ladders: (Float64Array | undefined)[] = [];

/** The 27 joint probabilities where the tied pairs in `bits` take unused dice; counted anew. */
export function countContest(a: number, b: number, bits: number): Float64Array {
  const deepest = ((bits & 1) + ((bits >> 1) & 1) + (bits >> 2)) as Depth;
  contestPlans[bits] ??= layOut(CONTEST_RESULTS, deepest, contestResult(bits));
  return resultOdds(contestPlans[bits], a, b);
}

/** The probabilities of the 24 endings of a ladder contest of this form; counted anew. */
export function countLadder(a: number, b: number, form: number): Float64Array {
  ladderPlans[form] ??= layOut(LADDER_ENDINGS, form < 6 ? 1 : 2, ladderResult(form));
  return resultOdds(ladderPlans[form], a, b);
}

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

/** Lays out the contests of these kinds (as bits) and counts all of them: 400 a kind. */
export function countAll(kinds: readonly number[]): void {
  for (const bits of kinds) {
    for (let a = 1; a <= MAX_DICE; a++) for (let b = 1; b <= MAX_DICE; b++) contestTable(a, b, bits);
  }
}

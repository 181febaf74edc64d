/**
 * Re-rolls. The owner sees all dice of both sides and may then roll his lowest die once more; the new face
 * stands. He does so where that raises what he expects. For pairs won less pairs lost no other die is ever
 * the better choice; for a value that prizes one pair far above the others another die may be now and then,
 * which {@link adviseReroll} finds for a roll on the table. Probabilities are fractions of 1.
 */
import type { ContestKind } from './contest.ts';
import { JOINT_KEYS, kindBits } from './contest.ts';
import { checkDice } from './diceHand.ts';
import type { HandResult, Hands } from './diceHands.ts';
import { contestResult, handsOf, ladderResult, resultMatrix } from './diceHands.ts';
import type { Ladder, Side } from './ladder.ts';
import { LADDER_OUTCOMES, ladderForm } from './ladder.ts';

/** One re-roll of a side's own lowest die, decided after seeing all dice. */
export interface RerollOption {
  readonly side: Side;
  /**
   * The worth of each result (in the order of its table, seen from A) to the owner of the re-roll, in any
   * unit. Unless given: {@link CONTEST_VALUE} or {@link LADDER_VALUE}, turned round for B.
   */
  readonly value?: ArrayLike<number>;
}

/** The worth of the 27 joint results to A by default: pairs won less pairs lost. */
export const CONTEST_VALUE: readonly number[] = JOINT_KEYS.map((key) =>
  [...key].reduce((sum, pair) => sum + (pair === 'W' ? 1 : pair === 'L' ? -1 : 0), 0),
);

/**
 * The worth of the endings of a ladder contest to A by default: 1 for winning, 1 for
 * the second pair (2 doubled), 1 for the third if it is the winner's; less the same for B.
 */
export const LADDER_VALUE: readonly number[] = LADDER_OUTCOMES.map(({ winner, second, doubled, third }) => {
  const sign = winner === 'a' ? 1 : -1;
  const losses = (doubled ? 2 : 1) * (second === 'W' ? 1 : second === 'L' ? -1 : 0);
  const pursuit = third === (winner === 'a' ? 'W' : 'L') ? sign : 0;
  return sign + losses + pursuit;
});

/** A contest of two pools as the owner of a re-roll sees it: his hands are the rows of every table. */
interface Stage {
  readonly owner: Hands;
  readonly other: Hands;
  /** results[own hand * hands of the other + the other's hand], the result as A sees it. */
  readonly results: Uint8Array;
}

/** An option with its value filled in. */
interface Chooser {
  readonly side: Side;
  readonly value: Float64Array;
  /** Gains up to this, summed over the six faces, are rounding and not gains. */
  readonly slack: number;
}

function chooserOf(option: RerollOption, standard: readonly number[]): Chooser {
  const turn = option.value === undefined && option.side === 'b' ? -1 : 1;
  const value = Float64Array.from(standard, (worth, result) => turn * (option.value?.[result] ?? worth));
  const scale = value.reduce((most, worth) => Math.max(most, Math.abs(worth)), 0);
  return { side: option.side, value, slack: scale * 6e-12 };
}

/** The odds once the last re-roll is decided. `chances` of the states; without it the dice are as rolled. */
function settle(stage: Stage, chooser: Chooser, chances: Float64Array | null): Float64Array {
  const { owner, other, results } = stage;
  const { value, slack } = chooser;
  const { next } = owner;
  const width = other.count;
  const odds = new Float64Array(value.length);
  for (let own = 0; own < owner.count; own++) {
    const row = own * width;
    const one = next[own * 6]! * width;
    const two = next[own * 6 + 1]! * width;
    const three = next[own * 6 + 2]! * width;
    const four = next[own * 6 + 3]! * width;
    const five = next[own * 6 + 4]! * width;
    const six = next[own * 6 + 5]! * width;
    const mine = owner.chances[own]!;
    for (let hand = 0; hand < width; hand++) {
      const chance = chances === null ? mine * other.chances[hand]! : chances[row + hand]!;
      const now = results[row + hand]!;
      const r1 = results[one + hand]!;
      const r2 = results[two + hand]!;
      const r3 = results[three + hand]!;
      const r4 = results[four + hand]!;
      const r5 = results[five + hand]!;
      const r6 = results[six + hand]!;
      const sum = value[r1]! + value[r2]! + value[r3]! + value[r4]! + value[r5]! + value[r6]!;
      if (sum <= 6 * value[now]! + slack) {
        odds[now]! += chance;
        continue;
      }
      const sixth = chance / 6;
      odds[r1]! += sixth;
      odds[r2]! += sixth;
      odds[r3]! += sixth;
      odds[r4]! += sixth;
      odds[r5]! += sixth;
      odds[r6]! += sixth;
    }
  }
  return odds;
}

/** The worth of each state to the earlier chooser, given the later one's best decision. */
function expectedLater(stage: Stage, later: Chooser, earlier: Chooser): Float64Array {
  const { owner, other, results } = stage;
  const width = other.count;
  const worth = new Float64Array(results.length);
  for (let own = 0; own < owner.count; own++) {
    for (let hand = 0; hand < width; hand++) {
      const now = results[own * width + hand]!;
      let hope = 0;
      let fear = 0;
      for (let face = 0; face < 6; face++) {
        const result = results[owner.next[own * 6 + face]! * width + hand]!;
        hope += later.value[result]!;
        fear += earlier.value[result]!;
      }
      const helped = hope > 6 * later.value[now]! + later.slack;
      worth[own * width + hand] = helped ? fear / 6 : earlier.value[now]!;
    }
  }
  return worth;
}

/**
 * How likely each state is once the earlier re-roll is decided. Rows are the later chooser's hands, in
 * `worth` and in the answer.
 */
function proceed(stage: Stage, earlier: Chooser, worth: Float64Array): Float64Array {
  const { owner: later, other: own } = stage;
  const width = own.count;
  const chances = new Float64Array(worth.length);
  for (let hand = 0; hand < later.count; hand++) {
    const row = hand * width;
    for (let mine = 0; mine < width; mine++) {
      const chance = later.chances[hand]! * own.chances[mine]!;
      let sum = 0;
      for (let face = 0; face < 6; face++) sum += worth[row + own.next[mine * 6 + face]!]!;
      if (sum <= 6 * worth[row + mine]! + earlier.slack) chances[row + mine]! += chance;
      else for (let face = 0; face < 6; face++) chances[row + own.next[mine * 6 + face]!]! += chance / 6;
    }
  }
  return chances;
}

/** The identity of a contest, for the cache. */
interface Contest {
  readonly name: string;
  readonly depth: number;
  readonly result: HandResult;
  readonly standard: readonly number[];
}

const kept = new Map<string, Float64Array>();

/** Checks the options; answers from what is kept where only standard values are asked for, else counts. */
function decide(contest: Contest, a: number, b: number, options: RerollOption | readonly RerollOption[]): Float64Array {
  checkDice(a);
  checkDice(b);
  const list: readonly RerollOption[] = 'side' in options ? [options] : options;
  const last = list.at(-1);
  const first = list.length === 2 ? list[0] : undefined;
  if (last === undefined || list.length > 2 || first?.side === last.side) {
    throw new RangeError('one or two re-rolls, at most one a side');
  }
  const usual = last.value === undefined && first?.value === undefined;
  const key = `${contest.name} ${a} ${b} ${first?.side ?? ''}${last.side}`;
  const known = usual ? kept.get(key) : undefined;
  if (known) return known.slice();

  const stage = stageOf(contest, a, b, last.side);
  const later = chooserOf(last, contest.standard);
  let chances: Float64Array | null = null;
  if (first) {
    const earlier = chooserOf(first, contest.standard);
    chances = proceed(stage, earlier, expectedLater(stage, later, earlier));
  }
  const odds = settle(stage, later, chances);
  if (usual) kept.set(key, odds.slice());
  return odds;
}

function stageOf(contest: Contest, a: number, b: number, side: Side): Stage {
  const handsA = handsOf(a, contest.depth);
  const handsB = handsOf(b, contest.depth);
  const owner = side === 'a' ? handsA : handsB;
  const other = side === 'a' ? handsB : handsA;
  return { owner, other, results: resultMatrix(contest.name, owner, other, side, contest.result) };
}

/**
 * The 27 joint probabilities as `contestOdds`, where one side may re-roll its lowest die, or each side once
 * in the order given: who decides later has seen what the other made of it, and who decides first counts on
 * that.
 *
 * @example
 * ```ts
 * import { BARE, contestOddsWithReroll, JOINT_KEYS } from 'drumhead/odds';
 *
 * const odds = contestOddsWithReroll(4, 4, BARE, { side: 'a' });
 * console.log(JOINT_KEYS[0], odds[0]);
 * ```
 */
export function contestOddsWithReroll(
  a: number,
  b: number,
  kind: ContestKind,
  options: RerollOption | readonly RerollOption[],
): Float64Array {
  const bits = kindBits(kind);
  const depth = 3 + kind.tieTakesUnused.filter(Boolean).length;
  const contest = { name: `contest ${bits}`, depth, result: contestResult(bits), standard: CONTEST_VALUE };
  return decide(contest, a, b, options);
}

/**
 * The probabilities of `LADDER_OUTCOMES` as `ladderContestVector`, with re-rolls as above.
 *
 * @example
 * ```ts
 * import { type Ladder, LADDER_OUTCOMES, ladderOddsWithReroll } from 'drumhead/odds';
 *
 * const ladder = { before: ['a'], unusedDie: true, after: [], evenFace: 'a' } satisfies Ladder;
 * console.log(LADDER_OUTCOMES[0]?.winner, ladderOddsWithReroll(5, 4, ladder, { side: 'b' })[0]);
 * ```
 */
export function ladderOddsWithReroll(
  a: number,
  b: number,
  ladder: Ladder,
  options: RerollOption | readonly RerollOption[],
): Float64Array {
  const form = ladderForm(ladder);
  const depth = form < 6 ? 4 : 5;
  return decide({ name: `ladder ${form}`, depth, result: ladderResult(form), standard: LADDER_VALUE }, a, b, options);
}

/** What re-rolling one die of a roll on the table promises. */
export interface RerollAdvice {
  /** Place in the faces given of the die to re-roll, or -1 where none helps. */
  readonly die: number;
  /** The owner's value now, and the expected value after the best re-roll. */
  readonly now: number;
  readonly expected: number;
}

/**
 * Which die on the table, if any, is worth rolling again: `valueOf` says what dice in place of `faces` are
 * worth to their owner. Every die is tried, not the lowest alone; of equal ones the lowest is named.
 *
 * @example
 * ```ts
 * import { adviseReroll } from 'drumhead/odds';
 *
 * console.log(adviseReroll([6, 2, 4], (faces) => faces.reduce((all, face) => all + face, 0)).die);
 * ```
 */
export function adviseReroll(faces: readonly number[], valueOf: (faces: readonly number[]) => number): RerollAdvice {
  const now = valueOf(faces);
  let best: RerollAdvice = { die: -1, now, expected: now };
  for (let low = 1; low <= 6; low++) {
    const die = faces.indexOf(low);
    if (die < 0) continue;
    let sum = 0;
    for (let face = 1; face <= 6; face++) sum += valueOf(faces.map((old, place) => (place === die ? face : old)));
    if (sum / 6 > best.expected + 1e-12 * Math.abs(best.expected)) best = { die, now, expected: sum / 6 };
  }
  return best;
}

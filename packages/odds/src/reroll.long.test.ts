import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../test/counting.ts';
import { sortedPool, sum, worst } from '../test/counting.ts';
import type { ContestKind } from './contest.ts';
import { APPROACH, BARE, BOMBARDMENT, CONTEST_KINDS, compareDice } from './contest.ts';
import { contestOdds } from './contestOdds.ts';
import type { Ladder, Side } from './ladder.ts';
import { LADDER_OUTCOMES, resolveLadderContest } from './ladder.ts';
import { ladderContestVector } from './ladderOdds.ts';
import type { RerollOption } from './reroll.ts';
import { adviseReroll, CONTEST_VALUE, contestOddsWithReroll, LADDER_VALUE, ladderOddsWithReroll } from './reroll.ts';

const LEVEL: Ladder = { before: [null], unusedDie: true, after: [null], evenFace: 'a' };

type Read = (a: readonly number[], b: readonly number[]) => number;
interface Turn {
  readonly side: Side;
  readonly value: ArrayLike<number>;
}

/** The lowest die of sorted dice replaced by each face in turn. */
function rerolled(dice: readonly number[]): number[][] {
  return [1, 2, 3, 4, 5, 6].map((face) => [...dice.slice(0, -1), face].sort((x, y) => y - x));
}

/** The results of one roll, with their chances, when these re-rolls are decided in order; by the definition. */
function follow(a: readonly number[], b: readonly number[], turns: readonly Turn[], read: Read): [number, number][] {
  const [turn, ...later] = turns;
  if (!turn) return [[read(a, b), 1]];
  const worth = (results: readonly [number, number][]): number =>
    results.reduce((all, [result, chance]) => all + chance * turn.value[result]!, 0);
  const stay = follow(a, b, later, read);
  const roll = rerolled(turn.side === 'a' ? a : b).flatMap((dice) =>
    (turn.side === 'a' ? follow(dice, b, later, read) : follow(a, dice, later, read)).map(
      ([result, chance]): [number, number] => [result, chance / 6],
    ),
  );
  return worth(roll) > worth(stay) + 1e-10 ? roll : stay;
}

function listedWithRerolls(
  a: readonly Shown[],
  b: readonly Shown[],
  kinds: number,
  turns: readonly Turn[],
  read: Read,
) {
  const odds = new Float64Array(kinds);
  for (const mine of a) {
    for (const his of b) {
      for (const [result, chance] of follow(mine.faces, his.faces, turns, read)) {
        odds[result]! += chance * mine.chance * his.chance;
      }
    }
  }
  return odds;
}

function readerOf(kind: ContestKind): Read {
  return (a, b) => compareDice(a, b, kind).index;
}

function ladderReader(ladder: Ladder): Read {
  return (a, b) => {
    const { winner, second, doubled, third } = resolveLadderContest(a, b, ladder);
    return LADDER_OUTCOMES.findIndex(
      (o) => o.winner === winner && o.second === second && o.doubled === doubled && o.third === third,
    );
  };
}

const worthToB = CONTEST_VALUE.map((worth) => -worth);

describe('contestOddsWithReroll', () => {
  const pools = [
    [1, 2],
    [2, 1],
    [3, 3],
    [4, 3],
    [3, 5],
    [5, 2],
    [7, 1],
    [2, 6],
  ] as const;
  it.each(Object.entries(CONTEST_KINDS))('%s: every roll and re-roll, listed', (_name, kind) => {
    for (const [a, b] of pools) {
      const [mine, his] = [sortedPool(a, a), sortedPool(b, b)];
      const forA = listedWithRerolls(mine, his, 27, [{ side: 'a', value: CONTEST_VALUE }], readerOf(kind));
      expect(worst(contestOddsWithReroll(a, b, kind, { side: 'a' }), forA)).toBeLessThan(1e-12);
      const forB = listedWithRerolls(mine, his, 27, [{ side: 'b', value: worthToB }], readerOf(kind));
      expect(worst(contestOddsWithReroll(a, b, kind, { side: 'b' }), forB)).toBeLessThan(1e-12);
    }
  });

  it('a pool deeper than the contest looks: the new die may come into sight', () => {
    const [mine, his] = [sortedPool(7, 7), sortedPool(4, 4)];
    const all = listedWithRerolls(mine, his, 27, [{ side: 'a', value: CONTEST_VALUE }], readerOf(APPROACH));
    expect(worst(contestOddsWithReroll(7, 4, APPROACH, { side: 'a' }), all)).toBeLessThan(1e-12);
  });

  it('any value may be asked for', () => {
    const firstOnly = Float64Array.from({ length: 27 }, (_, result) => (result < 9 ? 0.7 : result < 18 ? 0.25 : -0.3));
    const [mine, his] = [sortedPool(3, 3), sortedPool(4, 4)];
    for (const side of ['a', 'b'] as const) {
      const all = listedWithRerolls(mine, his, 27, [{ side, value: firstOnly }], readerOf(APPROACH));
      expect(worst(contestOddsWithReroll(3, 4, APPROACH, { side, value: firstOnly }), all)).toBeLessThan(1e-12);
    }
  });

  it('both sides, who decides first foresees the answer', () => {
    for (const [a, b] of [
      [2, 2],
      [3, 3],
      [4, 2],
      [1, 4],
    ] as const) {
      const [mine, his] = [sortedPool(a, a), sortedPool(b, b)];
      for (const kind of [BARE, APPROACH, BOMBARDMENT]) {
        const turns: Turn[] = [
          { side: 'a', value: CONTEST_VALUE },
          { side: 'b', value: worthToB },
        ];
        const ab = listedWithRerolls(mine, his, 27, turns, readerOf(kind));
        expect(worst(contestOddsWithReroll(a, b, kind, [{ side: 'a' }, { side: 'b' }]), ab)).toBeLessThan(1e-12);
        const ba = listedWithRerolls(mine, his, 27, [...turns].reverse(), readerOf(kind));
        expect(worst(contestOddsWithReroll(a, b, kind, [{ side: 'b' }, { side: 'a' }]), ba)).toBeLessThan(1e-12);
      }
    }
  });

  it('never harms its owner, sums to 1, and mirrors', () => {
    const expected = (odds: Float64Array): number =>
      odds.reduce((all, p, result) => all + p * CONTEST_VALUE[result]!, 0);
    for (const [a, b] of [
      [4, 4],
      [8, 5],
      [12, 10],
      [20, 20],
    ] as const) {
      const plain = contestOdds(a, b, APPROACH);
      const forA = contestOddsWithReroll(a, b, APPROACH, { side: 'a' });
      const forB = contestOddsWithReroll(a, b, APPROACH, { side: 'b' });
      expect(expected(forA)).toBeGreaterThan(expected(plain));
      expect(expected(forB)).toBeLessThan(expected(plain));
      expect(Math.abs(sum(forA) - 1)).toBeLessThan(1e-12);
      const turned = contestOddsWithReroll(b, a, APPROACH, { side: 'b' });
      expect(
        worst(
          forA,
          Float64Array.from(forA, (_, place) => turned[26 - place]!),
        ),
      ).toBeLessThan(1e-12);
    }
  });

  it('with a value that is the same for all results nothing is re-rolled', () => {
    const flat = new Array<number>(27).fill(0.1);
    const odds = contestOddsWithReroll(9, 8, APPROACH, { side: 'a', value: flat });
    expect(worst(odds, contestOdds(9, 8, APPROACH))).toBeLessThan(1e-12);
  });

  it('keeps what it counted, hands out copies, and refuses what no side has', () => {
    const first = contestOddsWithReroll(5, 5, APPROACH, { side: 'a' });
    first.fill(0);
    const again = contestOddsWithReroll(5, 5, APPROACH, { side: 'a' });
    expect(worst(again, contestOddsWithReroll(5, 5, APPROACH, { side: 'a', value: CONTEST_VALUE }))).toBeLessThan(
      1e-15,
    );
    const wrong: RerollOption[][] = [[], [{ side: 'a' }, { side: 'a' }], [{ side: 'a' }, { side: 'b' }, { side: 'a' }]];
    for (const options of wrong) expect(() => contestOddsWithReroll(3, 3, BARE, options)).toThrow(RangeError);
    expect(() => contestOddsWithReroll(21, 3, BARE, { side: 'a' })).toThrow(RangeError);
  });
});

describe('ladderOddsWithReroll', () => {
  const ladders: readonly Ladder[] = [
    LEVEL,
    { before: ['b'], unusedDie: true, after: [], evenFace: 'a' },
    { before: [], unusedDie: false, after: ['a'], evenFace: 'a' },
  ];
  it.each(ladders.map((ladder) => ({ ladder })))('$ladder: every roll and re-roll, listed', ({ ladder }) => {
    for (const [a, b] of [
      [2, 3],
      [4, 3],
      [5, 2],
      [6, 2],
    ] as const) {
      const [mine, his] = [sortedPool(a, a), sortedPool(b, b)];
      const forA = listedWithRerolls(mine, his, 24, [{ side: 'a', value: LADDER_VALUE }], ladderReader(ladder));
      expect(worst(ladderOddsWithReroll(a, b, ladder, { side: 'a' }), forA)).toBeLessThan(1e-12);
      const worth = LADDER_VALUE.map((value) => -value);
      const forB = listedWithRerolls(mine, his, 24, [{ side: 'b', value: worth }], ladderReader(ladder));
      expect(worst(ladderOddsWithReroll(a, b, ladder, { side: 'b' }), forB)).toBeLessThan(1e-12);
    }
  });

  it('a re-roll of no use leaves the odds alone', () => {
    const flat = new Array<number>(24).fill(1);
    const odds = ladderOddsWithReroll(8, 6, LEVEL, { side: 'b', value: flat });
    expect(worst(odds, ladderContestVector(8, 6, LEVEL))).toBeLessThan(1e-12);
  });
});

describe('adviseReroll', () => {
  it('takes the lowest die, and only where it helps', () => {
    const worth = (b: readonly number[]) => (a: readonly number[]) => CONTEST_VALUE[compareDice(a, b, APPROACH).index]!;
    const behind = adviseReroll([5, 1, 3], worth([4, 4, 2]));
    expect(behind).toMatchObject({ die: 1, now: -1 });
    // 1 becomes 3, 4, 5 or 6: one pair more, and from 4 on the second is level, from 5 on won.
    expect(behind.expected).toBeGreaterThan(behind.now);
    expect(adviseReroll([6, 6, 6], worth([1])).die).toBe(-1);
  });

  it('no other die is ever better than the lowest, for wins less losses', () => {
    const few = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(few, few, fc.constantFrom(BARE, APPROACH, BOMBARDMENT), (a, b, kind) => {
        const worth = (dice: readonly number[]): number => CONTEST_VALUE[compareDice(dice, b, kind).index]!;
        const lowest = a.indexOf(Math.min(...a));
        const advice = adviseReroll(a, worth);
        const mean = [1, 2, 3, 4, 5, 6]
          .map((face) => worth(a.map((old, die) => (die === lowest ? face : old))))
          .reduce((all, one) => all + one / 6, 0);
        expect(advice.expected).toBeLessThanOrEqual(Math.max(mean, advice.now) + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

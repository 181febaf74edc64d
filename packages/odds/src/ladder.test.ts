import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faces, listed, rawPool, sortedPool, sum, worst } from '../test/counting.ts';
import { handOf, sortFaces } from './diceHand.ts';
import { ladderResult } from './diceHands.ts';
import type { Favour, Ladder, LadderOutcome, LadderRung } from './ladder.ts';
import { LADDER_OUTCOMES, ladderForm, resolveLadderContest } from './ladder.ts';
import { ladderContestOdds, ladderContestVector } from './ladderOdds.ts';

/** The ladder of the catalogue: heavy armour, less disorder, unused dice, better troops, an even face for A. */
function ladderOf(armour: Favour, lessDisorder: Favour, better: Favour): Ladder {
  return { before: [armour, lessDisorder], unusedDie: true, after: [better], evenFace: 'a' };
}

const LEVEL = ladderOf(null, null, null);
const favour: fc.Arbitrary<Favour> = fc.constantFrom('a', 'b', null);
const anyLadder: fc.Arbitrary<Ladder> = fc.record({
  before: fc.array(favour, { maxLength: 3 }),
  unusedDie: fc.boolean(),
  after: fc.array(favour, { maxLength: 3 }),
  evenFace: fc.constantFrom('a', 'b'),
});
const pool = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 });

/** One ladder of each of the ten forms. */
const FORMS: readonly Ladder[] = [
  { before: [null, 'a'], unusedDie: true, after: ['b'], evenFace: 'b' },
  { before: ['b', 'a'], unusedDie: false, after: [], evenFace: 'a' },
  ...[false, true].flatMap((unusedDie) => [
    { before: [], unusedDie, after: [null, 'a' as const], evenFace: 'b' as const },
    { before: [null], unusedDie, after: ['b' as const, 'a' as const], evenFace: 'a' as const },
    { before: [], unusedDie, after: [null], evenFace: 'a' as const },
    { before: [], unusedDie, after: [], evenFace: 'b' as const },
  ]),
];

function numberOf(outcome: LadderOutcome): number {
  return LADDER_OUTCOMES.findIndex(
    ({ winner, second, doubled, third }) =>
      winner === outcome.winner && second === outcome.second && doubled === outcome.doubled && third === outcome.third,
  );
}

describe('resolveLadderContest reads the worked examples of the catalogue', () => {
  const cases: readonly [string, Ladder, string, string, string, LadderRung][] = [
    ['W25', ladderOf(null, 'b', null), '5 4 2', '5 3 2', 'b W D', 'before'],
    ['W26', LEVEL, '5 4 3 2', '5 4 3', 'a D D', 'unused'],
    ['W27', ladderOf(null, null, 'b'), '5 3 1', '5 2 2', 'b W L', 'after'],
    ['W28', LEVEL, '4 2 2', '4 2 2', 'a D D', 'face'],
    ['W29', LEVEL, '5 2 2', '5 2 2', 'b D D', 'face'],
    ['W30', ladderOf('a', 'b', null), '6 4 4', '6 2 1', 'a W2 W', 'before'],
    ['W31', ladderOf(null, 'a', null), '6 6 3', '5 3 3', 'a W2 D', 'dice'],
    ['W32', ladderOf(null, 'a', null), '6 2 2', '4 4 1', 'a L W', 'dice'],
    ['W33', ladderOf(null, 'b', null), '6 5 3 2', '4 2 2', 'a W2 W', 'dice'],
    ['W34', ladderOf(null, 'a', null), '4 2 1', '6 6 5', 'b L2 L', 'dice'],
    ['W35', LEVEL, '5 5 5', '6 2 2', 'b W W', 'dice'],
    ['W36', ladderOf(null, 'a', null), '6 4 3 1', '5 3 3', 'a W W', 'dice'],
    ['W37', ladderOf(null, 'b', null), '6 4 4', '5 4 2', 'a D W', 'dice'],
    ['W38', ladderOf(null, 'b', null), '3 2 1', '6 3 3', 'b L L', 'dice'],
    ['W39', ladderOf(null, 'a', null), '6 2 1', '4', 'a W2 D', 'dice'],
  ];
  it.each(cases)('%s', (_name, ladder, a, b, wanted, rung) => {
    const { winner, second, doubled, third, settledBy } = resolveLadderContest(faces(a), faces(b), ladder);
    expect(`${winner} ${second}${doubled ? '2' : ''} ${third}`).toBe(wanted);
    expect(settledBy).toBe(rung);
  });

  it('names the circumstance, and what was spent', () => {
    const armoured = resolveLadderContest([6, 4, 4], [6, 2, 1], ladderOf('a', 'b', null));
    expect([armoured.settledBy, armoured.step]).toEqual(['before', 0]);
    const level = resolveLadderContest([5, 3, 3, 2, 1], [5, 3, 3, 2], ladderOf(null, null, 'b'));
    expect(level).toMatchObject({ winner: 'b', settledBy: 'after', step: 0, second: 'D', third: 'W' });
    expect(level.used).toEqual([
      { a: 2, b: 2 },
      { a: 0, b: 0 },
      { a: 1, b: 0 },
    ]);
  });
});

describe('ladder contests', () => {
  it('ten ladders stand for all', () => {
    expect(FORMS.map(ladderForm)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('the tables read a roll as the resolver does', () => {
    fc.assert(
      fc.property(pool, pool, anyLadder, (a, b, ladder) => {
        const handA = Uint8Array.from(handOf(sortFaces(a)));
        const handB = Uint8Array.from(handOf(sortFaces(b)));
        const ending = ladderResult(ladderForm(ladder))(handA, 0, handB, 0);
        expect(LADDER_OUTCOMES[ending]).toMatchObject(outcomeOf(a, b, ladder));
      }),
      { numRuns: 500 },
    );
  });

  it.each(FORMS.map((ladder, form) => ({ form, ladder })))('form $form: all rolls, listed', ({ ladder }) => {
    const read = (a: readonly number[], b: readonly number[]): number => numberOf(resolveLadderContest(a, b, ladder));
    for (const [a, b] of [
      [1, 1],
      [2, 4],
      [4, 3],
      [4, 4],
    ] as const) {
      expect(worst(ladderContestVector(a, b, ladder), listed(rawPool(a), rawPool(b), 24, read))).toBeLessThan(1e-12);
    }
    const [nine, six] = [sortedPool(9, 5), sortedPool(6, 5)];
    expect(worst(ladderContestVector(9, 6, ladder), listed(nine, six, 24, read))).toBeLessThan(1e-12);
  });

  it('sums to 1 and turns round with the sides', () => {
    const turn: Record<string, Favour> = { a: 'b', b: 'a' };
    const other = (favours: readonly Favour[]): Favour[] => favours.map((side) => (side === null ? null : turn[side]!));
    for (const ladder of FORMS) {
      const turned: Ladder = {
        before: other(ladder.before),
        unusedDie: ladder.unusedDie,
        after: other(ladder.after),
        evenFace: ladder.evenFace === 'a' ? 'b' : 'a',
      };
      for (const [a, b] of [
        [1, 5],
        [4, 7],
        [20, 20],
        [12, 10],
      ] as const) {
        const there = ladderContestVector(a, b, ladder);
        expect(Math.abs(sum(there) - 1)).toBeLessThan(1e-12);
        const back = ladderContestVector(b, a, turned);
        LADDER_OUTCOMES.forEach((outcome, place) => {
          const pairs = { W: 'L', D: 'D', L: 'W' } as const;
          const mirrored = numberOf({
            winner: outcome.winner === 'a' ? 'b' : 'a',
            second: pairs[outcome.second],
            doubled: outcome.doubled,
            third: pairs[outcome.third],
          });
          expect(back[mirrored]).toBeCloseTo(there[place]!, 12);
        });
      }
    }
  });

  it('lists what may happen, with names', () => {
    const odds = ladderContestOdds(1, 1, LEVEL);
    // One die each: the other places are filled ones, so the second and third pairs are level.
    expect(odds.map(({ winner, second, doubled, third }) => `${winner}${second}${doubled}${third}`)).toEqual([
      'aDfalseD',
      'bDfalseD',
    ]);
    expect(odds[0]!.probability).toBeCloseTo(18 / 36, 14);
    expect(() => ladderContestOdds(0, 3, LEVEL)).toThrow(RangeError);
  });

  it('less disorder, or better troops, never harms their side', () => {
    for (let dice = 1; dice <= 12; dice++) {
      const wins = (ladder: Ladder): number =>
        ladderContestOdds(dice, 6, ladder).reduce((all, row) => all + (row.winner === 'a' ? row.probability : 0), 0);
      expect(wins(ladderOf(null, 'a', null))).toBeGreaterThanOrEqual(wins(ladderOf(null, null, 'a')));
      expect(wins(ladderOf(null, null, 'a'))).toBeGreaterThanOrEqual(wins(LEVEL));
      expect(wins(LEVEL)).toBeGreaterThanOrEqual(wins(ladderOf(null, null, 'b')));
      expect(wins(ladderOf(null, null, 'b'))).toBeGreaterThanOrEqual(wins(ladderOf(null, 'b', 'a')));
    }
  });
});

function outcomeOf(a: readonly number[], b: readonly number[], ladder: Ladder): LadderOutcome {
  const { winner, second, doubled, third } = resolveLadderContest(a, b, ladder);
  return { winner, second, doubled, third };
}

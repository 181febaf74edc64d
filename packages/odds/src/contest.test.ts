import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faces, listed, rawPool, sortedPool, sum, worst } from '../test/counting.ts';
import type { ContestKind } from './contest.ts';
import { APPROACH, BARE, BOMBARDMENT, CONTEST_KINDS, compareDice, JOINT_KEYS, kindBits } from './contest.ts';
import { contestJoint, contestOdds } from './contestOdds.ts';
import { handOf, sortFaces } from './diceHand.ts';
import { contestResult } from './diceHands.ts';
import { countContest } from './tables.ts';

const KINDS = Object.entries(CONTEST_KINDS);
const pool = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 });
const anyKind: fc.Arbitrary<ContestKind> = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean())
  .map((tieTakesUnused) => ({ tieTakesUnused }));

describe('compareDice reads the worked examples of the catalogue', () => {
  const cases: readonly [string, ContestKind, string, string, string][] = [
    ['B06 (ties without effect take spares)', BOMBARDMENT, '5 5 1 1', '6 2 1', 'LWW'],
    ['B07', APPROACH, '6 5 3 2 1', '5 4 3 1', 'WWW'],
    ['B11', APPROACH, '6 5 3 1 1', '5 5 2 1', 'WDW'],
    ['W01', BOMBARDMENT, '6 4', '5 4 2', 'WDL'],
    ['W02', BOMBARDMENT, '5 4 3 2 2', '5 4 3 1', 'WWD'],
    ['W03', BOMBARDMENT, '5 3 3 2', '5 3 3', 'WDD'],
    ['W04', BOMBARDMENT, '6 5 4 1', '6 5 4 2', 'LDD'],
    ['W05', BOMBARDMENT, '6 5 4 3', '5 3 2', 'WWW'],
    ['W06', BOMBARDMENT, '4 4 4', '5 3 2 1', 'LWW'],
    ['W07', BOMBARDMENT, '6 6 5 2 1', '4 4 4', 'WWW'],
    ['W08', BOMBARDMENT, '6', '5', 'WDD'],
    ['W09', BOMBARDMENT, '6 5 4 2', '4 3 2', 'WWW'],
    ['W10', BOMBARDMENT, '6 5 4', '6 4 3 3', 'LWW'],
    ['W11', BOMBARDMENT, '6 5 3', '5 4 4', 'WWL'],
    ['W12', BARE, '6 5 4 1', '5 4 3', 'WWW'],
    ['W13', BARE, '5 4 4 4 3', '5 4 2', 'DDW'],
    ['W15', APPROACH, '5 4 2 2', '5 3 2 1', 'DWW'],
    ['W16', APPROACH, '6 4 4 3 1', '4 4 4', 'WWW'],
    ['W17', APPROACH, '3 3 2', '6 5 5', 'LLL'],
    ['W18', APPROACH, '6 2', '5 2 1 1', 'WLD'],
    ['W19', APPROACH, '5 3 2', '6 5 1 1', 'LLW'],
  ];
  it.each(cases)('%s', (_name, kind, a, b, pairs) => {
    expect(compareDice(faces(a), faces(b), kind).pairs.join('')).toBe(pairs);
  });

  it('tells what was compared and what was spent (W02, W18)', () => {
    const guns = compareDice([2, 5, 4, 2, 3], [1, 5, 4, 3], BOMBARDMENT);
    expect(guns.a).toEqual([5, 4, 3, 2, 2]);
    expect(guns.used).toEqual([
      { a: 2, b: 1 },
      { a: 2, b: 0 },
      { a: 0, b: 0 },
    ]);
    const few = compareDice([6, 2], [5, 2, 1, 1], APPROACH);
    expect(few.compared).toEqual([
      { a: 6, b: 5 },
      { a: 2, b: 2 },
      { a: 1, b: 1 },
    ]);
    expect(few.a).toEqual([6, 2]);
    expect(JOINT_KEYS[few.index]).toBe('WLD');
  });
});

describe('compareDice', () => {
  it('does not care for the order of the dice, and turns round with the sides', () => {
    fc.assert(
      fc.property(pool, pool, anyKind, fc.infiniteStream(fc.nat()), (a, b, kind, swaps) => {
        const there = compareDice(a, b, kind);
        const shuffled = [...a];
        for (let at = shuffled.length - 1; at > 0; at--) {
          const other = (swaps.next().value as number) % (at + 1);
          [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
        }
        expect(compareDice(shuffled, b, kind)).toEqual(there);
        const back = compareDice(b, a, kind);
        const turned = { W: 'L', D: 'D', L: 'W' } as const;
        expect(back.pairs.map((pair) => turned[pair])).toEqual(there.pairs);
        expect(JOINT_KEYS[there.index]).toBe(there.pairs.join(''));
      }),
    );
  });

  it('is what the tables read', () => {
    fc.assert(
      fc.property(pool, pool, anyKind, (a, b, kind) => {
        const handA = Uint8Array.from(handOf(sortFaces(a)));
        const handB = Uint8Array.from(handOf(sortFaces(b)));
        expect(contestResult(kindBits(kind))(handA, 0, handB, 0)).toBe(compareDice(a, b, kind).index);
      }),
    );
  });
});

describe('contestOdds', () => {
  it.each(KINDS)('%s: all rolls of up to 4 against 4 dice, listed', (_name, kind) => {
    const pools = [1, 2, 3, 4].map(rawPool);
    for (const [i, a] of pools.entries()) {
      for (const [j, b] of pools.entries()) {
        const all = listed(a, b, 27, (mine, his) => compareDice(mine, his, kind).index);
        expect(worst(contestOdds(i + 1, j + 1, kind), all)).toBeLessThan(1e-12);
      }
    }
  });

  it.each([
    [5, 4],
    [6, 5],
    [3, 6],
    [12, 10],
    [20, 20],
    [20, 1],
    [2, 16],
  ])('%i against %i: the six highest dice, grown die by die', (a, b) => {
    const [mine, his] = [sortedPool(a), sortedPool(b)];
    for (const kind of [APPROACH, BOMBARDMENT]) {
      const all = listed(mine, his, 27, (x, y) => compareDice(x, y, kind).index);
      expect(worst(contestOdds(a, b, kind), all)).toBeLessThan(1e-12);
    }
  });

  it('one die each, by hand: 15, 6 and 15 of 36, and two level pairs of filled ones', () => {
    const odds = contestJoint(1, 1, APPROACH);
    expect(odds.WDD).toBeCloseTo(15 / 36, 15);
    expect(odds.DDD).toBeCloseTo(6 / 36, 15);
    expect(odds.LDD).toBeCloseTo(15 / 36, 15);
    expect(Object.keys(odds)).toEqual(JOINT_KEYS);
  });

  it('four dice against three: a spare die wins every tie it meets', () => {
    const odds = contestJoint(4, 3, BOMBARDMENT);
    const level = JOINT_KEYS.filter((key) => key.startsWith('D'));
    expect(level.map((key) => odds[key])).toEqual(level.map(() => 0));
  });

  it('sums to 1, turns round with the sides, and is finer than 1e-12 for every pool up to 20', () => {
    for (const [, kind] of KINDS) {
      for (let a = 1; a <= 20; a++) {
        for (let b = 1; b <= a; b++) {
          const odds = contestOdds(a, b, kind);
          expect(Math.abs(sum(odds) - 1)).toBeLessThan(1e-12);
          const turned = contestOdds(b, a, kind);
          const mirrored = Float64Array.from(odds, (_, place) => turned[26 - place]!);
          expect(worst(odds, mirrored)).toBeLessThan(1e-12);
        }
      }
    }
  });

  it('a further die never harms: each pair is won more, and lost less', () => {
    for (const [, kind] of KINDS) {
      for (let b = 1; b <= 20; b += 3) {
        for (let a = 1; a < 20; a++) {
          const [fewer, more] = [contestOdds(a, b, kind), contestOdds(a + 1, b, kind)];
          for (const pair of [0, 1, 2]) {
            const odds = (of: Float64Array, result: string): number =>
              JOINT_KEYS.reduce((all, key, place) => all + (key[pair] === result ? of[place]! : 0), 0);
            expect(odds(more, 'W')).toBeGreaterThanOrEqual(odds(fewer, 'W') - 1e-12);
            expect(odds(more, 'L')).toBeLessThanOrEqual(odds(fewer, 'L') + 1e-12);
          }
        }
      }
    }
  });

  it('answers again as at first, and hands out no table of its own', () => {
    const first = contestOdds(7, 5, APPROACH);
    first.fill(0);
    expect(contestOdds(7, 5, APPROACH)).toEqual(countContest(7, 5, kindBits(APPROACH)));
  });

  it('refuses pools it has no tables for', () => {
    for (const dice of [0, 21, 2.5, Number.NaN]) {
      expect(() => contestOdds(dice, 3, BARE)).toThrow(RangeError);
      expect(() => contestOdds(3, dice, BARE)).toThrow(RangeError);
    }
  });
});

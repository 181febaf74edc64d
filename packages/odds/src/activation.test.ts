import { describe, expect, it } from 'vitest';
import { sum } from '../test/counting.ts';
import { dieSucceeds, PAIR_OF_FIVES_OR_SIXES, PAIR_OF_SIXES, readActivation } from './activation.ts';
import { activationOdds, mixActivations, successChance } from './activationOdds.ts';

describe('successChance', () => {
  it('counts the faces that reach the quality; a 1 never does, a 6 always', () => {
    expect([2, 3, 4, 5, 6].map((quality) => successChance(quality, 0) * 6)).toEqual([5, 4, 3, 2, 1]);
    expect([2, 3, 4, 5, 6].map((quality) => successChance(quality, 1) * 6)).toEqual([5, 5, 4, 3, 2]);
    expect(successChance(1, 3) * 6).toBe(5);
    expect(successChance(9, 0) * 6).toBe(1);
    expect(successChance(4, -2) * 6).toBe(1);
  });
});

describe('readActivation reads the worked examples of the catalogue', () => {
  it('W41: quality 4, +1: 3 2 1', () => {
    expect(readActivation([3, 2, 1], 4, 1)).toEqual({ successes: 1, failures: 2, actions: 1, turnover: true });
  });
  it('W42: quality 5: 6 4', () => {
    expect(readActivation([6, 4], 5, 0)).toEqual({ successes: 1, failures: 1, actions: 1, turnover: false });
  });
  it('W43: quality 6: 6 5', () => {
    expect(readActivation([6, 5], 6, 0)).toMatchObject({ successes: 1, failures: 1 });
  });
  it('W44: two natural 6s: 6 6 2 at quality 4', () => {
    const roll = readActivation([6, 6, 2], 4, 0, { bonus: PAIR_OF_SIXES });
    expect(roll).toEqual({ successes: 2, failures: 1, actions: 3, turnover: false });
  });
  it('W45: pairs of 5s or 6s: 5 5 1 and 6 5 4 at quality 3', () => {
    const bonus = { bonus: PAIR_OF_FIVES_OR_SIXES };
    expect(readActivation([5, 5, 1], 3, 0, bonus)).toMatchObject({ actions: 3, failures: 1 });
    expect(readActivation([6, 5, 4], 3, 0, bonus)).toMatchObject({ actions: 3, failures: 0 });
    expect(readActivation([5, 5, 6], 6, 0, bonus)).toMatchObject({ successes: 1, actions: 1 });
  });
  it('W46: one automatic success: 1 1 besides', () => {
    const roll = readActivation([1, 1], 4, 1, { automatic: 1 });
    expect(roll).toEqual({ successes: 1, failures: 2, actions: 1, turnover: true });
  });
});

describe('activationOdds', () => {
  it('is binomial without extras', () => {
    for (let quality = 2; quality <= 6; quality++) {
      for (const modifier of [-1, 0, 1]) {
        const p = successChance(quality, modifier);
        const three = activationOdds(quality, 3, modifier);
        const expected = [p * p * p, 3 * p * p * (1 - p), 3 * p * (1 - p) * (1 - p), (1 - p) * (1 - p) * (1 - p)];
        expect(three.map((row) => row.successes)).toEqual([3, 2, 1, 0]);
        three.forEach((row, place) => {
          expect(row.probability).toBeCloseTo(expected[place]!, 14);
          expect(row.failures).toBe(3 - row.successes);
          expect(row.turnover).toBe(row.failures >= 2);
          expect(row.actions).toBe(row.successes);
        });
      }
    }
  });

  it('agrees with reading all rolls, for every option', () => {
    const all = [1, 2, 3, 4, 5, 6];
    for (const bonus of [null, PAIR_OF_SIXES, PAIR_OF_FIVES_OR_SIXES]) {
      for (let quality = 2; quality <= 6; quality++) {
        const odds = activationOdds(quality, 3, 0, { bonus });
        const rolls = all.flatMap((x) =>
          all.flatMap((y) => all.map((z) => readActivation([x, y, z], quality, 0, { bonus }))),
        );
        for (const row of odds) {
          const ways = rolls.filter((roll) => roll.successes === row.successes && roll.actions === row.actions).length;
          expect(row.probability).toBeCloseTo(ways / 216, 14);
        }
        expect(sum(odds.map((row) => row.probability))).toBeCloseTo(1, 14);
      }
    }
  });

  it('an automatic success takes the place of a die', () => {
    expect(activationOdds(4, 1, 0, { automatic: 1 })).toEqual([
      { successes: 1, failures: 0, actions: 1, turnover: false, probability: 1 },
    ]);
    const three = activationOdds(4, 3, 0, { automatic: 1 });
    expect(three.map((row) => [row.successes, row.failures, row.turnover, row.probability])).toEqual([
      [3, 0, false, 0.25],
      [2, 1, false, 0.5],
      [1, 2, true, 0.25],
    ]);
  });

  it('counts bonuses by hand: two 6s of two dice', () => {
    const rows = activationOdds(4, 2, 0, { bonus: PAIR_OF_SIXES });
    expect(rows[0]).toMatchObject({ successes: 2, actions: 3 });
    expect(rows[0]!.probability).toBeCloseTo(1 / 36, 15);
    expect(rows[1]!.probability).toBeCloseTo(8 / 36, 15);
    const guards = activationOdds(4, 2, 0, { bonus: PAIR_OF_FIVES_OR_SIXES });
    expect(guards[0]!.probability).toBeCloseTo(2 / 36, 15);
  });

  it('rolls a failed die again', () => {
    // Quality 4: two dice, both succeed (1/4), or one fails (1/2) and the second try decides, or both fail.
    const rows = activationOdds(4, 2, 0, { rerollFailure: true });
    expect(rows.map((row) => row.probability)).toEqual([1 / 4 + 1 / 4, 1 / 4 + 1 / 8, 1 / 8]);
  });

  it('gives the same list to all who ask the same', () => {
    expect(activationOdds(4, 3, 1)).toBe(activationOdds(3, 3, 0));
    expect(Object.isFrozen(activationOdds(4, 3, 1))).toBe(true);
    expect(() => activationOdds(4, 0, 0)).toThrow(RangeError);
    expect(() => activationOdds(4, 4, 0)).toThrow(RangeError);
  });

  it('mixes qualities that are rolled for', () => {
    const faces = [2, 3, 3, 4, 4, 5];
    const mixed = mixActivations(faces.map((face) => ({ weight: 1 / 6, odds: activationOdds(face, 2, 1) })));
    const chance = (successes: number): number =>
      faces.reduce((all, face) => {
        const p = successChance(face, 1);
        return all + (successes === 2 ? p * p : successes === 1 ? 2 * p * (1 - p) : (1 - p) * (1 - p)) / 6;
      }, 0);
    expect(mixed.map((row) => row.successes)).toEqual([2, 1, 0]);
    for (const row of mixed) expect(row.probability).toBeCloseTo(chance(row.successes), 14);
  });

  it('a die succeeds by the natural face first', () => {
    expect(dieSucceeds(1, 2, 5)).toBe(false);
    expect(dieSucceeds(6, 6, -3)).toBe(true);
  });
});

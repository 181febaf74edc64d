import { describe, expect, it } from 'vitest';
import { likeDice, sideRoll } from './luck.ts';
import { luckCalled, scaleOf, together } from './luckScale.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Ten rolls of a die that succeeds on 4 or more: successes as of ten coins. */
const COINS = Array.from({ length: 10 }, () => likeDice(0, 'fire', [1], (face) => face >= 4));
/** Ways of ten coins to so many heads. */
const HEADS = [1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1];
const share = (ways: readonly number[]): number => ways.reduce((sum, one) => sum + one, 0) / 1024;

describe('the scale of luck', () => {
  it('counts every result of rolls of different kinds', () => {
    const two = likeDice(0, 'fire', [1, 1], (face) => face >= 5);
    const one = sideRoll(0, 'contact', [0.5, 0.25, 0.25], 0);
    const counted = Array<number>(5).fill(0);
    for (const x of FACES)
      for (const y of FACES)
        for (const won of [0, 0, 1, 2]) {
          const sum = [x, y].filter((face) => face >= 5).length + won;
          counted[sum] = (counted[sum] ?? 0) + 1 / 144;
        }
    expect(together(two.chances, one.chances)).toEqual(counted.map((chance) => expect.closeTo(chance, 12) as number));
  });

  it.each([
    // 176 of 1,024 results have 3 heads or fewer, 386 have 4 or fewer; the same with 7 and 6 from above.
    [4, 'usual', null],
    [6, 'usual', null],
    [7, 'better', HEADS.slice(7)],
    [3, 'worse', HEADS.slice(0, 4)],
    [8, 'better', HEADS.slice(8)],
    [9, 'muchBetter', HEADS.slice(9)],
    [0, 'muchWorse', HEADS.slice(0, 1)],
  ] as const)('calls %s heads of ten coins %s', (successes, word, ways) => {
    const scale = scaleOf(COINS, successes);
    expect(scale.usual).toEqual([4, 6]);
    const called = luckCalled(scale, successes);
    expect(called.word).toBe(word);
    if (ways === null) expect(called.share).toBeNull();
    else expect(called.share).toBeCloseTo(share(ways), 12);
  });

  it('calls luck seldom by the share that is told', () => {
    const called = (asMany: number) => luckCalled({ usual: [1, 2], asMany, asFew: 1 }, 3).word;
    expect([called(0.046), called(0.044)]).toEqual(['better', 'muchBetter']);
  });

  it('leaves at most a quarter of all results below what is usual, and at most a quarter above', () => {
    for (let dice = 1; dice <= 60; dice++) {
      const rolls = [likeDice(0, 'fire', Array<number>(dice).fill(1), (face) => face >= 5)];
      const { usual } = scaleOf(rolls, 0);
      expect(scaleOf(rolls, usual[0] - 1).asFew).toBeLessThan(0.25);
      expect(scaleOf(rolls, usual[1] + 1).asMany).toBeLessThanOrEqual(0.25 + 1e-9);
    }
  });

  it('finds nothing strange where nobody rolled', () => {
    expect(luckCalled(scaleOf([], 0), 0)).toEqual({ word: 'usual', share: null });
  });
});

import { expect, it } from 'vitest';
import { apportion } from './apportion.ts';

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

it('the parts of a distribution add up, where rounding one by one would not', () => {
  const melee = [6, 6, 6, 5, 5, 4, 4].map((ways) => ways / 36);
  expect(sum(melee.map((chance) => Math.round(chance * 100)))).toBe(101);
  // Of equals the first are raised.
  expect(apportion(melee, 100)).toEqual([17, 17, 16, 14, 14, 11, 11]);
  expect(apportion(melee, 10_000)).toEqual([1667, 1667, 1666, 1389, 1389, 1111, 1111]);
  expect(apportion([1 / 3, 1 / 3, 1 / 3], 100)).toEqual([34, 33, 33]);
  expect(apportion([0.004, 0.996], 100)).toEqual([0, 100]);
  expect(apportion([0.29, 0.71], 100)).toEqual([29, 71]);
  expect(apportion([1], 100)).toEqual([100]);
});

it('no part is more than one away from its chance', () => {
  for (let ways = 1; ways < 60; ways++) {
    const chances = Array.from({ length: 7 }, (_, i) => ((i * ways) % 11) + 1).map((one, _, all) => one / sum(all));
    const parts = apportion(chances, 100);
    expect(sum(parts)).toBe(100);
    for (const [i, part] of parts.entries()) expect(Math.abs(part - (chances[i] as number) * 100)).toBeLessThan(1);
  }
});

it('chances of things that may happen together are rounded one by one', () => {
  expect(apportion([0.694, 0.694, 0.566, 0.566], 100)).toEqual([69, 69, 57, 57]);
  expect(apportion([0.125, 0.2], 100)).toEqual([13, 20]);
  expect(apportion([], 100)).toEqual([]);
});

import { expect, it } from 'vitest';
import { inTenths, likeDice, luckOf, opposed, rollsIn } from './luck.ts';

it('like dice are expected to succeed by their faces', () => {
  expect(likeDice(1, 'fire', [4, 4, 1, 6], (face) => face >= 5)).toEqual({
    side: 1,
    kind: 'fire',
    attempts: 4,
    chances: [16, 32, 24, 8, 1].map((ways) => expect.closeTo(ways / 81, 12) as number),
    expected: expect.closeTo(4 / 3, 12),
    successes: 1,
  });
  expect(likeDice(0, 'rally', [1], () => true)).toMatchObject({ expected: 1, successes: 1 });
});

it('an opposed roll is won 15 times in 36 by either side where both add the same', () => {
  const plain = (face: number) => face;
  expect(opposed(['melee', 'melee'], [0, 1], [5, 3], [plain, plain])).toEqual([
    { side: 0, kind: 'melee', attempts: 1, chances: [1 - 15 / 36, 15 / 36], expected: 15 / 36, successes: 1 },
    { side: 1, kind: 'melee', attempts: 1, chances: [1 - 15 / 36, 15 / 36], expected: 15 / 36, successes: 0 },
  ]);
  const [attack, defence] = opposed(['shot', 'shotAt'], [1, 0], [2, 4], [(face) => face + 2, plain]);
  expect(attack).toMatchObject({ side: 1, kind: 'shot', attempts: 1, expected: 26 / 36, successes: 0 });
  expect(defence).toMatchObject({ side: 0, kind: 'shotAt', attempts: 1, expected: 6 / 36, successes: 0 });
});

const THROWS = [
  { at: 3, side: 0, kind: 'fire', attempts: 5, chances: [], expected: 2, successes: 3 },
  { at: 5, side: 1, kind: 'fire', attempts: 3, chances: [], expected: 1.5, successes: 0 },
  { at: 5, side: 0, kind: 'rally', attempts: 1, chances: [], expected: 0.5, successes: 0 },
  { at: 8, side: 0, kind: 'fire', attempts: 2, chances: [], expected: 1, successes: 1 },
] as const;

it('the luck of a side is the sum of its rolls, by kinds, those with most attempts first', () => {
  const [own, other] = luckOf(THROWS, 2);
  expect(own).toEqual({
    attempts: 8,
    expected: 3.5,
    successes: 4,
    kinds: [
      { kind: 'fire', attempts: 7, expected: 3, successes: 4 },
      { kind: 'rally', attempts: 1, expected: 0.5, successes: 0 },
    ],
  });
  expect(other).toMatchObject({ attempts: 3, expected: 1.5, successes: 0 });
  expect(luckOf([], 1)).toEqual([{ attempts: 0, expected: 0, successes: 0, kinds: [] }]);
});

it('numbers in tenths add up to their sum in tenths', () => {
  const parts = [26.16, 6.16, 2.66, 4, 1 / 3, 2 / 3];
  const tenths = inTenths(parts);
  expect(tenths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(40, 9);
  for (const [i, one] of tenths.entries()) expect(Math.abs(one - (parts[i] ?? 0))).toBeLessThan(0.1);
  expect(inTenths([162.16, 9.66, 21.26, 13.26, 5.83]).reduce((sum, one) => sum + one, 0)).toBeCloseTo(212.2, 9);
  expect(inTenths([0.1 + 0.2, 1.5])).toEqual([0.3, 1.5]);
  expect(inTenths([])).toEqual([]);
});

it('rolls are read event after event', () => {
  const told: string[] = [];
  const event = (type: string) => ({ type, rule: 'X-1' });
  const steps = [
    { state: 's', events: [event('a'), event('b')] },
    { state: 's', events: [event('c')] },
  ];
  const read = (_state: unknown, { type }: { readonly type: string }) => {
    told.push(type);
    return type === 'a'
      ? []
      : [{ side: 0, kind: 'fear' as const, attempts: 1, chances: [0.5, 0.5], expected: 0.5, successes: 1 }];
  };
  expect(rollsIn(steps, read).length).toBe(2);
  expect(told).toEqual(['a', 'b', 'c']);
});

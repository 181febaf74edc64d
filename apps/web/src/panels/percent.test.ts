import { expect, it } from 'vitest';
import { percent, percents } from './percent.ts';

it('a chance in per cent is certain, or impossible, only where it is', () => {
  expect([0, 0.004, 0.12, 0.994, 0.996, 1 - 1e-12, 1].map(percent)).toEqual([
    '0%',
    '<1%',
    '12%',
    '99%',
    '>99%',
    '100%',
    '100%',
  ]);
});

it('those of one distribution add up to 100, and say as little of what is rare', () => {
  const hits = [6, 6, 6, 5, 5, 4, 4].map((ways) => ways / 36);
  expect(percents(hits)).toEqual(['17%', '17%', '16%', '14%', '14%', '11%', '11%']);
  expect(percents([0.996, 0.004])).toEqual(['>99%', '<1%']);
  // Less than a per cent remains, and is not rounded up to one.
  expect(percents([0.006, 0.33, 0.664])).toEqual(['1%', '33%', '66%']);
  expect(percents([0.003, 0.332, 0.665])).toEqual(['<1%', '33%', '67%']);
});

import { expect, it } from 'vitest';
import { percent } from './percent.ts';

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

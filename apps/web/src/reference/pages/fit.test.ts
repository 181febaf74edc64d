import { describe, expect, it } from 'vitest';
import { largestThatFits, SMALLEST } from './fit.ts';

describe('the size of letters', () => {
  it('is the largest that fits', () => {
    expect(largestThatFits((size) => size <= 8.12)).toBeCloseTo(8.1);
    expect(largestThatFits(() => true)).toBeCloseTo(9.5);
  });

  it('is never smaller than can be read', () => {
    expect(largestThatFits(() => false)).toBe(SMALLEST);
  });
});

import { describe, expect, it } from 'vitest';
import { largestThatFits, SMALLEST } from './fit.ts';

describe('the font size', () => {
  it('is the largest that fits', () => {
    expect(largestThatFits((size) => size <= 8.12)).toBeCloseTo(8.1);
    expect(largestThatFits(() => true)).toBeCloseTo(9.5);
  });

  it('is the smallest where nothing fits', () => {
    expect(largestThatFits(() => false)).toBe(SMALLEST);
  });
});

import { describe, expect, it } from 'vitest';
import { rawPool, sortedPool } from './counting.ts';

describe('the tests own way of counting pools', () => {
  it.each([1, 2, 3, 4])('adding die after die gives what all 6^%i rolls give', (dice) => {
    const raw = rawPool(dice);
    const grown = sortedPool(dice, dice);
    expect(grown.length).toBe(raw.length);
    const chances = new Map(grown.map(({ faces, chance }) => [faces.join(), chance]));
    for (const { faces, chance } of raw) expect(chances.get(faces.join())).toBeCloseTo(chance, 14);
  });
});

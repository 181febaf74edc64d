import { describe, expect, it } from 'vitest';
import { scoreOf } from './score.ts';

const many = (n: number, ...pattern: readonly number[]): readonly number[] =>
  Array.from({ length: n }, (_, i) => pattern[i % pattern.length] as number);

describe('score', () => {
  it('is the mean of the pairs, within its interval', () => {
    const { score, interval } = scoreOf(many(100, 1, 0.5, 0.5, 0));
    expect(score).toBe(0.5);
    expect(interval[0]).toBeGreaterThan(0.4);
    expect(interval[0]).toBeLessThan(0.45);
    expect(interval[1]).toBeCloseTo(1 - interval[0]);
  });

  it('is never certain, however alike the pairs end', () => {
    const { score, interval } = scoreOf(many(50, 1));
    expect(score).toBe(1);
    expect(interval[0]).toBeLessThan(1);
    expect(interval[0]).toBeGreaterThan(0.9);
    expect(interval[1]).toBe(1);
  });

  it('says nothing of no pairs', () => {
    const { score, interval } = scoreOf([]);
    expect(score).toBe(0.5);
    expect(interval[1] - interval[0]).toBe(1);
  });

  it('narrows with the root of the number of pairs', () => {
    const width = (n: number): number => {
      const { interval } = scoreOf(many(n, 1, 0));
      return interval[1] - interval[0];
    };
    expect(width(100) / width(400)).toBeCloseTo(2, 1);
  });
});

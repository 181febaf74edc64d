import { describe, expect, it } from 'vitest';
import { sequentialTest } from './sequential.ts';

const many = (n: number, ...pattern: readonly number[]): readonly number[] =>
  Array.from({ length: n }, (_, i) => pattern[i % pattern.length] as number);

describe('sequential test', () => {
  it('knows a clearly better player soon, and a worse one', () => {
    expect(sequentialTest(many(400, 1, 0.5, 1, 0.5), 0, 15).decided).toBe('better');
    expect(sequentialTest(many(400, 0, 0.5, 0.5, 0.5), 0, 15).decided).toBe('notBetter');
  });

  it('waits where the pairs say little', () => {
    expect(sequentialTest(many(7, 1), 0, 15).decided).toBeNull();
    expect(sequentialTest(many(40, 1, 0, 0.5), 0, 15).decided).toBeNull();
  });

  it('leans to no difference where the score lies nearer to it', () => {
    expect(sequentialTest(many(100, 1, 0), 0, 15).ratio).toBeLessThan(0);
  });
});

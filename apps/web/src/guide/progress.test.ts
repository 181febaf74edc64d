import { describe, expect, it } from 'vitest';
import { readProgress } from './progress.ts';

describe('stored progress', () => {
  it('is read as it was written', () => {
    const kept = { dismissed: ['web.hint.sk.dice'], puzzles: { 'shakos-1': 0.6, 'large-2': 1 } };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', 'null', '7', '[]', '{"dismissed":7,"puzzles":"x"}'])(
    'is nothing where %j is stored',
    (text) => {
      expect(readProgress(text)).toEqual({ dismissed: [], puzzles: {} });
    },
  );

  it('leaves out what is damaged', () => {
    const damaged = '{"dismissed":["a",7],"puzzles":{"one":2,"two":"1","three":0.5}}';
    expect(readProgress(damaged)).toEqual({ dismissed: ['a'], puzzles: { three: 0.5 } });
  });
});

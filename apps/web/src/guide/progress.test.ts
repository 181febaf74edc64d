import { describe, expect, it } from 'vitest';
import { readProgress } from './progress.ts';

const NONE = { dismissed: [], puzzles: {}, lessons: {}, used: {} };

describe('stored progress', () => {
  it('is read as it was written', () => {
    const puzzles = { 'shakos-1': 0.6, 'large-2': 1 };
    const kept = { dismissed: ['web.hint.sk.dice'], puzzles, lessons: { volley: 3 }, used: { volley: 12 } };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', 'null', '7', '[]', '{"dismissed":7,"puzzles":"x","lessons":"y"}'])(
    'is nothing where %j is stored',
    (text) => {
      expect(readProgress(text)).toEqual(NONE);
    },
  );

  it('leaves out what is damaged', () => {
    const damaged = '{"dismissed":["a",7],"puzzles":{"one":2,"two":"1","three":0.5},"lessons":{"a":-1,"b":2}}';
    expect(readProgress(damaged)).toEqual({ ...NONE, dismissed: ['a'], puzzles: { three: 0.5 }, lessons: { b: 2 } });
  });
});

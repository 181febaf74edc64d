import { describe, expect, it } from 'vitest';
import { dieOdds, hitsOdds, savedOdds } from './hits.ts';

describe('dice that hit', () => {
  it('is the same as counting all rolls', () => {
    for (const dice of [1, 2, 3, 4]) {
      for (let score = 2; score <= 6; score++) {
        const counted = new Array<number>(dice + 1).fill(0);
        for (let roll = 0; roll < 6 ** dice; roll++) {
          let hits = 0;
          for (let i = 0, rest = roll; i < dice; i++, rest = Math.floor(rest / 6))
            if ((rest % 6) + 1 >= score) hits += 1;
          counted[hits] = (counted[hits] as number) + 1 / 6 ** dice;
        }
        hitsOdds(dice, score).forEach((p, hits) => expect(p).toBeCloseTo(counted[hits] as number, 12));
      }
    }
  });

  it('knows what always and what never hits', () => {
    expect(hitsOdds(2, 1)).toEqual([0, 0, 1]);
    expect(hitsOdds(2, 7)).toEqual([1, 0, 0]);
    expect(hitsOdds(0, 4)).toEqual([1]);
    expect([dieOdds(1), dieOdds(4), dieOdds(7)]).toEqual([1, 0.5, 0]);
  });

  it('takes saved hits away', () => {
    expect(savedOdds([0, 0, 1], 4)).toEqual([0.25, 0.5, 0.25]);
    expect(savedOdds([1], 4)).toEqual([1]);
  });
});

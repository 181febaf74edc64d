import { describe, expect, it } from 'vitest';
import { anyOf, anyOffer, type Choices, joined, lazily, listed, openOf } from './choices.ts';
import { seededRandomInt } from './dice.ts';

/** Entries 0 to below `count`, of which only these are open. */
const only = (count: number, open: readonly number[]): Choices<number> => ({
  count,
  at: (i) => (open.includes(i) ? i : null),
});

/** How often each comes when it is drawn so many times. */
function drawn(choices: Choices<number>, times: number): Map<number | null, number> {
  const choose = seededRandomInt('draws');
  const found = new Map<number | null, number>();
  for (let i = 0; i < times; i++) {
    const one = anyOf(choices, choose);
    found.set(one, (found.get(one) ?? 0) + 1);
  }
  return found;
}

describe('what is open is found by looking', () => {
  it('lists the open entries of several in order', () => {
    const all = joined([only(3, [0, 2]), listed([7, 8]), only(2, []), only(2, [1])]);
    expect(all.count).toBe(9);
    expect(openOf(all)).toEqual([0, 2, 7, 8, 1]);
    expect([all.at(-1), all.at(9)]).toEqual([null, null]);
  });

  it('finds no more than is asked for, in any order', () => {
    let looked = 0;
    function* numbers(): Generator<number> {
      for (const n of [5, 6, 7, 8]) {
        looked += 1;
        yield n;
      }
    }
    const some = lazily(3, numbers());
    expect([some.count, looked]).toEqual([3, 0]);
    expect([some.at(1), some.at(0), looked]).toEqual([6, 5, 2]);
    expect(openOf(some)).toEqual([5, 6, 7]);
    expect(openOf(lazily(4, [1, 2].values()))).toEqual([1, 2]);
  });

  it('draws every open entry with the same chance, however many are closed', () => {
    for (const [count, open] of [
      [40, [3, 17, 39]],
      [3, [0, 1, 2]],
      [9, [0, 8]],
    ] as const) {
      const found = drawn(only(count, open), 6000);
      expect(new Set(found.keys())).toEqual(new Set(open));
      // 6000 draws: five standard deviations of the rarest are less than 250.
      for (const times of found.values()) expect(Math.abs(times - 6000 / open.length)).toBeLessThan(250);
    }
  });

  it('gives null where nothing is open, and judges no more than it must', () => {
    expect(drawn(only(30, []), 3)).toEqual(new Map([[null, 3]]));
    expect(drawn(only(0, []), 1)).toEqual(new Map([[null, 1]]));
    let judged = 0;
    anyOf({ count: 1000, at: () => ++judged }, seededRandomInt(1));
    expect(judged).toBe(1);
  });

  it('looks through everything before it says that nothing is there', () => {
    // This chooser never comes to the one that is open, until all that are open are chosen from.
    let asked = 0;
    const stubborn = (n: number): number => {
      asked++;
      return n === 1 ? 0 : 1;
    };
    expect(anyOf(only(4, [3]), stubborn)).toBe(3);
    expect(asked).toBeGreaterThan(4);
  });
});

describe('an offer of a rule set', () => {
  const offers = (): readonly { type: string }[] => [{ type: 'a' }, { type: 'b' }];
  it('is drawn by the rule set where it can, else from its list', () => {
    expect(anyOffer({ offers }, null, 'red', () => 1)).toEqual({ type: 'b' });
    expect(anyOffer({ offers, anyOffer: () => ({ type: 'c' }) }, null, 'red', () => 1)).toEqual({ type: 'c' });
    expect(anyOffer({ offers: () => [] }, null, 'red', () => 0)).toBeNull();
  });
});

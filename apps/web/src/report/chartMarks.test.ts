import { DICE } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { curveOf, spread, tellingRolls } from './chartMarks.ts';

const posting = (at: number, change: number, by: string = DICE) => ({
  from: at - 1,
  at,
  by,
  changes: [change, -change],
  drawn: false,
});

it('marks the five rolls that changed most, in the order of the battle, and no order', () => {
  const postings = [0.05, -0.2, 0.02, 0.1, -0.04, 0.3, 0.06].map((change, i) => posting(i + 1, change));
  expect(tellingRolls({ postings: [...postings, posting(9, 0.9, 'blue')] }, 0).map(({ at }) => at)).toEqual([
    1, 2, 4, 6, 7,
  ]);
  expect(tellingRolls({ postings: [posting(1, 0.024)] }, 1)).toEqual([]);
});

it('draws the curve of a side from its start through all changes', () => {
  const account = { from: 4, start: [0.5, 0.5], postings: [posting(5, 0.25), posting(7, -0.5)] };
  expect(curveOf(account, 0)).toEqual([
    [4, 0.5],
    [5, 0.75],
    [7, 0.25],
  ]);
  expect(curveOf(account, 1)).toEqual([
    [4, 0.5],
    [5, 0.25],
    [7, 0.75],
  ]);
});

describe('marks in a lane', () => {
  it('stand where they are wanted as long as they have room', () => {
    expect(spread([30, 100, 250], 48, 22, 300)).toEqual([30, 100, 250]);
  });

  it.each([[[0, 0, 0, 0, 0]], [[300, 300, 300]], [[10, 290, 291, 292, 293]], [[150, 151, 152, 153, 154]], [[5]], [[]]])(
    'keep their order and their distance, and stay inside: %j',
    (wanted) => {
      const places = spread(wanted, 48, 22, 298);
      expect(places.length).toBe(wanted.length);
      for (const [i, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(22 - 1e-9);
        expect(place).toBeLessThanOrEqual(298 + 1e-9);
        if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(48 - 1e-9);
      }
    },
  );

  it('come closer where there is no room for all', () => {
    expect(spread([0, 0, 0, 0, 0], 48, 0, 100)).toEqual([0, 25, 50, 75, 100]);
  });
});

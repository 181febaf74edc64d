import { expect, it } from 'vitest';
import { sampleOf, standingOf, swingOf, turningPoint } from './chance.ts';
import { ownSideOf } from './ownSide.ts';

it('half of a draw counts for the standing of a side: even means even, whatever the draw', () => {
  expect(standingOf([0.1, 0.1], 0)).toBeCloseTo(0.5, 12);
  expect(standingOf([0.7, 0.3], 0)).toBeCloseTo(0.7, 12);
});

const chain = (...first: readonly number[]) =>
  first.map((chance, i) => ({ at: 10 * i, chances: [chance, 1 - chance] }));

/** Nobody won; or a side did, after so many commands. */
const drawn = { winner: null, last: 200 };
const wonBy = (winner: number) => ({ winner, last: 200 });

it('the turning point is where a chance rose most and stayed there', () => {
  expect(turningPoint(chain(0.5, 0.5, 0.5, 0.2, 0.2, 0.3, 0.3), drawn)).toEqual({
    side: 1,
    before: 0.5,
    after: expect.closeTo(0.8, 12),
    from: 20,
    at: 30,
  });
});

it('the turning point is the very step of the rise, told by the two points of the chart at its ends', () => {
  // The mean of three rises most one step later, where the chance itself hardly moved.
  const course = chain(0.6, 0.4, 0.5, 0.8, 0.86, 0.88, 0.9, 0.9, 0.9);
  expect(turningPoint(course, wonBy(0))).toEqual({ side: 0, before: 0.5, after: 0.8, from: 20, at: 30 });
});

it('half of a draw counts for a turning point as it does in the chart', () => {
  const course = [0, 0, 0, 0.4, 0.4, 0.4].map((won, i) => ({ at: 10 * i, chances: [won, 0.1] }));
  expect(turningPoint(course, drawn)).toMatchObject({
    before: expect.closeTo(0.45, 12),
    after: expect.closeTo(0.65, 12),
  });
});

it('a chance that is gone with the next answer turns nothing', () => {
  const found = turningPoint(chain(0.5, 0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8), drawn);
  expect(found).toMatchObject({ side: 0, before: 0.5, after: 0.6, from: 60, at: 70 });
});

it('a battle turns towards its winner, however much the loser had gained before', () => {
  const course = chain(0.5, 0.5, 0.5, 0.9, 0.9, 0.9, 0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.3, 0.2, 0.1);
  expect(turningPoint(course, drawn)).toMatchObject({ side: 0, from: 20, at: 30 });
  expect(turningPoint(course, wonBy(1))).toEqual({
    side: 1,
    before: 0.5,
    after: expect.closeTo(0.7, 12),
    from: 110,
    at: 120,
  });
});

it('a collapse in the last positions counts: after the end the winner has it all', () => {
  const course = chain(0.6, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5);
  expect(turningPoint(course, wonBy(1))).toEqual({ side: 1, before: 0.5, after: 1, from: 70, at: 200 });
  expect(turningPoint(chain(0.6, 0.6, 0.6, 0.5, 0.5, 0.5, 0.1, 0.05), wonBy(1))).toEqual({
    side: 1,
    before: 0.5,
    after: expect.closeTo(0.9, 12),
    from: 50,
    at: 60,
  });
});

it('too few positions, or none that differ, have none', () => {
  expect(turningPoint(chain(0.1, 0.2, 0.9, 0.9, 0.9), drawn)).toBeNull();
  expect(turningPoint(chain(0.1, 0.2), wonBy(0))).toBeNull();
  expect(turningPoint(chain(0.5, 0.5, 0.5, 0.5, 0.5, 0.5), drawn)).toBeNull();
  expect(turningPoint([], wonBy(0))).toBeNull();
  // A battle as good as won from the start has no turning point, though its chance still rose a little.
  expect(turningPoint(chain(0.96, 0.96, 0.96, 0.97, 0.97, 0.98), wonBy(0))).toBeNull();
  expect(turningPoint(chain(0.92, 0.92, 0.92, 0.98, 0.98, 0.98), wonBy(0))).toMatchObject({ side: 0, from: 20 });
});

it('a long battle is weighed at evenly spread moments, its last among them', () => {
  expect(sampleOf([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(sampleOf([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([3, 5, 7]);
  const many = sampleOf(Array.from({ length: 2000 }, (_, i) => i));
  expect(many).toHaveLength(160);
  expect(many.at(-1)).toBe(1999);
  expect(new Set(many).size).toBe(160);
});

it('a turning point is told for either side, to the end of the battle', () => {
  const reckoned = [
    { at: 3, chances: [0.5, 0.3] },
    { at: 5, chances: [0.8, 0.1] },
  ];
  const ended = { winner: 0, last: 9 };
  const turning = { side: 0, before: 0.6, after: 0.85, from: 3, at: 5 };
  expect(swingOf(reckoned, turning, 0, ended)).toEqual({ before: 0.6, after: expect.closeTo(0.85, 12) });
  const other = swingOf(reckoned, turning, 1, ended);
  expect([other.before, other.after]).toEqual([expect.closeTo(0.4, 12), expect.closeTo(0.15, 12)]);
  const last = { ...turning, from: 5, at: 9 };
  expect(swingOf(reckoned, last, 0, ended).after).toBe(1);
  expect(swingOf(reckoned, last, 1, ended).after).toBe(0);
});

it('a report is told from the side of the only person who played', () => {
  const seats = ['france', 'britain'];
  expect(ownSideOf(seats, { france: 'human', britain: 'captain' })).toBe(0);
  expect(ownSideOf(seats, { france: 'captain', britain: 'human' })).toBe(1);
  expect(ownSideOf(seats, { france: 'human', britain: 'human' })).toBeNull();
  expect(ownSideOf(seats, { france: 'captain', britain: 'captain' })).toBeNull();
});

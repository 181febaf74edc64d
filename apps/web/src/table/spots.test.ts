import { expect, it } from 'vitest';
import { showSpots, spotStore, spotsOf } from './spots.ts';

const BEFORE: Readonly<Record<string, { x: number; y: number }>> = {
  moves: { x: 0, y: 0 },
  falls: { x: 50, y: 80 },
  turns: { x: 9, y: 9 },
};
const AFTER: Readonly<Record<string, { x: number; y: number }>> = {
  moves: { x: 30, y: 40 },
  comes: { x: 7, y: 7 },
  turns: { x: 9, y: 10 },
};
const spots = (...pieces: readonly string[]) =>
  spotsOf(
    pieces,
    (piece) => BEFORE[piece] ?? null,
    (piece) => AFTER[piece] ?? null,
  );

it('a line points at where its pieces stand after it, and shows the way of those that moved', () => {
  expect(spots('moves', 'turns', 'comes')).toEqual([
    { at: { x: 30, y: 40 }, from: { x: 0, y: 0 } },
    { at: { x: 9, y: 10 }, from: null },
    { at: { x: 7, y: 7 }, from: null },
  ]);
});

it('a piece that it took off the table is shown where it stood, one that never stood there is not', () => {
  expect(spots('falls', 'waits')).toEqual([{ at: { x: 50, y: 80 }, from: null }]);
});

it('the table must show all of them', () => {
  showSpots('line', spots('moves', 'falls'));
  expect(spotStore.getState().area).toEqual({ minX: 30, maxX: 50, minY: 40, maxY: 80 });
  showSpots('line', []);
  expect(spotStore.getState().area).toBeNull();
});

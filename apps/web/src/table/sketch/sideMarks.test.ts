import { expect, it } from 'vitest';
import { markOf } from './sideMarks.ts';

it('six sides have six marks, and six kinds of lines', () => {
  const marks = [0, 1, 2, 3, 4, 5].map(markOf);
  expect(new Set(marks.map(({ grey, isDouble }) => `${grey} ${isDouble}`)).size).toBe(6);
  expect(new Set(marks.map(({ dashes }) => dashes.join())).size).toBe(6);
  expect(markOf(0)).toEqual({ grey: '#fff', isDouble: false, dashes: [] });
});

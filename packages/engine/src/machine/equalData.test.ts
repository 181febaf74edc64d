import { expect, test } from 'vitest';
import { equalData } from './equalData.ts';

test.each<readonly [unknown, unknown]>([
  [
    { a: [1, { b: null }], c: 'x' },
    { c: 'x', a: [1, { b: null }] },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [0, -0],
])('%j and %j hold the same', (one, other) => {
  expect(equalData(one, other)).toBe(true);
});

test.each<readonly [unknown, unknown]>([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j and %j do not', (one, other) => {
  expect(equalData(one, other)).toBe(false);
});

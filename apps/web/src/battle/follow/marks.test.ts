import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';
import type { TurnStep } from './turnSteps.ts';

const step = (number: number, ...pieces: readonly string[]): TurnStep => ({
  number,
  count: number,
  seat: 'britain',
  side: 1,
  rolled: false,
  text: '',
  brief: '',
  dice: [],
  pieces,
});

it('numbers the piece that acts with its newest step, and lights all pieces of the last step', () => {
  expect(marksOf([step(1, 'a', 'x'), step(2, 'b'), step(3, 'a', 'c')])).toEqual({
    b: { number: 2, side: 1, now: false },
    a: { number: 3, side: 1, now: true },
    c: { number: 0, side: 1, now: true },
  });
});

it('forgets the numbers of older steps', () => {
  const many = Array.from({ length: 9 }, (_, i) => step(i + 1, `unit-${i}`));
  expect(Object.keys(marksOf(many))).toEqual(['unit-3', 'unit-4', 'unit-5', 'unit-6', 'unit-7', 'unit-8']);
});

import { expect, it } from 'vitest';
import { travelTime } from './pace.ts';

it('lets a piece travel 160 ms and 2.2 ms a millimetre, between 400 and 1400 ms', () => {
  expect(travelTime(10, 'suspense')).toBe(400);
  expect(travelTime(200, 'suspense')).toBeCloseTo(600);
  expect(travelTime(2000, 'suspense')).toBe(1400);
});

it('halves the way at a brisk pace, and knows none at an instant one', () => {
  expect(travelTime(200, 'brisk')).toBeCloseTo(300);
  expect(travelTime(200, 'instant')).toBe(0);
  expect(travelTime(0, 'suspense')).toBe(0);
});

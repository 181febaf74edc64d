import { expect, it } from 'vitest';
import { turnDegrees } from './units.ts';

it('a turn is told in whole degrees, and never as 0°', () => {
  expect([-45 * 16, 20 * 16 + 7, 16, 15, -7, 1].map(turnDegrees)).toEqual([45, 20, 1, 0.9, 0.4, 0.1]);
});

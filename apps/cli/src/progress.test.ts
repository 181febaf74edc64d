import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';

it('says how many things are done of all, and guesses the time left from those', () => {
  expect(progressLine(0, 8, 'battles', 0)).toBe(`${'░'.repeat(40)} 0/8 battles`);
  expect(progressLine(2, 8, 'battles', 30_000)).toBe(`${'█'.repeat(10)}${'░'.repeat(30)} 2/8 battles 1:30`);
  expect(progressLine(8, 8, 'battles', 90_000)).toBe(`${'█'.repeat(40)} 8/8 battles 0:00`);
});

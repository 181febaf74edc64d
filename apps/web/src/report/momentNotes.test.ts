import { expect, it } from 'vitest';
import { notedMoments, noting } from './momentNotes.ts';

it('notes belong to moments, in the order of the battle, and go when they are emptied', () => {
  const two = noting(noting({}, 120, 'Too late'), 9, 'Here');
  expect(notedMoments(two)).toEqual([
    { at: 9, text: 'Here' },
    { at: 120, text: 'Too late' },
  ]);
  expect(noting(two, 9, 'There')).toEqual({ 9: 'There', 120: 'Too late' });
  expect(noting(two, 9, ' ')).toEqual({ 120: 'Too late' });
});

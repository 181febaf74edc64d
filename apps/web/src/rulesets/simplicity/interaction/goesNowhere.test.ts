import type { Command } from '@drumhead/simplicity/screen';
import { expect, it } from 'vitest';
import { goesNowhere } from './goesNowhere.ts';

const move = (distance: number, turn = 0): Command => ({ type: 'move', unit: 0, turn, distance, turnAfter: 0 });

it('moves of less than a millimetre go nowhere, turns on the spot do', () => {
  expect([move(63), move(63, 720), { type: 'retire', unit: 0, distance: 20 } as const].map(goesNowhere)).toEqual([
    true,
    true,
    true,
  ]);
  expect([move(64), move(0, 720), { type: 'endTurn' } as const].map(goesNowhere)).toEqual([false, false, false]);
});

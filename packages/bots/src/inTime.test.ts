import type { Command, Player } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { chosenInTime } from './inTime.ts';

const slow: Player<null, Command> = {
  name: 'slow',
  choose: () => ({ type: 'last' }),
  *think() {
    for (const type of ['first', 'better', 'last']) yield { type };
  },
};

/** What is chosen where it is late after so many moments. */
const chosen = (player: Player<null, Command>, moments: number): string => {
  let left = moments;
  return chosenInTime(player, null, 'one', [{ type: 'first' }], () => --left <= 0).type;
};

it('takes the best so far once it is late, and the last of all in time', () => {
  expect([1, 2, 3, 4].map((moments) => chosen(slow, moments))).toEqual(['first', 'better', 'last', 'last']);
});

it('waits for whoever does not tell what he thinks', () => {
  expect(chosen({ name: 'quick', choose: () => ({ type: 'his' }) }, 1)).toBe('his');
});

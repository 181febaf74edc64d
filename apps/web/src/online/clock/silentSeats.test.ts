import { LONGEST_SILENCE } from '@drumhead/protocol';
import { expect, it } from 'vitest';
import { silentSeats } from './silentSeats.ts';

const FACTS = {
  since: 1000,
  now: 1000 + LONGEST_SILENCE,
  own: 'france',
  awaited: ['austria'],
  seats: { france: 'person', austria: 'person', saxony: 'captain' },
  bots: { saxony: 'captain' },
};

it('somebody is silent who must decide, and has not for two weeks', () => {
  expect(silentSeats(FACTS)).toEqual(['austria']);
  expect(silentSeats({ ...FACTS, awaited: ['france', 'saxony', 'dice', 'austria'] })).toEqual(['austria']);
});

it.each([
  ['it is not so long yet', { now: 999 + LONGEST_SILENCE }],
  ['there is a clock', { since: null }],
  ['one waits for oneself', { awaited: ['france'] }],
  ['dice are rolled', { awaited: ['dice'] }],
  ['a computer player has taken over', { bots: { austria: 'captain' } }],
  ['one does not decide oneself', { bots: { france: 'captain' } }],
  ['one looks on', { own: '' }],
])('nobody is where %s', (_why, change) => {
  expect(silentSeats({ ...FACTS, ...change })).toEqual([]);
});

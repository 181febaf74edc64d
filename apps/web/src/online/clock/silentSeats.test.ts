import { LONGEST_SILENCE } from '@drumhead/protocol';
import { expect, it } from 'vitest';
import { missingParts, silentSeats } from './silentSeats.ts';

const FACTS = {
  since: 1000,
  now: 1000 + LONGEST_SILENCE,
  own: 'france',
  awaited: ['austria'],
  seats: { france: 'person', austria: 'person', saxony: 'captain' },
  bots: { saxony: 'captain' },
  missing: [],
  hasClock: false,
};

it('somebody is silent who must decide, and has not for two weeks', () => {
  expect(silentSeats(FACTS)).toEqual(['austria']);
  expect(silentSeats({ ...FACTS, awaited: ['saxony', 'dice', 'austria'] })).toEqual(['austria']);
});

it('somebody is silent whose part the dice wait for, with a clock or without', () => {
  for (const hasClock of [true, false])
    expect(silentSeats({ ...FACTS, awaited: ['dice'], missing: ['austria'], hasClock })).toEqual(['austria']);
  expect(silentSeats({ ...FACTS, awaited: ['austria'], missing: ['austria'], hasClock: true })).toEqual([]);
  expect(silentSeats({ ...FACTS, awaited: ['dice'], missing: ['austria', 'france'] })).toEqual([]);
});

it('the part of a seat in the dice is missing while it is not sealed, then as long as all are not in', () => {
  const dice = { commit: '', people: ['austria', 'france'], salts: null };
  expect(missingParts({ ...dice, seals: { france: 's' } }, 'france')).toEqual(['austria']);
  expect(missingParts({ ...dice, seals: { france: 's', austria: 's' } }, 'france')).toEqual(['austria']);
  expect(missingParts({ ...dice, seals: {}, salts: {} }, 'france')).toEqual([]);
});

it.each([
  ['it is not so long yet', { now: 999 + LONGEST_SILENCE }],
  ['there is a clock', { since: null }],
  ['one waits for oneself', { awaited: ['france'] }],
  ['one must decide as well', { awaited: ['austria', 'france'] }],
  ['a clock runs and dice wait', { hasClock: true }],
  ['dice are rolled', { awaited: ['dice'] }],
  ['a computer player has taken over', { bots: { austria: 'captain' } }],
  ['one does not decide oneself', { bots: { france: 'captain' } }],
  ['one looks on', { own: '' }],
])('nobody is where %s', (_why, change) => {
  expect(silentSeats({ ...FACTS, ...change })).toEqual([]);
});

import type { Command } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { colonelPlayer } from './colonel.ts';
import { generalPlayer } from './general.ts';
import { playerCalled } from './names.ts';
import { type Farm, knowing, orders, room, start } from './testing.ts';

const general = generalPlayer(knowing(0));
const asked = (state: Farm): string => general.choose(state, 'one', orders(state)).type;
const thought = (state: Farm, hope = 0, reads?: number): readonly Command[] => [
  ...(generalPlayer(knowing(hope), reads === undefined ? {} : { reads }).think?.(state, 'one', orders(state)) ?? []),
];

const last: Farm = { ...start, left: 1 };

it('waits for the answer of the enemy, and a colonel does not', () => {
  const gated: Farm = { ...last, gate: 'shut' };
  expect(colonelPlayer(knowing(0)).choose(gated, 'one', orders(gated)).type).toBe('sell');
  expect(asked(gated)).toBe('pick');
});

it('sees what an order is for that brings nothing yet, and counts others by the exact mean of their dice', () => {
  expect(asked(start)).toBe('till');
  expect(generalPlayer(knowing(5)).choose(last, 'one', orders(last)).type).toBe('pick');
});

it('has an answer at any moment: first what a captain would order, in the end his own', () => {
  const found = thought(last, 5);
  expect(found[0]?.type).toBe('wager');
  expect(found.at(-1)?.type).toBe('pick');
  // Each step of the playing-on is a moment.
  expect(found.length).toBeGreaterThan(20);
});

it('plays on in more worlds as long as there are positions left, and stops then', () => {
  const counts = [0, 100, 200].map((reads) => thought(last, 5, reads).length);
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  expect(thought(last, 5, 0).at(-1)?.type).toBe('wager');
  // Without an end of positions the worlds have one.
  expect(thought(last, 5, Infinity).length).toBeLessThan(5000);
});

it('is a captain before anybody has a turn, and a colonel where he has no plan', () => {
  expect(asked({ ...start, round: 0 })).toBe('pick');
  const { general: _, ...plain } = room(0);
  const unplanned = generalPlayer({ ...knowing(0), room: plain });
  expect(unplanned.choose({ ...last, gate: 'shut' }, 'one', orders({ ...last, gate: 'shut' })).type).toBe('sell');
  expect(unplanned.name).toBe('general');
});

it('answers alike every time, and under the name that the table knows', () => {
  const named = playerCalled({ rank: 'general', weights: {} }, knowing(3), 'any');
  const answers = [1, 2, 3].map(() => general.choose(start, 'one', orders(start)).type);
  expect(new Set([...answers, named.choose(start, 'one', orders(start)).type]).size).toBe(1);
  expect([...(named.think?.(start, 'one', orders(start)) ?? [])].at(-1)?.type).toBe(answers[0]);
  expect('think' in playerCalled({ rank: 'captain', weights: {} }, knowing(3), 'any')).toBe(false);
});

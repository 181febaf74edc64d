import type { BotRoom, Command, Knowledge } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { playedOn } from './analysis/playedOn.ts';
import { standingIn } from './analysis/standing.ts';
import { captainPlayer } from './captain.ts';
import { colonelPlayer } from './colonel.ts';
import { type Farm, farm, knowing, orders, room, SEATS, start } from './testing.ts';
import { thoughtOf } from './thought.ts';

const asked = (known: Knowledge<unknown>, state: Farm = start, reads?: number): string =>
  colonelPlayer(known, reads === undefined ? {} : { reads }).choose(state, 'one', orders(state)).type;

it('sees what an order is for that brings nothing yet, and a captain does not', () => {
  const known = knowing(0);
  expect(captainPlayer(farm, room(0) as BotRoom<unknown>).choose(start, 'one', orders(start)).type).toBe('pick');
  expect(asked(known)).toBe('till');
  expect(asked(known, { ...start, left: 1 })).toBe('pick');
});

it('counts an order by the exact mean of its dice, whatever a captain hopes for', () => {
  const last = { ...start, left: 1 };
  expect(captainPlayer(farm, room(5) as BotRoom<unknown>).choose(last, 'one', orders(last)).type).toBe('wager');
  expect(asked(knowing(5), last)).toBe('pick');
});

it('tries no other order once its positions are read', () => {
  expect(asked(knowing(0), start, 0)).toBe('pick');
});

it('is a captain before anybody has a turn, and where no plan or no chance is known', () => {
  expect(asked(knowing(0), { ...start, round: 0 })).toBe('pick');
  const { colonel: _, ...plain } = room(0);
  const unplanned = { ...knowing(0), room: plain } as unknown as Knowledge<unknown>;
  expect(asked(unplanned)).toBe('pick');
  expect(asked({ ...knowing(0), value: null })).toBe('pick');
});

it('gives no order after which he would stand lower than after the captain’s, by his own counting', () => {
  for (const hope of [-1, 0, 1, 3, 5])
    for (const left of [1, 2])
      for (const isTilled of [false, true]) {
        const known = knowing(hope);
        const state = { ...start, left, isTilled };
        const standing = standingIn(known);
        if (known.room === null || standing === null) throw new Error('nothing is known of chances');
        const thoughts = SEATS.map(() => thoughtOf(farm, known.room as BotRoom<unknown>));
        const after = (first: Command): number => {
          const { standings, luck } = playedOn(known, state, 'one', { thoughts, standing, first, round: false });
          return (standings[0] as number) - (luck[0] as number);
        };
        const [given, captains] = [colonelPlayer(known), captainPlayer(farm, known.room)].map((player) =>
          player.choose(state, 'one', orders(state)),
        ) as [Command, Command];
        expect(after(given)).toBeGreaterThanOrEqual(after(captains));
      }
});

it('answers alike every time', () => {
  const colonel = colonelPlayer(knowing(3));
  const answers = [1, 2, 3].map(() => colonel.choose(start, 'one', orders(start)).type);
  expect(new Set([...answers, asked(knowing(3))]).size).toBe(1);
});

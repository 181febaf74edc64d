import {
  type BotRoom,
  type Command,
  type Decision,
  DICE,
  type Knowledge,
  type Ruleset,
  type ValueRoom,
} from '@drumhead/engine';
import { expect, it } from 'vitest';
import { playedOn } from './analysis/playedOn.ts';
import { standingIn } from './analysis/standing.ts';
import { captainPlayer } from './captain.ts';
import { colonelPlayer } from './colonel.ts';
import { thoughtOf } from './thought.ts';

/**
 * A game for these tests: two farmers take turns of two orders each. Picking brings two at once; reaping brings six, but
 * only from a field that an order before it has tilled; a wager brings twelve on a six, else nothing.
 */
interface Farm {
  readonly round: number;
  readonly active: 0 | 1;
  readonly left: number;
  readonly isTilled: boolean;
  readonly isRolling: boolean;
  readonly stores: readonly [number, number];
}
type Order = { readonly type: 'pick' | 'till' | 'reap' | 'wager' | 'end' | 'roll'; readonly faces?: number[][] };

const SEATS = ['one', 'two'];
const spent = (farm: Farm): Farm =>
  farm.left > 1
    ? { ...farm, left: farm.left - 1 }
    : { ...farm, round: farm.round + 1, active: farm.active === 0 ? 1 : 0, left: 2, isTilled: false };
const richer = (farm: Farm, by: number): Farm => {
  const [one, two] = farm.stores;
  return { ...farm, stores: farm.active === 0 ? [one + by, two] : [one, two + by] };
};
const ok = (state: Farm): Decision<Farm> => ({ ok: true, state, events: [] });
const orders = ({ isTilled }: Farm): Order[] => [
  { type: 'pick' },
  { type: 'till' },
  ...(isTilled ? [{ type: 'reap' } as const] : []),
  { type: 'wager' },
  { type: 'end' },
];

const farm = {
  id: 'farm',
  seats: () => SEATS,
  view: (state: Farm) => state,
  offers: orders,
  outcome: () => null,
  summary: ({ round, active }: Farm) => ({ length: round, active: SEATS[active], scores: [] }),
  pending: ({ isRolling, active }: Farm) =>
    isRolling
      ? [
          {
            seat: DICE,
            decision: 'roll',
            rule: 'T-1',
            dice: [{ count: 1, faces: [1, 2, 3, 4, 5, 6], what: 'wager', owner: null }],
          },
        ]
      : [{ seat: SEATS[active], decision: 'order', rule: 'T-1' }],
  decide(state: Farm, _seat: string, { type, faces }: Order): Decision<Farm> {
    if (type === 'roll') return ok(spent(richer({ ...state, isRolling: false }, faces?.[0]?.[0] === 6 ? 12 : 0)));
    if (type === 'wager') return ok({ ...state, isRolling: true });
    if (type === 'till') return ok(spent({ ...state, isTilled: true }));
    if (type === 'end') return ok(spent({ ...state, left: 1 }));
    return ok(spent(richer(state, type === 'reap' ? 6 : 2)));
  },
} as unknown as Ruleset<unknown>;

/** The captain hopes for so much from a wager. */
const room = (hope: number): BotRoom<Farm, Order> => ({
  version: 1,
  terms: [{ key: 'store', weight: 1 }],
  mind: () => null,
  read(_mind, { stores: [one, two] }, seat, into) {
    into.set([seat === 'one' ? one - two : two - one]);
  },
  choices: (_mind, state) => orders(state),
  expected: (_mind, { stores: [one, two] }, seat, { type }) =>
    type === 'wager' ? (seat === 'one' ? one - two : two - one) + hope : null,
  colonel: { version: 1, rivals: 4, gap: 10, reads: 1000 },
});

const value = {
  version: 1,
  terms: [],
  drawTerms: [],
  holdings: () => ({ sides: [[], []], draw: null, winsDraws: null }),
  net: { sides: { 'captain.store': 4096 }, draw: {} },
} as unknown as ValueRoom<unknown>;

const knowing = (hope: number): Knowledge<unknown> =>
  ({ ruleset: farm, room: room(hope), value }) as unknown as Knowledge<unknown>;

const start: Farm = { round: 1, active: 0, left: 2, isTilled: false, isRolling: false, stores: [0, 0] };
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
  const unplanned = { ruleset: farm, room: plain, value } as unknown as Knowledge<unknown>;
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

import { type BotRoom, type Decision, DICE, type Knowledge, type Ruleset, type ValueRoom } from '@drumhead/engine';

/**
 * A game for tests of colonels and generals: two farmers take turns of two orders each. Picking brings two at once; reaping
 * brings six, but only from a field that an order before it has tilled; a wager brings twelve on a six, else nothing. Where
 * the first has a gate, selling brings him three and leaves it open, and through it the second may steal eight.
 */
export interface Farm {
  readonly round: number;
  readonly active: 0 | 1;
  readonly left: number;
  readonly isTilled: boolean;
  readonly isRolling: boolean;
  readonly gate?: 'shut' | 'open';
  readonly stores: readonly [number, number];
}
type FarmOrder = {
  readonly type: 'pick' | 'till' | 'reap' | 'wager' | 'sell' | 'steal' | 'end' | 'roll';
  readonly faces?: number[][];
};

export const SEATS = ['one', 'two'];
const spent = (farm: Farm): Farm =>
  farm.left > 1
    ? { ...farm, left: farm.left - 1 }
    : { ...farm, round: farm.round + 1, active: farm.active === 0 ? 1 : 0, left: 2, isTilled: false };
const richer = (farm: Farm, by: number): Farm => {
  const [one, two] = farm.stores;
  return { ...farm, stores: farm.active === 0 ? [one + by, two] : [one, two + by] };
};
const ok = (state: Farm): Decision<Farm> => ({ ok: true, state, events: [] });
export const orders = ({ active, isTilled, gate }: Farm): FarmOrder[] => [
  { type: 'pick' },
  { type: 'till' },
  ...(isTilled ? [{ type: 'reap' } as const] : []),
  { type: 'wager' },
  ...(gate === 'shut' && active === 0 ? [{ type: 'sell' } as const] : []),
  ...(gate === 'open' && active === 1 ? [{ type: 'steal' } as const] : []),
  { type: 'end' },
];

export const farm = {
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
  decide(state: Farm, _seat: string, { type, faces }: FarmOrder): Decision<Farm> {
    if (type === 'roll') return ok(spent(richer({ ...state, isRolling: false }, faces?.[0]?.[0] === 6 ? 12 : 0)));
    if (type === 'wager') return ok({ ...state, isRolling: true });
    if (type === 'till') return ok(spent({ ...state, isTilled: true }));
    if (type === 'sell') return ok(spent(richer({ ...state, gate: 'open' }, 3)));
    if (type === 'steal') {
      const { gate: _, ...rest } = state;
      const [one, two] = rest.stores;
      return ok(spent({ ...rest, stores: [one - 8, two] }));
    }
    if (type === 'end') return ok(spent({ ...state, left: 1 }));
    return ok(spent(richer(state, type === 'reap' ? 6 : 2)));
  },
} as unknown as Ruleset<unknown>;

/** The captain hopes for so much from a wager. */
export const room = (hope: number): BotRoom<Farm, FarmOrder> => ({
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
  general: { version: 1, rivals: 4, gap: 10, reads: 1000 },
});

const value = {
  version: 1,
  terms: [],
  drawTerms: [],
  holdings: () => ({ sides: [[], []], draw: null, winsDraws: null }),
  net: { sides: { 'captain.store': 4096 }, draw: {} },
} as unknown as ValueRoom<unknown>;

export const knowing = (hope: number): Knowledge<unknown> =>
  ({ ruleset: farm, room: room(hope), value }) as unknown as Knowledge<unknown>;

/** The first farmer's first order. */
export const start: Farm = { round: 1, active: 0, left: 2, isTilled: false, isRolling: false, stores: [0, 0] };

import { type BotRoom, type Decision, DICE, type Pending, type PlanPart, type Ruleset } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { captainPlayer } from './captain.ts';

/**
 * A game for these tests: whoever acts walks along a line of prizes, a step for each action, and takes what lies where
 * he stops. After every step the enemy may interrupt.
 */
interface Walk {
  readonly prizes: readonly number[];
  readonly at: number;
  readonly left: number;
  readonly asked: boolean;
}
type Order = { readonly type: 'step' | 'stop' | 'hold' | 'shoot' };

const ok = (state: Walk): Decision<Walk> => ({ ok: true, state, events: [] });
const isDone = ({ left }: Walk): boolean => left === 0;

const walk = {
  decide(state: Walk, seat: string, { type }: Order): Decision<Walk> {
    const seats = state.asked ? ['enemy'] : ['walker'];
    const legal = state.asked ? ['hold', 'shoot'] : ['step', 'stop'];
    if (isDone(state) || !seats.includes(seat) || !legal.includes(type)) {
      return { ok: false, refusal: { rule: 'T-1', reason: 'test.no', facts: {} } };
    }
    if (type === 'hold') return ok({ ...state, asked: false });
    if (type === 'shoot') return ok({ ...state, at: 0, left: 0, asked: false });
    if (type === 'stop') return ok({ ...state, left: 0 });
    const left = state.left - 1;
    return ok({ ...state, at: state.at + 1, left, asked: left > 0 });
  },
  pending: (state: Walk): readonly Pending[] =>
    isDone(state) ? [] : [{ seat: state.asked ? 'enemy' : 'walker', decision: 'act', rule: 'T-1' }],
  outcome: () => null,
} as unknown as Ruleset<Walk, Order>;

const room: BotRoom<Walk, Order> = {
  version: 1,
  terms: [{ key: 'prize', weight: 1 }],
  mind: () => null,
  read: (_mind, state, seat, into) => into.set([(seat === 'walker' ? 1 : -1) * (state.prizes[state.at] ?? 0)]),
  choices: (_mind, state) =>
    state.asked ? [{ type: 'hold' }, { type: 'shoot' }] : [{ type: 'stop' }, { type: 'step' }],
  expected: () => null,
  activation: {
    isActing: (state, seat) => !isDone(state) && !state.asked && seat === 'walker',
    promise: () => 0,
    cost: ({ type }) => (type === 'step' ? 0.1 : 0),
    pass: (state) => (state.asked ? { type: 'hold' } : null),
  },
};

const start = (prizes: readonly number[], left = 3): Walk => ({ prizes, at: 0, left, asked: false });
const both: readonly Order[] = [{ type: 'stop' }, { type: 'step' }];

describe('a captain', () => {
  const captain = captainPlayer(walk, room);

  it('goes through bad places to a good one, which nobody sees who looks one action ahead', () => {
    expect(captain.choose(start([1, 0, 0, 5]), 'walker', both)).toEqual({ type: 'step' });
  });

  it('stays where the way is too long for his actions', () => {
    expect(captain.choose(start([1, 0, 0, 5], 2), 'walker', both)).toEqual({ type: 'stop' });
  });

  it('takes no action that is not worth its cost', () => {
    expect(captain.choose(start([1, 1.05, 1.1, 1.2]), 'walker', both)).toEqual({ type: 'stop' });
    expect(captain.choose(start([1, 1.05, 1.1, 1.4]), 'walker', both)).toEqual({ type: 'step' });
  });

  it('weighs the terms as told', () => {
    const contrary = captainPlayer(walk, room, { weights: { prize: -1 } });
    expect(contrary.choose(start([1, 0, 0, 5]), 'walker', both)).toEqual({ type: 'step' });
    expect(contrary.choose(start([0, 1, 1, 5]), 'walker', both)).toEqual({ type: 'stop' });
  });

  it('weighs single answers outside an activation', () => {
    const asked = { ...start([0, 4]), at: 1, asked: true };
    expect(captain.choose(asked, 'enemy', [{ type: 'hold' }, { type: 'shoot' }])).toEqual({ type: 'shoot' });
  });

  it('takes a better way than the only one offered while acting, and the only answer elsewhere', () => {
    expect(captain.choose(start([1, 0, 0, 5]), 'walker', [{ type: 'stop' }])).toEqual({ type: 'step' });
    const asked = { ...start([0, 4]), at: 1, asked: true };
    expect(captain.choose(asked, 'enemy', [{ type: 'hold' }])).toEqual({ type: 'hold' });
  });

  it('answers with an offer when nothing he thinks of is legal', () => {
    const lost = captainPlayer(walk, { ...room, choices: () => [{ type: 'shoot' }] });
    expect(lost.choose(start([0, 1]), 'walker', both)).toEqual({ type: 'stop' });
  });

  it('reads no more states than he may', () => {
    let read = 0;
    const counting = { ...room, read: (...all: Parameters<typeof room.read>) => (read++, room.read(...all)) };
    captainPlayer(walk, counting, { nodes: 3 }).choose(start([1, 0, 0, 5]), 'walker', both);
    expect(read).toBe(3);
  });

  it('plans each of several by himself, the first who gains by it, and ends when nobody does', () => {
    const steps: PlanPart<Order> = { has: ({ type }) => type === 'step' };
    const none: PlanPart<Order> = { has: () => false };
    const end: PlanPart<Order> = { has: ({ type }) => type === 'stop' };
    const { activation } = room;
    if (activation === undefined) throw new Error('no planning');
    const group = captainPlayer(walk, { ...room, activation: { ...activation, parts: () => [none, steps, end] } });
    expect(group.choose(start([1, 0, 2]), 'walker', both)).toEqual({ type: 'step' });
    expect(group.choose(start([1, 0, 0, 0]), 'walker', both)).toEqual({ type: 'stop' });
    // Actions may be left to the others: it is no loss to have gone on too long.
    expect(group.choose(start([1, 2, 0, 0]), 'walker', both)).toEqual({ type: 'step' });
  });

  it('ends at the least loss where all lose and nobody may stop yet', () => {
    const { activation } = room;
    if (activation === undefined) throw new Error('no planning');
    const crowded = {
      ...walk,
      decide: (state: Walk, seat: string, order: Order): Decision<Walk> =>
        order.type === 'stop' && state.at === 0
          ? { ok: false, refusal: { rule: 'T-2', reason: 'test.crowded', facts: {} } }
          : walk.decide(state, seat, order),
    };
    const parts = (['step', 'stop'] as const).map((type) => ({ has: (order: Order) => order.type === type }));
    const group = captainPlayer(crowded, { ...room, activation: { ...activation, parts: () => parts } });
    expect(group.choose(start([1, 0, 0, 0]), 'walker', both)).toEqual({ type: 'step' });
  });

  it('answers alike every time', () => {
    const answers = [1, 2, 3].map(() => captain.choose(start([1, 2, 0, 2.2]), 'walker', both));
    expect(new Set(answers.map(({ type }) => type)).size).toBe(1);
  });
});

/** Before a walk: a die tells how many steps the walker has, or he stays at home. */
interface Morning {
  readonly prizes: readonly number[];
  readonly walk: Walk | null;
  readonly isRolling: boolean;
}
type Plan = Order | { readonly type: 'go' | 'home' | 'roll'; readonly faces?: readonly (readonly number[])[] };

const morning = {
  decide(state: Morning, seat: string, command: Plan): Decision<Morning> {
    if (state.walk !== null) {
      const then = walk.decide(state.walk, seat, command as Order);
      return then.ok ? { ok: true, state: { ...state, walk: then.state }, events: [] } : then;
    }
    const steps = command.type === 'home' ? 0 : command.type === 'roll' ? (command.faces?.[0]?.[0] ?? 0) : null;
    const then: Morning =
      steps === null ? { ...state, isRolling: true } : { ...state, walk: start(state.prizes, steps) };
    return { ok: true, state: then, events: [] };
  },
  pending(state: Morning): readonly Pending[] {
    if (state.walk !== null) return walk.pending(state.walk);
    if (!state.isRolling) return [{ seat: 'walker', decision: 'act', rule: 'T-1' }];
    return [
      {
        seat: DICE,
        decision: 'roll',
        rule: 'T-1',
        dice: [{ count: 1, faces: [1, 2, 3], what: 'steps', owner: 'walker' }],
      },
    ];
  },
  outcome: () => null,
} as unknown as Ruleset<Morning, Plan>;

const planning = room.activation as NonNullable<typeof room.activation>;
const atHome: BotRoom<Morning, Plan> = {
  version: room.version,
  terms: room.terms,
  mind: () => null,
  read: (_mind, state, _seat, into) => into.set([state.prizes[state.walk?.at ?? 0] ?? 0]),
  choices: (mind, state, seat) =>
    state.walk === null ? [{ type: 'go' }, { type: 'home' }] : room.choices(mind, state.walk, seat),
  // However little there is to be found, going out promises more.
  expected: (_mind, _state, _seat, { type }) => (type === 'go' ? 10 : type === 'home' ? 0 : null),
  activation: {
    isActing: (state, seat) => state.walk !== null && planning.isActing(state.walk, seat),
    promise: () => 0,
    cost: (command, { walk }) => (walk === null ? 0 : planning.cost(command as Order, walk)),
    pass: (state, seat) => (state.walk === null ? null : planning.pass(state.walk, seat)),
    rolled: { begins: ({ type }) => type === 'go', ends: ({ type }) => type === 'stop' },
  },
};

describe('a captain before his dice', () => {
  const wakes = (prizes: readonly number[]): Morning => ({ prizes, walk: null, isRolling: false });
  const answer = (prizes: readonly number[]): Plan =>
    captainPlayer(morning, atHome).choose(wakes(prizes), 'walker', [{ type: 'go' }, { type: 'home' }]);

  it('rolls for actions that he has a use for, if only with as many as the dice can give', () => {
    expect(answer([0, 0, 0, 1])).toEqual({ type: 'go' });
  });

  it('rolls for none that he would leave unspent, whatever they promise', () => {
    expect(answer([0, 0, 0, 0, 1])).toEqual({ type: 'home' });
  });

  it('rolls where nothing else is left to do', () => {
    const only = { ...atHome, choices: () => [{ type: 'go' } as const] };
    const offers = [{ type: 'home' }, { type: 'go' }] as const;
    expect(captainPlayer(morning, only).choose(wakes([0]), 'walker', offers)).toEqual({ type: 'go' });
  });
});

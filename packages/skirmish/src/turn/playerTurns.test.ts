/** What a new player turn forgets, whose turn it is next, who the opponent is, and what an activation may still do. */
import { closeDraft, openDraft } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type Playing, playing } from '../../test/playing.ts';
import { activationOf, acting, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { Model, Squad, State } from '../state/state.ts';
import { actionCovers, actionOffers, canDoSomething, NO_LIMITS } from './actions.ts';
import { isUnseen, loseActions, newActivation, spend } from './activationState.ts';
import { covers, playerAt } from './machine.ts';
import { opponentOf } from './opponent.ts';
import { beginGameTurn, canBeNominated, passPlay } from './turn.ts';

const MODELS: readonly ModelSpec[] = [
  { at: [300, 550], specials: ['leader'], q: 3 },
  { at: [100, 550] },
  { at: [300, 50], player: 1, specials: ['leader'], q: 3 },
  { at: [100, 50], player: 1 },
];
const posed = (spec: Partial<PositionSpec> = {}): State => position({ models: MODELS, ...spec });
const modelsWith = (change: Partial<ModelSpec>, which = 2): readonly ModelSpec[] =>
  MODELS.map((model, i) => (i === which ? { ...model, ...change } : model));

describe('a new player turn', () => {
  /** Blue's Leader, who has done this, when blue's turn begins. */
  const after = (change: Partial<ModelSpec>, feared: readonly number[] = []): Model => {
    const state = posed({ models: modelsWith(change) });
    const models = state.models.map((model, i) => (i === 2 ? { ...model, feared } : model));
    return playing({ ...state, models }).red({ type: 'endTurn' }).state.models[2] as Model;
  };
  const FRESH = {
    activated: false,
    attacked: false,
    threw: false,
    bashed: false,
    moves: 0,
    sprinted: false,
    feared: [],
    fired: [false],
    reloaded: [false],
  };

  it.each<[string, Partial<ModelSpec>]>([
    ['was activated', { activated: true }],
    ['attacked', { attacked: true }],
    ['threw', { threw: true }],
    ['bashed', { bashed: true }],
    ['moved', { moves: 1 }],
    ['sprinted', { sprinted: true }],
    ['fired', { fired: true }],
    ['reloaded', { reloaded: true }],
  ])('SK-ACT-10 SK-SEQ-2 forgets that a model %s', (_, change) => {
    expect(after(change)).toMatchObject(FRESH);
  });

  it('SK-ACT-10 forgets of which enemies it was afraid, and each of two weapons', () => {
    expect(after({}, [0])).toMatchObject(FRESH);
    const two = { weapons: ['musket', 'pistol'] as const };
    const none = { fired: [false, false], reloaded: [false, false] };
    expect(after({ ...two, fired: [false, true] })).toMatchObject(none);
    expect(after({ ...two, reloaded: [false, true] })).toMatchObject(none);
    expect(after({ ...two, reloaded: [true, false], fired: [false, true] })).toMatchObject(none);
  });

  it('SK-ACT-10 of the player whose turn it is, on the table, and leaves alone who did nothing', () => {
    const state = posed({
      models: [...modelsWith({ activated: true }, 0), { at: [500, 50], player: 1, out: 'wounded', activated: true }],
    });
    const t = playing(state).red({ type: 'endTurn' });
    expect(t.state.models[0]?.activated).toBe(true);
    expect(t.state.models[4]).toBe(state.models[4]);
    expect(t.state.models[2]).toBe(state.models[2]);
    expect(t.reasons).toEqual(['turnEnded SK-ACT-6', 'turnBegan SK-ACT-10']);
  });

  it('SK-GEN-14 counts the turns of each player', () => {
    const t = playing(posed()).red({ type: 'endTurn' });
    expect(t.state.squads.map(({ turns }) => turns)).toEqual([1, 2]);
    t.blue({ type: 'endTurn' });
    expect(t.state.squads.map(({ turns }) => turns)).toEqual([2, 2]);
  });

  it('SK-GEN-10 SK-INI-1 the player who is first begins every game turn, and the other follows', () => {
    for (const first of [0, 1]) {
      const draft = openDraft<State, Event>(posed({ first, frames: [], waiting: [] }));
      beginGameTurn(draft);
      const { active, waiting, gameTurn, frames } = closeDraft(draft);
      expect([active, waiting, gameTurn, frames.length]).toEqual([first, [1 - first], 2, 1]);
    }
  });

  it('SK-GEN-10 SK-MPL-5 not to a player who is broken or has withdrawn', () => {
    const turned = (squads: readonly Partial<Squad>[]) => {
      const three = { players: [{}, {}, {}], frames: [], waiting: [], squads };
      const models = [...MODELS, { at: [500, 300] as const, player: 2 }];
      const draft = openDraft<State, Event>(posed({ ...three, models }));
      beginGameTurn(draft);
      const { waiting, frames } = closeDraft(draft);
      return [waiting, frames.at(-1)];
    };
    expect(turned([{}, {}, {}])).toEqual([[0, 1, 2], { at: 'card', left: [0, 1, 2] }]);
    expect(turned([{}, { broken: true }, {}])).toEqual([[0, 2], { at: 'card', left: [0, 2] }]);
    expect(turned([{}, {}, { withdrawn: true }])).toEqual([[0, 1], { at: 'card', left: [0, 1] }]);
    const passed = openDraft<State, Event>(
      posed({ models: MODELS, frames: [], waiting: [1], squads: [{}, { withdrawn: true }] }),
    );
    passPlay(passed);
    expect(closeDraft(passed).active).toBe(0);
  });

  it('SK-ACT-4 SK-SEQ-2 an ended turn leaves nothing behind', () => {
    const t = playing(posed()).red({ type: 'endTurn' }).blue({ type: 'endTurn' });
    expect(t.state.frames).toEqual([{ at: 'turn', player: 0, over: false }]);
    expect(t.offers('red')).toEqual([
      { type: 'nominate', model: 0 },
      { type: 'nominate', model: 1 },
      { type: 'endTurn' },
    ]);
  });

  it('SK-SEQ-2 SK-GRP-1 first a model is nominated, whoever shall act or order', () => {
    const t = playing(posed());
    const order = {
      type: 'order',
      leader: 0,
      kind: 'groupMove',
      members: [1],
      target: -1,
      weapons: [],
      partners: [],
    } as const;
    expect([t.refused('red', order), t.refused('red', { type: 'stand', model: 0 })]).toEqual(['SK-GRP-1', 'SK-SEQ-2']);
    expect([canBeNominated(t.state, 0, 1), canBeNominated(t.state, 0, 3), canBeNominated(t.state, 0, 9)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('SK-END-4 SK-SCN-7 a player may withdraw where that is allowed, though it is not offered', () => {
    const withdraw = { type: 'withdraw' } as const;
    expect(covers(posed(), 'red', withdraw)).toBe(true);
    expect(covers(posed({ campaign: true }), 'red', withdraw)).toBe(false);
    expect(covers(posed(), 'red', { type: 'stop' })).toBe(false);
    expect([playerAt(posed(), 'red'), playerAt(posed(), 'blue'), playerAt(posed(), 'pink')]).toEqual([0, 1, -1]);
  });
});

describe('the opponent of an Unpredictable model', () => {
  /** Red's model stands in the middle; the others have one model each at these places. */
  const among = (places: readonly (readonly [number, number] | null)[], teams = [0, 1, 2, 3], own = 0) => {
    const others = places.map((at, i) => ({
      at: at ?? ([10, 10] as const),
      player: i >= own ? i + 1 : i,
      ...(at === null ? { out: 'wounded' as const } : {}),
    }));
    const models: ModelSpec[] = [{ at: [300, 300], player: own }, ...others];
    const players = Array.from({ length: places.length + 1 }, (_, i) => ({ team: teams[i] as number }));
    return opponentOf(position({ models, players }), 0);
  };

  it('SK-MPL-4 owns the nearest enemy; of equally near ones it is the next in seat order', () => {
    expect(among([[300, 100]])).toBe(1);
    expect(
      among([
        [300, 100],
        [300, 200],
        [300, 550],
      ]),
    ).toBe(2);
    expect(
      among([
        [300, 100],
        [300, 550],
        [300, 420],
      ]),
    ).toBe(3);
    expect(
      among([
        [300, 200],
        [400, 300],
        [300, 400],
      ]),
    ).toBe(1);
    expect(
      among(
        [
          [300, 200],
          [400, 300],
          [300, 400],
        ],
        [0, 1, 2, 3],
        1,
      ),
    ).toBe(2);
    expect(
      among(
        [
          [300, 200],
          [400, 300],
          [300, 400],
        ],
        [0, 1, 2, 3],
        3,
      ),
    ).toBe(0);
    expect(
      among(
        [
          [300, 100],
          [300, 420],
          [400, 300],
        ],
        [0, 1, 2, 3],
        2,
      ),
    ).toBe(3);
  });

  it('SK-MPL-4 SK-MPL-6 never an ally, nor one whose models are all gone', () => {
    expect(
      among(
        [
          [300, 280],
          [300, 100],
          [300, 550],
        ],
        [0, 0, 1, 1],
      ),
    ).toBe(2);
    expect(
      among(
        [
          [300, 280],
          [300, 100],
        ],
        [0, 0, 1],
      ),
    ).toBe(2);
    expect(among([null, [300, 100], [300, 550]])).toBe(2);
    expect(among([null, null, null])).toBe(1);
  });
});

describe('a new activation', () => {
  const wall = { kind: 'highWall', from: [200, 200], to: [400, 200] } as const;
  const hidden = (enemies: readonly ModelSpec[], walled = true) =>
    position({
      models: [{ at: [300, 300] }, ...enemies.map((enemy) => ({ player: 1, ...enemy }))],
      features: walled ? [wall] : [],
    });

  it('SK-HTH-13 is unseen while no Standing enemy sees it', () => {
    expect(isUnseen(hidden([{ at: [300, 100] }]), 0)).toBe(true);
    expect(isUnseen(hidden([{ at: [300, 100] }], false), 0)).toBe(false);
    expect(isUnseen(hidden([]), 0)).toBe(true);
    expect(isUnseen(hidden([{ at: [300, 400] }]), 0)).toBe(false);
    expect(isUnseen(hidden([{ at: [300, 400], posture: 'fallen' }]), 0)).toBe(true);
    // One of several sees it, the nearest or the farthest, or one as far off as another.
    expect(isUnseen(hidden([{ at: [300, 100] }, { at: [300, 580] }]), 0)).toBe(false);
    expect(isUnseen(hidden([{ at: [300, 580] }, { at: [300, 100] }]), 0)).toBe(false);
    expect(isUnseen(hidden([{ at: [300, 180] }, { at: [300, 420] }]), 0)).toBe(false);
    expect(isUnseen(hidden([{ at: [300, 420] }, { at: [300, 180] }]), 0)).toBe(false);
    expect(isUnseen(hidden([{ at: [290, 100] }, { at: [310, 100] }, { at: [300, 100] }]), 0)).toBe(true);
    // A friend who sees it does not matter.
    expect(isUnseen(hidden([{ at: [300, 400], player: 0 }]), 0)).toBe(true);
  });

  it('SK-HTH-13 notes it where two actions are left for an ambush', () => {
    const unseen = (left: number, state = hidden([{ at: [300, 100] }])) => newActivation(state, 0, left).unseen;
    expect([unseen(3), unseen(2), unseen(1)]).toEqual([true, true, false]);
    expect(unseen(3, hidden([{ at: [300, 100] }], false))).toBe(false);
    expect(newActivation(hidden([]), 0, 2, true)).toEqual({ ...activationOf(0, 2), unseen: true, mustCharge: true });
  });

  const group = (doings: readonly ReturnType<typeof activationOf>[], acts = 0) =>
    ({ at: 'group', acting: acts, doings }) as unknown as State['frames'][number];

  it('SK-ACT-9 whoever goes Out or flees loses the actions left, alone or in a group', () => {
    const lost = (frame: State['frames'][number], model: number) => {
      const draft = openDraft<State, Event>(posed({ frames: [{ at: 'turn', player: 0, over: false }, frame] }));
      loseActions(draft, model);
      return closeDraft(draft).frames[1];
    };
    const own = { at: 'acting', player: 0, doing: activationOf(1, 2), turnover: false } as const;
    expect([lost(own, 1), lost(own, 0)]).toEqual([{ ...own, doing: activationOf(1, 0) }, own]);
    const two = group([activationOf(0, 2), activationOf(1, 2)]);
    expect(lost(two, 1)).toEqual(group([activationOf(0, 2), activationOf(1, 0)]));
    expect(lost(two, 3)).toEqual(two);
  });

  it('SK-ACN-5 an action takes its cost off the model that acts', () => {
    const spent = (frames: State['frames']) => {
      const draft = openDraft<State, Event>(posed({ frames }));
      spend(draft, 2, { movedIntoContact: true });
      return closeDraft(draft).frames;
    };
    const turn = { at: 'turn', player: 0, over: false } as const;
    const own = { at: 'acting', player: 0, doing: activationOf(1, 3, { mustCharge: true }), turnover: false } as const;
    const done = { left: 1, movedIntoContact: true, acted: true } as const;
    expect(spent([own])).toEqual([{ ...own, doing: activationOf(1, 1, done) }]);
    expect(spent([turn, group([activationOf(0, 3), activationOf(1, 3)], 1), turn])).toEqual([
      turn,
      group([activationOf(0, 3), activationOf(1, 1, done)], 1),
      turn,
    ]);
    expect(() => spent([turn])).toThrow(RangeError);
  });
});

describe('what a model may still do', () => {
  const on = (spec: Partial<PositionSpec> = {}, left = 2): State => acting({ models: MODELS, ...spec }, 0, left);
  const has = (state: State, left = 2) => canDoSomething(state, activationOf(0, left), NO_LIMITS);
  const move = (y: number): Command => ({ type: 'move', model: 0, x: steps(300), y: steps(y), sprint: false });

  it('SK-ACT-8 nothing without actions or off the table; else it may always try', () => {
    expect([has(on()), has(on(), 0), has(on({ models: modelsWith({ out: 'wounded' }, 0) }))]).toEqual([
      true,
      false,
      false,
    ]);
    const engaged = modelsWith({ at: [300, 535] }, 2);
    expect(has(on({ models: engaged }))).toBe(true);
    const done = engaged.map((model, i) => (i === 0 ? { ...model, attacked: true, moves: 9 } : model));
    const hemmed = [...done, { at: [315, 560] as const, player: 1 }, { at: [285, 560] as const, player: 1 }];
    expect(has(on({ models: hemmed }), 1)).toBe(false);
    expect(
      has(on({ models: hemmed.map((model, i) => (i === 0 ? { ...model, posture: 'fallen' as const } : model)) })),
    ).toBe(true);
  });

  it('SK-GRP-22 SK-GRP-11 SK-SPR-2 within the limits of an order or of a charge', () => {
    const state = on({ models: modelsWith({ at: [300, 480] }, 2) });
    const types = (bounds = NO_LIMITS, change = {}, left = 2) => [
      ...new Set(actionOffers(state, activationOf(0, left, change), bounds).map(({ type }) => type)),
    ];
    expect(types()).toEqual(['shoot', 'move']);
    expect(types({ ...NO_LIMITS, onlyMove: true })).toEqual(['move']);
    expect(types({ ...NO_LIMITS, noAttacks: 'SK-GRP-11' })).toEqual(['move']);
    expect(types(NO_LIMITS, { mustCharge: true })).toEqual(['move']);
    expect(types(NO_LIMITS, {}, 0)).toEqual([]);
    const indians = on({ variant: 'SDT' });
    const inWoods = (bounds = NO_LIMITS) => actionOffers(indians, activationOf(0, 2), bounds).map(({ type }) => type);
    expect(inWoods()).toContain('prone');
    expect(new Set(inWoods({ ...NO_LIMITS, onlyMove: true }))).toEqual(new Set(['move']));
    const gone = on({ models: modelsWith({ out: 'wounded' }, 0) });
    expect(actionOffers(gone, activationOf(0), NO_LIMITS)).toEqual([]);
  });

  it('SK-ACN-5 a legal Move is accepted though it is not offered, and nothing else that is not', () => {
    const asked = (command: Command, left = 1, change = {}, bounds = NO_LIMITS) =>
      actionCovers(on(), activationOf(0, left, change), bounds, command);
    expect([asked(move(513.3)), asked(move(413.3)), asked(move(513.3), 0)]).toEqual([true, false, false]);
    expect(asked({ type: 'stop' })).toBe(false);
    expect(asked({ type: 'attack', model: 0, target: 2, powerful: false })).toBe(false);
    expect(asked({ ...move(513.3), model: 1 } as Command)).toBe(false);
  });

  it('SK-ACT-2 SK-GRP-3 the Leader also orders; every model may stop', () => {
    const order: Command = {
      type: 'order',
      leader: 0,
      kind: 'groupMove',
      members: [1],
      target: -1,
      weapons: [],
      partners: [],
    };
    const near = modelsWith({ at: [260, 550] }, 1);
    const t: Playing = playing(on({ models: near }, 2));
    expect(covers(t.state, 'red', { ...order, members: [2] })).toBe(false);
    expect(t.offers('red').at(-1)).toEqual({ type: 'stop' });
    expect([t.asks, covers(t.state, 'red', move(513.3)), covers(t.state, 'red', move(413.3))]).toEqual([
      'SK-ACT-2',
      true,
      false,
    ]);
    const must = playing(acting({ models: near }, 0, 2, { mustCharge: true }));
    expect(must.refused('red', { type: 'prone', model: 0 })).toBe('SK-SPR-2');
    expect(t.offers('red').every(({ type }) => type !== 'feature')).toBe(true);
  });
});

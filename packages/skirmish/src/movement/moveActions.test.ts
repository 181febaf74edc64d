import { steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { acting, type FeatureSpec, type ModelSpec, type PositionSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Activation, Frame } from '../state/frames.ts';
import type { Event } from '../state/events.ts';
import type { AreaFeature, Feature, Model, State } from '../state/state.ts';
import { closeDraft } from '@drumhead/engine';
import { draftOf } from '../state/draft.ts';
import { moveActionOffers, moveActionProblem, carryOutMoveAction } from './moveActions.ts';
import { bashHandler, bashTally } from './doorBashing.ts';
import { canCharge } from './charge.ts';

interface Done {
  readonly state: State;
  readonly events: readonly Event[];
  readonly model: Model;
  readonly left: number;
}

const doingOf = (state: State): Activation => {
  const frame = [...state.frames].reverse().find((f) => activationIn(f) !== null) as Frame;
  return activationIn(frame) as Activation;
};

/** Carries out a command of the model that is acting, which must be accepted. */
function act(state: State, command: Command): Done {
  const draft = draftOf(state);
  const refusal = carryOutMoveAction(draft, doingOf(draft), command);
  if (refusal !== null) throw new Error(`${refusal.rule} ${refusal.reason}`);
  const after = closeDraft(draft);
  return {
    state: after,
    events: draft.events,
    model: after.models[doingOf(after).model] as Model,
    left: doingOf(after).left,
  };
}

/** The refusal of a command; fails if it is accepted. */
function refused(state: State, command: Command): string {
  const refusal = moveActionProblem(state, doingOf(state), command);
  if (refusal === null) throw new Error(`${JSON.stringify(command)} was accepted`);
  expect(carryOutMoveAction(draftOf(state), doingOf(state), command)).toEqual(refusal);
  return `${refusal.rule} ${refusal.reason}`;
}

const man = (
  spec: Partial<ModelSpec> = {},
  rest: Omit<PositionSpec, 'models'> = {},
  others: readonly ModelSpec[] = [],
  left = 3,
  change: Partial<Activation> = {},
): State => acting({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] }, 0, left, change);

const moving = (x: number, y: number, sprint = false): Command => ({
  type: 'move',
  model: 0,
  x: steps(x),
  y: steps(y),
  sprint,
});
const offered = (state: State, type: Command['type']): readonly Command[] =>
  moveActionOffers(state, doingOf(state)).filter((offer) => offer.type === type);

describe('a Move carried out', () => {
  test('SK-ACN-1: the model stands there, its action is spent, the Move is counted', () => {
    const { model, left, events, state } = act(man(), moving(340, 300));
    expect([toMm(model.x), toMm(model.y), model.moves, left]).toEqual([340, 300, 1, 2]);
    expect(events).toEqual([
      { type: 'moved', rule: 'SK-MOV-1', model: 0, x: steps(340), y: steps(300), level: 0, how: 'move', broken: false },
    ]);
    expect(doingOf(state)).toMatchObject({ acted: true, movedIntoContact: false, charge: null });
    expect(act(man({ specials: ['sprinter'] }), moving(400, 300, true)).model.sprinted).toBe(true);
  });

  test('SK-HTH-21: only a Move into contact is a charge line; SK-HTH-13: contact is remembered', () => {
    const enemy: ModelSpec = { at: [360, 300], player: 1 };
    const there = act(man({}, {}, [enemy]), moving(340, 300));
    expect(doingOf(there.state)).toMatchObject({
      movedIntoContact: true,
      charge: { x: steps(300), y: steps(300), clear: true },
    });
    const rough: FeatureSpec = { kind: 'rough', box: [320, 300, 20, 20] };
    expect(doingOf(act(man({}, { features: [rough] }, [enemy]), moving(340, 300)).state).charge?.clear).toBe(false);
  });

  test('SK-RNG-21: a thrown tomahawk is found where a Move ends over it', () => {
    const thrown = man({ weapons: ['tomahawk'], tomahawk: [340, 309] }, { variant: 'SDT' });
    const found = act(thrown, moving(340, 300));
    expect(found.model.tomahawk).toBeNull();
    expect(found.events.map((event) => event.type)).toEqual(['moved', 'tomahawkFound']);
    expect(act(thrown, moving(340, 298)).model.tomahawk).not.toBeNull();
    expect(act(thrown, moving(360, 300)).model.tomahawk).not.toBeNull();
  });

  test('SK-SPR-4: enemies in contact with a model with Fear roll, once a turn, in roster order', () => {
    const enemies: ModelSpec[] = [
      { at: [340, 310.5], player: 1 },
      { at: [340, 289.5], player: 1 },
    ];
    const { state } = act(man({ specials: ['fear'] }, {}, enemies), moving(322.8, 300));
    expect(state.frames.slice(2)).toEqual([
      { at: 'fear', model: 2, of: 0 },
      { at: 'fear', model: 1, of: 0 },
    ]);
    expect(state.models[0]?.feared).toEqual([1, 2]);
    const again = man({ specials: ['fear'] }, {}, enemies);
    const feared = { ...again, models: again.models.map((m, i) => (i === 0 ? { ...m, feared: [1, 2] } : m)) };
    expect(act(feared, moving(322.8, 300)).state.frames).toHaveLength(2);
  });

  test('SK-SPR-4, SK-SPR-5, SK-SPR-2: no effect on Fear, Fearless, Elan or the Fallen', () => {
    for (const spec of [
      { specials: ['fear'] },
      { specials: ['fearless'] },
      { specials: ['elan'] },
      { posture: 'fallen' },
    ] as const) {
      const state = man({ specials: ['fear'] }, {}, [{ at: [340, 300], player: 1, ...spec }]);
      expect(act(state, moving(320, 300)).state.frames).toHaveLength(2);
    }
    const plain = man({}, {}, [{ at: [340, 300], player: 1 }]);
    expect(act(plain, moving(320, 300)).state.frames).toHaveLength(2);
  });

  test('SK-ACT-7: no other model acts meanwhile', () => {
    expect(refused(man({}, {}, [{ at: [100, 100] }]), { ...moving(100, 120), model: 1 } as Command)).toBe(
      'SK-ACT-7 sk.act.otherModel',
    );
  });
});

describe('posture', () => {
  test('SK-MOV-16: a Fallen model stands up for one action, in contact or not, and can do nothing else', () => {
    const fallen = man({ posture: 'fallen' }, {}, [{ at: [320, 300], player: 1 }]);
    expect(act(fallen, { type: 'stand', model: 0 })).toMatchObject({ model: { posture: 'standing' }, left: 2 });
    expect(moveActionOffers(fallen, doingOf(fallen))).toEqual([{ type: 'stand', model: 0 }]);
    expect(refused(man(), { type: 'stand', model: 0 })).toBe('SK-MOV-16 sk.act.stands');
    for (const command of [
      { type: 'drop', model: 0 },
      { type: 'take', model: 0, thing: 0 },
    ] as const) {
      expect(refused(fallen, command)).toBe('SK-MOV-16 sk.act.fallen');
    }
  });

  test('SK-MOV-17: with Tomahawks a man on foot goes prone for one action, crawls and stands up again', () => {
    const sdt = { variant: 'SDT' } as const;
    const prone = act(man({}, sdt), { type: 'prone', model: 0 });
    expect(prone).toMatchObject({ model: { posture: 'prone' }, left: 2 });
    const crawled = act(prone.state, moving(350, 300));
    expect(crawled).toMatchObject({ model: { posture: 'prone', moves: 0 }, left: 1 });
    expect(crawled.events[0]?.rule).toBe('SK-MOV-17');
    expect(act(crawled.state, { type: 'stand', model: 0 }).model.posture).toBe('standing');
    expect(refused(prone.state, { type: 'prone', model: 0 })).toBe('SK-MOV-17 sk.act.prone');
    expect(refused(man(), { type: 'prone', model: 0 })).toBe('SK-MOV-17 sk.act.noProne');
    expect(refused(man({ specials: ['mounted'] }, sdt), { type: 'prone', model: 0 })).toBe('SK-MOV-18 sk.act.rider');
    expect(refused(man({ posture: 'fallen' }, sdt), { type: 'prone', model: 0 })).toBe('SK-MOV-16 sk.act.fallen');
    const kinds = new Set(moveActionOffers(prone.state, doingOf(prone.state)).map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['move', 'stand']);
  });

  test('SK-MOV-18: a rider dismounts for one action and for good', () => {
    const rider = man({ specials: ['mounted'] });
    const done = act(rider, { type: 'dismount', model: 0 });
    expect(done).toMatchObject({ model: { mounted: false, x: steps(300) }, left: 2 });
    expect(refused(done.state, { type: 'dismount', model: 0 })).toBe('SK-MOV-18 sk.act.notMounted');
    expect(refused(man(), { type: 'dismount', model: 0 })).toBe('SK-MOV-18 sk.act.notMounted');
  });
});

/** A house of 100 x 100 mm, x 320 to 420, y 250 to 350; its left wall is wall 3. */
const house = (more: Partial<Extract<FeatureSpec, { kind: 'building' }>>): { features: FeatureSpec[] } => ({
  features: [{ kind: 'building', box: [370, 300, 100, 100], ...more }],
});
const opening = (kind: 'door' | 'window', more = {}) => ({ openings: [{ kind, wall: 3 as const, ...more }] });

describe('windows', () => {
  const climb: Command = { type: 'climb', model: 0, feature: 0, opening: 0 };

  test('SK-MOV-11: from contact with a window to contact with it on the other side, for one action', () => {
    const outside = man({ at: [310, 303] }, house(opening('window')));
    const { model, left, events } = act(outside, climb);
    expect(toMm(model.x)).toBeCloseTo(330, 1);
    expect(toMm(model.y)).toBe(303);
    expect([left, model.moves]).toEqual([2, 0]);
    expect(events[0]).toMatchObject({ rule: 'SK-MOV-11', how: 'climb' });
    const back = act(man({ at: [330, 300] }, house(opening('window'))), climb);
    expect(toMm(back.model.x)).toBeCloseTo(310, 1);
    expect(offered(outside, 'climb')).toEqual([climb]);
  });

  test('SK-MOV-11: if its place beyond is taken, to the nearest free one that touches the window', () => {
    const state = man({ at: [310, 300] }, house(opening('window')), [{ at: [330, 291] }]);
    const { model } = act(state, climb);
    expect(toMm(model.y)).toBeCloseTo(311, 0);
    expect(toMm(model.x)).toBeGreaterThan(329.9);
    const full = man({ at: [310, 300] }, house(opening('window')), [{ at: [330, 306] }, { at: [330, 286] }]);
    expect(refused(full, climb)).toBe('SK-MOV-11 sk.act.noRoom');
  });

  test('SK-MOV-11, SK-MOV-18, SK-HTH-27: models that may not climb', () => {
    const window = house(opening('window'));
    expect(refused(man({ at: [309, 300] }, window), climb)).toBe('SK-MOV-11 sk.act.notAtWindow');
    expect(refused(man({ at: [310, 330] }, window), climb)).toBe('SK-MOV-11 sk.act.notAtWindow');
    expect(refused(man({ at: [305, 300], specials: ['mounted'] }, window), climb)).toBe('SK-MOV-18 sk.act.rider');
    expect(refused(man({ at: [310, 300] }, house(opening('door'))), climb)).toBe('SK-MOV-11 sk.act.noWindow');
    expect(refused(man({ at: [310, 300] }, window, [{ at: [290, 300], player: 1 }]), climb)).toBe(
      'SK-HTH-27 sk.act.engaged',
    );
    expect(refused(man({ at: [310, 300], posture: 'prone' }, { ...window, variant: 'SDT' }), climb)).toBe(
      'SK-MOV-17 sk.act.prone',
    );
    const wood = man({ at: [310, 300] }, { features: [{ kind: 'wood', box: [300, 300, 60, 60] }] });
    expect(refused(wood, climb)).toBe('SK-GEO-17 sk.act.noBuilding');
  });

  test('SK-HTH-13: climbing to an enemy is a move into contact', () => {
    const state = man({ at: [310, 300] }, house(opening('window')), [{ at: [352, 300], player: 1 }]);
    expect(doingOf(act(state, climb).state).movedIntoContact).toBe(false);
    const near = man({ at: [310, 300] }, house(opening('window')), [{ at: [350.3, 300], player: 1 }]);
    expect(doingOf(act(near, climb).state).movedIntoContact).toBe(true);
  });
});

describe('stairs and ladders', () => {
  const stairs: Command = { type: 'stairs', model: 0, feature: 0 };
  const ladder: Command = { type: 'ladder', model: 0, feature: 0 };
  const jump: Command = { type: 'jump', model: 0, feature: 0, opening: 1 };
  const inside = { stairs: [400, 300] as const };
  const upper = {
    ...inside,
    openings: [
      { kind: 'window' as const, wall: 3 as const },
      { kind: 'window' as const, wall: 3 as const, level: 1 },
    ],
    ladder: { at: [315, 300] as const, opening: 1 },
  };

  test('SK-MOV-13, SK-TER-18: one Move action takes a model from one end to the other, at the same place if it is free', () => {
    const up = act(man({ at: [385, 300] }, house(inside)), stairs);
    expect(up.model).toMatchObject({ x: steps(385), y: steps(300), level: 1, moves: 1 });
    expect(up.left).toBe(2);
    const down = act(man({ at: [385, 300], level: 1 }, house(inside)), stairs);
    expect(down.model).toMatchObject({ x: steps(385), level: 0 });
    expect(refused(man({ at: [360, 300] }, house(inside)), stairs)).toBe('SK-MOV-13 sk.act.notAtStairs');
    expect(refused(man({ at: [385, 300] }, house({})), stairs)).toBe('SK-MOV-13 sk.act.noStairs');
    expect(refused(man({ at: [385, 300], specials: ['slow'], moves: 1 }, house(inside)), stairs)).toBe(
      'SK-SPR-18 sk.move.slow',
    );
  });

  test('SK-MOV-13: one model on an end of the stairs at a time', () => {
    const taken = man({ at: [385, 300] }, house(inside), [{ at: [400, 300], level: 1 }]);
    const { model } = act(taken, stairs);
    // The other model stands beside the end, touching it.
    const far = Math.sqrt((toMm(model.x) - 400) ** 2 + (toMm(model.y) - 300) ** 2);
    expect(far).toBeGreaterThanOrEqual(20);
    expect(far).toBeLessThanOrEqual(20.5);
  });

  test('SK-TER-18: if its own place is taken, to the nearest legal place in contact', () => {
    const taken = man({ at: [385, 300] }, house(inside), [{ at: [372, 300], level: 1 }]);
    const { model } = act(taken, stairs);
    expect(model.level).toBe(1);
    expect(toMm(model.x)).toBeGreaterThan(385);
  });

  test('SK-MOV-14: a ladder is two actions up or down, for an Engineer one (SK-SPR-3)', () => {
    const foot = man({ at: [310, 300] }, house(upper));
    const up = act(foot, ladder);
    expect(up.model).toMatchObject({ level: 1, moves: 0 });
    expect(toMm(up.model.x)).toBeCloseTo(330, 0);
    expect(up.left).toBe(1);
    const down = act(man({ at: [330, 300], level: 1 }, house(upper)), ladder);
    expect(down.model.level).toBe(0);
    expect(toMm(down.model.x)).toBeLessThan(320);
    expect(act(man({ at: [310, 300], specials: ['engineer'] }, house(upper)), ladder).left).toBe(2);
    expect(refused(man({ at: [310, 300] }, house(upper), [], 1), ladder)).toBe('SK-ACN-5 sk.act.tooDear');
    expect(refused(man({ at: [300, 330] }, house(upper)), ladder)).toBe('SK-MOV-14 sk.act.notAtLadder');
    expect(refused(man({ at: [310, 300] }, house(inside)), ladder)).toBe('SK-MOV-14 sk.act.noLadder');
    expect(refused(man({ at: [305, 300], specials: ['mounted'] }, house(upper)), ladder)).toBe(
      'SK-MOV-18 sk.act.rider',
    );
    expect(refused(man({ at: [330, 300] }, house(upper)), ladder)).toBe('SK-MOV-14 sk.act.notAtLadder');
  });

  test('SK-MOV-14, SK-MOV-15: going down for one action is a jump and a fall of one level', () => {
    const state = man({ at: [330, 300], level: 1 }, house(upper));
    const { model, left, state: after } = act(state, jump);
    expect(model.level).toBe(0);
    expect(toMm(model.x)).toBeLessThan(311);
    expect(left).toBe(2);
    expect(after.frames.at(-1)).toEqual({ at: 'fall', model: 0, levels: 1 });
    expect(offered(state, 'jump')).toEqual([jump]);
    expect(offered(state, 'ladder')).toEqual([ladder]);
    expect(refused(man({ at: [350, 300], level: 1 }, house(upper)), jump)).toBe('SK-MOV-14 sk.act.notAtWindow');
    expect(refused(man({ at: [330, 300] }, house(upper)), { ...jump, opening: 0 })).toBe(
      'SK-MOV-14 sk.act.groundWindow',
    );
    expect(refused(state, { type: 'climb', model: 0, feature: 0, opening: 1 })).toBe('SK-MOV-11 sk.act.upperWindow');
  });
});

describe('doors and bashing', () => {
  const door: Command = { type: 'bash', model: 0, feature: 0, opening: 0 };
  const fence: Command = { type: 'bash', model: 0, feature: 0, opening: -1 };
  const line = (kind: 'fence' | 'hedge' | 'lowWall' | 'highWall') => ({
    features: [{ kind, from: [320, 270], to: [320, 330] } as FeatureSpec],
  });

  /** Bashes, rolls and returns what is left. */
  function bashed(state: State, command: Command, face: number): { readonly feature: Feature; readonly event: Event } {
    const { state: waits } = act(state, command);
    const frame = waits.frames.at(-1) as Extract<Frame, { at: 'bash' }>;
    expect(bashHandler.dice?.(waits, frame)).toMatchObject([{ count: 1, owner: 'red' }]);
    const draft = draftOf(waits);
    bashHandler.roll?.(draft, frame, [[face]]);
    expect(draft.frames.at(-1)?.at).toBe('acting');
    return { feature: draft.features[0] as Feature, event: draft.events.at(-1) as Event };
  }

  test('SK-MOV-10: a door is unbarred from inside, in contact, for one action', () => {
    const unbar: Command = { type: 'unbar', model: 0, feature: 0, opening: 0 };
    const barred = house(opening('door', { barred: true }));
    const inside = man({ at: [330, 300] }, barred);
    const { state, left } = act(inside, unbar);
    expect(state.features[0]).toMatchObject({ openings: [{ barred: false }] });
    expect(left).toBe(2);
    expect(refused(man({ at: [310, 300] }, barred), unbar)).toBe('SK-MOV-10 sk.act.barredOutside');
    expect(refused(man({ at: [331, 300] }, barred), unbar)).toBe('SK-MOV-10 sk.act.notAtDoor');
    expect(refused(man({ at: [330, 300] }, house(opening('door'))), unbar)).toBe('SK-MOV-10 sk.act.notBarred');
    // Now models can pass.
    expect(moveActionProblem(inside, doingOf(inside), moving(300, 300))?.rule).toBe('SK-MOV-6');
    expect(moveActionProblem(state, doingOf(state), moving(300, 300))).toBeNull();
  });

  test('SK-MOV-12: fence 6, plain door 7, barred door 9, low wall 10, with d6 + C', () => {
    const c2 = { at: [310, 300] } as const;
    for (const [state, command, needed] of [
      [man(c2, line('fence')), fence, 6],
      [man(c2, house(opening('door'))), door, 7],
      [man({ ...c2, c: 4 }, house(opening('door', { barred: true }))), door, 9],
      [man({ ...c2, c: 4, specials: ['engineer'] }, line('lowWall')), fence, 10],
    ] as const) {
      const adds = bashTally(state, 0).reduce((sum, { add }) => sum + add, 0);
      expect(bashed(state, command, needed - adds).event).toMatchObject({ needed, done: true });
      expect(bashed(state, command, needed - adds - 1).event).toMatchObject({ needed, done: false });
    }
  });

  test('SK-MOV-12: a natural 1 fails', () => {
    const strong = man({ at: [310, 300], c: 4, specials: ['engineer', 'strong'], weapons: ['axe'] }, line('fence'));
    expect(bashed(strong, fence, 1).event).toMatchObject({ done: false });
    expect(bashed(strong, fence, 2).event).toMatchObject({ done: true });
  });

  test('SK-MOV-12, SK-SPR-3, SK-SPR-20, SK-SPR-24: +1 Strong, -1 Weak, +2 axe, +2 Engineer', () => {
    const sapper = man({ specials: ['engineer', 'strong'], weapons: ['axe', 'musket'] });
    expect(bashTally(sapper, 0).map(({ rule, add }) => [rule, add])).toEqual([
      ['SK-MOV-12', 2],
      ['SK-SPR-20', 1],
      ['SK-MOV-12', 2],
      ['SK-SPR-3', 2],
    ]);
    expect(bashTally(man({ specials: ['weak'], c: 0 }), 0)).toMatchObject([{ rule: 'SK-SPR-24', add: -1 }]);
  });

  test('SK-MOV-12: a fence disappears, a wall becomes rough ground, a door lets models pass', () => {
    const c2 = { at: [310, 300] } as const;
    expect(bashed(man(c2, line('fence')), fence, 6).feature).toEqual({ id: 'fence-0', group: 0, kind: 'gone' });
    const wall = bashed(man({ ...c2, c: 4, specials: ['engineer'] }, line('lowWall')), fence, 6).feature;
    expect(wall).toMatchObject({ id: 'lowWall-0', kind: 'rough' });
    expect((wall as AreaFeature).points.map(toMm)).toEqual([317.5, 270, 322.5, 270, 322.5, 330, 317.5, 330]);
    const barred = man({ ...c2, c: 4 }, house(opening('door', { barred: true })));
    expect(bashed(barred, door, 6).feature).toMatchObject({ openings: [{ barred: false, bashed: true }] });
    const again = man(c2, house(opening('door')));
    const broken = { ...again, features: [bashed(again, door, 6).feature] };
    expect(refused(broken, door)).toBe('SK-MOV-12 sk.act.notBashable');
  });

  test('SK-MOV-12: one attempt per turn, in contact, on foot; low walls by Engineers only; no attack', () => {
    const c2 = { at: [310, 300] } as const;
    expect(act(man(c2, line('fence')), fence)).toMatchObject({ model: { bashed: true, attacked: false }, left: 2 });
    expect(refused(man({ ...c2, bashed: true }, line('fence')), fence)).toBe('SK-MOV-12 sk.act.bashedBefore');
    expect(refused(man({ at: [309, 300] }, line('fence')), fence)).toBe('SK-MOV-12 sk.act.notAtObstacle');
    expect(refused(man(c2, line('lowWall')), fence)).toBe('SK-SPR-3 sk.act.engineerOnly');
    expect(refused(man(c2, line('highWall')), fence)).toBe('SK-MOV-12 sk.act.notBashable');
    expect(refused(man({ at: [305, 300], specials: ['mounted'] }, line('fence')), fence)).toBe(
      'SK-MOV-18 sk.act.rider',
    );
    expect(refused(man(c2, house(opening('window'))), door)).toBe('SK-MOV-12 sk.act.notBashable');
    expect(offered(man(c2, line('fence')), 'bash')).toEqual([fence]);
  });
});

describe('objects', () => {
  const take: Command = { type: 'take', model: 0, thing: 0 };
  const lying = (x: number, y: number, more = {}) => ({ things: [{ at: [x, y] as const, ...more }] });

  test('SK-SCN-1: taken for one action by a Standing, unengaged model that touches it', () => {
    const taken = act(man({}, lying(310, 300)), take);
    expect(taken).toMatchObject({ model: { object: 0 }, left: 2 });
    expect(taken.state.things[0]?.carrier).toBe(0);
    expect(taken.events[0]).toMatchObject({ type: 'thing', done: 'taken' });
    expect(refused(man({}, lying(311, 300)), take)).toBe('SK-SCN-1 sk.act.notAtThing');
    expect(refused(man({}, lying(310, 300), [{ at: [300, 320], player: 1 }]), take)).toBe('SK-SCN-1 sk.act.engaged');
    expect(refused(taken.state, take)).toBe('SK-SCN-1 sk.act.notLying');
    const two = man({ object: 0 }, { things: [{ at: [300, 300], carrier: 0 }, { at: [300, 300] }] });
    expect(refused(two, { ...take, thing: 1 })).toBe('SK-SCN-1 sk.act.carries');
  });

  test('SK-SCN-1: handed to a friend in contact, or dropped on the spot', () => {
    const carries = man({ object: 0 }, { things: [{ at: [300, 300], carrier: 0 }] }, [{ at: [320, 300] }]);
    const handed = act(carries, { type: 'hand', model: 0, to: 1 });
    expect(handed.state.models.map(({ object }) => object)).toEqual([-1, 0]);
    expect(handed.state.things[0]?.carrier).toBe(1);
    const dropped = act(act(carries, moving(300, 340)).state, { type: 'drop', model: 0 });
    expect(dropped.state.things[0]).toMatchObject({ carrier: -1, x: steps(300), y: steps(340) });
    expect([dropped.model.object, dropped.left]).toEqual([-1, 1]);
    expect(refused(man(), { type: 'drop', model: 0 })).toBe('SK-SCN-1 sk.act.carriesNothing');
    const thing = { things: [{ at: [300, 300] as const, carrier: 0 }] };
    const to = (spec: ModelSpec): string =>
      refused(man({ object: 0 }, thing, [spec]), { type: 'hand', model: 0, to: 1 });
    expect(to({ at: [321, 300] })).toBe('SK-SCN-1 sk.act.noFriend');
    expect(to({ at: [320, 300], player: 1 })).toBe('SK-SCN-1 sk.act.noFriend');
    expect(to({ at: [320, 300], posture: 'fallen' })).toBe('SK-SCN-1 sk.act.friendFallen');
    expect(to({ at: [320, 300], object: 0 })).toBe('SK-SCN-1 sk.act.friendCarries');
  });

  test('SK-SPR-6: an enemy’s flag is captured, a friend’s picked up', () => {
    for (const [owner, done] of [
      [1, 'captured'],
      [0, 'taken'],
    ] as const) {
      const plain = man({}, lying(300, 300, { kind: 'flag' }));
      const state = { ...plain, things: plain.things.map((thing) => ({ ...thing, owner })) };
      expect(act(state, take).events[0]).toMatchObject({ rule: 'SK-SPR-6', done });
    }
  });
});

describe('a charge with Elan', () => {
  const eager: Partial<ModelSpec> = { specials: ['elan'] };
  const enemy = (x: number, y: number): ModelSpec => ({ at: [x, y], player: 1 });

  test('SK-SPR-2: may be declared by a Standing, unengaged model that can reach contact with one Move', () => {
    expect(canCharge(man(eager, {}, [enemy(390, 300)]), 0)).toBe(true);
    expect(canCharge(man(eager, {}, [enemy(401, 300)]), 0)).toBe(false);
    expect(canCharge(man({}, {}, [enemy(390, 300)]), 0)).toBe(false);
    expect(canCharge(man({ ...eager, posture: 'fallen' }, {}, [enemy(390, 300)]), 0)).toBe(false);
    expect(canCharge(man(eager, {}, [enemy(390, 300), enemy(300, 320)]), 0)).toBe(false);
    const wall: FeatureSpec = { kind: 'highWall', from: [350, 200], to: [350, 400] };
    expect(canCharge(man(eager, { features: [wall] }, [enemy(370, 300)]), 0)).toBe(false);
    // Past a friend in front of it.
    expect(canCharge(man(eager, {}, [enemy(350, 300), { at: [325, 300] }]), 0)).toBe(true);
  });

  test('SK-SPR-2: allows nothing but Moves into contact', () => {
    const state = man(eager, {}, [enemy(350, 300)], 2, { mustCharge: true });
    const offers = moveActionOffers(state, doingOf(state));
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.type).toBe('move');
      expect(doingOf(act(state, offer).state)).toMatchObject({ movedIntoContact: true, mustCharge: false });
    }
    expect(refused(state, { type: 'drop', model: 0 })).toBe('SK-SPR-2 sk.act.mustCharge');
  });
});

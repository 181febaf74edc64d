import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { facing, type ManSpec } from '../../test/fightPositions.ts';
import { playing } from '../../test/playing.ts';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { crowd, testing } from '../../test/moraleTests.ts';
import type { Frame } from '../state/frames.ts';
import { inContact } from '../ground/geometry.ts';
import { pending, settle } from '../turn/machine.ts';
import { closeDraft } from '@drumhead/engine';
import { draftOf } from '../state/draft.ts';

const SOLDIER: ManSpec = { c: 2, weapons: ['musket'] };

describe('SK-MOR-8, SK-MOR-9: flight', () => {
  const runs = (model: Partial<ModelSpec>, faces: readonly number[], others: readonly ModelSpec[] = []) =>
    testing([{ at: [170, 300], ...model }, ...crowd(0), ...others], {}, [0]).roll(faces);

  it('SK-MOR-9: a Fallen or Prone model spends the first move standing up', () => {
    const once = runs({ posture: 'fallen' }, [1, 6, 6]);
    expect(once.state.models[0]).toMatchObject({ posture: 'standing', y: steps(300) });
    const twice = runs({ posture: 'fallen' }, [1, 1, 6]);
    expect(twice.state.models[0]).toMatchObject({ posture: 'standing', y: steps(380) });
  });
  it('SK-MOR-8: a flee move is one stick of the model: Mounted L, Short Move S', () => {
    expect(runs({ specials: ['mounted'] }, [1, 6, 6]).state.models[0]?.y).toBe(steps(420));
    expect(runs({ specials: ['shortMove'] }, [1, 6, 6]).state.models[0]?.y).toBe(steps(350));
  });
  it('SK-MOR-8: a model that flees off the table is Out', () => {
    const play = runs({ at: [170, 560] }, [1, 6, 6]);
    expect(play.state.models[0]).toMatchObject({ posture: 'out', out: 'fled' });
  });
  it('SK-MOR-8: it may be activated as usual later', () => {
    const play = runs({}, [1, 6, 6]);
    expect(play.offered('red', 'nominate').some(({ model }) => model === 0)).toBe(true);
  });
  it('SK-SCN-1: a fleeing model drops what it carries', () => {
    const play = testing(
      [{ at: [170, 300], object: 0 }, ...crowd(0)],
      { things: [{ at: [170, 300], carrier: 0 }] },
      [0],
    ).roll([1, 6, 6]);
    expect(play.state.models[0]?.object).toBe(-1);
    expect(play.state.things[0]).toMatchObject({ carrier: -1, x: steps(170), y: steps(300) });
  });
  it('SK-SEQ-9: several models flee one after another, each by its own dice', () => {
    const models: readonly ModelSpec[] = [{ at: [170, 300] }, { at: [110, 300] }, ...crowd(0)];
    const play = testing(models, {}, [0, 1]).roll([1, 6, 6], [1, 1, 6]);
    expect(play.state.models.slice(0, 2).map(({ y }) => y / 64 - 300)).toEqual([80, 160]);
    const moved = play.events.flatMap((event) => (event.type === 'moved' ? [event.model] : []));
    expect(moved).toEqual([0, 1, 1]);
  });
  it('SK-SEQ-9: the first model makes all its flee moves before the next one runs', () => {
    const models: readonly ModelSpec[] = [{ at: [170, 300] }, { at: [110, 300] }, ...crowd(0)];
    const play = testing(models, {}, [0, 1]).roll([1, 1, 6], [1, 6, 6]);
    const ran = play.events.flatMap((event) => (event.type === 'moved' ? [event.model] : []));
    expect(ran).toEqual([0, 0, 1]);
  });
  it('SK-SEQ-9: Russia declares first, then those with three failures are removed, then the others flee', () => {
    const models: readonly ModelSpec[] = [{ at: [170, 300] }, { at: [110, 300] }, { at: [230, 300] }, ...crowd(0)];
    const russia = { players: [{ feature: 'SK-NAT-5' as const }, {}] };
    const play = testing(models, russia, [0, 1, 2]).roll([1, 6, 6], [1, 1, 1], [1, 1, 6]);
    expect(play.waits).toBe('red steadfast');
    expect(play.eventTypes).not.toContain('out');
    play.red({ type: 'feature', use: false });
    const went = play.events.flatMap((event) =>
      event.type === 'moved' || event.type === 'out' ? [`${event.type} ${event.model}`] : [],
    );
    expect(went).toEqual(['out 1', 'moved 0', 'moved 2', 'moved 2']);
  });
  it('SK-GEO-13: a model stays put if there is no way or no enemy', () => {
    const wall = (from: readonly [number, number], to: readonly [number, number]): FeatureSpec => ({
      kind: 'highWall',
      from,
      to,
    });
    const cell = [
      wall([158, 288], [182, 288]),
      wall([182, 288], [182, 312]),
      wall([182, 312], [158, 312]),
      wall([158, 312], [158, 288]),
    ];
    const shut = testing([{ at: [170, 300] }, ...crowd(0)], { features: cell }, [0]).roll([1, 1, 6]);
    expect(Math.abs((shut.state.models[0]?.y ?? 0) / 64 - 300)).toBeLessThan(6);
    expect(shut.waits).toBe('red turn');
    const { state } = testing([{ at: [170, 300] }, ...crowd(0)], {}, [0]);
    const gone = state.models.map((model, i) =>
      state.field.models[i]?.player === 1 ? { ...model, posture: 'out' as const, out: 'left' as const } : model,
    );
    const alone = playing({ ...state, models: gone }).roll([1, 6, 6]);
    expect(alone.state.models[0]).toMatchObject({ x: steps(170), y: steps(300) });
    expect(alone.waits).toBe('red turn');
  });
  it('SK-GEO-13: model 0 may be the enemy it flees from', () => {
    const state = position({
      models: [{ at: [270, 240] }, { at: [330, 240] }, { at: [300, 300], player: 1 }, ...crowd(0, 5), ...crowd(1, 5)],
    });
    const flight: Frame = { at: 'flight', models: [2], moves: [1], struck: false, from: -1, reason: 'morale' };
    const draft = draftOf({ ...state, frames: [...state.frames, flight] });
    settle(draft);
    const play = playing(closeDraft(draft));
    expect(play.asks).toBe('SK-GEO-13');
    expect(play.offers('blue')).toEqual([
      { type: 'fleeFrom', model: 0 },
      { type: 'fleeFrom', model: 1 },
    ]);
    expect(play.refusal('blue', { type: 'stop' })).toMatchObject({
      rule: 'SK-GEO-13',
      reason: 'sk.fight.fleeFromFirst',
    });
    play.blue({ type: 'fleeFrom', model: 0 });
    expect(play.waits).toBe('red turn');
    expect(play.state.models[2]?.x).toBeGreaterThan(steps(300));
  });
  it('SK-GEO-13: the owner chooses between two equally near enemies', () => {
    const twins: readonly ModelSpec[] = [
      { at: [270, 240], player: 1 },
      { at: [330, 240], player: 1 },
    ];
    const play = testing([{ at: [300, 300] }, ...crowd(0), ...twins], {}, [0]).roll([1, 6, 6]);
    expect(play.waits).toBe('red fleeChoice');
    expect(play.refused('red', { type: 'fleeFrom', model: 1 })).toBe('SK-GEO-13');
    play.red({ type: 'fleeFrom', model: 8 });
    expect(play.state.models[0]?.x).toBeLessThan(steps(300));
  });
});

describe('SK-HTH-25: parting blows', () => {
  const beset = (others: readonly ModelSpec[], faces: readonly number[] = [1, 6, 6], model: Partial<ModelSpec> = {}) =>
    testing([{ at: [300, 300], ...model }, ...crowd(0), ...others], {}, [0]).roll(faces);
  const north: ModelSpec = { at: [300, 280], player: 1 };
  const northEast: ModelSpec = { at: [314.2, 286], player: 1 };

  it('SK-HTH-25, SK-SEQ-9: every Standing enemy in contact strikes once before it runs, besides its attack of the turn (SK-ACN-2)', () => {
    const play = beset([north]);
    expect(play.waits).toBe('dice melee');
    expect(play.asks).toBe('SK-HTH-25');
    expect(play.frame('melee')).toMatchObject({ attacker: 7, defender: 0, parting: true });
    play.roll([3], [3]);
    expect(play.state.models[0]).toMatchObject({ y: steps(380), posture: 'standing' });
    expect(play.state.models[7]?.attacked).toBe(false);
  });
  it('SK-HTH-25: only the fleeing model can be hurt; recoil is ignored', () => {
    const won = beset([north]).roll([1], [6]);
    expect(won.event('melee').result.what).toBe('nothing');
    expect(won.state.models[7]).toMatchObject({ posture: 'standing', y: steps(280) });
    const recoiled = beset([north]).roll([5], [4]);
    expect(recoiled.event('melee').result.what).toBe('nothing');
    expect(recoiled.state.models[0]?.y).toBe(steps(380));
  });
  it('SK-HTH-25: Fallen stops the flight; Wounded ends it', () => {
    const fallen = beset([north], [1, 1, 6]).roll([4], [3]);
    expect(fallen.state.models[0]).toMatchObject({ posture: 'fallen', y: steps(300) });
    const wounded = beset([north]).roll([6], [1]);
    expect(wounded.state.models[0]?.out).not.toBeNull();
    expect(wounded.waits).toBe('red turn');
  });
  it('SK-HTH-25: in the order their owner chooses, and none at a model that is already Out', () => {
    const play = beset([north, northEast]);
    if (play.waits === 'red fleeChoice') play.red({ type: 'fleeFrom', model: 7 });
    expect(play.waits).toBe('blue parting');
    expect(play.refused('blue', { type: 'strike', model: 9 })).toBe('SK-HTH-25');
    play.blue({ type: 'strike', model: 8 });
    expect(play.frame('melee').attacker).toBe(8);
    play.roll([6], [1]);
    expect(play.waits).toBe('red turn');
  });
  it('SK-HTH-25: once only: the second move brings no more blows', () => {
    const play = beset([north], [1, 1, 6]).roll([3], [3]);
    expect(play.state.models[0]?.y).toBe(steps(460));
  });
  it('SK-HTH-25: a parting blow uses plain Combat: no Elan, no charge, no ambush', () => {
    const champion: ModelSpec = { ...north, specials: ['elan'] };
    const blow = beset([champion]).roll([5], [4]).event('melee');
    expect(blow.rule).toBe('SK-HTH-25');
    expect(blow.attack.map(({ rule }) => rule)).toEqual(['SK-PRO-3']);
    expect(blow.defence.map(({ rule }) => rule)).toEqual(['SK-PRO-3']);
    expect(beset([champion]).frame('melee')).toMatchObject({
      powerful: false,
      ambush: false,
      movedIn: false,
      charge: null,
      vorwaerts: false,
    });
  });
  it('SK-HTH-25: all of them strike, one after another, and are offered to their owner', () => {
    const play = beset([north, northEast]);
    expect(play.asks).toBe('SK-HTH-25');
    expect(play.offers('blue')).toEqual([
      { type: 'strike', model: 7 },
      { type: 'strike', model: 8 },
    ]);
    expect(play.refusal('blue', { type: 'stop' })).toMatchObject({
      rule: 'SK-HTH-25',
      reason: 'sk.fight.strikeFirst',
    });
    play.blue({ type: 'strike', model: 8 }).roll([3], [3]);
    expect(play.frame('melee').attacker).toBe(7);
    play.roll([3], [3]);
    expect(play.state.models[0]?.y).toBeGreaterThan(steps(300));
  });
  it('SK-HTH-25, SK-MPL-6: of two owners all models of one strike first, then those of the other', () => {
    const state = testing([{ at: [300, 300] }, ...crowd(0)], {}, [0]).state;
    const third: ModelSpec = { ...northEast, player: 2 };
    const all = position({
      players: [{ team: 0 }, { team: 1 }, { team: 2 }],
      models: [{ at: [300, 300] }, ...crowd(0), north, third, ...crowd(1, 5), ...crowd(2, 5)],
    });
    const [, event, morale] = state.frames;
    const frames = [...all.frames, { ...event, tests: [1, 0, 0] } as Frame, morale as Frame];
    const play = playing({ ...all, frames }).roll([1, 6, 6]);
    expect(play.frame('melee').attacker).toBe(7);
    play.roll([3], [3]);
    expect(play.frame('melee').attacker).toBe(8);
  });
  it('SK-MOR-6, SK-HTH-25: a loss by a parting blow belongs to the test that caused the flight: no new trigger', () => {
    const play = testing([{ at: [300, 300] }, ...crowd(0), north], { squads: [{ halfPassed: true }, {}] }, [0]);
    play.roll([1, 6, 6]).roll([6], [1]);
    expect(play.state.models[0]?.out).not.toBeNull();
    expect(play.waits).toBe('red turn');
  });
  it('SK-HTH-25: there is no blow at a model that does not leave contact', () => {
    const wall = (from: readonly [number, number], to: readonly [number, number]): FeatureSpec => ({
      kind: 'highWall',
      from,
      to,
    });
    const features: readonly FeatureSpec[] = [
      { kind: 'hedge', from: [280, 310], to: [320, 310] },
      wall([289, 333], [289, 312]),
      wall([289, 333], [311, 333]),
      wall([311, 333], [311, 312]),
    ];
    const models: readonly ModelSpec[] = [{ at: [300, 321] }, ...crowd(0), { at: [300, 299], player: 1 }];
    const play = testing(models, { features }, [0]).roll([1, 6, 6]);
    expect(play.eventTypes).toEqual(['moraleRolled', 'moved']);
    expect(inContact(play.state, 0, 7)).toBe(true);
  });
  it('SK-HTH-25: Fallen models do not strike', () => {
    expect(beset([{ ...north, posture: 'fallen' }]).waits).toBe('red turn');
  });
});

describe('SK-SPR-4: Fear', () => {
  const scared = (change: Partial<ModelSpec>, face: number, others: readonly ModelSpec[] = []) => {
    const state = position({
      models: [
        { at: [300, 300], specials: ['fear'] },
        { at: [300, 280], player: 1, ...change },
        ...others,
        ...crowd(0, 5),
        ...crowd(1, 5),
      ],
    });
    const fear: Frame = { at: 'fear', model: 1, of: 0 };
    return playing({ ...state, frames: [...state.frames, fear] }).roll([face]);
  };
  it('SK-SPR-4: one die against Q: a failure flees one move, without parting blows', () => {
    const flees = scared({}, 3);
    expect(flees.event('fearRolled')).toMatchObject({ rule: 'SK-SPR-4', model: 1, of: 0, face: 3, flees: true });
    expect(flees.event('moved').rule).toBe('SK-SPR-4');
    expect(flees.waits).toBe('red turn');
    expect(scared({}, 4).waits).toBe('red turn');
    expect(flees.state.models[1]).toMatchObject({ y: steps(200), posture: 'standing' });
    expect(flees.eventTypes).not.toContain('melee');
    expect(scared({}, 4).state.models[1]?.y).toBe(steps(280));
  });
  it('SK-GEN-12: the owner of the tested model rolls', () => {
    const state = position({ models: [{ at: [300, 300] }, { at: [300, 280], player: 1 }, ...crowd(0), ...crowd(1)] });
    const play = playing({ ...state, frames: [...state.frames, { at: 'fear', model: 1, of: 0 }] });
    expect(play.asks).toBe('SK-SPR-4');
    expect(pending(play.state)[0]?.dice?.map(({ owner, count }) => [owner, count])).toEqual([['blue', 1]]);
  });
  it('SK-SPR-4: morale modifiers apply', () => {
    expect(scared({ specials: ['steadfast'] }, 3).event('fearRolled').flees).toBe(false);
    expect(scared({ specials: ['steadfast'] }, 1).event('fearRolled').flees).toBe(true);
  });
  it('SK-MOR-11: a force tests if Fear drives its Leader off the table', () => {
    const state = position({
      models: [
        { at: [300, 90], specials: ['fear'] },
        { at: [300, 70], player: 1, specials: ['leader'] },
        ...crowd(0, 5),
        ...crowd(1, 5),
      ],
    });
    const play = playing({ ...state, frames: [...state.frames, { at: 'fear', model: 1, of: 0 }] }).roll([1]);
    expect(play.state.models[1]?.out).toBe('fled');
    expect(play.waits).toBe('dice morale');
  });
});

describe('actions that a flight ends', () => {
  it('SK-ACT-9: a model that flees in its own activation loses the actions it has left', () => {
    const state = facing(SOLDIER, SOLDIER, { left: 2 });
    const play = playing({
      ...state,
      frames: [
        ...state.frames,
        { at: 'aftermath', lost: [], leaderless: [], hurt: [], appalled: [], tests: [1, 1] },
        { at: 'morale', player: 0, models: [0], bonuses: [[]], rule: 'SK-MOR-1' },
      ],
    }).roll([1, 6, 6]);
    expect(play.waits).toBe('dice melee');
    play.roll([3], [3]);
    expect(play.waits).toBe('red turn');
  });
});

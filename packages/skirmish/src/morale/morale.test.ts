import { closeDraft, hashOf, outcomesOf, total } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { attacked, facing, type ManSpec } from '../../test/fightPositions.ts';
import { type Playing, playing } from '../../test/playing.ts';
import { acting, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import { crowd, testing } from '../../test/moraleTests.ts';
import { commandBonus, moraleBonus } from '../command/leaders.ts';
import type { AftermathFrame } from '../state/frames.ts';
import { knockDown, lose } from '../combat/losses.ts';
import { decide, pending, settle } from '../turn/machine.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { skirmish } from '../wholeRuleset.ts';
import { alikeFaces, pushMorale } from './morale.ts';
import type { OutReason, Squad, State } from '../state/state.ts';
import { moraleTrigger, secondTrigger } from './triggers.ts';
import { draftOf } from '../state/draft.ts';

const SOLDIER: ManSpec = { c: 2, weapons: ['musket'] };

const failures = (play: Playing, model = 0) =>
  play.events.flatMap((event) => (event.type === 'moraleRolled' && event.model === model ? [event.failures] : []))[0];

const bonusOf = (models: readonly ModelSpec[], spec: Omit<PositionSpec, 'models'> = {}) =>
  total(moraleBonus(position({ ...spec, models }), 0));

describe('SK-MOR-2, SK-MOR-3: three dice against Q', () => {
  const alone = (faces: readonly number[], change: Partial<ModelSpec> = {}, others: readonly ModelSpec[] = []) =>
    testing([{ at: [300, 300], ...change }, ...crowd(0), ...others], {}, [0]).roll(faces);

  it('E41, SK-MOR-2: 4 5 6 on Q4+: the model stands', () => {
    const play = alone([4, 5, 6]);
    expect(failures(play)).toBe(0);
    expect(play.eventTypes).toEqual(['moraleRolled']);
  });
  it('SK-MOR-3: one failure: the model flees one move, M on foot (SK-MOR-8), straight from the nearest enemy (SK-GEO-13)', () => {
    const play = alone([3, 5, 6], { at: [170, 300] });
    expect(failures(play)).toBe(1);
    expect(play.state.models[0]).toMatchObject({ x: steps(170), y: steps(380) });
    expect(play.reasons).toContain('moved SK-MOR-8');
  });
  it('E42, SK-MOR-3: 1 3 6 on Q4+: two failures: the model flees two moves', () => {
    const play = alone([1, 3, 6], { at: [170, 300] });
    expect(failures(play)).toBe(2);
    expect(play.state.models[0]).toMatchObject({ x: steps(170), y: steps(460) });
  });
  it('SK-MOR-3: three failures: removed from the table', () => {
    const play = alone([1, 2, 3]);
    expect(play.state.models[0]).toMatchObject({ posture: 'out', out: 'fled' });
    expect(play.reasons).toContain('out SK-MOR-3');
  });
  it('E43, SK-MOR-4: with the Leader within L, 3 1 4: the natural 1 fails: one move', () => {
    const play = alone([3, 1, 4], {}, [{ at: [300, 420], specials: ['leader'] }]);
    expect(failures(play)).toBe(1);
  });
  it('E44, SK-MOR-4: Steadfast with Leader and NCO near: +2, 2 2 1: one move', () => {
    const near: readonly ModelSpec[] = [
      { at: [300, 420], specials: ['leader'] },
      { at: [340, 300], specials: ['nco'] },
    ];
    expect(bonusOf([{ at: [300, 300], specials: ['steadfast'] }, ...near])).toBe(2);
    expect(failures(alone([2, 2, 1], { specials: ['steadfast'] }, near))).toBe(1);
  });
  it('E45, SK-SPR-23: Wavering Q5+, 5 4 2: all fail: removed', () => {
    const play = alone([5, 4, 2], { q: 5, specials: ['wavering'] });
    expect(play.state.models[0]?.out).toBe('fled');
  });
});

it('SK-MOR-3: no faces are read alike where no morale is tested', () => {
  const state = acting({ models: [{ at: [300, 300] }] }, 0, 1);
  expect(alikeFaces(state)).toBeNull();
  expect(alikeFaces({ ...state, frames: [] })).toBeNull();
});

describe('SK-MOR-4: bonus to each die', () => {
  const at = (x: number, y: number, ...specials: NonNullable<ModelSpec['specials']>): ModelSpec => ({
    at: [x, y],
    specials,
  });
  const soldier = at(300, 300);
  it('SK-MOR-4: +1 for the Leader within L or an NCO within S, never both', () => {
    expect(bonusOf([soldier, at(300, 440, 'leader')])).toBe(1);
    expect(bonusOf([soldier, at(300, 441, 'leader')])).toBe(0);
    expect(bonusOf([soldier, at(300, 370, 'nco')])).toBe(1);
    expect(bonusOf([soldier, at(300, 371, 'nco')])).toBe(0);
    expect(bonusOf([soldier, at(300, 370, 'nco'), at(300, 440, 'leader')])).toBe(1);
  });
  it('SK-CMD-3: the commander must be Standing and of the same player, and does not help himself', () => {
    expect(bonusOf([soldier, { ...at(300, 350, 'leader'), posture: 'fallen' }])).toBe(0);
    expect(bonusOf([at(300, 300, 'leader')])).toBe(0);
    expect(bonusOf([at(300, 300, 'nco'), at(300, 440, 'leader')])).toBe(1);
    const allies = [{ team: 0 }, { team: 1 }, { team: 0 }];
    expect(bonusOf([soldier, { ...at(300, 350, 'leader'), player: 2 }], { players: allies })).toBe(0);
  });
  it('SK-SPR-19: Steadfast +1; all attackers of the Forlorn Hope have it', () => {
    expect(bonusOf([at(300, 300, 'steadfast')])).toBe(1);
    expect(bonusOf([soldier], { scenario: 'forlornHope', attacker: 0 })).toBe(1);
    expect(bonusOf([soldier], { scenario: 'forlornHope', attacker: 1 })).toBe(0);
  });
  it('SK-SPR-6: a Standing flag within L +1, on top of the Leader, +2 in all (SK-GEN-8)', () => {
    expect(bonusOf([soldier, at(300, 440, 'flagBearer')])).toBe(1);
    expect(bonusOf([soldier, at(300, 441, 'flagBearer')])).toBe(0);
    expect(bonusOf([soldier, { ...at(300, 440, 'flagBearer'), posture: 'fallen' }])).toBe(0);
    expect(bonusOf([at(300, 300, 'flagBearer')])).toBe(0);
    const all = [at(300, 300, 'steadfast'), at(300, 440, 'flagBearer'), at(300, 350, 'leader')];
    expect(bonusOf(all)).toBe(2);
    expect(moraleBonus(position({ models: all }), 0).at(-1)).toEqual({
      rule: 'SK-GEN-8',
      add: -1,
      what: 'sk.bonus.limit',
    });
  });
  it('SK-SPR-6: a model that picks up a flag of its side is a bearer, one that captures a flag is not', () => {
    const flag = (owner: number) => {
      const state = position({
        models: [soldier, { at: [300, 350], object: 0 }],
        things: [{ at: [300, 350], kind: 'flag', carrier: 1 }],
      });
      return total(moraleBonus({ ...state, things: state.things.map((thing) => ({ ...thing, owner })) }, 0));
    };
    expect([flag(0), flag(1)]).toEqual([1, 0]);
  });
  it('SK-SPR-23: Wavering -1', () => {
    expect(bonusOf([at(300, 300, 'wavering')])).toBe(-1);
  });
  it('SK-MOR-4, SK-SPR-6, SK-SPR-19, SK-SPR-23: each line by its rule', () => {
    const lines = (models: readonly ModelSpec[]) => moraleBonus(position({ models }), 0).map(({ rule }) => rule);
    expect(lines([soldier, at(300, 440, 'leader'), at(300, 400, 'flagBearer')])).toEqual(['SK-MOR-4', 'SK-SPR-6']);
    expect(lines([soldier, at(300, 370, 'nco')])).toEqual(['SK-MOR-4']);
    expect(lines([at(300, 300, 'steadfast', 'wavering')])).toEqual(['SK-SPR-19', 'SK-SPR-23']);
  });
  it('SK-MOR-5: in roster order, each with the bonus of its position; SK-SPR-5: Fearless models do not test', () => {
    const models = [soldier, at(340, 300, 'fearless'), at(380, 300, 'steadfast'), at(420, 300)];
    const draft = draftOf(position({ models }));
    pushMorale(draft, 0, [3, 2, 1, 0], 'SK-MOR-1');
    expect(draft.frames.at(-1)).toMatchObject({
      at: 'morale',
      models: [0, 2, 3],
      bonuses: [[], [{ rule: 'SK-SPR-19', add: 1, what: 'sk.tally.steadfast' }], []],
    });
    const bold = draftOf(position({ models }));
    pushMorale(bold, 0, [1], 'SK-MOR-1');
    expect(bold.frames.at(-1)?.at).toBe('turn');
  });
  it('SK-GEN-12: the owner rolls three dice for each of them', () => {
    const play = testing([soldier, at(340, 300)], {}, [0, 1]);
    expect(pending(play.state)[0]?.dice?.map(({ owner, count }) => [owner, count])).toEqual([
      ['red', 3],
      ['red', 3],
    ]);
  });
  it('SK-MOR-5: fixed from the positions before the first roll', () => {
    const leader: ModelSpec = { at: [200, 500], specials: ['leader'] };
    const play = testing([leader, { at: [200, 470] }, ...crowd(0)], {}, [0, 1]).roll([1, 1, 1], [3, 3, 4]);
    expect(play.state.models[0]?.out).toBe('fled');
    expect(failures(play, 1)).toBe(0);
  });
});

describe('SK-CMD-1, SK-CMD-2, SK-CMD-3: the command bonus of an activation', () => {
  const lines = (models: readonly ModelSpec[]) => commandBonus(position({ models }), 0).map(({ rule }) => rule);
  it('SK-CMD-1, SK-SPR-8: the Leader within L; SK-CMD-2, SK-SPR-13: an NCO within S; never both', () => {
    const near: ModelSpec = { at: [300, 440], specials: ['leader'] };
    const nco: ModelSpec = { at: [300, 370], specials: ['nco'] };
    expect(lines([{ at: [300, 300] }, near])).toEqual(['SK-CMD-1']);
    expect(lines([{ at: [300, 300] }, nco])).toEqual(['SK-CMD-2']);
    expect(lines([{ at: [300, 300] }, near, nco])).toEqual(['SK-CMD-1']);
    expect(lines([{ at: [300, 300] }, { ...near, at: [300, 441] }, { ...nco, at: [300, 371] }])).toEqual([]);
  });
  it('SK-CMD-3: the commander needs no line of sight, but must be Standing', () => {
    const walled = position({
      models: [{ at: [300, 300] }, { at: [300, 400], specials: ['leader'] }],
      features: [{ kind: 'highWall', from: [200, 350], to: [400, 350] }],
    });
    expect(commandBonus(walled, 0)).toHaveLength(1);
    expect(lines([{ at: [300, 300] }, { at: [300, 400], specials: ['leader'], posture: 'fallen' }])).toEqual([]);
  });
});

/** Model 0 wounds model 1: a doubled score whatever the two are. */
const wound = (state: State) => attacked(state).roll([6], [1]);

describe('SK-MOR-1: when a force tests', () => {
  /** Blue: the victim and a number of others of 11; `first` describes the first of them. */
  const blues = (standing: number, started: number, halfPassed = false, victim: ManSpec = SOLDIER): State => {
    const others = Array.from({ length: standing - 1 }, (_, i): ModelSpec => ({ at: [250 + 25 * i, 20], player: 1 }));
    const state = facing({ ...SOLDIER, c: 4 }, victim, { others });
    const [red, blue] = state.squads;
    const gone = state.models.map((model, i) =>
      state.field.models[i]?.player === 1 && i >= 2 + others.length
        ? { ...model, posture: 'out' as const, out: 'left' as const }
        : model,
    );
    return {
      ...state,
      models: gone,
      squads: [red as State['squads'][0], { ...(blue as State['squads'][0]), startedWith: started, halfPassed }],
    };
  };

  it('E46, SK-MOR-7: of 12, six left: no test; five left: a test; four left: another', () => {
    expect(wound(blues(7, 12)).waits).toBe('red acting');
    const seventh = wound(blues(6, 12));
    expect(seventh.waits).toBe('dice morale');
    expect(seventh.asks).toBe('SK-MOR-1');
    expect(seventh.state.squads[1]?.halfPassed).toBe(true);
    expect(wound(blues(5, 12, true)).waits).toBe('dice morale');
  });
  it('SK-MOR-7: of 11, five left is below half', () => {
    expect(wound(blues(7, 11)).waits).toBe('red acting');
    expect(wound(blues(6, 11)).waits).toBe('dice morale');
  });
  it('SK-MOR-11: below half only Wounded and killed models trigger a test, not one driven off the table', () => {
    const state = blues(5, 12, true);
    const atEdge = state.models.map((model, i) =>
      i > 1 ? model : { ...model, x: steps(500), y: i === 0 ? steps(30) : steps(10) },
    );
    const play = attacked({ ...state, models: atEdge }).roll([3], [4]);
    expect(play.state.models[1]?.out).toBe('left');
    expect(play.waits).toBe('red acting');
  });
  it('SK-MOR-1: when its Leader is Out; SK-MOR-10: when an NCO who commands is', () => {
    const leader = wound(blues(8, 12, false, { ...SOLDIER, specials: ['leader'] }));
    expect(leader.waits).toBe('dice morale');
    const nco = wound(blues(8, 12, false, { ...SOLDIER, specials: ['nco'] }));
    expect(nco.waits).toBe('dice morale');
    expect(wound(blues(8, 12)).waits).toBe('red acting');
  });
  it('SK-MOR-5: every own model on the table tests in roster order, Fallen ones too, Fearless ones never (SK-SPR-5)', () => {
    const state = blues(6, 12);
    const field = {
      ...state.field,
      models: state.field.models.map((model, i) => (i === 3 ? { ...model, specials: ['fearless' as const] } : model)),
    };
    const models = state.models.map((model, i) => (i === 4 ? { ...model, posture: 'fallen' as const } : model));
    const play = wound({ ...state, field, models });
    expect(play.frame('morale').models).toEqual([2, 4, 5, 6]);
  });
  it('SK-MOR-6: one test for one event, and another if it cost the commander or half the force', () => {
    const state = blues(8, 12, false, { ...SOLDIER, specials: ['leader'] });
    const play = wound(state);
    const stands = [6, 6, 6];
    const runs = [1, 1, 1];
    play.roll(runs, runs, stands, stands, stands, stands, stands);
    expect(play.waits).toBe('dice morale');
    expect(play.asks).toBe('SK-MOR-6');
    play.roll(runs, stands, stands, stands, stands);
    expect(play.waits).toBe('red acting');
  });
  it('SK-MOR-6: losses in a test are no new trigger (c)', () => {
    const play = wound(blues(7, 12, true));
    play.roll([1, 1, 1], ...Array.from({ length: 5 }, () => [6, 6, 6]));
    expect(play.waits).toBe('red acting');
  });
});

describe('morale tests after an event', () => {
  /** Three of each, the Leaders the first. */
  const models: readonly ModelSpec[] = [0, 1].flatMap((player) =>
    [0, 1, 2].map((i): ModelSpec => ({ at: [100 + 50 * i, player === 0 ? 500 : 100], player })),
  );
  const event = (change: Partial<AftermathFrame> = {}): AftermathFrame => ({
    at: 'aftermath',
    lost: [],
    leaderless: [],
    hurt: [],
    appalled: [],
    tests: [0, 0],
    ...change,
  });
  /** Resolves the event until somebody must decide. */
  const settled = (spec: PositionSpec, frame: AftermathFrame) => {
    const state = position({ models, ...spec });
    const draft = draftOf({ ...state, frames: [...state.frames, frame] });
    settle(draft);
    return playing(closeDraft(draft));
  };
  const trigger = (frame: Partial<AftermathFrame>, red: Partial<Squad> = {}) =>
    moraleTrigger(position({ models, squads: [red, {}] }), event(frame), 0);
  const second = (frame: Partial<AftermathFrame>, red: Partial<Squad> = {}) =>
    secondTrigger(position({ models, squads: [red, {}] }), event(frame), 0);

  it('SK-GEN-13: the active player’s force tests first, then the other', () => {
    const play = settled({ active: 1 }, event({ leaderless: [0, 1] }));
    expect(play.frame('morale')).toMatchObject({ player: 1, models: [3, 4, 5], rule: 'SK-MOR-1' });
    const stands = [6, 6, 6];
    play.roll(stands, stands, stands);
    expect(play.frame('morale')).toMatchObject({ player: 0, models: [0, 1, 2] });
    play.roll(stands, stands, stands);
    expect(play.waits).toBe('blue turn');
  });
  it('SK-CMD-4: a player whose Leader is Out names another before the force tests', () => {
    const ncos = models.map((model, i): ModelSpec => (i < 2 ? { ...model, specials: ['nco'] } : model));
    const squads = [{ hadLeader: true, commander: -1 }, {}];
    const play = settled({ models: ncos, squads }, event({ leaderless: [0] }));
    expect(play.waits).toBe('red succession');
    play.red({ type: 'succeed', model: 1 });
    expect(play.waits).toBe('dice morale');
  });
  it('SK-MOR-6: never a third test', () => {
    expect(settled({}, event({ leaderless: [0], tests: [2, 0] })).waits).toBe('red turn');
    expect(settled({}, event({ leaderless: [0], tests: [1, 0] })).asks).toBe('SK-MOR-6');
    expect(settled({}, event({ leaderless: [0], tests: [-1, 0] })).waits).toBe('red turn');
  });
  it('SK-MOR-11, SK-GEN-14: an event records losses, lost commanders, and Wounded or killed models', () => {
    const lost = (model: number, reason: OutReason, frame: Partial<AftermathFrame> = {}) => {
      const leaders = models.map((one, i): ModelSpec => (i % 3 === 0 ? { ...one, specials: ['leader'] } : one));
      const state = position({ models: leaders });
      const draft = draftOf({ ...state, frames: [...state.frames, event(frame)] });
      lose(draft, model, reason, 'SK-HTH-4');
      expect(draft.events).toEqual([{ type: 'out', rule: 'SK-HTH-4', model, reason }]);
      return draft.frames.at(-1);
    };
    expect(lost(1, 'wounded')).toEqual(event({ lost: [1], hurt: [1] }));
    expect(lost(1, 'killed')).toEqual(event({ lost: [1], hurt: [1] }));
    expect(lost(4, 'fled')).toEqual(event({ lost: [4] }));
    expect(lost(4, 'left')).toEqual(event({ lost: [4] }));
    expect(lost(3, 'fled', { leaderless: [0], lost: [0] })).toEqual(event({ lost: [0, 3], leaderless: [0, 1] }));
    expect(lost(3, 'safe')).toEqual(event());
    expect(lost(1, 'wounded', { tests: [1, 0] })).toEqual(event({ lost: [1], tests: [1, 0] }));
  });
  it('SK-GEN-13: a loss outside an event begins one', () => {
    const draft = draftOf(position({ models }));
    lose(draft, 1, 'left', 'SK-MOV-19');
    expect(draft.frames.slice(1)).toEqual([event({ lost: [1] })]);
  });
  it('SK-HTH-4: a Fallen model is not knocked down again', () => {
    const draft = draftOf(position({ models: [{ at: [300, 300], posture: 'fallen' }] }));
    knockDown(draft, 0, 'SK-HTH-4');
    expect(draft.events).toEqual([]);
  });
  it('SK-MOR-1: a lost Leader, half of the force for the first time, or a loss after that', () => {
    expect(trigger({ leaderless: [0] })).toEqual({ rule: 'SK-MOR-1', models: [0, 1, 2], half: false });
    expect(trigger({ leaderless: [1] })).toBeNull();
    expect(trigger({}, { startedWith: 7 })).toEqual({ rule: 'SK-MOR-1', models: [0, 1, 2], half: true });
    expect(trigger({}, { startedWith: 7, halfPassed: true })).toBeNull();
    expect(trigger({ hurt: [0] }, { halfPassed: true })).toMatchObject({ rule: 'SK-MOR-1', half: false });
    expect(trigger({ hurt: [3] }, { halfPassed: true })).toBeNull();
    expect(trigger({ hurt: [0] })).toBeNull();
  });
  it('SK-HTH-26: only models that saw it test, and only friends of the victim', () => {
    expect(trigger({ appalled: [1, 4] })).toEqual({ rule: 'SK-HTH-26', models: [1], half: false });
    expect(trigger({ appalled: [4] })).toBeNull();
  });
  it('SK-END-1: a force that is broken or withdrawn does not test', () => {
    for (const out of [{ broken: true }, { withdrawn: true }]) {
      expect(trigger({ leaderless: [0] }, out)).toBeNull();
      expect(second({ leaderless: [0] }, out)).toBeNull();
    }
  });
  it('SK-MOR-6: the test itself may cost the Leader or half the force', () => {
    expect(second({ leaderless: [0] })).toEqual({ rule: 'SK-MOR-6', models: [0, 1, 2], half: false });
    expect(second({}, { startedWith: 7 })).toMatchObject({ rule: 'SK-MOR-6', half: true });
    expect(second({}, { startedWith: 7, halfPassed: true })).toBeNull();
    expect(second({ hurt: [0] }, { halfPassed: true })).toBeNull();
  });
});

describe('SK-HTH-26: a gruesome kill', () => {
  const slaughter = (gruesomeMorale: boolean, others: readonly ModelSpec[], faces = [6, 1]) =>
    attacked(facing({ ...SOLDIER, c: 4 }, { ...SOLDIER, c: 1 }, { gruesomeMorale, others })).roll(
      [faces[0] as number],
      [faces[1] as number],
    );
  const near: readonly ModelSpec[] = [
    { at: [340, 280], player: 1 },
    { at: [260, 280], player: 1, posture: 'fallen' },
    { at: [300, 159], player: 1 },
  ];
  it('SK-HTH-26: with this option Standing friends within L who see it test', () => {
    const play = slaughter(true, near);
    expect(play.asks).toBe('SK-HTH-26');
    expect(play.frame('morale').models).toEqual([2]);
  });
  it('SK-HTH-26: without the option, or without a gruesome kill, nobody tests', () => {
    expect(slaughter(false, near).waits).toBe('red acting');
    expect(slaughter(true, near, [4, 3]).event('melee').result.what).toBe('wounded');
    expect(slaughter(true, near, [4, 3]).waits).toBe('red acting');
  });
});

describe('SK-NAT-5: Steadfast to the end', () => {
  const russians = (featureUsed = false) =>
    testing(
      [{ at: [170, 300] }, { at: [260, 300] }, ...crowd(0)],
      { players: [{ feature: 'SK-NAT-5' }, {}], squads: [{ featureUsed }, {}] },
      [0, 1],
    );
  it('SK-NAT-5: lets those with exactly one failure stand, once a game', () => {
    const play = russians().roll([1, 6, 6], [1, 1, 6]);
    expect(play.waits).toBe('red steadfast');
    expect(play.asks).toBe('SK-NAT-5');
    expect(play.refusal('red', { type: 'stop' })).toMatchObject({
      rule: 'SK-NAT-5',
      reason: 'sk.refusal.featureFirst',
    });
    play.red({ type: 'feature', use: true });
    expect(play.waits).toBe('red turn');
    expect(play.state.models[0]).toMatchObject({ y: steps(300) });
    expect(play.state.models[1]?.y).toBeGreaterThan(steps(300));
    expect(play.state.squads[0]?.featureUsed).toBe(true);
  });
  it('SK-NAT-5: may be saved for later, and is not offered once used or if nobody failed exactly once', () => {
    const kept = russians().roll([1, 6, 6], [6, 6, 6]).red({ type: 'feature', use: false });
    expect(kept.state.squads[0]?.featureUsed).toBe(false);
    expect(kept.state.models[0]?.y).toBeGreaterThan(steps(300));
    expect(russians(true).roll([1, 6, 6], [6, 6, 6]).waits).toBe('red turn');
    expect(russians().roll([1, 1, 6], [6, 6, 6]).waits).toBe('red turn');
  });
});

describe('outcomes of morale tests', () => {
  it('SK-MOR-3: four models that test at once have 256 results to try, not ten million', () => {
    const models: readonly ModelSpec[] = [2, 3, 4, 5].map((q, i) => ({ at: [170 + 60 * i, 300], q }));
    const { state } = testing([...models, ...crowd(0)], {}, [0, 1, 2, 3]);
    let rolls = 0;
    const counting = {
      ...skirmish,
      decide(...[at, seat, command]: Parameters<typeof decide>) {
        rolls += 1;
        return decide(at, seat, command);
      },
    };
    const found = outcomesOf(counting, state, 20_000) ?? [];
    expect(rolls).toBeGreaterThanOrEqual(256);
    expect(rolls).toBeLessThan(1000);
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const gone = (model: number) =>
      found.filter((one) => one.state.models[model]?.out === 'fled').reduce((sum, { chance }) => sum + chance, 0);
    for (const [i, q] of [2, 3, 4, 5].entries()) expect(gone(i)).toBeCloseTo(((q - 1) / 6) ** 3, 12);
  });
  it('SK-MOR-4: one test has the same results with every face read for itself', () => {
    const near: readonly ModelSpec[] = [{ at: [300, 420], specials: ['leader'] }];
    const { state } = testing([{ at: [300, 300] }, ...crowd(0), ...near], {}, [0]);
    const sums = (list: ReturnType<typeof outcomesOf<State, Command, Event>>) =>
      new Map(list?.map(({ state: left, chance }) => [hashOf(left), chance]));
    const plain = { pending, decide };
    const quick = sums(outcomesOf(skirmish, state, 1000));
    const slow = sums(outcomesOf(plain, state, 1000));
    expect([...quick.keys()].sort()).toEqual([...slow.keys()].sort());
    for (const [key, chance] of slow) expect(quick.get(key)).toBeCloseTo(chance, 12);
  });
});

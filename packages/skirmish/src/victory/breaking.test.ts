import { ACCEPT_DRAW, DECLINE_DRAW, OFFER_DRAW, RESIGN } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { attacked, type ManSpec } from '../../test/fightPositions.ts';
import { playing } from '../../test/playing.ts';
import { acting, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { AftermathFrame } from '../state/frames.ts';
import { isBelowHalf, moraleTrigger } from '../morale/triggers.ts';
import { commandBonus, commanderOf, isLeader, successors } from '../command/leaders.ts';
import { breaksBy, checkBreaks, isOnTheVerge } from './breaking.ts';
import { draftOf } from '../state/draft.ts';

const row = (player: number, count: number, y: number, first: Partial<ModelSpec> = {}): readonly ModelSpec[] =>
  Array.from({ length: count }, (_, i): ModelSpec => ({ at: [40 + 30 * i, y], player, ...(i === 0 ? first : {}) }));

/** A number of red models, the first one described, against a number of blue ones. */
const sides = (own: number, first: Partial<ModelSpec>, enemies: number, spec: Omit<PositionSpec, 'models'> = {}) =>
  position({ ...spec, models: [...row(0, own, 500, first), ...row(1, enemies, 100)] });

const LEADER: Partial<ModelSpec> = { specials: ['leader'] };

describe('SK-END-2, SK-END-3, SK-END-5: when a squad breaks', () => {
  it('E47, SK-END-2: Officer and one soldier against four: it breaks', () => {
    expect(breaksBy(sides(2, LEADER, 4), 0)).toBe('SK-END-2');
  });
  it('E48, SK-END-2: Officer and one soldier against two: it does not', () => {
    expect(breaksBy(sides(2, LEADER, 2), 0)).toBeNull();
  });
  it('E49, SK-END-3: Officer dead, no NCO, two left against one: it breaks', () => {
    const dead: ModelSpec = { at: [300, 300], specials: ['leader'], out: 'killed' };
    const state = position({ models: [...row(0, 2, 500), ...row(1, 1, 100), dead] });
    expect(breaksBy(state, 0)).toBe('SK-END-3');
  });
  it('SK-END-2: with two models besides the commander it holds', () => {
    expect(breaksBy(sides(3, LEADER, 9), 0)).toBeNull();
  });
  it('SK-END-5: an NCO named by the owner is a commander, and so is an acting Leader, in any posture', () => {
    expect(breaksBy(sides(2, { specials: ['nco'], posture: 'fallen' }, 2), 0)).toBeNull();
    expect(breaksBy(sides(2, { specials: ['nco'] }, 3), 0)).toBe('SK-END-2');
    const acting = sides(2, { specials: ['nco'] }, 2, { squads: [{ commander: -1, actingLeader: 0 }, {}] });
    expect(breaksBy(acting, 0)).toBeNull();
    expect(breaksBy(sides(2, {}, 2), 0)).toBe('SK-END-3');
  });
  it('SK-END-2, SK-END-3: one more loss is announced where any loss would break it', () => {
    expect(isOnTheVerge(sides(3, LEADER, 3), 0)).toBe(true);
    expect(isOnTheVerge(sides(3, LEADER, 2), 0)).toBe(false);
    expect(isOnTheVerge(sides(3, {}, 2), 0)).toBe(true);
    expect(isOnTheVerge(sides(4, LEADER, 9), 0)).toBe(false);
    expect(isOnTheVerge(sides(2, LEADER, 2), 0)).toBe(true);
    expect(isOnTheVerge({ ...sides(3, LEADER, 3), gameTurn: 0 }, 0)).toBe(false);
    expect(isOnTheVerge(sides(3, LEADER, 3, { squads: [{ broken: true }, {}] }), 0)).toBe(false);
  });
  it('SK-SCN-3: a model that left safely counts as present, also as commander', () => {
    const state = position({
      models: [...row(0, 2, 500), ...row(1, 2, 100), { at: [300, 300], specials: ['leader'], out: 'safe' }],
    });
    expect(breaksBy(state, 0)).toBeNull();
  });
  it('SK-MPL-4: the enemy is the largest enemy squad, not all of them', () => {
    const state = position({
      players: [{ team: 0 }, { team: 1 }, { team: 1 }],
      models: [...row(0, 2, 500, LEADER), ...row(1, 2, 100), ...row(2, 2, 150)],
    });
    expect(breaksBy(state, 0)).toBeNull();
  });
  it('SK-MPL-4: allies and beaten squads do not count as the enemy', () => {
    const models = [...row(0, 2, 500, LEADER), ...row(1, 5, 100), ...row(2, 2, 150)];
    const ally = position({ players: [{ team: 0 }, { team: 0 }, { team: 1 }], models });
    expect(breaksBy(ally, 0)).toBeNull();
    const players = [{ team: 0 }, { team: 1 }, { team: 2 }];
    expect(breaksBy(position({ players, models }), 0)).toBe('SK-END-2');
    expect(breaksBy(position({ players, models, squads: [{}, { broken: true }, {}] }), 0)).toBeNull();
    expect(breaksBy(position({ players, models, squads: [{}, { withdrawn: true }, {}] }), 0)).toBeNull();
  });
  it('SK-MPL-6: commander and his help, half of the force and break are each player’s own', () => {
    const allied = (own: number, first: Partial<ModelSpec>, allies: number, more: Partial<ModelSpec> = {}) =>
      position({
        players: [{ team: 0 }, { team: 1 }, { team: 0 }],
        models: [...row(0, own, 500, first), ...row(1, 9, 100), ...row(2, allies, 550, more)],
        squads: [{ startedWith: 12 }],
      });
    expect(breaksBy(allied(2, LEADER, 9, LEADER), 0)).toBe('SK-END-2');
    expect(breaksBy(allied(2, {}, 9, LEADER), 0)).toBe('SK-END-3');
    expect(commandBonus(allied(2, {}, 9, LEADER), 0)).toEqual([]);
    expect([isBelowHalf(allied(5, LEADER, 9), 0), isBelowHalf(allied(6, LEADER, 1), 0)]).toEqual([true, false]);
  });
  it('SK-MPL-6: an ally’s lost Leader, or one of its models Wounded, is no reason to test morale', () => {
    const state = position({
      players: [{ team: 0 }, { team: 1 }, { team: 0 }],
      models: [...row(0, 4, 500, LEADER), ...row(1, 9, 100), ...row(2, 4, 550)],
      squads: [{ startedWith: 12, halfPassed: true }],
    });
    const event = (leaderless: number[], hurt: number[]): AftermathFrame => ({
      at: 'aftermath',
      lost: [],
      leaderless,
      hurt,
      appalled: [],
      tests: [0, 0, 0],
    });
    expect(moraleTrigger(state, event([2], [13]), 0)).toBeNull();
    expect(moraleTrigger(state, event([0], []), 0)?.models).toEqual([0, 1, 2, 3]);
    expect(moraleTrigger(state, event([], [1]), 0)?.models).toEqual([0, 1, 2, 3]);
  });
  it('SK-END-5: no squad breaks twice', () => {
    expect(breaksBy(sides(2, {}, 2, { squads: [{ broken: true }, {}] }), 0)).toBeNull();
    expect(breaksBy(sides(2, {}, 2, { squads: [{ withdrawn: true }, {}] }), 0)).toBeNull();
  });
});

/** The attacker doubles the victim to the north. */
function struck(
  attacker: ManSpec,
  victim: ManSpec,
  others: readonly ModelSpec[],
  spec: Omit<PositionSpec, 'models'> = {},
) {
  const models: readonly ModelSpec[] = [
    { at: [300, 320], player: 0, c: 4, ...attacker },
    { at: [300, 300], player: 1, ...victim },
    ...others,
  ];
  return attacked(acting({ ...spec, models })).roll([6], [1]);
}

describe('SK-END-1, SK-END-6, SK-SEQ-10: the end', () => {
  it('SK-END-6: the side that did not break wins', () => {
    const play = struck({}, {}, [...row(0, 6, 580), ...row(1, 2, 20)], {
      squads: [{}, { halfPassed: false, startedWith: 4 }],
    });
    expect(play.reasons).toContain('broken SK-END-3');
    expect(play.state.outcome).toMatchObject({ winner: 'red', rule: 'SK-END-6', reason: 'sk.end.broken' });
  });
  it('SK-END-5, SK-SEQ-10: it is checked after morale: models that fled the table count', () => {
    const play = struck({}, { specials: ['leader'] }, [...row(0, 6, 580), ...row(1, 4, 20)]);
    expect(play.waits).toBe('dice morale');
    play.roll([6, 6, 6], [6, 6, 6], [6, 6, 6], [1, 1, 1]);
    expect(play.state.outcome).toBeNull();
    const broken = struck({}, { specials: ['leader'] }, [...row(0, 6, 580), ...row(1, 4, 20)]);
    broken.roll([6, 6, 6], [6, 6, 6], [1, 1, 1], [1, 1, 1]);
    expect(broken.waits).toBe('dice morale');
    broken.roll([6, 6, 6], [6, 6, 6]);
    expect(broken.state.outcome?.winner).toBe('red');
  });
  it('SK-END-4: a player who withdraws between two nominations loses', () => {
    const play = playing(sides(6, {}, 6));
    play.red({ type: 'withdraw' });
    expect(play.reasons).toContain('withdrawn SK-END-4');
    expect(play.state.outcome).toMatchObject({ winner: 'blue', reason: 'sk.end.withdrew' });
  });
  it('SK-SCN-7: in a campaign only below half', () => {
    const squads = [{ startedWith: 12 }, {}];
    expect(playing(sides(6, {}, 6, { campaign: true, squads })).refused('red', { type: 'withdraw' })).toBe('SK-SCN-7');
    playing(sides(5, {}, 6, { campaign: true, squads })).red({ type: 'withdraw' });
  });
  it('SK-SCN-7: conceding a campaign game loses it, and all models on the table count as fled', () => {
    const models: readonly ModelSpec[] = [
      ...row(0, 4, 500),
      { at: [400, 500], specials: ['flagBearer'], object: 0 },
      { at: [450, 500], out: 'wounded' },
      { at: [500, 500], posture: 'fallen' },
      ...row(1, 6, 100),
    ];
    const things = [{ at: [400, 500] as const, carrier: 4 }];
    const play = playing(position({ models, things, campaign: true, squads: [{ startedWith: 7 }, {}] })).red(RESIGN);
    expect(play.reasons).toContain('resigned SK-SCN-7');
    expect(play.state.outcome).toEqual({ winner: 'blue', rule: 'SK-SCN-7', reason: 'sk.end.conceded' });
    expect(play.state.models.map(({ out }) => out)).toEqual([
      ...Array<string>(5).fill('fled'),
      'wounded',
      'fled',
      ...Array<null>(6).fill(null),
    ]);
    expect(play.state.models.every(({ posture, out }) => (posture === 'out') === (out !== null))).toBe(true);
    expect(play.state.models[4]?.object).toBe(-1);
    const oneOff = playing(position({ models, things })).red(RESIGN);
    expect(oneOff.state.outcome).toEqual({ winner: 'blue', rule: 'SK-END-4', reason: 'sk.end.resigned' });
    expect(oneOff.state.models.every(({ out }) => out !== 'fled')).toBe(true);
  });
  it('SK-END-7, SK-MPL-5: with allies a broken squad is removed, and the team fights on', () => {
    const players = [{ team: 0 }, { team: 1 }, { team: 1 }];
    const play = struck({}, {}, [...row(0, 6, 580), ...row(1, 2, 20), ...row(2, 5, 60)], {
      players,
      squads: [{}, { startedWith: 4 }, {}],
    });
    expect(play.state.outcome).toBeNull();
    expect(play.state.squads[1]?.broken).toBe(true);
    expect(play.state.waiting).toEqual([2]);
    expect(
      play.state.models.filter((model, i) => play.state.field.models[i]?.player === 1 && model.out === 'left'),
    ).toHaveLength(2);
    expect(play.reasons).toContain('out SK-MPL-5');
  });
  it('SK-END-6, SK-MPL-5: all players still in the game must agree on a draw, one after the other', () => {
    const players = [{ team: 0 }, { team: 1 }, { team: 2 }, { team: 3 }];
    const models = [0, 1, 2, 3].flatMap((player) => row(player, 3, 60 + 100 * player));
    const state = position({ players, models, squads: [{}, {}, { broken: true }, {}] });
    const [first, second, , fourth] = state.field.players.map(({ id }) => id) as [string, string, string, string];
    const asked = playing(state).say(second, OFFER_DRAW);
    expect(asked.waits).toBe(`${first} drawOffer`);
    asked.say(first, ACCEPT_DRAW);
    expect([asked.waits, ...asked.reasons]).toEqual([`${fourth} drawOffer`, 'drawAccepted SK-END-6']);
    expect(asked.state.outcome).toBeNull();
    expect(playing(asked.state).say(fourth, ACCEPT_DRAW).state.outcome).toMatchObject({ winner: null });
    expect(asked.say(fourth, DECLINE_DRAW).waits).toBe(playing(state).waits);
  });
  it('SK-END-4, SK-MPL-5: a player whose squad has left ends the game of the others neither by resigning nor by a draw', () => {
    const players = [{ team: 0 }, { team: 1 }, { team: 2 }];
    const models = [0, 1, 2].flatMap((player) => row(player, 3, 60 + 100 * player));
    for (const gone of [{ broken: true }, { withdrawn: true }]) {
      const play = playing(position({ players, models, squads: [{}, {}, gone] }));
      const [first, , third] = play.state.field.players.map(({ id }) => id) as [string, string, string];
      expect(play.refused(third, RESIGN)).toBe('KERNEL-TURN');
      expect(play.refused(third, OFFER_DRAW)).toBe('KERNEL-TURN');
      expect(play.say(first, RESIGN).state.outcome).not.toBeNull();
    }
  });
  it('SK-MPL-5, SK-SCN-1, SK-SPR-6: models that leave with their squad drop what they carry', () => {
    const state = position({
      players: [{ team: 0 }, { team: 1 }, { team: 2 }],
      models: [
        { at: [40, 500], object: 0 },
        { at: [100, 500], specials: ['flagBearer'] },
        ...row(1, 3, 100),
        ...row(2, 3, 150),
      ],
      things: [{ at: [40, 500], carrier: 0 }],
    });
    const play = playing(state).red({ type: 'withdraw' });
    expect(play.state.outcome).toBeNull();
    expect(play.state.models.slice(0, 2).map(({ out, object }) => [out, object])).toEqual([
      ['left', -1],
      ['left', -1],
    ]);
    expect(play.state.things).toMatchObject([
      { kind: 'supply', carrier: -1, x: steps(40), y: steps(500) },
      { kind: 'flag', carrier: -1, owner: 0, x: steps(100), y: steps(500) },
    ]);
  });
  it('SK-ACT-9, SK-MPL-5: and the current activation ends', () => {
    const models = [...row(0, 3, 500), ...row(1, 3, 100), ...row(2, 3, 150)];
    const state = acting({ players: [{ team: 0 }, { team: 1 }, { team: 2 }], models }, 0, 2);
    const draft = draftOf({
      ...state,
      models: state.models.map((m, i) => (i === 2 ? { ...m, posture: 'out', out: 'killed' } : m)),
    });
    checkBreaks(draft, [2]);
    expect(draft.squads[0]?.broken).toBe(true);
    expect(draft.frames.at(-1)).toMatchObject({ at: 'acting', doing: { model: 0, left: 0 } });
  });
  it('SK-END-6: both in the same event is a draw', () => {
    const draft = draftOf(sides(2, {}, 2));
    checkBreaks(draft, [0, 2]);
    expect(draft.outcome).toMatchObject({ winner: null, rule: 'SK-END-6', reason: 'sk.end.allBroken' });
  });
  it('SK-END-5: only a side that lost a model is checked', () => {
    const draft = draftOf(sides(2, {}, 6));
    checkBreaks(draft, [3]);
    expect(draft.outcome).toBeNull();
  });
});

describe('SK-CMD-4: succession', () => {
  const ncos = (count: number) =>
    row(1, 6, 20).map((model, i): ModelSpec => (i < count ? { ...model, specials: ['nco'] } : model));
  const leaderDies = (count: number) => struck({}, { specials: ['leader'] }, [...row(0, 6, 580), ...ncos(count)]);

  it('SK-CMD-4: one NCO becomes acting Leader at once', () => {
    const play = leaderDies(1);
    expect(play.event('succeeded')).toMatchObject({ rule: 'SK-CMD-4', player: 1, model: 8 });
    expect(play.state.squads[1]).toMatchObject({ actingLeader: 8, actingLeads: false });
    expect(commanderOf(play.state, 1)).toBe(8);
  });
  it('SK-CMD-4: the owner chooses among several before morale tests', () => {
    const play = leaderDies(2);
    expect(play.waits).toBe('blue succession');
    expect(play.asks).toBe('SK-CMD-4');
    expect(play.offers('blue')).toEqual([
      { type: 'succeed', model: 8 },
      { type: 'succeed', model: 9 },
    ]);
    expect(play.refusal('blue', { type: 'stop' })).toMatchObject({
      rule: 'SK-CMD-4',
      reason: 'sk.fight.successorFirst',
    });
    expect(play.refused('blue', { type: 'succeed', model: 10 })).toBe('SK-CMD-4');
    play.blue({ type: 'succeed', model: 9 });
    expect(play.waits).toBe('dice morale');
    expect(play.state.squads[1]?.actingLeader).toBe(9);
  });
  it('SK-CMD-4: not without an NCO, nor in a squad that began without a Leader', () => {
    expect(leaderDies(0).eventTypes).not.toContain('succeeded');
    const nco = struck({}, { specials: ['nco'] }, [...row(0, 6, 580), ...ncos(1)]);
    expect(nco.eventTypes).not.toContain('succeeded');
    expect(commanderOf(nco.state, 1)).toBe(-1);
  });
  it('SK-CMD-4: the acting Leader counts as having Leader from his next activation on', () => {
    const state = position({
      models: [{ at: [300, 300], specials: ['nco'] }, ...row(0, 5, 500), ...row(1, 6, 20)],
      squads: [{ hadLeader: true, commander: -1, actingLeader: 0 }, {}],
    });
    expect(isLeader(state, 0)).toBe(false);
    const play = playing(state).red({ type: 'nominate', model: 0 });
    expect(isLeader(play.state, 0)).toBe(true);
    expect(isLeader(play.state, 1)).toBe(false);
  });
  it('SK-CMD-4: but not when another model is nominated', () => {
    const state = position({
      models: [{ at: [300, 300], specials: ['nco'] }, ...row(0, 5, 500), ...row(1, 6, 20)],
      squads: [{ hadLeader: true, commander: -1, actingLeader: 0 }, {}],
    });
    expect(isLeader(playing(state).red({ type: 'nominate', model: 1 }).state, 0)).toBe(false);
  });
  it('SK-CMD-4: not while there is a Leader or an acting Leader', () => {
    const nco: ModelSpec = { at: [300, 300], specials: ['nco'] };
    const leader: ModelSpec = { at: [340, 300], specials: ['leader'] };
    expect(successors(position({ models: [nco, leader] }), 0)).toEqual([]);
    const lost = { hadLeader: true, commander: -1 };
    const models = [nco, { ...nco, at: [340, 300] as const }];
    expect(successors(position({ models, squads: [lost, {}] }), 0)).toEqual([0, 1]);
    expect(successors(position({ models, squads: [{ ...lost, actingLeader: 0 }, {}] }), 0)).toEqual([]);
  });
  it('SK-CMD-4: the next NCO takes over when the acting Leader is lost', () => {
    const state = position({
      models: [
        { at: [300, 300], specials: ['nco'], out: 'killed' },
        { at: [300, 340], specials: ['nco'] },
        ...row(0, 5, 500),
        ...row(1, 6, 20),
      ],
      squads: [{ hadLeader: true, commander: -1, actingLeader: 0, actingLeads: true }, {}],
    });
    expect(commanderOf(state, 0)).toBe(-1);
    expect(successors(state, 0)).toEqual([1]);
  });
});

describe('SK-SPR-6, SK-SCN-1: dropped objects', () => {
  it('SK-SPR-6: a Flag Bearer who goes Out leaves the flag where he was', () => {
    const play = struck({}, { specials: ['flagBearer'] }, [...row(0, 6, 580), ...row(1, 6, 20)]);
    expect(play.state.things.at(-1)).toMatchObject({
      kind: 'flag',
      owner: 1,
      carrier: -1,
      x: steps(300),
      y: steps(300),
    });
  });
  it('SK-SCN-1: a model drops what it carries when it goes Out', () => {
    const state = acting({
      models: [{ at: [300, 320], c: 4 }, { at: [300, 300], player: 1, object: 0 }, ...row(0, 6, 580), ...row(1, 6, 20)],
      things: [{ at: [300, 300], carrier: 1 }],
    });
    const play = attacked(state).roll([6], [1]);
    expect(play.state.models[1]).toMatchObject({ posture: 'out', object: -1 });
    expect(play.state.things[0]).toMatchObject({ carrier: -1, x: steps(300), y: steps(300) });
  });
  it('SK-SCN-1: a model drops what it carries when it is Fallen', () => {
    const models: readonly ModelSpec[] = [
      { at: [300, 320], player: 0 },
      { at: [300, 300], player: 1, object: 0 },
      ...row(0, 6, 580),
      ...row(1, 6, 20),
    ];
    const play = attacked(acting({ models, things: [{ at: [300, 300], carrier: 1 }] })).roll([4], [3]);
    expect(play.state.models[1]).toMatchObject({ posture: 'fallen', object: -1 });
    expect(play.state.things[0]?.carrier).toBe(-1);
  });
});

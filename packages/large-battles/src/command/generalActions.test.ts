import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { actingIn } from '../../test/fighting.ts';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import { activation, battlefield, type BattlefieldSpec } from '../../test/positions.ts';
import { generalReady } from '../turn/phase.ts';

function field(spec: Partial<BattlefieldSpec> = {}) {
  return battlefield({
    brigades: [0, 0, 1],
    units: [
      { at: [400, 1000], brigade: 0 },
      { at: [600, 1000], brigade: 0 },
      { at: [800, 1000], brigade: 0 },
      { at: [1300, 1000], brigade: 1 },
      { at: [600, 200], side: 1, brigade: 2 },
      { at: [1000, 1150], brigade: -1, kind: 'dragoons' },
    ],
    generals: [
      { brigade: 0, at: [600, 1060] },
      { brigade: 1, side: 0, at: [1300, 1060] },
      { brigade: 2, side: 1, at: [700, 150] },
      { cinc: true, side: 0, at: [900, 1100] },
      { cinc: true, side: 1, at: [900, 100] },
    ],
    ...spec,
  });
}
type Spec = Partial<BattlefieldSpec>;
const leader = (faces: readonly number[], spec: Spec = {}) =>
  playing(field(spec))
    .red({ type: 'open', brigade: 0 })
    .red({ type: 'activateGeneral', general: 0, dice: faces.length })
    .roll(faces);
const cinc = (faces: readonly number[], spec: Spec = {}) =>
  playing(field(spec))
    .red({ type: 'open', brigade: -1 })
    .red({ type: 'activateGeneral', general: 3, dice: faces.length })
    .roll(faces);

describe('Leaders', () => {
  it('LB-LEAD-02 rolls 1 to 3 dice against his Quality in his brigade’s slot', () => {
    const t = leader([3, 6]);
    expect(t.event('activationRolled')).toMatchObject({ general: 0, quality: 3, actions: 2 });
    const other = playing(field()).red({ type: 'open', brigade: 0 });
    expect(other.refused('red', { type: 'activateGeneral', general: 1, dice: 1 })).toBe('LB-ACT-04');
    // Once a phase, and only as long as he is there.
    expect(other.offered('red', 'activateGeneral').map(({ general, dice }) => [general, dice])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    const again = leader([6]).red({ type: 'stop' });
    expect(again.refused('red', { type: 'activateGeneral', general: 0, dice: 1 })).toBe('LB-ACT-12');
    const state = field();
    const is = (change: object) => ({
      ...state,
      generals: state.generals.map((g, i) => (i === 0 ? { ...g, ...change } : g)),
    });
    expect(generalReady(state, 0)).toBe(true);
    expect(generalReady(is({ status: 'attached', unit: 0 }), 0)).toBe(true);
    for (const status of ['gone', 'waiting'] as const) expect(generalReady(is({ status }), 0)).toBe(false);
    expect(generalReady(is({ activated: true }), 0)).toBe(false);
    expect([generalReady(is({ spent: true }), 0), generalReady(is({ spent: true }), 0, true)]).toEqual([false, true]);
  });

  it('LB-LEAD-03 LB-SEQ-04 his actions are moves and group orders', () => {
    const t = leader([6, 6]);
    expect(t.offered('red', 'ride').length).toBeGreaterThan(0);
    expect(t.offered('red', 'group').length).toBeGreaterThan(0);
    expect(t.refused('red', { type: 'assign', unit: 5, brigade: 0 })).toBe('LB-CINC-02');
  });

  it('LB-LEAD-05 the successes of the group roll are actions for every unit of it', () => {
    const t = leader([6])
      .red({ type: 'group', general: 0, units: [0, 1, 2], dice: 2 })
      .roll([6, 6]);
    expect(t.frame('acting').doings.map((activation) => activation.left)).toEqual([2, 2, 2]);
  });

  it('LB-LEAD-06 LB-LEAD-28 only units of his own brigade, in command and not yet activated, form a group', () => {
    const t = leader([6]);
    expect(t.refused('red', { type: 'group', general: 0, units: [0, 3], dice: 1 })).toBe('LB-LEAD-28');
    expect(t.refused('red', { type: 'group', general: 0, units: [0, 0], dice: 1 })).toBe('LB-LEAD-06');
    const far = leader([6], {
      units: [
        { at: [600, 1000], brigade: 0 },
        { at: [100, 300], brigade: 0 },
        { at: [600, 200], side: 1, brigade: 2 },
      ],
    });
    expect(far.refused('red', { type: 'group', general: 0, units: [0, 1], dice: 1 })).toBe('LB-LEAD-06');
    const done = playing(field())
      .red({ type: 'open', brigade: 0 })
      .red({ type: 'activate', unit: 0, dice: 1 })
      .roll([6]);
    done.red({ type: 'stop' }).red({ type: 'activateGeneral', general: 0, dice: 1 }).roll([6]);
    expect(done.refused('red', { type: 'group', general: 0, units: [0, 1], dice: 1 })).toBe('LB-LEAD-28');
  });

  it('LB-LEAD-06 no unit of a group Approaches or fires', () => {
    const t = leader([6], {
      units: [
        { at: [600, 1000], brigade: 0, kind: 'battery' },
        { at: [800, 1000], brigade: 0 },
        { at: [600, 700], side: 1, brigade: 2 },
        { at: [800, 1000 - 15 - 130], side: 1, brigade: 2 },
      ],
    });
    t.red({ type: 'group', general: 0, units: [0, 1], dice: 1 }).roll([6]);
    expect(t.offered('red', 'fire')).toEqual([]);
    expect(t.offered('red', 'approach')).toEqual([]);
    expect(t.refused('red', { type: 'fire', unit: 0, target: 2, sector: -1, added: 0 })).toMatch(/^LB-/);
    expect(t.refused('red', { type: 'approach', unit: 1, sector: -1 })).toMatch(/^LB-(LEAD-06|APP-02)$/);
  });

  it('LB-LEAD-06 LB-LEAD-11 an attached Leader gives no group order', () => {
    const t = leader([6, 6]).red({ type: 'attach', general: 0, unit: 1 });
    expect(t.state.generals[0]).toMatchObject({ status: 'attached', unit: 1 });
    expect(t.offered('red', 'group')).toEqual([]);
    expect(t.refused('red', { type: 'group', general: 0, units: [0], dice: 1 })).toBe('LB-LEAD-06');
  });

  it('LB-LEAD-07 a group may be a single unit, but not empty', () => {
    const t = leader([6]);
    expect(t.refused('red', { type: 'group', general: 0, units: [], dice: 1 })).toBe('LB-LEAD-07');
    expect(t.red({ type: 'group', general: 0, units: [1], dice: 1 }).roll([6]).waits).toBe('red acting');
  });

  it('LB-LEAD-08 he may order another group with another action', () => {
    const t = leader([6, 6])
      .red({ type: 'group', general: 0, units: [0], dice: 1 })
      .roll([6])
      .red({ type: 'stop' });
    expect(t.waits).toBe('red general');
    expect(t.refused('red', { type: 'group', general: 0, units: [0, 1], dice: 1 })).toBe('LB-LEAD-28');
    t.red({ type: 'group', general: 0, units: [1, 2], dice: 1 }).roll([6]);
    expect(t.waits).toBe('red acting');
  });

  it('LB-LEAD-09 a double failure of the group closes the slot; his remaining actions are lost', () => {
    const t = leader([6, 6])
      .red({ type: 'group', general: 0, units: [0, 1], dice: 2 })
      .roll([1, 1]);
    t.blue({ type: 'hold' });
    expect(t.state.brigades[0]?.slot).toBe('closed');
    expect(t.waits).toBe('red phase');
  });

  it('LB-SEQ-04 what the group earned is every unit’s of it, and with two failures the slot closes after it', () => {
    const ordered = (faces: number[]) =>
      leader([6])
        .red({ type: 'group', general: 0, units: [0, 2], dice: faces.length })
        .roll(faces)
        .state.frames.find((frame) => frame.at === 'acting');
    const two = ordered([6, 1, 1]);
    expect(two).toMatchObject({ mode: 'group', side: 0, general: 0, chance: 2, doubleFailure: true });
    expect(two?.doings.map(({ unit, left }) => [unit, left])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(ordered([6, 6, 1])).toMatchObject({ mode: 'group', chance: 1, doubleFailure: false });
    const alone = playing(field()).red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 1, dice: 1 });
    expect(alone.roll([6]).frame('acting')).toMatchObject({ mode: 'own', chance: 0, doubleFailure: false });
  });

  it('LB-SEQ-04 the units act in any order and by turns, with a window before the first action and after each', () => {
    const t = leader([6, 6])
      .red({ type: 'group', general: 0, units: [0, 1], dice: 3 })
      .roll([6, 6, 1]);
    for (const unit of [1, 0, 1, 0]) {
      t.blue({ type: 'hold' }).red({ type: 'move', unit, move: { kind: 'straight', distance: steps(20) } });
      expect(t.waits).toBe('blue window');
    }
    expect(t.blue({ type: 'hold' }).waits).toBe('red general');
  });

  it('LB-SEQ-04 LB-LEAD-28 without a success there is one window, the units are done, and he goes on', () => {
    const t = leader([6, 6])
      .red({ type: 'group', general: 0, units: [0, 1], dice: 1 })
      .roll([1]);
    expect(t.waits).toBe('blue window');
    expect(t.blue({ type: 'hold' }).waits).toBe('red general');
    expect(t.offered('red', 'group').every((offer) => !offer.units.includes(0) && !offer.units.includes(1))).toBe(true);
  });

  it('LB-SEQ-04 LB-PROX-04 when all are done the whole group is checked for friends too near', () => {
    const state = field({ units: [{ at: [600, 1000] }, { at: [750, 1000] }, { at: [1300, 1000] }] });
    const done = { left: 0, moved: true, near: [] };
    const t = actingIn(state, 2, 1, {}, 'group');
    const frame = t.frame('acting');
    const doings = [activation(state, 0, done), activation(state, 1, done), ...frame.doings];
    const group = new Playing({
      ...t.state,
      frames: t.state.frames.map((f) => (f === frame ? { ...frame, doings } : f)),
    });
    group.red({ type: 'stop' });
    expect(group.state.units.map((u) => u.violation)).toEqual([true, true, false]);
  });

  it('LB-LEAD-10 the units’ own rules do not help a group roll', () => {
    const t = leader([6], {
      units: [
        { at: [600, 1000], brigade: 0, traits: { elan: true, guard: true } },
        { at: [600, 200], side: 1, brigade: 2 },
      ],
    });
    t.red({ type: 'group', general: 0, units: [0], dice: 3 }).roll([6, 6, 6]);
    expect(t.event('activationRolled')).toMatchObject({ automatic: 0, actions: 3 });
  });

  it('LB-LEAD-11 attaches in contact with a unit of his brigade and detaches with a move', () => {
    const t = leader([6, 6]);
    expect(t.refused('red', { type: 'attach', general: 0, unit: 3 })).toBe('LB-LEAD-11');
    t.red({ type: 'attach', general: 0, unit: 1 });
    const [away] = t.offered('red', 'ride');
    t.red(away as NonNullable<typeof away>);
    expect(t.state.generals[0]).toMatchObject({ status: 'table', unit: -1 });
  });

  it('LB-LEAD-12 the unit he joined may be activated afterwards', () => {
    const t = leader([6]).red({ type: 'attach', general: 0, unit: 1 });
    expect(t.waits).toBe('red slot');
    expect(t.red({ type: 'activate', unit: 1, dice: 1 }).waits).toBe('dice activationRoll');
  });

  it('LB-LEAD-15 a spent Leader neither acts nor reacts until his slot is opened again', () => {
    const state = field();
    const spent = { ...state, generals: state.generals.map((g, i) => (i === 2 ? { ...g, spent: true } : g)) };
    const t = playing(spent).red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]);
    expect(t.offered('blue', 'reactGeneral').map((offer) => offer.general)).toEqual([4]);
    expect(t.refused('blue', { type: 'reactGeneral', general: 2 })).toBe('LB-REACT-03');
    t.blue({ type: 'hold' }).red({ type: 'stop' }).blue({ type: 'hold' }).red({ type: 'pass' });
    expect(t.blue({ type: 'open', brigade: 2 }).offered('blue', 'activateGeneral').length).toBe(3);
  });

  it('LB-LEAD-24 units without a Leader are still activated one by one', () => {
    const t = playing(field({ generals: [] })).red({ type: 'open', brigade: 0 });
    expect(t.offered('red', 'activate').map((offer) => offer.unit)).toContain(0);
    expect(t.offered('red', 'activateGeneral')).toEqual([]);
  });

  it('LB-SPEC-31 LB-SPEC-32 Active: one failed die of a group order a phase is rolled again', () => {
    const active: Spec = { generals: [{ brigade: 0, at: [600, 1060], traits: { active: true } }] };
    const t = leader([6, 6], active)
      .red({ type: 'group', general: 0, units: [0], dice: 2 })
      .roll([6, 1]);
    expect(t.waits).toBe('red rerollChoice');
    expect(t.asks).toBe('LB-SPEC-31');
    t.red({ type: 'reroll', die: 1 }).roll([6]);
    expect(t.waits).toBe('red acting');
    t.red({ type: 'stop' })
      .red({ type: 'group', general: 0, units: [1], dice: 1 })
      .roll([1]);
    expect(t.waits).toBe('blue window'); // once a phase
  });

  it('LB-SPEC-35 Cautious: at most three units', () => {
    const t = leader([6], {
      units: [
        { at: [400, 1000], brigade: 0 },
        { at: [600, 1000], brigade: 0 },
        { at: [800, 1000], brigade: 0 },
        { at: [600, 1130], brigade: 0 },
        { at: [600, 200], side: 1, brigade: 2 },
      ],
      generals: [{ brigade: 0, at: [600, 1060], traits: { cautious: true } }],
    });
    expect(t.refused('red', { type: 'group', general: 0, units: [0, 1, 2, 3], dice: 1 })).toBe('LB-SPEC-35');
    expect(t.offered('red', 'group').every((offer) => offer.units.length <= 3)).toBe(true);
  });

  it('LB-SPEC-37 Methodic: one group order a phase', () => {
    const t = leader([6, 6], { generals: [{ brigade: 0, at: [600, 1060], traits: { methodic: true } }] });
    t.red({ type: 'group', general: 0, units: [0], dice: 1 })
      .roll([6])
      .red({ type: 'stop' });
    expect(t.refused('red', { type: 'group', general: 0, units: [1], dice: 1 })).toBe('LB-SPEC-37');
  });
});

describe('the Commander in Chief', () => {
  it('LB-CINC-01 LB-CINC-02 LB-SEQ-05 is activated like a Leader; moves, nominates, assigns', () => {
    const t = cinc([6, 6]);
    expect(t.offered('red', 'ride').length).toBeGreaterThan(0);
    expect(t.offered('red', 'assign')).toEqual([
      { type: 'assign', unit: 5, brigade: 0 },
      { type: 'assign', unit: 5, brigade: 1 },
    ]);
    expect(t.refused('red', { type: 'group', general: 3, units: [0], dice: 1 })).toBe('LB-LEAD-05');
  });

  it('LB-CINC-03 LB-CINC-04 a Leader in his span rolls one failed die again, once a phase, before the reaction is counted', () => {
    const near: Spec = {
      generals: [
        { brigade: 0, at: [600, 1060] },
        { cinc: true, side: 0, at: [700, 1060] },
      ],
    };
    const t = leader([1, 6], near);
    expect(t.waits).toBe('red rerollChoice');
    expect(t.asks).toBe('LB-CINC-03');
    expect(t.refused('red', { type: 'reroll', die: 1 })).toBe('LB-CINC-03'); // that die succeeded
    t.red({ type: 'reroll', die: 0 }).roll([5]);
    expect(t.waits).toBe('red general');
    expect(t.state.generals[0]?.rerolled).toBe(true);
  });

  it('LB-CINC-03 the new result stands, also as a failure', () => {
    const t = leader([1, 6], {
      generals: [
        { brigade: 0, at: [600, 1060] },
        { cinc: true, side: 0, at: [700, 1060] },
      ],
    });
    t.red({ type: 'reroll', die: 0 }).roll([1]);
    expect(t.waits).toBe('blue window');
    expect(t.frame('window').dice).toBe(1);
  });

  it('LB-CINC-03 LB-CINC-04 once a phase, though a failed reaction may be tried again; anew in the next phase', () => {
    const t = playing(
      field({
        generals: [
          { brigade: 2, side: 1, at: [700, 150] },
          { cinc: true, side: 1, at: [800, 150] },
        ],
      }),
    );
    t.red({ type: 'open', brigade: 0 });
    t.red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]).blue({ type: 'reactGeneral', general: 2 }).roll([1]);
    expect(t.waits).toBe('blue rerollChoice');
    t.blue({ type: 'reroll', die: 0 }).roll([1]).red({ type: 'stop' });
    t.red({ type: 'activate', unit: 1, dice: 2 }).roll([6, 1]).blue({ type: 'reactGeneral', general: 2 }).roll([1]);
    expect(t.waits).toBe('red acting');
    t.red({ type: 'stop' }).red({ type: 'pass' });
    t.blue({ type: 'open', brigade: 2 }).blue({ type: 'activateGeneral', general: 2, dice: 1 }).roll([1]);
    expect(t.waits).toBe('blue rerollChoice');
  });

  it('LB-CINC-03 not outside his span of 1L, and never for group rolls', () => {
    const far = leader([1, 6], {
      generals: [
        { brigade: 0, at: [600, 1060] },
        { cinc: true, side: 0, at: [600 + 7.5 + 180 + 15 + 3, 1060] },
      ],
    });
    expect(far.waits).toBe('blue window');
    const group = leader([6], {
      generals: [
        { brigade: 0, at: [600, 1060] },
        { cinc: true, side: 0, at: [700, 1060] },
      ],
    });
    group.red({ type: 'group', general: 0, units: [0], dice: 2 }).roll([6, 1]);
    expect(group.waits).toBe('blue window');
  });

  it('LB-CINC-05 Reserve units are not activated', () => {
    const t = playing(field()).red({ type: 'open', brigade: -1 });
    expect(t.offered('red', 'activate')).toEqual([]);
    expect(t.refused('red', { type: 'activate', unit: 5, dice: 1 })).toBe('LB-CINC-05');
  });

  it('LB-CINC-06 an assigned unit joins for good and moves at once towards its new Leader', () => {
    const t = cinc([6]).red({ type: 'assign', unit: 5, brigade: 1 });
    expect(t.state.units[5]?.brigade).toBe(1);
    expect(t.waits).toBe('red freeMove');
    expect(t.refused('red', { type: 'move', unit: 5, move: { kind: 'backward', distance: steps(20) } })).toBe(
      'LB-CINC-06',
    );
  });

  it('LB-CINC-06 only units within the CinC’s span can be assigned', () => {
    const t = cinc([6], {
      units: [
        { at: [400, 1000], brigade: 0 },
        { at: [1700, 1150], brigade: -1, kind: 'dragoons' },
        { at: [600, 200], side: 1, brigade: 2 },
      ],
    });
    expect(t.offered('red', 'assign')).toEqual([]);
    expect(t.refused('red', { type: 'assign', unit: 1, brigade: 0 })).toBe('LB-CINC-06');
  });

  it('LB-CINC-08 out of the new Leader’s span it may be pressed on with one or two dice, without fire or Approach', () => {
    const t = cinc([6], {
      units: [
        { at: [200, 600], brigade: 0 },
        { at: [1000, 1150], brigade: -1, kind: 'dragoons' },
        { at: [600, 200], side: 1, brigade: 2 },
      ],
      generals: [
        { brigade: 0, at: [200, 660] },
        { cinc: true, side: 0, at: [900, 1100] },
      ],
    });
    t.red({ type: 'assign', unit: 1, brigade: 0 }).red({ type: 'stop' });
    expect(t.waits).toBe('red press');
    expect(t.refused('red', { type: 'press', dice: 3 })).toBe('LB-CINC-08');
    t.red({ type: 'press', dice: 2 }).roll([6, 6]);
    expect(t.frame('acting').mode).toBe('reserve');
    expect(t.state.units[1]?.activated).toBe(true);
    expect(t.offered('red', 'approach')).toEqual([]);
  });

  /** A Reserve unit to be assigned to the Leader at this place, with an enemy before it. */
  const onTheMarch = (leaderAt: readonly [number, number], kind: 'dragoons' | 'battery' = 'dragoons') =>
    cinc([6], {
      units: [
        { at: [200, 600], brigade: 0 },
        { at: [1000, 1130], brigade: -1, kind },
        { at: [1000, 950], side: 1, brigade: 2 },
      ],
      generals: [
        { brigade: 0, at: leaderAt },
        { cinc: true, side: 0, at: [1000, 1175] },
      ],
    }).red({ type: 'assign', unit: 1, brigade: 0 });

  it('LB-CINC-08 within the new Leader’s span after its free move it gets no dice', () => {
    const t = onTheMarch([1150, 1130]).red({ type: 'stop' });
    expect(t.waits).toBe('red phase');
    expect(t.state.units[1]?.activated).toBe(false);
  });

  it('LB-CINC-08 one or two dice, or none; without them it is not activated', () => {
    const t = onTheMarch([200, 660]).red({ type: 'stop' });
    expect(t.offers('red')).toEqual([{ type: 'press', dice: 1 }, { type: 'press', dice: 2 }, { type: 'decline' }]);
    expect(t.refused('red', { type: 'press', dice: 0 })).toBe('LB-CINC-08');
    t.red({ type: 'decline' });
    expect(t.state.units[1]?.activated).toBe(false);
  });

  it('LB-CINC-08 pressed on it neither Approaches nor fires at an enemy that it could reach', () => {
    const pressed = (kind: 'dragoons' | 'battery') =>
      onTheMarch([200, 660], kind).red({ type: 'stop' }).red({ type: 'press', dice: 1 }).roll([6]);
    const horse = pressed('dragoons');
    const guns = pressed('battery');
    expect(actingIn(horse.state, 1).offered('red', 'approach')).toHaveLength(1);
    expect(actingIn(guns.state, 1, 1).offered('red', 'fire')).toHaveLength(1);
    expect(horse.refused('red', { type: 'approach', unit: 1, sector: -1 })).toBe('LB-CINC-08');
    expect(guns.refusal('red', { type: 'fire', unit: 1, target: 2, sector: -1, added: 0 })).toMatchObject({
      rule: 'LB-CINC-08',
      reason: 'lb.refusal.fire.noFireFromReserve',
    });
    expect([...horse.offered('red', 'approach'), ...guns.offered('red', 'fire')]).toEqual([]);
  });

  it('LB-CINC-09 a double failure on that roll closes the CinC’s slot; his other actions are lost', () => {
    const t = cinc([6, 6], {
      units: [
        { at: [200, 600], brigade: 0 },
        { at: [1000, 1150], brigade: -1, kind: 'dragoons' },
        { at: [600, 200], side: 1, brigade: 2 },
      ],
      generals: [
        { brigade: 0, at: [200, 660] },
        { cinc: true, side: 0, at: [900, 1100] },
      ],
    });
    t.red({ type: 'assign', unit: 1, brigade: 0 }).red({ type: 'stop' }).red({ type: 'press', dice: 2 }).roll([1, 1]);
    t.blue({ type: 'hold' });
    expect(t.state.sides[0].slot).toBe('closed');
    expect(t.waits).toBe('red phase');
  });

  it('LB-CINC-10 after the free move alone it may be activated in its brigade’s slot', () => {
    const t = cinc([6]).red({ type: 'assign', unit: 5, brigade: 1 });
    t.red({ type: 'stop' });
    if (t.waits === 'red press') t.red({ type: 'decline' });
    if (t.waits === 'red general') t.red({ type: 'stop' });
    t.red({ type: 'open', brigade: 1 });
    expect(t.offered('red', 'activate').map((offer) => offer.unit)).toContain(5);
  });

  it('LB-CINC-13 never attaches to a unit', () => {
    const t = cinc([6]);
    expect(t.offered('red', 'attach')).toEqual([]);
    expect(t.refused('red', { type: 'attach', general: 3, unit: 5 })).toBe('LB-CINC-13');
  });

  it('LB-LEAD-25 LB-LEAD-27 nominates a Leader of Quality one worse, at most 5, without special rules', () => {
    const lost = (q: number): Spec => ({
      generals: [
        { brigade: 0, status: 'gone', fate: 'lost', q, traits: { active: true } },
        { cinc: true, side: 0, at: [900, 1100] },
      ],
    });
    const t = cinc([6], lost(3));
    const [place] = t.offered('red', 'nominate');
    t.red(place as NonNullable<typeof place>);
    expect(t.state.generals[0]).toMatchObject({ status: 'table', q: 4, replacement: true });
    const worst = cinc([6], lost(5));
    const [there] = worst.offered('red', 'nominate');
    worst.red(there as NonNullable<typeof there>);
    expect(worst.state.generals[0]?.q).toBe(5);
  });

  it('LB-LEAD-25 he does not nominate where a Leader stands', () => {
    const t = cinc([6]);
    expect(t.offered('red', 'nominate')).toEqual([]);
    expect(t.refused('red', { type: 'nominate', brigade: 0, x: steps(600), y: steps(1060), facing: 0 })).toBe(
      'LB-LEAD-25',
    );
  });
});

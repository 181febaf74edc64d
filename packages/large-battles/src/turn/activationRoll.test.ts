import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec } from '../../test/positions.ts';
import { AVERAGE_DIE, standardOf } from './activationStandard.ts';

/** Two red battalions and their Leader, one blue battalion far off; brigades 0 (red), 1 (red), 2 (blue). */
function field(spec: Partial<BattlefieldSpec> = {}) {
  return battlefield({
    brigades: [0, 0, 1],
    units: [
      { at: [500, 1000], brigade: 0 },
      { at: [800, 1000], brigade: 0 },
      { at: [1300, 1000], brigade: 1 },
      { at: [500, 200], side: 1, brigade: 2 },
      { at: [900, 200], side: 1, brigade: 2 },
    ],
    generals: [
      { brigade: 0, at: [650, 1050] },
      { brigade: 1, side: 0, at: [1300, 1060] },
      { brigade: 2, side: 1, at: [700, 150] },
      { cinc: true, side: 0, at: [900, 1100] },
      { cinc: true, side: 1, at: [900, 100] },
    ],
    ...spec,
  });
}
const inSlot = (spec: Partial<BattlefieldSpec> = {}) => playing(field(spec)).red({ type: 'open', brigade: 0 });

it('LB-GEN-03 the Average die has the faces 2, 3, 3, 4, 4 and 5', () => {
  expect(AVERAGE_DIE).toEqual([2, 3, 3, 4, 4, 5]);
});

describe('the initiative phase', () => {
  it('LB-ACT-01 LB-SEQ-01 only the side with the initiative opens slots; the other has nothing to decide', () => {
    const t = playing(field());
    expect(t.waits).toBe('red phase');
    expect(t.refused('blue', { type: 'open', brigade: 2 })).toBe('KERNEL-TURN');
    expect(t.offers('blue')).toEqual([]);
    expect(playing(field()).red({ type: 'pass' }).waits).toBe('blue phase');
    // It acts until its last slot is closed.
    for (const brigade of [0, 1]) t.red({ type: 'open', brigade }).red({ type: 'close' });
    expect(t.waits).toBe('red phase');
    expect(t.red({ type: 'open', brigade: -1 }).red({ type: 'close' }).waits).toBe('blue phase');
  });

  it('LB-ACT-04 every own brigade and the CinC is a slot, in any order', () => {
    const t = playing(field());
    expect(t.offered('red', 'open').map((offer) => offer.brigade)).toEqual([0, 1, -1]);
    expect(t.refused('red', { type: 'open', brigade: 2 })).toBe('LB-ACT-05');
    expect(t.red({ type: 'open', brigade: -1 }).waits).toBe('red slot');
  });

  it('LB-ACT-05 a slot that was closed stays closed for the phase', () => {
    const t = inSlot().red({ type: 'close' });
    expect(t.offered('red', 'open').map((offer) => offer.brigade)).toEqual([1, -1]);
    expect(t.refused('red', { type: 'open', brigade: 0 })).toBe('LB-ACT-05');
  });

  it('LB-ACT-06 a CinC without a Reserve still has his slot', () => {
    const t = playing(field()).red({ type: 'open', brigade: -1 });
    expect(t.offered('red', 'activateGeneral')).toHaveLength(3);
    expect(t.offered('red', 'activate')).toHaveLength(0);
  });

  it('LB-ACT-07 chooses one, two or three dice before each activation', () => {
    const t = inSlot();
    const dice = t
      .offered('red', 'activate')
      .filter((offer) => offer.unit === 0)
      .map((offer) => offer.dice);
    expect(dice).toEqual([1, 2, 3]);
    expect(t.refused('red', { type: 'activate', unit: 0, dice: 4 })).toBe('LB-ACT-07');
    expect(t.refused('red', { type: 'activate', unit: 0, dice: 0 })).toBe('LB-ACT-07');
    expect(t.red({ type: 'activate', unit: 0, dice: 2 }).waits).toBe('dice activationRoll');
  });

  it('LB-ACT-12 a unit is activated once a phase', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 1 }).roll([6]).red({ type: 'stop' });
    expect(t.refused('red', { type: 'activate', unit: 0, dice: 1 })).toBe('LB-ACT-12');
    expect(t.offered('red', 'activate').some((offer) => offer.unit === 0)).toBe(false);
  });

  it('LB-ACT-12 a General is activated once a phase', () => {
    const t = inSlot().red({ type: 'activateGeneral', general: 0, dice: 1 }).roll([6]).red({ type: 'stop' });
    expect(t.refused('red', { type: 'activateGeneral', general: 0, dice: 1 })).toBe('LB-ACT-12');
  });

  it('LB-ACT-17 LB-ACT-23 passing between activations ends the phase', () => {
    const t = inSlot().red({ type: 'pass' });
    expect(t.eventTypes).toContain('passed');
    expect(t.waits).toBe('blue phase');
    expect(t.state.phase).toBe(2);
  });

  it('LB-ACT-17 the phase ends when all slots are done', () => {
    const t = inSlot().red({ type: 'close' }).red({ type: 'open', brigade: 1 }).red({ type: 'close' });
    t.red({ type: 'open', brigade: -1 }).red({ type: 'close' });
    expect(t.waits).toBe('blue phase');
  });

  it('LB-SEQ-01 a new phase clears the marks of the last one', () => {
    const t = inSlot()
      .red({ type: 'activate', unit: 0, dice: 1 })
      .roll([6])
      .red({ type: 'stop' })
      .red({ type: 'pass' });
    expect(t.state.units[0]?.activated).toBe(true);
    t.blue({ type: 'pass' });
    expect(t.state.units[0]?.activated).toBe(false);
  });
});

describe('activation rolls', () => {
  it('LB-UNIT-02 LB-ACT-08 a die succeeds at the Quality with its modifiers; 1 fails, 6 succeeds', () => {
    // Q4, in command: +1
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 3 }).roll([3, 2, 1]);
    expect(t.event('activationRolled')).toMatchObject({ successes: 1, failures: 2, quality: 4 });
  });

  it('LB-ACT-08 a natural 6 succeeds against any Quality', () => {
    const t = inSlot({
      units: [
        { at: [500, 1000], brigade: 0, q: 6 },
        { at: [500, 200], side: 1, brigade: 2 },
      ],
      generals: [],
    });
    t.red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 5]);
    expect(t.event('activationRolled')).toMatchObject({ successes: 1, failures: 1 });
  });

  it('LB-ACT-09 LB-UNIT-13 a unit within its own Leader’s span adds 1 to each die', () => {
    const state = field();
    expect(standardOf(state, 0, 0).bonus).toEqual([{ rule: 'LB-ACT-09', add: 1, what: 'lb.tally.leader' }]);
    // 2M = 240 mm; the Leader's card is 15 mm wide
    const far = field({ generals: [{ brigade: 0, at: [500 + 60 + 240 + 7.5 + 5, 1000] }] });
    expect(standardOf(far, 0, 0).bonus).toEqual([]);
    const near = field({ generals: [{ brigade: 0, at: [500 + 60 + 240 + 7.5 - 5, 1000] }] });
    expect(standardOf(near, 0, 0).bonus).toHaveLength(1);
  });

  it('LB-ACT-10 neither the CinC nor the Leader of another brigade adds anything; Generals roll bare', () => {
    const other = field({
      generals: [
        { brigade: 1, side: 0, at: [500, 1050] },
        { cinc: true, side: 0, at: [560, 1050] },
      ],
    });
    expect(standardOf(other, 0, 0).bonus).toEqual([]);
    const own = field();
    for (const unit of [0, 1, 2, 3]) expect(total(standardOf(own, unit, 0).bonus)).toBe(1);
    const reserve = field({ units: [{ at: [900, 1050], brigade: -1 }] });
    expect(standardOf(reserve, 0, 0).bonus).toEqual([]);
    const t = inSlot().red({ type: 'activateGeneral', general: 0, dice: 1 }).roll([2]);
    expect(t.event('activationRolled')).toMatchObject({ bonus: [], successes: 0 }); // Q3: a 2 fails
  });

  it('LB-ACT-11 each success is one action, and they are spent at once', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 6, 6]);
    expect(t.waits).toBe('red acting');
    expect(t.frame('acting').doings[0]?.left).toBe(3);
    t.red({ type: 'move', unit: 0, move: { kind: 'aboutFace' } });
    expect(t.frame('acting').doings[0]?.left).toBe(2);
  });

  it('LB-ACT-22 actions may be left unspent', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 6, 6]).red({ type: 'stop' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-ACT-13 LB-SEQ-02 with two failures the slot closes once the action earned is spent and the reaction settled', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 1, 1]);
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'hold' }).red({ type: 'move', unit: 0, move: { kind: 'aboutFace' } });
    expect(t.waits).toBe('blue window');
    expect(t.state.brigades[0]?.slot).toBe('open');
    t.blue({ type: 'hold' });
    expect(t.state.brigades[0]?.slot).toBe('closed');
    expect(t.waits).toBe('red phase');
  });

  it('LB-ACT-13 LB-ACT-15 one failure does not close the slot, nor does the reaction to it', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]).blue({ type: 'hold' });
    t.red({ type: 'stop' }).blue({ type: 'hold' });
    expect(t.state.brigades[0]?.slot).toBe('open');
    expect(t.waits).toBe('red slot');
  });

  it('LB-ACT-14 LB-ACT-15 a double failure in the last slot is a turnover, after its reaction', () => {
    const t = playing(field()).red({ type: 'open', brigade: 1 }).red({ type: 'close' });
    t.red({ type: 'open', brigade: -1 }).red({ type: 'close' }).red({ type: 'open', brigade: 0 });
    t.red({ type: 'activate', unit: 0, dice: 2 }).roll([1, 1]);
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'react', unit: 3 }).roll([1, 1]);
    expect(t.eventTypes).toContain('turnover');
    expect(t.waits).toBe('blue phase');
  });

  it('LB-ACT-14 a double failure with another slot unopened is no turnover', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 2 }).roll([1, 1]).blue({ type: 'hold' });
    expect(t.eventTypes).not.toContain('turnover');
    expect(t.waits).toBe('red phase');
  });

  it('LB-ACT-16 failures of a General never close a slot', () => {
    const t = inSlot().red({ type: 'activateGeneral', general: 0, dice: 3 }).roll([1, 2, 2]);
    expect(t.waits).toBe('blue window');
    expect(t.frame('window')).toMatchObject({ dice: 3, immediate: true, last: true });
    const general = (faces: number[]) =>
      inSlot().red({ type: 'activateGeneral', general: 0, dice: faces.length }).roll(faces);
    expect(general([1]).frame('window')).toMatchObject({ dice: 1, immediate: true, last: true });
    expect(general([6]).waits).toBe('red general'); // no failure, no reaction
    const one = general([6, 1, 1]).blue({ type: 'hold' });
    expect([one.waits, one.frame('general').left]).toEqual(['red general', 1]);
    t.blue({ type: 'hold' });
    expect(t.state.brigades[0]?.slot).toBe('open');
    expect(t.waits).toBe('red slot');
  });

  it('LB-ACT-21 no other unit is activated while a unit still acts', () => {
    const t = inSlot().red({ type: 'activate', unit: 0, dice: 1 }).roll([6]);
    expect(t.refused('red', { type: 'activate', unit: 1, dice: 1 })).toBe('LB-ACT-21');
    expect(t.refused('red', { type: 'reload', unit: 1 })).toBe('LB-ACT-11');
  });

  it('LB-ACT-18 at most three moves an activation, whatever the actions', () => {
    const t = inSlot({
      units: [
        { at: [500, 1000], brigade: 0, traits: { elite: true } },
        { at: [500, 200], side: 1, brigade: 2 },
      ],
    });
    t.red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 6, 6]);
    expect(t.event('activationRolled').actions).toBe(4);
    for (let i = 0; i < 3; i++) t.red({ type: 'move', unit: 0, move: { kind: 'straight', distance: 64 } });
    expect(t.offered('red', 'move').every((offer) => ['rotate', 'aboutFace'].includes(offer.move.kind))).toBe(true);
    const rule = t.refused('red', { type: 'move', unit: 0, move: { kind: 'straight', distance: 64 } });
    expect(rule).toMatch(/^LB-(MOVE-03|SPEC-07|ACT-18)$/);
  });
});

describe('special rules of the roll', () => {
  const one = (traits: object, generals?: BattlefieldSpec['generals'], dis = 0) =>
    inSlot({
      units: [
        { at: [500, 1000], brigade: 0, traits, dis },
        { at: [500, 200], side: 1, brigade: 2 },
      ],
      ...(generals === undefined ? {} : { generals }),
    });

  it('LB-SPEC-05 LB-SPEC-06 Elan: a fresh unit rolls one die fewer and has one success', () => {
    const t = one({ elan: true }).red({ type: 'activate', unit: 0, dice: 3 }).roll([1, 1]);
    expect(t.event('activationRolled')).toMatchObject({ automatic: 1, successes: 1, failures: 2, actions: 1 });
  });

  it('LB-SPEC-05 Elan with one die needs no roll; a disordered unit has no such help', () => {
    const t = one({ elan: true }).red({ type: 'activate', unit: 0, dice: 1 });
    expect(t.waits).toBe('red acting');
    const worn = one({ elan: true }, undefined, 1).red({ type: 'activate', unit: 0, dice: 1 });
    expect(worn.waits).toBe('dice activationRoll');
  });

  it('LB-SPEC-07 LB-FAQ-07 Elite: two natural 6s earn an extra action, one does not', () => {
    const t = one({ elite: true }).red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 6, 2]);
    expect(t.event('activationRolled')).toMatchObject({ successes: 2, failures: 1, actions: 3 });
    const less = one({ elite: true }).red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 5, 2]);
    expect(less.event('activationRolled')).toMatchObject({ actions: 2 });
  });

  it('LB-SPEC-10 Guard: a pair of 5s counts as well', () => {
    const t = one({ guard: true }).red({ type: 'activate', unit: 0, dice: 3 }).roll([5, 5, 1]);
    expect(t.event('activationRolled')).toMatchObject({ successes: 2, actions: 3 });
    const none = one({ guard: true }).red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 5, 4]);
    expect(none.event('activationRolled')).toMatchObject({ successes: 3, actions: 3 });
  });

  it('LB-SPEC-21 LB-GEN-03 LB-FAQ-09 Unpredictable: the Average die is the Quality, one worse out of command', () => {
    const led = one({ unpredictable: true }).red({ type: 'activate', unit: 0, dice: 2 });
    expect(led.refused('red', { type: 'stop' })).toBe('KERNEL-TURN');
    led.roll([4, 3], [4]);
    expect(led.event('activationRolled')).toMatchObject({ quality: 4, bonus: [], successes: 1 });
    const alone = one({ unpredictable: true }, []).red({ type: 'activate', unit: 0, dice: 2 }).roll([4, 5], [4]);
    expect(alone.event('activationRolled')).toMatchObject({ quality: 5, successes: 1 });
  });

  it('LB-SPEC-22 an Unpredictable unit at 5 out of command needs natural 6s', () => {
    const t = one({ unpredictable: true }, []).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 5], [5]);
    expect(t.event('activationRolled')).toMatchObject({ quality: 6, successes: 1, failures: 1 });
  });
});

describe('the first initiative', () => {
  const start = () =>
    playing(
      battlefield({
        frames: [{ at: 'firstInitiative' }],
        units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }],
        generals: [
          { cinc: true, side: 0, at: [900, 1100] },
          { cinc: true, side: 1, at: [900, 100] },
        ],
      }),
    );

  it('LB-ACT-02 the higher total of 3d6 goes first', () => {
    expect(start().roll([1, 2, 3], [2, 2, 3]).waits).toBe('blue phase');
    expect(start().roll([6, 2, 3], [2, 2, 3]).waits).toBe('red phase');
  });

  it('LB-ACT-03 a tie is rolled again', () => {
    const t = start().roll([1, 2, 3], [3, 2, 1]);
    expect(t.waits).toBe('dice firstInitiative');
    expect(t.roll([6, 6, 6], [1, 1, 1]).waits).toBe('red phase');
  });
});

import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, withUnit } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { covers } from './machine.ts';
import { windowHandler } from './reactions.ts';
import { openDraft } from '../state/draft.ts';

/** Red: two battalions and a Leader. Blue: a battalion, dragoons, a battery in Reserve and a Leader, all far off. */
function field(spec: Partial<BattlefieldSpec> = {}) {
  return battlefield({
    units: [
      { at: [500, 1000] },
      { at: [800, 1000] },
      { at: [500, 200], side: 1 },
      { at: [900, 200], side: 1, kind: 'dragoons' },
      { at: [1300, 200], side: 1, kind: 'battery', brigade: -1 },
    ],
    generals: [
      { brigade: 0, at: [650, 1050] },
      { brigade: 1, side: 1, at: [700, 150] },
      { cinc: true, side: 0, at: [900, 1100] },
      { cinc: true, side: 1, at: [1200, 100] },
    ],
    ...spec,
  });
}
const rolled = (faces: readonly number[], spec: Partial<BattlefieldSpec> = {}) =>
  playing(field(spec))
    .red({ type: 'open', brigade: 0 })
    .red({ type: 'activate', unit: 0, dice: faces.length })
    .roll(faces);

describe('reactions', () => {
  it('LB-REACT-01 one failure gives one die, two failures two', () => {
    const one = rolled([6, 6, 1]);
    expect(one.waits).toBe('blue window');
    expect(one.frame('window').dice).toBe(1);
    expect(rolled([6, 1, 1]).frame('window').dice).toBe(2);
  });

  it('LB-REACT-01 no failure, no reaction', () => {
    expect(rolled([6, 6, 6]).waits).toBe('red acting');
  });

  it('LB-REACT-02 one unit rolls all the dice', () => {
    const t = rolled([6, 1, 1]).blue({ type: 'react', unit: 2 });
    expect(t.waits).toBe('dice activationRoll');
    t.roll([6, 6]);
    expect(t.frame('acting').doings).toHaveLength(1);
    expect(t.frame('acting').doings[0]?.left).toBe(2);
    t.blue({ type: 'stop' });
    expect(t.waits).toBe('red acting'); // the chance is gone: no second unit
  });

  it('LB-REACT-03 any unit or General on the table may try, wherever it stands', () => {
    const t = rolled([6, 1]);
    expect(t.offered('blue', 'react').map((offer) => offer.unit)).toEqual([2, 3, 4]);
    expect(t.offered('blue', 'reactGeneral').map((offer) => offer.general)).toEqual([1, 3]);
    expect(t.refused('blue', { type: 'react', unit: 0 })).toBe('LB-REACT-03');
  });

  it('LB-REACT-04 LB-REACT-13 a success marks the unit for the phase, even if it then does nothing', () => {
    const t = rolled([6, 1]).blue({ type: 'react', unit: 2 }).roll([3]); // Q4, Leader +1
    expect(t.state.units[2]?.reacted).toBe(true);
    t.blue({ type: 'stop' }).red({ type: 'stop' }).red({ type: 'activate', unit: 1, dice: 2 }).roll([6, 1]);
    expect(t.offered('blue', 'react').map((offer) => offer.unit)).toEqual([3, 4]);
    expect(t.refused('blue', { type: 'react', unit: 2 })).toBe('LB-REACT-03');
    t.blue({ type: 'hold' }).red({ type: 'stop' }).blue({ type: 'hold' }).red({ type: 'pass' });
    expect(t.state.units[2]?.reacted).toBe(false);
  });

  it('LB-REACT-04 without a success it may try again on a later chance', () => {
    const t = rolled([6, 1]).blue({ type: 'react', unit: 2 }).roll([1]).red({ type: 'stop' });
    t.red({ type: 'activate', unit: 1, dice: 2 }).roll([6, 1]);
    expect(t.offered('blue', 'react').map((offer) => offer.unit)).toContain(2);
  });

  it('LB-REACT-05 failures in a reaction have no effect', () => {
    const t = rolled([6, 1, 1]).blue({ type: 'react', unit: 2 }).roll([6, 1]);
    expect(t.waits).toBe('blue acting');
    expect(t.frame('acting').chance).toBe(0);
    expect(t.frame('acting').doubleFailure).toBe(false);
  });

  it('LB-REACT-06 infantry does not Approach in reaction', () => {
    const t = rolled([6, 6, 1], {
      units: [
        { at: [500, 1000] },
        { at: [900, 1000] },
        { at: [500, 1000 - 15 - 150], side: 1, formation: 'attackColumn' },
      ],
    });
    t.blue({ type: 'react', unit: 2 }).roll([6]);
    expect(t.refused('blue', { type: 'approach', unit: 2, sector: -1 })).toMatch(/^LB-(REACT-06|APP-02)$/);
    expect(t.offered('blue', 'approach')).toEqual([]);
  });

  it('LB-REACT-06 a Leader gives no group order in reaction', () => {
    const t = rolled([6, 1]).blue({ type: 'reactGeneral', general: 1 }).roll([6]);
    expect(t.waits).toBe('blue general');
    expect(t.offered('blue', 'group')).toEqual([]);
    expect(t.refused('blue', { type: 'group', general: 1, units: [2], dice: 1 })).toBe('LB-REACT-06');
  });

  it('LB-REACT-07 cavalry in line Approaches in reaction, and is then the attacker; in column it may not', () => {
    const near = (formation: 'line' | 'column') =>
      rolled([6, 6, 1], {
        units: [{ at: [500, 1000] }, { at: [900, 1000] }, { at: [500, 760], side: 1, kind: 'dragoons', formation }],
      })
        .blue({ type: 'react', unit: 2 })
        .roll([6]);
    const t = near('line').blue({ type: 'approach', unit: 2, sector: -1 });
    expect(t.frame('combat').combat.attacker).toBe(2);
    expect(near('column').refused('blue', { type: 'approach', unit: 2, sector: -1 })).toMatch(/^LB-(REACT-07|APP-07)$/);
  });

  it('LB-REACT-08 LB-FAQ-05 failures of a General’s own roll: at once, before he acts, or never', () => {
    const t = playing(field()).red({ type: 'open', brigade: 0 });
    t.red({ type: 'activateGeneral', general: 0, dice: 3 }).roll([6, 6, 1]);
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'hold' });
    expect(t.eventTypes).toContain('reactionLost');
    expect(t.waits).toBe('red general');
    t.red({ type: 'stop' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-REACT-08 failures of the group roll he orders give ordinary windows', () => {
    const t = playing(field()).red({ type: 'open', brigade: 0 });
    t.red({ type: 'activateGeneral', general: 0, dice: 1 }).roll([6]);
    t.red({ type: 'group', general: 0, units: [0, 1], dice: 2 }).roll([6, 1]);
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'hold' });
    expect(t.eventTypes).toEqual(['held']);
    expect(t.waits).toBe('red acting');
  });

  it('LB-REACT-09 a chance held comes back between actions and after the last, then it is lost', () => {
    const t = rolled([6, 6, 1]);
    t.blue({ type: 'hold' }).red({ type: 'move', unit: 0, move: { kind: 'aboutFace' } });
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'hold' }).red({ type: 'move', unit: 0, move: { kind: 'aboutFace' } });
    expect(t.waits).toBe('blue window');
    expect(t.frame('window').last).toBe(true);
    t.blue({ type: 'hold' });
    expect(t.eventTypes).toContain('reactionLost');
    expect(t.waits).toBe('red slot');
  });

  it('LB-REACT-10 in a group the windows come between single actions of single units', () => {
    const t = playing(field()).red({ type: 'open', brigade: 0 });
    t.red({ type: 'activateGeneral', general: 0, dice: 1 }).roll([6]);
    t.red({ type: 'group', general: 0, units: [0, 1], dice: 2 })
      .roll([6, 1])
      .blue({ type: 'hold' });
    t.red({ type: 'move', unit: 1, move: { kind: 'aboutFace' } });
    expect(t.waits).toBe('blue window');
    expect(t.frame('window').last).toBe(false);
    t.blue({ type: 'hold' }).red({ type: 'move', unit: 0, move: { kind: 'aboutFace' } });
    expect(t.frame('window').last).toBe(true);
  });

  it('LB-REACT-11 with no action earned there is one window', () => {
    const t = rolled([1, 2]);
    expect(t.frame('window').last).toBe(true);
    t.blue({ type: 'hold' });
    expect(t.waits).toBe('red phase'); // double failure: the slot is closed
  });

  it('LB-REACT-12 after the reaction P goes on with the actions left', () => {
    const t = rolled([6, 6, 1]).blue({ type: 'react', unit: 2 }).roll([6]);
    t.blue({ type: 'move', unit: 2, move: { kind: 'aboutFace' } });
    expect(t.waits).toBe('red acting');
    expect(t.frame('acting').doings[0]?.left).toBe(2);
  });

  it('LB-REACT-14 LB-PROX-06 a violation that can be corrected must be corrected before any reaction, without dice', () => {
    const crowded = withUnit(
      field({
        units: [{ at: [500, 1000] }, { at: [800, 1000] }, { at: [500, 200], side: 1 }, { at: [500, 240], side: 1 }],
      }),
      3,
      { violation: true },
    );
    const t = playing(withUnit(crowded, 2, { violation: true }));
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]);
    expect(t.refused('blue', { type: 'react', unit: 2 })).toBe('LB-PROX-06');
    expect(t.refused('blue', { type: 'hold' })).toBe('LB-PROX-06');
    const [first] = t.offered('blue', 'correct');
    t.blue(first as NonNullable<typeof first>);
    expect(t.state.units.some((unit) => unit.violation)).toBe(false);
    expect(t.state.units[first?.unit ?? -1]?.reacted).toBe(false); // LB-PROX-07
    expect(t.waits).toBe('red acting');
  });

  it('LB-REACT-15 LB-LEAD-26 two failures bring a leaderless brigade a new Leader instead of a reaction', () => {
    const t = rolled([6, 1, 1], {
      generals: [
        { brigade: 0, at: [650, 1050] },
        { brigade: 1, side: 1, status: 'gone', fate: 'lost', q: 3 },
        { cinc: true, side: 0, at: [900, 1100] },
      ],
    });
    expect(t.waits).toBe('blue replace');
    const [place] = t.offered('blue', 'nominate');
    t.blue(place as NonNullable<typeof place>);
    expect(t.state.generals[1]).toMatchObject({ status: 'table', q: 4, replacement: true });
    expect(t.waits).toBe('red acting');
    t.red({ type: 'stop' });
    expect(t.waits).toBe('red phase');
  });

  it('LB-REACT-15 one failure is an ordinary reaction, leaderless or not', () => {
    const t = rolled([6, 6, 1], {
      generals: [
        { brigade: 0, at: [650, 1050] },
        { brigade: 1, side: 1, status: 'gone', fate: 'lost' },
      ],
    });
    expect(t.waits).toBe('blue window');
  });

  it('LB-REACT-16 Generals move, attach and detach in reaction; the CinC may assign a Reserve unit', () => {
    const t = rolled([6, 1]).blue({ type: 'reactGeneral', general: 3 }).roll([6]);
    expect(t.state.generals[3]?.reacted).toBe(true);
    expect(t.offered('blue', 'ride').length).toBeGreaterThan(0);
    t.blue({ type: 'assign', unit: 4, brigade: 1 });
    expect(t.waits).toBe('blue freeMove');
    t.blue({ type: 'stop' });
    expect(t.waits).toBe('red acting'); // without the extra dice of LB-CINC-08
  });

  it('LB-REACT-17 Reserve units may react, but do not move', () => {
    const t = rolled([6, 1]).blue({ type: 'react', unit: 4 }).roll([6]);
    expect(
      t.refused('blue', { type: 'move', unit: 4, move: { kind: 'shift', direction: 2880, distance: 640 } }),
    ).toMatch(/^LB-(CINC-05|REACT-17)$/);
    t.blue({ type: 'form', unit: 4, formation: 'limbered', facing: t.state.units[4]?.facing ?? 0 });
    expect(t.state.units[4]?.formation).toBe('limbered');
  });

  it('LB-SPEC-16 Opportunistic: one failure is a success without rolling, three are two dice and one', () => {
    const bold = {
      units: [
        { at: [500, 1000] as const },
        { at: [500, 200] as const, side: 1 as const, kind: 'lightCavalry' as const, traits: { opportunistic: true } },
      ],
    };
    expect(rolled([6, 1], bold).blue({ type: 'react', unit: 1 }).waits).toBe('blue acting');
    const three = rolled([1, 1, 1], bold).blue({ type: 'react', unit: 1 }).roll([1, 1]);
    expect(three.event('activationRolled')).toMatchObject({ automatic: 1, successes: 1, failures: 2 });
  });
});

describe('the window of a reaction', () => {
  /** Blue's two battalions stand 25 mm apart, both marked; the second of red's dice fails. */
  const crowded = () => {
    const state = field({
      units: [{ at: [500, 1000] }, { at: [800, 1000] }, { at: [500, 200], side: 1 }, { at: [500, 240], side: 1 }],
    });
    return playing(withUnit(withUnit(state, 2, { violation: true }), 3, { violation: true }))
      .red({ type: 'open', brigade: 0 })
      .red({ type: 'activate', unit: 0, dice: 2 })
      .roll([6, 1]);
  };
  const back = (mm: number): Command => ({
    type: 'correct',
    unit: 2,
    move: { kind: 'backward', distance: steps(mm) },
  });
  const ABOUT: Command = { type: 'move', unit: 0, move: { kind: 'aboutFace' } };

  it('LB-REACT-03 LB-REACT-09 offers to hold, and every unit and General that may try', () => {
    const t = rolled([6, 1]);
    expect(t.asks).toBe('LB-REACT-09');
    expect(t.offers('blue')).toEqual([
      { type: 'hold' },
      { type: 'react', unit: 2 },
      { type: 'react', unit: 3 },
      { type: 'react', unit: 4 },
      { type: 'reactGeneral', general: 1 },
      { type: 'reactGeneral', general: 3 },
    ]);
  });

  it('LB-REACT-09 hears nothing but a try or a hold', () => {
    const t = rolled([6, 1]);
    expect(t.refusal('blue', { type: 'stop' })).toMatchObject({
      rule: 'LB-REACT-09',
      reason: 'lb.refusal.reactOrHold',
    });
    expect(t.refusal('blue', back(40))).toMatchObject({ rule: 'LB-PROX-06', reason: 'lb.refusal.noViolation' });
  });

  it('LB-REACT-03 LB-LEAD-15 refuses the other side, eliminated and spent', () => {
    const t = rolled([6, 1]);
    expect(t.refusal('blue', { type: 'react', unit: 1 })).toEqual({
      rule: 'LB-REACT-03',
      reason: 'lb.refusal.mayNotReact',
      facts: { unit: 1 },
    });
    expect(t.refusal('blue', { type: 'reactGeneral', general: 0 })).toEqual({
      rule: 'LB-REACT-03',
      reason: 'lb.refusal.generalMayNotReact',
      facts: { general: 0 },
    });
    const spent = new Playing({
      ...t.state,
      generals: t.state.generals.map((general, i) => (i === 1 ? { ...general, spent: true } : general)),
    });
    expect(spent.offered('blue', 'reactGeneral').map((offer) => offer.general)).toEqual([3]);
    expect(spent.refused('blue', { type: 'reactGeneral', general: 1 })).toBe('LB-REACT-03');
  });

  it('LB-REACT-01 LB-REACT-02 rolls as many dice as failed, for one unit or one General', () => {
    expect(rolled([6, 1, 1]).blue({ type: 'react', unit: 2 }).frame('activationRoll')).toEqual({
      at: 'activationRoll',
      purpose: 'reactUnit',
      side: 1,
      unit: 2,
      general: -1,
      units: [],
      dice: 2,
      automatic: 0,
    });
    expect(rolled([6, 6, 1]).blue({ type: 'reactGeneral', general: 1 }).frame('activationRoll')).toEqual({
      at: 'activationRoll',
      purpose: 'reactGeneral',
      side: 1,
      unit: -1,
      general: 1,
      units: [],
      dice: 1,
      automatic: 0,
    });
  });

  it('LB-REACT-02 a chance is used by a General whatever he rolls', () => {
    const t = rolled([6, 6, 1]).blue({ type: 'reactGeneral', general: 1 }).roll([1]);
    expect(t.waits).toBe('red acting');
    expect(t.frame('acting').chance).toBe(0);
    expect(t.red(ABOUT).waits).toBe('red acting');
  });

  it('LB-REACT-09 a chance held in the last window is lost', () => {
    const t = rolled([6, 1]).blue({ type: 'hold' }).red(ABOUT);
    const frame = t.frame('window');
    expect(frame).toMatchObject({ side: 1, immediate: false, last: true });
    const draft = openDraft(t.state);
    expect(windowHandler.act(draft, frame, 1, { type: 'hold' })).toBe(null);
    expect(draft.events).toEqual([{ type: 'reactionLost', rule: 'LB-REACT-09', side: 1 }]);
    expect(draft.frames.at(-1)).toMatchObject({ at: 'acting', chance: 0, over: true });
    // Before that it is kept.
    const early = rolled([6, 1]);
    const kept = openDraft(early.state);
    expect(windowHandler.act(kept, early.frame('window'), 1, { type: 'hold' })).toBe(null);
    expect(kept.frames.at(-1)).toMatchObject({ at: 'acting', chance: 1 });
  });

  it('LB-REACT-14 LB-PROX-06 a correction uses up the whole reaction', () => {
    const t = crowded().blue(back(40));
    expect(t.events).toEqual([{ type: 'corrected', rule: 'LB-PROX-06', unit: 2, x: steps(500), y: steps(160) }]);
    expect(t.state.units[2]).toMatchObject({ x: steps(500), y: steps(160), facing: 2880, violation: false });
    expect(t.frame('acting').chance).toBe(0);
    expect(t.red(ABOUT).waits).toBe('red slot');
  });

  it('LB-REACT-14 LB-PROX-06 asks for any correction that cures, for nothing else and only while there is a mark', () => {
    const t = crowded();
    expect(t.offers('blue').map((offer) => offer.type)).not.toContain('hold');
    expect(covers(t.state, 'blue', back(41))).toBe(true);
    expect(covers(t.state, 'blue', { type: 'hold' })).toBe(false);
    expect(covers(rolled([6, 1]).state, 'blue', back(41))).toBe(false);
    expect(t.refusal('blue', back(5))).toMatchObject({ rule: 'LB-PROX-06', reason: 'lb.refusal.tooNearFriend' });
    expect(t.refusal('blue', { type: 'hold' })).toMatchObject({ reason: 'lb.refusal.correctFirst' });
  });
});

import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec } from '../../test/positions.ts';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import type { State } from '../state/state.ts';

/** Brigades 0 and 1 are red's, 2 is blue's; a battalion each, and a Reserve battalion of red's. */
function field(spec: Partial<BattlefieldSpec> = {}): State {
  return battlefield({
    brigades: [0, 0, 1],
    units: [
      { at: [500, 1000], brigade: 0 },
      { at: [1300, 1000], brigade: 1 },
      { at: [500, 200], side: 1, brigade: 2 },
      { at: [900, 1100], brigade: -1 },
    ],
    generals: [
      { brigade: 0, at: [650, 1050] },
      { brigade: 1, side: 0, at: [1300, 1060] },
      { brigade: 2, side: 1, at: [700, 150] },
      { cinc: true, side: 0, at: [900, 1050] },
      { cinc: true, side: 1, at: [900, 100] },
    ],
    ...spec,
  });
}
const inSlot = (spec: Partial<BattlefieldSpec> = {}) => playing(field(spec)).red({ type: 'open', brigade: 0 });

/** The CinC of a side may not act in these phases of its. */
function idle(phases: readonly number[], side: 0 | 1, state = field()): State {
  const [red, blue] = state.field.sides;
  const sides = [red, blue] as const;
  const changed = sides.map((s, i) => (i === side ? { ...s, cincIdle: phases } : s)) as [typeof red, typeof blue];
  return { ...state, field: { ...state.field, sides: changed } };
}

describe('the first initiative', () => {
  it('LB-ACT-02 LB-ACT-03 is asked and told by the rule of the roll, and by that of the tie', () => {
    const t = new Playing({ ...field(), frames: [{ at: 'firstInitiative' }] });
    expect(t.asks).toBe('LB-ACT-02');
    expect(t.roll([1, 2, 3], [3, 2, 1]).reasons).toEqual(['initiativeRolled LB-ACT-03']);
    expect(t.roll([1, 2, 3], [3, 2, 2]).reasons).toEqual(['initiativeRolled LB-ACT-02', 'phaseBegan LB-ACT-01']);
  });
});

describe('the beginning of a phase', () => {
  /** Red's Leader has ordered unit 0 to act, and blue's unit 2 has reacted to it. */
  const afterRed = () =>
    inSlot()
      .red({ type: 'activateGeneral', general: 0, dice: 1 })
      .roll([6])
      .red({ type: 'group', general: 0, units: [0], dice: 2 })
      .roll([6, 1])
      .blue({ type: 'react', unit: 2 })
      .roll([6])
      .blue({ type: 'stop' })
      .red({ type: 'stop' });

  it('LB-SEQ-01 LB-REACT-13 keeps what a side did until its own next phase, and frees whoever reacted', () => {
    const t = afterRed();
    const marks = () => ({
      unit: t.state.units[0]?.activated,
      leader: t.state.generals[0]?.activated,
      orders: t.state.generals[0]?.orders,
      reacted: t.state.units[2]?.reacted,
    });
    expect(marks()).toEqual({ unit: true, leader: true, orders: 1, reacted: true });
    t.red({ type: 'pass' });
    expect(marks()).toEqual({ unit: true, leader: true, orders: 1, reacted: false });
    t.blue({ type: 'pass' });
    expect(marks()).toEqual({ unit: false, leader: false, orders: 0, reacted: false });
  });

  it('LB-CINC-03 LB-REACT-13 frees every General of both sides who reacted, re-rolled or was active', () => {
    for (const mark of ['reacted', 'rerolled', 'activeUsed'] as const) {
      const state = field();
      const generals = state.generals.map((g, i) => (i === 2 || i === 3 ? { ...g, [mark]: true } : g));
      const t = playing({ ...state, generals }).red({ type: 'pass' });
      expect([t.state.generals[2]?.[mark], t.state.generals[3]?.[mark]], mark).toEqual([false, false]);
    }
  });

  it('LB-SEQ-01 LB-ACT-04 opens the slots of its own brigades that have a unit left, and no others', () => {
    const t = playing(
      field({
        units: [
          { at: [500, 1000], brigade: 0 },
          { at: [1300, 1000], brigade: 1, status: 'eliminated' },
          { at: [500, 200], side: 1, brigade: 2 },
        ],
      }),
    );
    t.red({ type: 'pass' });
    expect(t.state.brigades.map(({ slot }) => slot)).toEqual(['closed', 'closed', 'unopened']);
    t.blue({ type: 'pass' });
    expect(t.state.brigades.map(({ slot }) => slot)).toEqual(['unopened', 'closed', 'closed']);
    expect(t.offered('red', 'open').map(({ brigade }) => brigade)).toEqual([0, -1]);
  });

  it('LB-ACT-06 a lost CinC has no slot in it', () => {
    const state = field();
    const generals = state.generals.map((g, i) => (i === 4 ? { ...g, status: 'gone' as const } : g));
    const t = playing({ ...state, generals }).red({ type: 'pass' });
    expect(t.state.sides[1].slot).toBe('closed');
    expect(playing(field()).red({ type: 'pass' }).state.sides[1].slot).toBe('unopened');
  });

  it('LB-SCN-06 leaves the CinC without a slot in the phases of his side that the scenario names', () => {
    // One phase of each side is behind them: the next is blue's second.
    const t = playing(idle([2], 1)).red({ type: 'pass' });
    expect(t.reasons).toContain('cincIdle LB-SCN-06');
    expect(t.event('cincIdle').side).toBe(1);
    expect(t.offered('blue', 'open').map(({ brigade }) => brigade)).toEqual([2]);
    expect(t.refusal('blue', { type: 'open', brigade: -1 })).toEqual({
      rule: 'LB-SCN-06',
      reason: 'lb.refusal.cincIdle',
      facts: { side: 1 },
    });
    t.blue({ type: 'pass' }).red({ type: 'pass' });
    expect(t.eventTypes).not.toContain('cincIdle');
    expect(t.blue({ type: 'open', brigade: -1 }).waits).toBe('blue slot');
  });
});

describe('the slots of a phase', () => {
  it('LB-ACT-04 only opening and passing are heard while no slot is open', () => {
    const t = playing(field());
    expect(t.asks).toBe('LB-ACT-04');
    expect(t.refusal('red', { type: 'activate', unit: 0, dice: 1 })).toMatchObject({
      rule: 'LB-ACT-04',
      reason: 'lb.refusal.openOrPass',
    });
    expect(t.refusal('red', { type: 'open', brigade: 2 })).toEqual({
      rule: 'LB-ACT-05',
      reason: 'lb.refusal.slotNotOpen',
      facts: { brigade: 2 },
    });
  });

  it('LB-ACT-05 the CinC’s slot, once open, is not opened again', () => {
    const t = playing(field()).red({ type: 'open', brigade: -1 });
    expect(t.state.sides[0].slot).toBe('open');
    t.red({ type: 'close' });
    expect(t.state.sides[0].slot).toBe('closed');
    expect(t.offered('red', 'open').map(({ brigade }) => brigade)).toEqual([0, 1]);
    expect(t.refused('red', { type: 'open', brigade: -1 })).toBe('LB-ACT-05');
  });

  it('LB-LEAD-15 a spent Leader acts again once the slot of his Brigade opens', () => {
    const state = field();
    const generals = state.generals.map((g, i) => (i < 2 ? { ...g, spent: true } : g));
    const t = playing({ ...state, generals }).red({ type: 'open', brigade: 0 });
    expect(t.offered('red', 'activateGeneral')).toHaveLength(3);
    expect(t.state.generals[0]?.spent).toBe(false);
    expect(t.state.generals[1]?.spent).toBe(true);
  });

  it('LB-SEQ-11 LB-VIC-13 the phase is judged before the other begins, and a battle that is over stays so', () => {
    const t = playing(field({ breakPoints: [0, 99] })).red({ type: 'pass' });
    expect(t.reasons).toEqual(['passed LB-ACT-23', 'scored LB-SEQ-11', 'ended LB-VIC-13']);
    expect(t.state).toMatchObject({ phase: 1, active: 0, outcome: { winner: 'blue' } });
  });

  it('LB-ACT-23 LB-ACT-05 passing in an open slot closes it first', () => {
    const t = inSlot().red({ type: 'pass' });
    expect(t.reasons.slice(0, 2)).toEqual(['slotClosed LB-ACT-05', 'passed LB-ACT-23']);
    expect(t.state.active).toBe(1);
  });
});

describe('an open slot', () => {
  it('LB-ACT-07 hears nothing but who is activated, and the end', () => {
    const t = inSlot();
    expect(t.asks).toBe('LB-ACT-07');
    expect(t.refusal('red', { type: 'open', brigade: 1 })).toMatchObject({
      rule: 'LB-ACT-04',
      reason: 'lb.refusal.activateOrClose',
    });
  });

  it('LB-ACT-07 takes one, two or three dice, of a unit and of a General alike', () => {
    const t = inSlot();
    for (const dice of [0, 4]) {
      const refused = { rule: 'LB-ACT-07', reason: 'lb.refusal.diceOneToThree', facts: { dice } };
      expect(t.refusal('red', { type: 'activate', unit: 0, dice })).toEqual(refused);
      expect(t.refusal('red', { type: 'activateGeneral', general: 0, dice })).toEqual(refused);
    }
    for (const dice of [1, 2, 3]) expect(inSlot().red({ type: 'activate', unit: 0, dice }).waits).toContain('dice');
  });

  it('LB-ACT-04 LB-ACT-12 LB-CINC-05 says of each unit why it is not activated', () => {
    const gone = inSlot({
      units: [
        { at: [500, 1000], brigade: 0 },
        { at: [800, 1000], brigade: 0, status: 'eliminated' },
        { at: [500, 200], side: 1, brigade: -1 },
      ],
    });
    expect(gone.refusal('red', { type: 'activate', unit: 1, dice: 1 })).toEqual({
      rule: 'LB-ACT-04',
      reason: 'lb.refusal.noSuchUnit',
      facts: { unit: 1 },
    });
    // The enemy's Reserve is no Reserve of its own.
    expect(gone.refusal('red', { type: 'activate', unit: 2, dice: 1 })).toMatchObject({
      rule: 'LB-ACT-04',
      reason: 'lb.refusal.otherSlot',
    });
    const t = inSlot();
    expect(t.refusal('red', { type: 'activate', unit: 3, dice: 1 })).toEqual({
      rule: 'LB-CINC-05',
      reason: 'lb.refusal.reserveNotActivated',
      facts: { unit: 3 },
    });
    expect(t.refusal('red', { type: 'activate', unit: 1, dice: 1 })).toEqual({
      rule: 'LB-ACT-04',
      reason: 'lb.refusal.otherSlot',
      facts: { unit: 1 },
    });
    t.red({ type: 'activate', unit: 0, dice: 1 }).roll([6]).red({ type: 'stop' });
    expect(t.refusal('red', { type: 'activate', unit: 0, dice: 1 })).toEqual({
      rule: 'LB-ACT-12',
      reason: 'lb.refusal.activatedAlready',
      facts: { unit: 0 },
    });
  });

  it('LB-ACT-04 LB-ACT-12 activates its own General alone, and him once', () => {
    const t = inSlot();
    expect(t.refusal('red', { type: 'activateGeneral', general: 1, dice: 1 })).toEqual({
      rule: 'LB-ACT-04',
      reason: 'lb.refusal.generalOfOtherSlot',
      facts: { general: 1 },
    });
    t.red({ type: 'activateGeneral', general: 0, dice: 1 }).roll([1]).blue({ type: 'hold' });
    expect(t.refusal('red', { type: 'activateGeneral', general: 0, dice: 1 })).toEqual({
      rule: 'LB-ACT-12',
      reason: 'lb.refusal.generalNotReady',
      facts: { general: 0 },
    });
  });

  it('LB-ACT-06 LB-ACT-10 rolls for the CinC in his slot as for a CinC, for a Leader as for a Leader', () => {
    const leader = inSlot().red({ type: 'activateGeneral', general: 0, dice: 2 });
    expect(leader.frame('activationRoll')).toMatchObject({ purpose: 'leader', general: 0, dice: 2, automatic: 0 });
    const cinc = playing(field()).red({ type: 'open', brigade: -1 });
    cinc.red({ type: 'activateGeneral', general: 3, dice: 1 });
    expect(cinc.frame('activationRoll')).toMatchObject({ purpose: 'cinc', general: 3, dice: 1 });
  });
});

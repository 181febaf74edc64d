import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type GeneralSpec } from '../../test/positions.ts';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import { sideIndex } from './machine.ts';

/** A red Leader of Quality 4 with two battalions, his CinC so many mm behind him, blue's battalion far off. */
function field(away = 100, leader: Partial<GeneralSpec> = {}, spec: Partial<BattlefieldSpec> = {}) {
  return battlefield({
    units: [{ at: [500, 700] }, { at: [800, 700] }, { at: [500, 200], side: 1 }],
    generals: [
      { brigade: 0, at: [650, 750], q: 4, ...leader },
      { brigade: 1, side: 1, at: [700, 150] },
      { cinc: true, side: 0, at: [650, 750 + away] },
    ],
    ...spec,
  });
}
const rolled = (faces: readonly number[], state = field()) =>
  playing(state)
    .red({ type: 'open', brigade: 0 })
    .red({ type: 'activateGeneral', general: 0, dice: faces.length })
    .roll(faces);
/** The Leader, who is Active, orders both battalions to act. */
const grouped = (faces: readonly number[], leader: Partial<GeneralSpec> = {}) =>
  rolled([6], field(1000, { traits: { active: true }, ...leader }, { height: 2000 }))
    .red({ type: 'group', general: 0, units: [0, 1], dice: faces.length })
    .roll(faces);

describe('re-rolls of a Leader’s own roll', () => {
  it('LB-CINC-03 one die that failed may be rolled again, or kept as it is', () => {
    const t = rolled([5, 1, 2]);
    expect([t.waits, t.asks]).toEqual(['red rerollChoice', 'LB-CINC-03']);
    expect(t.offers('red')).toEqual([{ type: 'reroll', die: 1 }, { type: 'reroll', die: 2 }, { type: 'keep' }]);
    expect(t.refusal('red', { type: 'reroll', die: 0 })).toEqual({
      rule: 'LB-CINC-03',
      reason: 'lb.refusal.dieSucceeded',
      facts: { face: 5 },
    });
    expect(t.refusal('red', { type: 'reroll', die: 3 })).toEqual({
      rule: 'LB-CINC-03',
      reason: 'lb.refusal.noSuchDie',
      facts: { die: 3 },
    });
    expect(t.refusal('red', { type: 'hold' })).toMatchObject({
      rule: 'LB-CINC-03',
      reason: 'lb.refusal.rerollOrKeep',
    });
    expect(t.red({ type: 'keep' }).event('activationRolled')).toMatchObject({ faces: [5, 1, 2], actions: 1 });
    expect(t.state.generals[0]?.rerolled).toBe(false);
  });

  it('LB-CINC-03 the new face stands, and only once a phase is any die rolled again', () => {
    const t = rolled([5, 1]).red({ type: 'reroll', die: 1 });
    expect([t.waits, t.asks]).toEqual(['dice rerollRoll', 'LB-CINC-03']);
    t.roll([2]);
    expect(t.events[0]).toEqual({ type: 'rerolled', rule: 'LB-CINC-03', general: 0, die: 1, from: 1, to: 2 });
    expect(t.event('activationRolled')).toMatchObject({ faces: [5, 2], actions: 1, failures: 1 });
    expect(t.state.generals[0]).toMatchObject({ rerolled: true, activeUsed: false });
    const generals = field().generals.map((g, i) => (i === 0 ? { ...g, rerolled: true } : g));
    expect(rolled([5, 1], { ...field(), generals }).eventTypes).toContain('activationRolled');
  });

  it('LB-CINC-03 only within the span of a CinC who is on the table, and only if a die failed', () => {
    // 2M is 240 mm, from base to base; both bases are 15 and 30 mm deep.
    const choice = (away: number, cinc: Partial<GeneralSpec> = {}) =>
      rolled(
        [1],
        field(
          away,
          {},
          {
            height: 2000,
            generals: [
              { brigade: 0, at: [650, 750], q: 4 },
              { brigade: 1, side: 1, at: [700, 150] },
              { cinc: true, side: 0, at: [650, 750 + away], ...cinc },
            ],
          },
        ),
      ).waits === 'red rerollChoice';
    const far = [200, 230, 260, 290, 320].map((away) => choice(away));
    expect(far[0]).toBe(true);
    expect(far.at(-1)).toBe(false);
    expect(choice(100, { status: 'gone' })).toBe(false);
    expect(rolled([4, 6]).waits).toBe('red general');
  });

  it('LB-CINC-04 LB-ACT-10 the CinC’s own roll is never rolled again, nor that of a unit', () => {
    const cinc = playing(field())
      .red({ type: 'open', brigade: -1 })
      .red({ type: 'activateGeneral', general: 2, dice: 1 });
    expect(cinc.roll([1]).eventTypes).toContain('activationRolled');
    const unit = playing(field()).red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 1 });
    expect(unit.roll([1]).eventTypes).toContain('activationRolled');
  });

  it('LB-CINC-03 LB-REACT-02 a Leader who reacts may roll again, a CinC who reacts may not', () => {
    const reacting = (general: number) => {
      const state = field(100, {}, { active: 1 });
      const t = playing(state).blue({ type: 'open', brigade: 1 }).blue({ type: 'activate', unit: 2, dice: 2 });
      return t.roll([6, 1]).red({ type: 'reactGeneral', general }).roll([1]);
    };
    expect([reacting(0).waits, reacting(0).asks]).toEqual(['red rerollChoice', 'LB-CINC-03']);
    expect(reacting(2).waits).toBe('blue acting');
  });
});

describe('re-rolls of a group roll', () => {
  it('LB-SPEC-31 an Active Leader’s group rolls one failed die again, once a phase', () => {
    const t = grouped([5, 1]);
    expect([t.waits, t.asks]).toEqual(['red rerollChoice', 'LB-SPEC-31']);
    t.red({ type: 'reroll', die: 1 });
    expect(t.asks).toBe('LB-SPEC-31');
    t.roll([6]);
    expect(t.events[0]).toEqual({ type: 'rerolled', rule: 'LB-SPEC-31', general: 0, die: 1, from: 1, to: 6 });
    expect(t.state.generals[0]).toMatchObject({ rerolled: false, activeUsed: true });
    expect(t.frame('acting').doings.map(({ left }) => left)).toEqual([2, 2]);
  });

  it('LB-SPEC-32 LB-SPEC-31 not that of another Leader, nor of the one who replaced him', () => {
    expect(grouped([5, 1], { traits: {} }).waits).not.toBe('red rerollChoice');
    expect(grouped([5, 1], { replacement: true }).waits).not.toBe('red rerollChoice');
  });
});

describe('failures with nobody to use them', () => {
  const alone = (faces: readonly number[]) =>
    rolled(
      faces,
      field(1000, {}, { height: 2000, units: [{ at: [500, 700] }], generals: [{ brigade: 0, at: [650, 750], q: 4 }] }),
    );

  it('LB-REACT-08 LB-REACT-03 a General’s failures are lost at once, and only where there were some', () => {
    const t = alone([5, 1]);
    expect(t.reasons).toEqual(['activationRolled LB-ACT-08', 'reactionLost LB-REACT-03']);
    expect(t.event('reactionLost').side).toBe(1);
    expect(t.waits).toBe('red general');
    expect(alone([5]).reasons).toEqual(['activationRolled LB-ACT-08']);
  });

  it('LB-ACT-11 LB-REACT-04 without a success nobody acts', () => {
    const none = alone([1]);
    expect(none.waits).toBe('red slot');
    const t = playing(field()).red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 });
    expect(t.asks).toBe('LB-ACT-08');
    t.roll([6, 1]).blue({ type: 'react', unit: 2 });
    expect(t.asks).toBe('LB-REACT-04');
    expect(t.roll([1]).reasons[0]).toBe('activationRolled LB-REACT-04');
    expect(t.state.units[2]?.reacted).toBe(false);
    expect(t.waits).toBe('red acting');
  });
});

describe('the seats', () => {
  it('the sides are known by their names, and nobody else is a side', () => {
    const { state } = new Playing({ ...field(), frames: [{ at: 'phase', side: 0, over: false }] });
    expect(['red', 'blue', 'watcher'].map((seat) => sideIndex(state, seat))).toEqual([0, 1, -1]);
  });
});

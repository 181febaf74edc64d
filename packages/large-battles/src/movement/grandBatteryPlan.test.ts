/** LB-OPT-01, -02: who may join whom, and where; and what becomes of the two batteries. */
import { closeDraft } from '@drumhead/engine';
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import { openDraft } from '../state/draft.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { formGrandBattery } from './formGrandBattery.ts';
import { isShaken } from '../victory/victory.ts';
import { joinOffers, planJoin } from './index.ts';

const guns = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  kind: 'battery',
  formation: 'limbered',
  at: [x, y],
  ...more,
});
/** Battery 0 came from the Reserve and belongs to the first Brigade now, like battery 1. */
function two(a: Partial<UnitSpec> = {}, b: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  const state = battlefield({
    switches: { grandBattery: true },
    ...rest,
    units: [guns(900, 840, a), guns(960, 780, b), ...(rest.units ?? [])],
  });
  const units = state.field.units.map((p, i): UnitProfile => (i === 0 ? { ...p, brigade: -1 } : p));
  return { ...state, field: { ...state.field, units } };
}
const asked = (state: State, partner = 1): readonly unknown[] => {
  const found = planJoin(state, mover(state, 0), partner);
  return found.ok ? ['ok'] : [found.refusal.rule, found.refusal.reason.replace('lb.refusal.', '')];
};
const off: BattlefieldSpec = { switches: { grandBattery: false } };

describe('joining another battery', () => {
  it.each<readonly [string, State, number, readonly unknown[]]>([
    ['LB-OPT-01 the rule is off', two({}, {}, off), 1, ['LB-OPT-01', 'noGrandBatteries']],
    ['LB-OPT-01 no such unit', two(), 9, ['LB-OPT-01', 'noBatteryThere']],
    ['LB-OPT-01 itself', two(), 0, ['LB-OPT-01', 'noBatteryThere']],
    ['LB-OPT-01 gone', two({}, { status: 'eliminated' }), 1, ['LB-OPT-01', 'noBatteryThere']],
    ['LB-OPT-01 a battalion', two({}, { kind: 'infantry', formation: 'line' }), 1, ['LB-OPT-01', 'noBatteryThere']],
    ['LB-OPT-01 of a battalion', two({ kind: 'infantry', formation: 'line' }), 1, ['LB-OPT-01', 'noBatteryThere']],
    ['LB-OPT-01 an enemy', two({}, { side: 1, brigade: 0 }), 1, ['LB-OPT-01', 'noBatteryThere']],
    [
      'LB-OPT-01 both still in the Reserve',
      two({ brigade: -1 }, { brigade: -1 }),
      1,
      ['LB-OPT-01', 'reserveBatteryJoins'],
    ],
    ['LB-OPT-01 horse and foot', two({}, { kind: 'horseBattery' }), 1, ['LB-OPT-01', 'unlikeBatteries']],
    ['LB-OPT-01 other calibre', two({}, { calibre: 'heavy' }), 1, ['LB-OPT-01', 'unlikeBatteries']],
    ['LB-OPT-02 a Grand Battery already', two({}, { battery: 0 }), 1, ['LB-OPT-02', 'twoBatteries']],
    ['LB-OPT-02 one not limbered', two({}, { formation: 'unlimbered' }), 1, ['LB-OPT-02', 'batteriesAlike']],
    ['LB-OPT-01 alike', two(), 1, ['ok']],
  ])('%s', (_title, state, partner, answer) => {
    expect(asked(state, partner)).toEqual(answer);
  });

  it('LB-OPT-01 of two that were both in Brigades from the start none joins', () => {
    const state = battlefield({ switches: { grandBattery: true }, units: [guns(900, 840), guns(960, 780)] });
    expect(asked(state)).toEqual(['LB-OPT-01', 'reserveBatteryJoins']);
  });

  it('LB-OPT-01 a refusal names both', () => {
    const state = two({}, { calibre: 'heavy' });
    const answer = planJoin(state, mover(state, 0), 1);
    expect(answer.ok ? null : answer.refusal.facts).toEqual({ unit: 'unit-0', other: 'unit-1' });
    const aslant = two({ formation: 'unlimbered', at: [890, 790], facing: 10 }, { formation: 'unlimbered' });
    const refused = planJoin(aslant, mover(aslant, 0), 1);
    expect(refused.ok ? null : refused.refusal.facts).toEqual({ unit: 'unit-0' });
  });

  const place = (state: State): readonly number[] => {
    const { x, y } = granted(planJoin(state, mover(state, 0), 1)).pose;
    return [toMm(x), toMm(y)];
  };

  it.each<readonly [string, readonly [number, number], number, readonly [number, number]]>([
    ['below and left of it', [930, 840], 0, [945, 780]],
    ['below and right of it', [990, 840], 0, [975, 780]],
    ['above and left of it', [930, 720], 0, [945, 780]],
    ['above and right of it', [990, 720], 0, [975, 780]],
    ['left of one that faces right, a little above', [860, 770], 90, [960, 765]],
    ['left of one that faces right, a little below', [860, 790], 90, [960, 795]],
  ])('LB-OPT-02 beside the nearer flank: %s', (_title, at, facing, pose) => {
    expect(place(two({ at, facing }, { facing }))).toEqual(pose);
  });

  it('LB-GEO-18 not where the two would overlap another unit, though the way there is free', () => {
    // The friend stands beside the other flank of the partner and leaves no room for the common footprint only there.
    const wide = two({ at: [930, 780] }, {}, { units: [{ at: [1000, 780], formation: 'square' }] });
    expect(place(wide)).toEqual([945, 780]);
    const gone = two(
      { at: [900, 840] },
      {},
      { units: [{ at: [940, 780], formation: 'square', status: 'eliminated' }] },
    );
    expect(place(gone)).toEqual([945, 780]);
  });

  it('LB-OPT-02 without a move where it stands beside it already', () => {
    const there = two({ formation: 'unlimbered', at: [960 - 60 - 2 / 64, 780] }, { formation: 'unlimbered' });
    expect(granted(planJoin(there, mover(there, 0), 1))).toMatchObject({ move: null });
    const limbered = two({ at: [960 - 30 - 2 / 64, 780] });
    expect(granted(planJoin(limbered, mover(limbered, 0), 1)).move).toBeNull();
    const turned = two({ at: [960 - 30 - 2 / 64, 780], facing: 180 });
    expect(granted(planJoin(turned, mover(turned, 0), 1)).move).toMatchObject({ kind: 'fast', facing: 0 });
  });

  it('LB-OPT-01 is offered to batteries where the rule is on', () => {
    const join = { type: 'join', unit: 0, partner: 1 };
    const on = two();
    expect(joinOffers(on, mover(on, 0))).toEqual([join]);
    for (const state of [two({}, {}, off), two({ kind: 'infantry', formation: 'line' })]) {
      expect(joinOffers(state, mover(state, 0))).toEqual([]);
    }
  });
});

describe('two batteries that have joined', () => {
  function joined(a: Partial<UnitSpec>, b: Partial<UnitSpec>, rest: BattlefieldSpec = {}, change: Partial<Unit> = {}) {
    const from = two(a, b, rest);
    const state = { ...from, units: from.units.map((u, i) => (i < 2 ? { ...u, ...change } : u)) };
    const draft = openDraft(state);
    formGrandBattery(draft, 0, 1, { pose: { x: steps(945), y: steps(780), facing: 0 }, move: null });
    return closeDraft(draft);
  }

  it.each<readonly [boolean, boolean, boolean]>([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('LB-OPT-01 has acted if either has: %s and %s', (one, other, both) => {
    const state = joined({ activated: one, reacted: one }, { activated: other, reacted: other });
    expect(state.units[0]).toMatchObject({ activated: both, reacted: both });
  });

  it('LB-PROX-03 neither is marked as too near any more', () => {
    const state = joined({}, {}, {}, { violation: true });
    expect(state.units.slice(0, 2).map((u) => u.violation)).toEqual([false, false]);
  });

  it('LB-OPT-01 a Leader with either rides with both, others stay where they are', () => {
    const rest: BattlefieldSpec = {
      units: [{ at: [500, 900] }],
      brigades: [0, 1, 0],
      generals: [
        { brigade: 0, unit: 1 },
        { brigade: 2, side: 0, unit: 2 },
        { brigade: 1, side: 1, at: [900, 100] },
      ],
    };
    const state = joined({}, {}, rest);
    expect(state.generals.slice(0, 3).map((g) => [g.status, g.unit])).toEqual([
      ['attached', 0],
      ['table', -1],
      ['attached', 2],
    ]);
    // One who rode with it once, and is on the table by himself now.
    const led = two({}, {}, rest);
    const draft = openDraft({
      ...led,
      generals: led.generals.map((g, i) => (i === 0 ? { ...g, status: 'table' } : g)),
    });
    formGrandBattery(draft, 0, 1, { pose: { x: steps(945), y: steps(780), facing: 0 }, move: null });
    expect(closeDraft(draft).generals[0]).toMatchObject({ status: 'table', unit: 1 });
  });

  it('LB-VIC-08 LB-OPT-02 a Brigade may be Shaken by it: one unit fewer bears its DIS', () => {
    // Three units bear 3 DIS, two do not.
    const rest: BattlefieldSpec = { units: [{ at: [500, 900], dis: 1 }] };
    expect(isShaken(two({ dis: 2 }, {}, rest), 0)).toBe(false);
    expect(joined({ dis: 2 }, {}, rest).brigades[0]?.shaken).toBe(true);
  });
});

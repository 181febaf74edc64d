/** Chapter 22: two batteries become one Grand Battery, and fight, suffer and count as one. */
import { probe } from '../testing.ts';
import { total } from '@drumhead/engine';
import { facing, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { actingIn, placeOf, rollFilled, unitOf } from '../../test/fighting.ts';
import { Playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, type UnitSpec, withUnit } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { beginActivation } from '../turn/activationState.ts';
import { footprintOf } from '../ground/footprints.ts';
import { standardOf } from '../turn/activationStandard.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { bombardTallies } from '../combat/dice/tallies.ts';
import { brigadeDis, brigadeStrength, lossOfUnit } from '../victory/victory.ts';

const ON = { switches: { grandBattery: true } } as const;
/** A battery of the first Brigade, which came from the Reserve if it says so. */
const guns = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  kind: 'battery',
  formation: 'limbered',
  at: [x, y],
  ...more,
});
/** The unit is of the first Brigade now, but came from the Reserve. */
function assigned(state: State, unit = 0): State {
  const units = state.field.units.map((p, i): UnitProfile => (i === unit ? { ...p, brigade: -1 } : p));
  return { ...state, field: { ...state.field, units } };
}
const field = (spec: BattlefieldSpec): State => assigned(battlefield({ ...ON, ...spec }));
const two = (a: Partial<UnitSpec> = {}, b: Partial<UnitSpec> = {}, others: readonly UnitSpec[] = []): State =>
  field({ units: [guns(900, 840, a), guns(960, 780, b), ...others] });
const JOIN: Command = { type: 'join', unit: 0, partner: 1 };
const formed = (state: State, actions = 3): Playing => actingIn(state, 0, actions).red(JOIN);

describe('forming a Grand Battery', () => {
  it('LB-OPT-01 LB-OPT-02 one moves up beside the other: one unit, side by side, 60 x 80 limbered', () => {
    const t = actingIn(two(), 0, 3);
    expect(t.offered('red', 'join')).toEqual([JOIN]);
    t.red(JOIN);
    expect(t.event('joined')).toMatchObject({ rule: 'LB-OPT-01', unit: 0, partner: 1 });
    expect(placeOf(t, 0)).toEqual({ x: 945, y: 780, facing: 0 });
    const { width, depth } = footprintOf(t.state, 0);
    expect([toMm(width), toMm(depth)]).toEqual([60, 80]);
    expect(unitOf(t, 1).status).toBe('joined');
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 2, moves: 1, gunsMoved: true });
    expect(probe.faults(t.state)).toEqual([]);
  });

  it('LB-OPT-01 LB-LEAD-21 threats to Generals are met afterwards', () => {
    const units = [guns(900, 840), guns(960, 780), { at: [300, 200], side: 1 } satisfies UnitSpec];
    const t = formed(field({ units, generals: [{ brigade: 0, at: [360, 300] }] }));
    expect([t.waits, t.asks]).toEqual(['red reposition', 'LB-LEAD-19']);
  });

  it('LB-OPT-02 table G1: 120 x 40 when it unlimbers', () => {
    const t = formed(two()).red({ type: 'form', unit: 0, formation: 'unlimbered', facing: 0 });
    const { width, depth } = footprintOf(t.state, 0);
    expect([toMm(width), toMm(depth)]).toEqual([120, 40]);
    expect(placeOf(t, 0)).toEqual({ x: 945, y: 760, facing: 0 });
  });

  it('LB-OPT-02 prolonged, facing alike, within 1VS; never one limbered and one not', () => {
    const near = two({ formation: 'unlimbered', at: [890, 790] }, { formation: 'unlimbered' });
    expect(formed(near).event('joined')).toBeDefined();
    const aslant = two({ formation: 'unlimbered', at: [890, 790], facing: 10 }, { formation: 'unlimbered' });
    expect(actingIn(aslant).refused('red', JOIN)).toBe('LB-OPT-02');
    expect(actingIn(two({}, { formation: 'unlimbered' })).refused('red', JOIN)).toBe('LB-OPT-02');
    const far = two({ formation: 'unlimbered', at: [830, 830] }, { formation: 'unlimbered' });
    expect(actingIn(far).refused('red', JOIN)).toBe('LB-MOVE-02');
    const there = two({ formation: 'unlimbered', at: [900, 780] }, { formation: 'unlimbered' });
    expect(formed(there).event('joined')).toBeDefined();
  });

  it('LB-OPT-01 only with the rule on, from the Reserve, of one Brigade, kind and calibre', () => {
    const off = {
      ...two(),
      field: { ...two().field, switches: { grandBattery: false, wornUnits: false, chargeGoesHome: false } },
    };
    expect(actingIn(off).refused('red', JOIN)).toBe('LB-OPT-01');
    expect(actingIn(off).offered('red', 'join')).toEqual([]);
    const own = battlefield({ ...ON, units: [guns(900, 840), guns(960, 780)] });
    expect(actingIn(own).refused('red', JOIN)).toBe('LB-OPT-01');
    for (const other of [{ kind: 'horseBattery' }, { calibre: 'heavy' }, { side: 1, brigade: 1 }] as const) {
      expect(actingIn(two({}, other)).refused('red', JOIN)).toBe('LB-OPT-01');
    }
    const brigades = [0, 1, 0] as const;
    const elsewhere = field({ brigades, units: [guns(900, 840), guns(960, 780, { brigade: 2 })] });
    expect(actingIn(elsewhere).refused('red', JOIN)).toBe('LB-OPT-01');
    expect(actingIn(two(), 0).refused('red', { type: 'join', unit: 0, partner: 0 })).toBe('LB-OPT-01');
    expect(actingIn(two(), 0).refused('red', { type: 'join', unit: 0, partner: 9 })).toMatch(/LB-OPT-01|KERNEL/);
  });

  it('LB-OPT-02 two batteries, no more; it never splits', () => {
    const three = two({}, {}, [guns(1060, 800)]);
    const t = formed(three);
    expect(t.refused('red', { type: 'join', unit: 0, partner: 2 })).toBe('LB-OPT-02');
    expect(t.offers('red').every((offer) => !('unit' in offer) || offer.unit === 0)).toBe(true);
  });

  it('LB-GEO-18 beside, but not onto anybody: by the other flank if the nearer is taken', () => {
    const taken = two({}, {}, [{ at: [920, 790], formation: 'marchColumn' }]);
    expect(placeOf(formed(taken), 0)).toMatchObject({ x: 975, y: 780 });
    const both = two({}, {}, [
      { at: [920, 790], formation: 'marchColumn' },
      { at: [1000, 790], formation: 'marchColumn' },
    ]);
    expect(actingIn(both).refused('red', JOIN)).toBe('LB-PASS-01');
  });

  it('LB-OPT-01 LB-CINC-06 the free move of an assigned battery may be the one that joins', () => {
    const state = { ...two(), generals: battlefield({ ...ON, generals: [{ brigade: 0, at: [950, 700] }] }).generals };
    const at = { at: 'freeMove', step: 'move', side: 0, unit: 0, reaction: false } as const;
    const t = new Playing({
      ...state,
      frames: [
        { at: 'phase', side: 0, over: false },
        { at: 'slot', side: 0, brigade: -1, closing: false },
        { ...at, doing: beginActivation(state, 0, 1) },
      ],
    });
    expect(t.offered('red', 'join')).toEqual([JOIN]);
    t.red(JOIN);
    expect(unitOf(t, 0).battery).toBe(1);
  });
});

describe('a Grand Battery', () => {
  it('LB-OPT-01 the higher DIS, the worse Q; loaded, but silent in the phase it forms', () => {
    const state = two({ dis: 1, q: 4, loaded: false }, { dis: 2, q: 5 }, [{ side: 1, at: [945, 500] }]);
    const t = formed(state, 3).red({ type: 'form', unit: 0, formation: 'unlimbered', facing: 0 });
    expect(unitOf(t, 0)).toMatchObject({ dis: 2, loaded: true });
    expect(standardOf(t.state, 0, 0).quality).toBe(5);
    const fire: Command = { type: 'fire', unit: 0, target: 2, sector: -1, added: 0 };
    expect(t.refused('red', fire)).toBe('LB-OPT-01');
    const next = actingIn({ ...t.state, phase: t.state.phase + 1 }, 0);
    expect(next.offered('red', 'fire').map((offer) => offer.target)).toContain(2);
  });

  it('LB-OPT-01 the actions of either battery this phase count for it', () => {
    const t = formed(two({}, { activated: true, reacted: true }));
    expect(unitOf(t, 0)).toMatchObject({ activated: true, reacted: true });
  });

  it('LB-OPT-01 LB-OPT-02 the dice of both in fire, each modifier once', () => {
    const t = formed(two({ dis: 1 }, {}, [{ side: 1, at: [945, 500], dis: 1 }]), 3);
    t.red({ type: 'form', unit: 0, formation: 'unlimbered', facing: 0 });
    const { attack, defence } = bombardTallies(t.state, 0, 2, -1, 1);
    expect(attack[0]).toEqual({ rule: 'LB-OPT-01', add: 8, what: 'lb.tally.mediumBattery' });
    expect(total(attack)).toBe(8 + 1 + 1); // an added action, the target's DIS; medium range
    expect(total(defence)).toBe(4 + 1);
  });

  it('LB-OPT-01 the dice of both when attacked', () => {
    const grand = battlefield({
      ...ON,
      units: [
        { at: [900, 700], formation: 'attackColumn' },
        guns(900, 600, { side: 1, formation: 'unlimbered', battery: 2 }),
        guns(0, 0, { side: 1, status: 'joined' }),
      ],
    });
    const t = actingIn(grand, 0, 1).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(t, [6, 5, 5], [5, 1, 1]);
    expect(t.event('approachRolled').defence[0]).toMatchObject({ rule: 'LB-OPT-01', add: 8 });
  });

  it('LB-OPT-01 LB-VIC-04 eliminated it costs 4; LB-OPT-02 it counts as one unit, 4 DIS, for Shaken', () => {
    const t = formed(two({}, {}, [{ at: [500, 800] }]));
    expect(brigadeStrength(t.state, 0)).toBe(2);
    expect(lossOfUnit(t.state, 0)).toBe(8);
    expect(t.state.field.sides[0].breakPoint).toBe(two().field.sides[0].breakPoint);
    const doomed = withUnit(t.state, 0, { dis: 3, formation: 'unlimbered' });
    const attacked = battlefield({ units: [{ side: 1, at: [945, 600], formation: 'attackColumn' }] });
    const enemy = doomed.units.length;
    const state: State = {
      ...doomed,
      field: { ...doomed.field, units: [...doomed.field.units, ...attacked.field.units] },
      units: [...doomed.units, ...attacked.units],
    };
    const fight = actingIn(state, enemy, 1).blue({ type: 'approach', unit: enemy, sector: -1 });
    rollFilled(fight, [6, 1, 1], [5, 1, 1]);
    expect(fight.event('eliminated')).toMatchObject({ unit: 0, halves: 8 });
    expect([brigadeStrength(fight.state, 0), brigadeDis(fight.state, 0)]).toEqual([1, 4]);
    expect(fight.state.sides[0].lossHalves).toBe(8);
  });

  it('LB-OPT-01 a Leader with either battery rides with both', () => {
    const led = assigned(
      battlefield({ ...ON, units: [guns(900, 840), guns(960, 780)], generals: [{ brigade: 0, unit: 1 }] }),
    );
    expect(formed(led).state.generals[0]).toMatchObject({ status: 'attached', unit: 0 });
  });

  it('LB-OPT-01 prolonged guns keep their facing', () => {
    const t = formed(two({ formation: 'unlimbered', at: [890, 790] }, { formation: 'unlimbered' }));
    expect(unitOf(t, 0)).toMatchObject({ facing: facing(0), x: steps(930), y: steps(780) });
  });
});

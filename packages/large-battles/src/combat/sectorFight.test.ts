/** LB-BUA-11..16: the fight for a sector, as far as the fight itself goes. */
import { closeDraft, total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { acting, placeOf, plainly, rollFilled, unitOf } from '../../test/fighting.ts';
import { Playing } from '../../test/scriptedPlay.ts';
import { type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import { openDraft } from '../state/draft.ts';
import { beginSectorAttack } from './beginCombat.ts';

const town = (
  a: Partial<UnitSpec>,
  garrison: Partial<UnitSpec>,
  others: readonly UnitSpec[] = [],
): BattlefieldSpec => ({
  units: [
    { at: [900, 840], formation: 'attackColumn', ...a },
    { side: 1, at: [900, 640], sector: 0, formation: 'garrison', ...garrison },
    ...others,
  ],
  terrain: [{ kind: 'sector', box: [900, 640, 120, 120] }],
});
/** The column Approaches the sector with these dice. */
const storm = (spec: BattlefieldSpec, attack: number[], defence: number[], actions = 1): Playing => {
  const t = acting(spec, actions).red({ type: 'approach', unit: 0, sector: 0 });
  if (t.waits === 'red approachDice') t.red({ type: 'spend', dice: 0 });
  return rollFilled(t, attack, defence);
};

describe('a sector attacked', () => {
  it('LB-BUA-13 the garrison rolls 3 dice and 2 for its walls, and the usual modifiers', () => {
    const t = storm(town({ dis: 1 }, { c: 6 }), [6, 5, 5], [5, 1, 1]);
    expect(total(t.event('approachRolled').defence)).toBe(3 + 2 + 1 + 1);
    expect(t.event('approachRolled').defence).toContainEqual({ rule: 'LB-BUA-13', add: 2, what: 'lb.tally.hardCover' });
  });

  it('LB-BUA-03 it has neither flank nor rear, and is never passive', () => {
    const t = acting(town({}, { facing: 0 })).red({ type: 'approach', unit: 0, sector: 0 });
    expect(t.event('approached')).toMatchObject({ flank: false, passive: false, sector: 0 });
  });

  it('LB-BUA-13 the actions it wins only cancel', () => {
    const t = storm(town({}, {}), [5, 1, 1], [6, 5, 5], 3);
    expect([...new Set(t.offers('blue').map((offer) => offer.type))]).toEqual(['cancel', 'waive']);
    expect(t.refused('blue', { type: 'retreat', unit: 1 })).toBe('LB-BUA-13');
  });

  it('LB-BUA-14 LB-BUA-15 beaten it leaves by the side opposite the attack, in attack column, 1M away', () => {
    const t = storm(town({}, {}), [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [6, 3, 1], [5, 2, 2]);
    expect(t.event('contactRolled').winner).toBe('a');
    expect(unitOf(t, 1)).toMatchObject({ sector: -1, formation: 'attackColumn' });
    expect(placeOf(t, 1)).toMatchObject({ x: 900, facing: 0 });
    expect(placeOf(t, 1).y + 15).toBeCloseTo(580 - 120, 1);
  });

  it('LB-BUA-14 an enemy on its way eliminates it', () => {
    const t = storm(town({}, {}, [{ at: [900, 500], formation: 'attackColumn' }]), [6, 5, 5], [5, 1, 1]);
    rollFilled(plainly(t.red({ type: 'contact', unit: 0 })), [6, 3, 1], [5, 2, 2]);
    expect(unitOf(t, 1).status).toBe('eliminated');
  });

  it('LB-BUA-16 the victor enters at once', () => {
    const t = storm(town({}, {}), [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [6, 3, 1], [5, 2, 2]);
    expect(unitOf(t, 0)).toMatchObject({ formation: 'garrison', sector: 0 });
    expect(t.state.sectors[0]?.unit).toBe(0);
    expect(t.waits).toBe('red slot');
  });

  it('LB-BUA-16 LB-APP-22 so does he who eliminates the garrison in the Approach, for no action', () => {
    const t = storm(town({}, { dis: 3 }), [6, 1, 1], [5, 1, 1]);
    expect(unitOf(t, 1).status).toBe('eliminated');
    expect(unitOf(t, 0)).toMatchObject({ formation: 'garrison', sector: 0 });
    expect(t.state.sectors[0]?.unit).toBe(0);
    // With actions to spare he is not asked for them.
    const spare = storm(town({}, { dis: 3 }), [6, 5, 5], [5, 1, 1]);
    expect([spare.waits, unitOf(spare, 0).sector]).toEqual(['red slot', 0]);
  });

  it('LB-BUA-16 LB-CON-19 nobody enters who has not won, nor he who fell winning', () => {
    const beaten = storm(town({}, { dis: 2 }), [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(beaten), [5, 4, 1], [6, 2, 1]);
    expect(unitOf(beaten, 1).status).toBe('eliminated');
    expect(unitOf(beaten, 0)).toMatchObject({ status: 'table', sector: -1 });
    expect(beaten.state.sectors[0]?.unit).toBe(-1);
    const fell = storm(town({ dis: 2 }, {}), [5, 5, 5], [6, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(fell), [6, 2, 1], [5, 4, 1]);
    expect(fell.event('contactRolled').winner).toBe('a');
    expect(unitOf(fell, 0)).toMatchObject({ status: 'eliminated', sector: -1 });
    expect(fell.state.sectors[0]?.unit).toBe(-1);
  });

  it('LB-BUA-20 a beaten attacker from the open goes back as any other; the garrison stays', () => {
    const t = storm(town({}, {}), [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [5, 2, 1], [6, 3, 1]);
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-CON-16' });
    expect(unitOf(t, 1)).toMatchObject({ sector: 0, formation: 'garrison' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-BUA-17 LB-BUA-25 from the next sector: Contact at once, D has 2 dice for its walls, actions left buy dice; the victor enters', () => {
    const spec: BattlefieldSpec = {
      units: [
        { at: [900, 760], sector: 0, formation: 'garrison' },
        { side: 1, at: [900, 640], sector: 1, formation: 'garrison' },
      ],
      terrain: [
        { kind: 'sector', box: [900, 760, 120, 120] },
        { kind: 'sector', box: [900, 640, 120, 120] },
      ],
    };
    const { state } = acting(spec, 2);
    const draft = openDraft(state);
    beginSectorAttack(draft, mover(state, 0, { left: 2 }), 1);
    const t = new Playing(closeDraft(draft));
    t.red({ type: 'declare', bought: 1, leader: 0, charismatic: false });
    rollFilled(t, [6, 3, 1], [5, 2, 2]);
    expect(total(t.event('contactRolled').attack)).toBe(3 + 1);
    expect(total(t.event('contactRolled').defence)).toBe(3 + 2);
    expect(t.state.sectors.map((sector) => sector.unit)).toEqual([-1, 0]);
    expect(placeOf(t, 1).y + 15).toBeCloseTo(580 - 120, 1);
  });
});

/** Chapter 17: breakthrough and recall. */
import { describe, expect, it } from 'vitest';
import { closedIn, facingOff, placeOf, plainly, rollFilled, unitOf } from '../../../test/fighting.ts';
import type { Playing } from '../../../test/scriptedPlay.ts';
import type { UnitSpec } from '../../../test/positions.ts';

const cavalry = { kind: 'dragoons' } as const;
/** Behind the first enemy, 100 mm further on. */
const behind = (spec: Partial<UnitSpec> = {}): UnitSpec => ({ side: 1, at: [900, 440], ...spec });

/** Cavalry has ridden down the infantry before it; whatever stands behind is 1L straight ahead. */
const ridden = (a: Partial<UnitSpec>, others: readonly UnitSpec[], attack = [6, 3, 1], defence = [5, 2, 1]): Playing =>
  rollFilled(plainly(closedIn(facingOff({ ...cavalry, ...a }, {}, others))), attack, defence);
const kinds = (t: Playing): string[] => [...new Set(t.offers('red').map((offer) => offer.type))].sort();

describe('breakthrough', () => {
  it('LB-BRK-01 cavalry that eliminated an enemy may break through, be recalled, carry or stay', () => {
    const t = ridden({}, [behind()]);
    expect(t.waits).toBe('red exploit');
    expect(kinds(t)).toEqual(['breakthrough', 'carry', 'fallBack', 'stay']);
  });

  it('LB-SEQ-09 LB-LEAD-16 consequences of an elimination come before the winner’s choice', () => {
    const spec = { ...facingOff(cavalry, {}, [behind()]), generals: [{ brigade: 1, side: 1, unit: 1 }] } as const;
    const t = rollFilled(plainly(closedIn(spec)), [6, 3, 1], [5, 2, 1]);
    expect(t.waits).toBe('dice generalTest');
    rollFilled(t, [1]);
    expect(t.waits).toBe('red exploit');
  });

  it('LB-BRK-01 not if the enemy only went back', () => {
    const t = rollFilled(
      plainly(closedIn(facingOff(cavalry, { kind: 'lightCavalry' }, [behind()]))),
      [6, 3, 1],
      [5, 2, 2],
    );
    expect(kinds(t)).toEqual(['carry', 'stay']);
    expect(t.refused('red', { type: 'breakthrough' })).toBe('LB-BRK-01');
    // Nor if it was pursued as well, and is still there.
    const pursued = rollFilled(
      plainly(closedIn(facingOff(cavalry, { kind: 'lightCavalry' }, [behind()]))),
      [6, 3, 3],
      [5, 3, 2],
    );
    expect([pursued.eventTypes.includes('pursued'), unitOf(pursued, 1).status]).toEqual([true, 'table']);
    expect(kinds(pursued)).toEqual(['carry', 'stay']);
  });

  it('LB-BRK-02 an enemy eliminated by the second die, or by pursuit, counts as well', () => {
    const second = rollFilled(
      plainly(closedIn(facingOff(cavalry, { kind: 'lightCavalry', dis: 2 }, [behind()]))),
      [6, 3, 1],
      [5, 2, 2],
    );
    expect(unitOf(second, 1).status).toBe('eliminated');
    expect(kinds(second)).toContain('breakthrough');
    const pursuit = rollFilled(
      plainly(closedIn(facingOff(cavalry, { kind: 'lightCavalry', dis: 1 }, [behind({ at: [900, 420] })]))),
      [6, 3, 3],
      [5, 2, 2],
    );
    expect(pursuit.eventTypes).toContain('pursued');
    expect(unitOf(pursuit, 1).status).toBe('eliminated');
    expect(kinds(pursuit)).toContain('breakthrough');
  });

  it('LB-BRK-03 LB-SKIR-04 straight into Contact, no Approach; the target’s skirmishers are gone', () => {
    const t = ridden({}, [behind({ sk: 2 })]).red({ type: 'breakthrough' });
    expect(t.eventTypes).toContain('brokeThrough');
    expect(unitOf(t, 2).sk).toBe(0);
    expect(placeOf(t, 0).y - 15).toBeCloseTo(447.5, 1);
    expect(t.waits).toBe('dice combat');
  });

  it('LB-BRK-03 without an enemy within 1L straight ahead there is no breakthrough', () => {
    const far = ridden({}, [behind({ at: [900, 350] })]);
    expect(kinds(far)).toEqual(['carry', 'fallBack', 'stay']);
    expect(far.refused('red', { type: 'breakthrough' })).toBe('LB-BRK-03');
    expect(kinds(ridden({}, [behind({ at: [1100, 440] })]))).toEqual(['carry', 'fallBack', 'stay']);
  });

  it('LB-BRK-04 a friend in the way rules it out', () => {
    const t = ridden({}, [behind(), { side: 0, at: [900, 500], formation: 'attackColumn' }]);
    expect(kinds(t)).not.toContain('breakthrough');
  });

  it('LB-BRK-05 barred at DIS 3', () => {
    const t = ridden({ dis: 2 }, [behind()]);
    expect(unitOf(t, 0).dis).toBe(3);
    expect(kinds(t)).toEqual(['carry', 'fallBack', 'stay']);
    expect(t.refused('red', { type: 'breakthrough' })).toBe('LB-BRK-05');
  });

  it('LB-BRK-05 LB-BRK-06 a square straight ahead obliges to recall', () => {
    const t = ridden({}, [behind({ formation: 'square' })]);
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-BRK-07' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-BRK-07 recall is 1L straight back, facing kept', () => {
    const t = ridden({}, [behind()]);
    const before = placeOf(t, 0);
    t.red({ type: 'fallBack' });
    expect(placeOf(t, 0)).toMatchObject({ x: before.x, facing: before.facing });
    expect(placeOf(t, 0).y - before.y).toBeCloseTo(180, 1);
  });

  it('LB-BRK-07 LB-RET-06 recalled towards an enemy it stops just short of him', () => {
    const t = ridden({}, [behind(), { side: 1, at: [900, 760] }]).red({ type: 'fallBack' });
    expect(unitOf(t, 0).status).toBe('table');
    expect(752.5 - placeOf(t, 0).y - 15).toBeGreaterThan(0);
    expect(752.5 - placeOf(t, 0).y - 15).toBeLessThan(1);
  });

  it('LB-LEAD-17 LB-LEAD-18 a General in the way of the breakthrough is tested before the dice', () => {
    const spec = {
      ...facingOff(cavalry, {}, [behind(), { side: 1, at: [1000, 560], formation: 'attackColumn' }]),
      generals: [{ brigade: 1, side: 1, at: [880, 500] }],
    } as const;
    const t = rollFilled(plainly(closedIn(spec)), [6, 3, 1], [5, 2, 1]);
    expect(t.waits).toBe('red exploit');
    t.red({ type: 'breakthrough' });
    expect([t.waits, t.asks]).toEqual(['dice generalTest', 'LB-LEAD-17']);
  });

  it('LB-BRK-07 LB-BRK-10 a breakthrough won wears again and ends with the recall', () => {
    const t = ridden({}, [behind()]).red({ type: 'breakthrough' });
    expect(unitOf(t, 0).dis).toBe(1);
    rollFilled(plainly(t), [6, 3, 1], [5, 2, 1]);
    expect(unitOf(t, 2).status).toBe('eliminated');
    expect(unitOf(t, 0).dis).toBe(2);
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-BRK-07' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-BRK-05 no second breakthrough in a row', () => {
    const t = ridden({}, [behind(), behind({ at: [900, 320] })]).red({ type: 'breakthrough' });
    rollFilled(plainly(t), [6, 3, 1], [5, 2, 1]);
    expect(t.waits).toBe('red slot');
  });

  it('LB-BRK-08 flank is judged from where the breakthrough begins and where it touches', () => {
    const flank = ridden({}, [behind({ facing: 90, at: [900, 420] })]).red({ type: 'breakthrough' });
    expect(flank.frame('combat').combat.flank).toEqual([true]);
    const front = ridden({}, [behind()]).red({ type: 'breakthrough' });
    expect(front.frame('combat').combat.flank).toEqual([false]);
  });

  it('LB-BRK-08 no flank where it only touches within the arc, nor where it only began in it', () => {
    const touched = ridden({}, [behind({ facing: 95, at: [880, 420] })]).red({ type: 'breakthrough' });
    expect(touched.frame('combat').combat).toMatchObject({ seenBy: [], flank: [false] });
    const began = ridden({}, [behind()]).red({ type: 'breakthrough' });
    expect(began.frame('combat').combat.seenBy).toEqual([2]);
    // Who stood elsewhere when it began is no matter: only the place of the breakthrough counts.
    const aside = ridden({}, [behind({ facing: 90, at: [900, 420] }), { side: 1, at: [400, 585], facing: 90 }]);
    expect(aside.red({ type: 'breakthrough' }).frame('combat').combat).toMatchObject({ seenBy: [3], flank: [true] });
  });

  it('LB-CON-07 LB-BRK-03 position is judged from where the breakthrough begins', () => {
    const spec = facingOff(cavalry, {}, [behind()], { terrain: [{ kind: 'gentleHill', box: [900, 440, 300, 90] }] });
    const t = rollFilled(plainly(closedIn(spec)), [6, 3, 1], [5, 2, 1]).red({ type: 'breakthrough' });
    expect(t.frame('combat').combat.position).toEqual([{ rule: 'LB-TERR-10', add: 1, what: 'lb.reason.higher' }]);
    expect(rollFilled(plainly(t), [6, 3, 1], [5, 2, 1]).event('contactRolled').defence).toContainEqual({
      rule: 'LB-TERR-10',
      add: 1,
      what: 'lb.reason.higher',
    });
  });

  it('LB-BRK-09 LB-SPEC-11 Impetuous cavalry must break through, even at DIS 3', () => {
    const t = ridden({ traits: { impetuous: true } }, [behind()]);
    expect(t.eventTypes).toContain('brokeThrough');
    const shaky = ridden({ dis: 2, traits: { impetuous: true } }, [behind()]);
    expect(unitOf(shaky, 0).dis).toBe(3);
    expect(shaky.eventTypes).toContain('brokeThrough');
  });

  it('LB-SPEC-11 Impetuous never into a square unless it is at DIS 3', () => {
    const steady = ridden({ traits: { impetuous: true } }, [behind({ formation: 'square', dis: 2 })]);
    expect(steady.eventTypes).not.toContain('brokeThrough');
    const shaky = ridden({ traits: { impetuous: true } }, [behind({ formation: 'square', dis: 3 })]);
    expect(shaky.eventTypes).toContain('brokeThrough');
  });

  it('LB-BRK-11 beaten in the breakthrough it is not recalled as well', () => {
    const t = ridden({}, [behind({ kind: 'heavyCavalry', at: [900, 440] })]).red({ type: 'breakthrough' });
    rollFilled(plainly(t), [5, 2, 1], [6, 3, 2]);
    expect(t.events.filter((event) => event.type === 'retreated')).toHaveLength(1);
    expect(t.event('retreated').rule).toBe('LB-CON-16');
    const winner = ridden({}, [behind()]).red({ type: 'breakthrough' });
    rollFilled(plainly(winner), [6, 3, 1], [5, 2, 1]);
    expect(winner.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-BRK-07' });
  });

  it('LB-UNIT-07 LB-UNIT-08 DIS 3 bars the breakthrough, not the Contact', () => {
    const t = ridden({ dis: 2 }, [behind()], [6, 3, 1], [5, 3, 1]);
    expect(unitOf(t, 0).dis).toBe(3);
    expect(kinds(t)).not.toContain('breakthrough');
  });
});

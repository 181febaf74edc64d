/** LB-APP-45: an Approach against two units, and what each does with its own actions. */
import { describe, expect, it } from 'vitest';
import { acting, placeOf, rollFilled, unitOf } from '../../../test/fighting.ts';
import type { UnitSpec } from '../../../test/positions.ts';
import type { Playing } from '../../../test/scriptedPlay.ts';

/** Red's unit 0 comes up to both at once; the second and third pairs give D two actions. */
function againstTwo(attacker: Partial<UnitSpec> = {}, left: Partial<UnitSpec> = {}, first = [5, 5]): Playing {
  const t = acting(
    {
      units: [
        { at: [900, 707.5], ...attacker },
        { side: 1, at: [835, 567.5], ...left },
        { side: 1, at: [965, 567.5] },
      ],
    },
    1,
  ).red({ type: 'approach', unit: 0, sector: -1 });
  expect(t.event('approached').defenders).toEqual([1, 2]);
  return rollFilled(t, [first[0] as number, 3, 3], [first[1] as number, 4, 4]);
}

describe('several targets', () => {
  it('LB-APP-45 a move into Contact ends the choices of D, whatever the others still have', () => {
    const t = againstTwo();
    expect(t.frame('combat').combat.d).toEqual([2, 2]);
    t.blue({ type: 'contact', unit: 2 });
    expect(t.event('intoContact')).toMatchObject({ unit: 2, against: [0] });
    expect(t.frame('combat').combat.defenders).toEqual([2]);
    expect(t.waits).toBe('blue declareD');
    expect(t.offers('blue').every((offer) => offer.type === 'declare')).toBe(true);
    expect(t.refused('blue', { type: 'retreat', unit: 1 })).toMatch(/^LB-/);
  });

  it('LB-APP-45 LB-APP-34 one square of the two sends cavalry back, and the other has no more to do', () => {
    const t = againstTwo({ kind: 'lightCavalry', at: [900, 715] });
    const before = placeOf(t, 0).y;
    t.blue({ type: 'form', unit: 2, formation: 'square', facing: 2880 });
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-34' });
    expect(placeOf(t, 0).y - before).toBeCloseTo(180, 1);
    expect(unitOf(t, 1).formation).toBe('line');
    expect(t.waits).toBe('red slot');
  });

  it('LB-APP-45 LB-APP-36 A stays if both have gone back, and withdraws if but one has', () => {
    const both = againstTwo().blue({ type: 'retreat', unit: 2 }).blue({ type: 'retreat', unit: 1 });
    const place = placeOf(both, 0);
    both.blue({ type: 'waive' });
    expect([both.eventTypes.includes('retreated'), placeOf(both, 0)]).toEqual([false, place]);
    const one = againstTwo().blue({ type: 'retreat', unit: 2 }).blue({ type: 'waive' });
    expect(one.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-36' });
  });

  it('LB-APP-45 LB-APP-36 a unit that has fallen does not count as one that stood', () => {
    const t = againstTwo({}, { dis: 3 }, [6, 5]);
    expect(unitOf(t, 1).status).toBe('eliminated');
    t.blue({ type: 'retreat', unit: 2 });
    const place = placeOf(t, 0);
    t.blue({ type: 'waive' });
    expect([t.eventTypes.includes('retreated'), placeOf(t, 0)]).toEqual([false, place]);
  });
});

import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import type { State, Unit } from '../state/state.ts';
import { memoizeByUnit } from './memoizeByUnit.ts';

const STATE = battlefield({ units: [{ at: [1, 1] }, { at: [2, 2] }] });

/** A fact that counts how often it was derived. */
function counted() {
  let times = 0;
  const fact = memoizeByUnit((state: State, unit: number) => `${state.field.name} ${unit} ${++times}`);
  return fact;
}

describe('facts of a unit', () => {
  it('LB-GEO-02 are derived once for each unit as it stands', () => {
    const fact = counted();
    expect([fact(STATE, 0), fact(STATE, 1), fact(STATE, 0), fact(STATE, 1)]).toEqual([
      'table 0 1',
      'table 1 2',
      'table 0 1',
      'table 1 2',
    ]);
    expect(fact({ ...STATE, phase: 7 }, 0)).toBe('table 0 1');
  });

  it('LB-GEO-02 anew for one that has changed, in another field, or under another number', () => {
    const fact = counted();
    fact(STATE, 0);
    const [first] = STATE.units as [Unit, Unit];
    expect(fact({ ...STATE, units: [{ ...first, x: 9 }, first] }, 0)).toBe('table 0 2');
    expect(fact({ ...STATE, field: { ...STATE.field, name: 'other' } }, 0)).toBe('other 0 3');
    expect(fact({ ...STATE, units: [first, first] }, 1)).toBe('table 1 4');
  });
});

import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type UnitSpec, withUnit } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { canBeUsed, generalMayReact, unitMayReact } from './mayReact.ts';

/** Red's battalion acts; blue has these units, and Generals as said. */
function against(units: readonly UnitSpec[], rest: BattlefieldSpec = {}): State {
  return battlefield({
    ...rest,
    units: [{ at: [900, 1000] }, ...units.map((unit) => ({ side: 1 as const, ...unit }))],
  });
}
const canReact = (state: State): boolean => canBeUsed(state, 1);

describe('a chance to react', () => {
  it('LB-REACT-03 LB-REACT-13 is of use to a unit on the table that has not reacted yet', () => {
    expect(canReact(against([{ at: [900, 200] }]))).toBe(true);
    expect(canReact(against([{ at: [900, 200], reacted: true }]))).toBe(false);
    expect(canReact(against([{ at: [900, 200], status: 'eliminated' }]))).toBe(false);
    expect(canReact(against([{ at: [500, 200], reacted: true }, { at: [900, 200] }]))).toBe(true);
    expect(canReact(against([]))).toBe(false);
    expect(unitMayReact(against([{ at: [900, 200] }]), 1, 0)).toBe(false); // the other side's
  });

  it('LB-REACT-03 LB-LEAD-15 is of use to a General alone, on the table or attached, unless spent', () => {
    const tired = [{ at: [900, 200], reacted: true }] as const;
    const leader = (change: Partial<State['generals'][number]>, side: 0 | 1 = 1): boolean => {
      const state = against(tired, { generals: [{ side, brigade: side, at: [900, 150] }] });
      return canReact({ ...state, generals: state.generals.map((g, i) => (i === side ? { ...g, ...change } : g)) });
    };
    expect(leader({})).toBe(true);
    expect(leader({ status: 'attached', unit: 1 })).toBe(true);
    expect(leader({ status: 'gone' })).toBe(false);
    expect(leader({ reacted: true })).toBe(false);
    expect(leader({ spent: true })).toBe(false);
    expect(leader({}, 0)).toBe(false);
    // The CinC is the last of all Generals.
    expect(canReact(against(tired, { generals: [{ cinc: true, side: 1, at: [900, 100] }] }))).toBe(true);
    expect(generalMayReact(against(tired, { generals: [{ cinc: true, side: 1, at: [900, 100] }] }), 1, 3)).toBe(true);
  });

  it('LB-REACT-14 LB-PROX-06 is of use to correct a violation, by whoever can', () => {
    const crowded = (marked: boolean, second: UnitSpec) =>
      withUnit(against([{ at: [900, 200], reacted: true }, second]), 1, { violation: marked });
    const near: UnitSpec = { at: [900, 240], reacted: true };
    expect(canReact(crowded(true, near))).toBe(true);
    expect(canReact(crowded(false, near))).toBe(false);
    // Marked, but nobody is near any more: there is nothing to correct.
    expect(canReact(crowded(true, { at: [900, 500], reacted: true }))).toBe(false);
  });
});

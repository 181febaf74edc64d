/** Corrections of the table: ground that is closed to a unit. */
import { describe, expect, it } from 'vitest';
import { type Position, position } from '../scenarios/position.ts';
import { cm } from '../state/lengths.ts';
import type { Unit } from '../state/state.ts';
import { correctionFault } from './correctionFault.ts';

const FAR = { side: 1 as const, at: [5, 85] as const };

/** `[rule, reason]` of a correction of unit 0. */
function corrected(asked: Position, change: Partial<Unit>) {
  const before = position(asked);
  const units = before.units.map((unit, i) => (i === 0 ? { ...unit, ...change } : unit));
  const fault = correctionFault(before, { ...before, units });
  return fault && [fault.rule, fault.reason];
}

const river = { id: 'river', kind: 'river', box: [40, 40, 80, 50] } as const;

describe('a corrected place', () => {
  it('SIP-TER-10: is not in a river that the unit cannot enter', () => {
    const asked = { units: [{ at: [60, 30] as const }, FAR], terrain: [river] } as Position;
    expect(corrected(asked, { y: cm(45) })?.[1]).toBe('sip.refusal.barred');
    expect(corrected(asked, { y: cm(20) })).toBeNull();
  });

  it('SIP-TER-10: stays where the unit stood in it before, and other values are corrected there', () => {
    const asked = { units: [{ at: [60, 45] as const }, FAR], terrain: [river] } as Position;
    expect(corrected(asked, { x: cm(62) })).toBeNull();
    expect(corrected(asked, { dp: 1 })).toBeNull();
  });
});

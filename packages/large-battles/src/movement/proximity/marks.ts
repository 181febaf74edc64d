/** LB-PROX-06, LB-RET-09: marks of units that stand too near a friend. */
import type { Unit } from '../../state/state.ts';
import { changeUnit, type Draft } from '../../state/draft.ts';
import { violationsOf } from './spacing.ts';

/**
 * LB-PROX-06, LB-RET-09. Marks those of `units` that stand too near a friend, and clears the mark of every unit that
 * stands clear again. Without a list no new marks: a unit that still moves, or one that has Approached (LB-PROX-03), may
 * be near; units that were driven back keep their marks.
 */
export function markViolations(draft: Draft, units: readonly number[] = []): void {
  for (const unit of units) {
    const violation = violationsOf(draft, unit).length > 0;
    if ((draft.units[unit] as Unit).violation !== violation) changeUnit(draft, unit, { violation });
  }
  for (let unit = 0; unit < draft.units.length; unit++) {
    if (!(draft.units[unit] as Unit).violation || units.includes(unit)) continue;
    if (violationsOf(draft, unit).length === 0) changeUnit(draft, unit, { violation: false });
  }
}

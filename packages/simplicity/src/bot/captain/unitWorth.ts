/** What troops are worth, in points of the army lists. */
import type { State } from '../../state/state.ts';
import { armOf, BREAKS_AT, POINTS } from '../../state/unitTables.ts';
import { profileOf, unitOf } from '../../state/units.ts';

/** Share of a unit's worth that is left, by its DP. */
const ORDER: readonly number[] = [1, 0.8, 0.56, 0.3];
const ROUTING = 0.06;

/** What a unit's loss counts above its price: every loss brings the army nearer to breaking. */
const LOSS = 2.5;

/** Worth of a unit with so many DP. */
export function valueOfUnit(state: State, unit: number, dp: number): number {
  const { kind, class: unitClass } = profileOf(state, unit);
  const price = POINTS[kind][unitClass] + LOSS;
  if (dp >= BREAKS_AT) return armOf({ kind }) === 'artillery' ? 0 : price * ROUTING;
  return price * (ORDER[dp] as number);
}

/** What one DP more costs a unit. */
export function lossOf(state: State, unit: number): number {
  const { status, dp } = unitOf(state, unit);
  if (status === 'routing') return valueOfUnit(state, unit, BREAKS_AT);
  return valueOfUnit(state, unit, dp) - valueOfUnit(state, unit, dp + 1);
}

/** LB-SKIR-01, LB-ARMY-17: the most skirmishers of a unit. */
import type { Field } from '../state/state.ts';

/** A battalion has at most 3; at army level the sum over a brigade's battalions counts. */
export function mostSk(level: Field['level']): number {
  return level === 'army' ? Number.POSITIVE_INFINITY : 3;
}

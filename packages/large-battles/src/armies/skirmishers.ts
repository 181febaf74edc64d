/** LB-SKIR-01, LB-ARMY-17: how many skirmishers a unit can have. */
import type { Field } from '../state/state.ts';

/** A battalion has at most 3; at army level the sum over a brigade's battalions stands. */
export function mostSk(level: Field['level']): number {
  return level === 'army' ? Number.POSITIVE_INFINITY : 3;
}

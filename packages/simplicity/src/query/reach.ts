/** What the offers of one unit have in common. */
import { footprintOf } from '../ground/footprints.ts';
import { type Surroundings, surroundingsOf } from '../movement/surroundings.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { rateOf } from '../state/unitTables.ts';
import { profileOf, unitOf } from '../state/units.ts';

export interface Reach {
  readonly state: State;
  readonly unit: number;
  readonly profile: UnitProfile;
  /** The units that it may meet on any way but a march by road. */
  readonly near: Surroundings;
}

export function reachOf(state: State, unit: number): Reach {
  const profile = profileOf(state, unit);
  const { x, y } = unitOf(state, unit);
  const far = rateOf(profile) + footprintOf(state, unit).outer;
  const box = { minX: x - far, minY: y - far, maxX: x + far, maxY: y + far };
  return { state, unit, profile, near: surroundingsOf(state, unit, box) };
}

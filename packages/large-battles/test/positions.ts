/** Small tables for tests, with a unit that begins to act. */
import { facing, steps } from '@drumhead/table';
import { seenBy } from '../src/ground/arcs.ts';
import type { Mover } from '../src/movement/index.ts';
import { nearAtStart } from '../src/movement/proximity/proximity.ts';
import type { UnitActivation } from '../src/state/frames.ts';
import type { State, Unit, UnitProfile } from '../src/state/state.ts';

export * from '../src/scenarios/battlefield.ts';

/** The record of a unit that begins to act, with some changes. Three actions by default. */
export function activation(state: State, unit: number, change: Partial<UnitActivation> = {}): UnitActivation {
  return {
    unit,
    left: 3,
    moves: 0,
    taken: 0,
    fired: false,
    rallied: false,
    gunsMoved: false,
    seenBy: seenBy(state, unit),
    near: nearAtStart(state, unit),
    moved: false,
    ...change,
  };
}

/** The unit as a mover (in its own activation unless `mode` says otherwise). */
export function mover(
  state: State,
  unit: number,
  change: Partial<UnitActivation> = {},
  mode: Mover['mode'] = 'own',
): Mover {
  return {
    unit,
    side: (state.field.units[unit] as UnitProfile).side,
    mode,
    activation: activation(state, unit, change),
  };
}

/** The state with one unit changed: `{ x, y }` in mm and `facing` in degrees. */
export function withUnit(state: State, unit: number, change: Partial<Unit>): State {
  const scaled = {
    ...change,
    ...(change.x === undefined ? {} : { x: steps(change.x) }),
    ...(change.y === undefined ? {} : { y: steps(change.y) }),
    ...(change.facing === undefined ? {} : { facing: facing(change.facing) }),
  };
  return { ...state, units: state.units.map((u, i) => (i === unit ? { ...u, ...scaled } : u)) };
}

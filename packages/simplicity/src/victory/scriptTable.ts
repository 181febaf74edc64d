/** What the scenario's own rules are told of this table. */
import type { ScriptGround, ScriptPlace, ScriptTable } from '@drumhead/engine';
import { STEPS_PER_MM } from '@drumhead/table';
import { mm } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { SideIndex, State } from '../state/state.ts';
import { WHEN_CALLED } from '../turn/due.ts';
import { isSideNear, isUnitNear } from './holding.ts';
import { isLost, lossesOf } from './losses.ts';

const pointOf = ({ at: [x, y] }: ScriptPlace) => ({ x: mm(x), y: mm(y) });

/** The units of troops that a script names: one unit, or a brigade. */
const unitsOf = ({ field }: State, troops: string): readonly number[] =>
  field.units.flatMap(({ id, brigade }, i) => (id === troops || brigade === troops ? [i] : []));

export const scriptTable: ScriptTable<State> = {
  isNear: (state, side, place) => isSideNear(state, side as SideIndex, pointOf(place), mm(place.reach)),
  areNear: (state, troops, place) =>
    unitsOf(state, troops).some((unit) => isUnitNear(state, unit, pointOf(place), mm(place.reach))),
  areLost: (state, troops) => unitsOf(state, troops).every((unit) => isLost(state, unit)),
  losses: (state, side) => ({
    lost: lossesOf(state, side as SideIndex),
    all: membersOf(state, side as SideIndex).units.length,
  }),
};

/** What the scenario's own rules may name in this battle. */
export function scriptGround({ field }: State): Omit<ScriptGround, 'seats'> {
  const brigades = new Map(field.units.map(({ brigade, arrives }) => [brigade, arrives === WHEN_CALLED]));
  return {
    width: field.width / STEPS_PER_MM,
    height: field.depth / STEPS_PER_MM,
    troops: [
      ...[...brigades].flatMap(([id, mayArrive]) => (id === undefined ? [] : [{ id, mayArrive }])),
      ...field.units.map(({ id }) => ({ id, mayArrive: false })),
    ],
  };
}

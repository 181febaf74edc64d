/** What the scenario's own rules are told of this table. */
import type { ScriptGround, ScriptPlace, ScriptTable } from '@drumhead/engine';
import { pointGapSquared, steps, toMm } from '@drumhead/table';
import { quadOfUnit, rosterOf } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import type { SideIndex, State, Unit, UnitProfile } from '../state/state.ts';

/** Does a unit on the table stand within reach of a place? */
function isNear(state: State, unit: number, { at: [x, y], reach }: ScriptPlace): boolean {
  if ((state.units[unit] as Unit).status !== 'table') return false;
  const limit = steps(reach) + TOLERANCE;
  return pointGapSquared(quadOfUnit(state, unit), steps(x), steps(y)) <= limit * limit;
}

/** SCN-PLC-1. Guns hold nothing. */
const mayHold = ({ field }: State, unit: number): boolean => (field.units[unit] as UnitProfile).arm !== 'artillery';

/** The units of troops that a script names: one unit, or a Brigade as it began. */
const unitsOf = ({ field }: State, troops: string): readonly number[] =>
  field.units.flatMap(({ id, brigade }, unit) =>
    id === troops || field.brigades[brigade]?.id === troops ? [unit] : [],
  );

const isLost = (state: State, unit: number): boolean => (state.units[unit] as Unit).status === 'eliminated';

export const scriptTable: ScriptTable<State> = {
  isNear: (state, side, place) =>
    rosterOf(state.field, side as SideIndex).some((unit) => mayHold(state, unit) && isNear(state, unit, place)),
  areNear: (state, troops, place) => unitsOf(state, troops).some((unit) => isNear(state, unit, place)),
  areLost: (state, troops) => unitsOf(state, troops).every((unit) => isLost(state, unit)),
  losses(state, side) {
    const own = rosterOf(state.field, side as SideIndex);
    return { lost: own.filter((unit) => isLost(state, unit)).length, all: own.length };
  },
};

/** What the scenario's own rules may name in this battle. */
export function scriptGround({ field }: State): ScriptGround {
  const stays = [0, 1].map((side) => field.brigades.some((brigade) => brigade.side === side && !brigade.later));
  return {
    width: toMm(field.width),
    height: toMm(field.height),
    seats: field.sides.map(({ id }) => id),
    troops: [
      // Points of a company are shared out at deployment (LB-SKIR-06), and no side begins with nobody.
      ...field.brigades.map(({ id, side, company }) => ({ id, mayArrive: company === 0 && stays[side] === true })),
      ...field.units.map(({ id }) => ({ id, mayArrive: false })),
    ],
  };
}

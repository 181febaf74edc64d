/** What the scenario's own rules are told of this table. */
import { AT_EDGE, type ScriptGround, type ScriptPlace, tableOfPieces, type WayOff } from '@drumhead/engine';
import { pointGapSquared, standsAtEdge, steps, toMm } from '@drumhead/table';
import { quadOfUnit, rosterOf } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import type { Field, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';

/** Does a unit on the table stand within reach of a place? */
function isNear(state: State, unit: number, { at: [x, y], reach }: ScriptPlace): boolean {
  if ((state.units[unit] as Unit).status !== 'table') return false;
  const limit = steps(reach) + TOLERANCE;
  return pointGapSquared(quadOfUnit(state, unit), steps(x), steps(y)) <= limit * limit;
}

/** Does a script mean this unit: by its own name, or by that of its Brigade as it began? */
export function isOf(field: State['field'], unit: number, troops: string): boolean {
  const { id, brigade } = field.units[unit] as UnitProfile;
  return id === troops || field.brigades[brigade]?.id === troops;
}

/** SCN-LEAVE-1. A garrison comes out first, and a Grand Battery stays. */
function isAtEdge(state: State, unit: number, { edge, from, to }: WayOff): boolean {
  const { status, sector, battery } = state.units[unit] as Unit;
  if (status !== 'table' || sector >= 0 || battery >= 0) return false;
  const stretch = [steps(from), to === undefined ? undefined : steps(to)] as const;
  return standsAtEdge(quadOfUnit(state, unit), state.field, edge, stretch, steps(AT_EDGE));
}

export const scriptTable = tableOfPieces<State>({
  ofSide: ({ field }, side) => rosterOf(field, side as SideIndex),
  named: ({ field }, troops) => field.units.flatMap((_, unit) => (isOf(field, unit, troops) ? [unit] : [])),
  isNear,
  // SCN-PLC-1: guns hold nothing.
  mayHold: ({ field }, unit) => (field.units[unit] as UnitProfile).arm !== 'artillery',
  isLost: ({ units }, unit) => (units[unit] as Unit).status === 'eliminated',
  isAtEdge,
});

/** What the scenario's own rules may name in this battle. */
export function scriptGround({ field }: State): ScriptGround {
  const isLeft = ({ id, side }: Field['brigades'][number]): boolean =>
    field.brigades.some((other) => other.side === side && other.id !== id && !other.later);
  return {
    width: toMm(field.width),
    height: toMm(field.height),
    seats: field.sides.map(({ id }) => id),
    troops: [
      // Points of a company are shared out at deployment (LB-SKIR-06), and no side begins with nobody.
      ...field.brigades.map((one) => ({ id: one.id, mayArrive: one.company === 0 && isLeft(one) })),
      ...field.units.map(({ id }) => ({ id, mayArrive: false })),
    ],
  };
}

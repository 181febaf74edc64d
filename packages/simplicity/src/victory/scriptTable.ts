/** What the scenario's own rules are told of this table. */
import { AT_EDGE, type ScriptGround, tableOfPieces, type WayOff } from '@drumhead/engine';
import { standsAtEdge, STEPS_PER_MM } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import { mm } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { SideIndex, State } from '../state/state.ts';
import { unitOf } from '../state/units.ts';
import { isUnitNear, mayHold } from './holding.ts';
import { isLost } from './losses.ts';

/** SCN-LEAVE-1. Whoever routs does not leave so, and a garrison comes out first. */
function isAtEdge(state: State, unit: number, { edge, from, to }: WayOff): boolean {
  const { status, section } = unitOf(state, unit);
  if (status !== 'ready' || section >= 0) return false;
  const { width, depth } = state.field;
  const stretch = [mm(from), to === undefined ? undefined : mm(to)] as const;
  return standsAtEdge(quadOfUnit(state, unit), { width, height: depth }, edge, stretch, mm(AT_EDGE));
}

export const scriptTable = tableOfPieces<State>({
  ofSide: (state, side) => membersOf(state, side as SideIndex).units,
  // One unit, or a brigade.
  named: ({ field }, troops) =>
    field.units.flatMap(({ id, brigade }, i) => (id === troops || brigade === troops ? [i] : [])),
  isNear: (state, unit, { at: [x, y], reach }) => isUnitNear(state, unit, { x: mm(x), y: mm(y) }, mm(reach)),
  mayHold,
  isLost,
  isAtEdge,
});

/** What the scenario's own rules may name in this battle. */
export function scriptGround({ field }: State): ScriptGround {
  const brigades = new Map(field.units.map(({ brigade, side }) => [brigade, side]));
  // SIP-FRC-6: somebody else of the side is there from the start.
  const mayArrive = (id: string, side: SideIndex): boolean =>
    field.units.some((unit) => unit.side === side && unit.brigade !== id && unit.arrives === 0);
  return {
    width: field.width / STEPS_PER_MM,
    height: field.depth / STEPS_PER_MM,
    seats: [field.sides[0].id, field.sides[1].id],
    troops: [
      ...[...brigades].flatMap(([id, side]) => (id === undefined ? [] : [{ id, mayArrive: mayArrive(id, side) }])),
      ...field.units.map(({ id }) => ({ id, mayArrive: false })),
    ],
  };
}

/** Units and Generals that may try to react (LB-REACT-03). */
import { generalSide } from '../morale/losses.ts';
import { correctionOffers } from '../movement/proximity/proximity.ts';
import type { General, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';

/** LB-REACT-03. May this unit try to react? */
export function unitMayReact(state: State, side: SideIndex, unit: number): boolean {
  const u = state.units[unit] as Unit;
  return u.status === 'table' && !u.reacted && (state.field.units[unit] as UnitProfile).side === side;
}

/** LB-REACT-03, LB-LEAD-15. May this General try to react? */
export function generalMayReact(state: State, side: SideIndex, general: number): boolean {
  const g = state.generals[general] as General;
  return (
    (g.status === 'table' || g.status === 'attached') && !g.reacted && !g.spent && generalSide(state, general) === side
  );
}

/** Can the side use a chance to react at all? */
export function canBeUsed(state: State, side: SideIndex): boolean {
  for (let u = 0; u < state.units.length; u++) if (unitMayReact(state, side, u)) return true;
  for (let g = 0; g < state.generals.length; g++) if (generalMayReact(state, side, g)) return true;
  return state.units.some((u) => u.violation) && correctionOffers(state, side).length > 0;
}

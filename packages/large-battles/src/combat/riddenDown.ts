/** LB-LEAD-17, -18. Generals met by a unit moving inside a fight. */
import { type Polygon, polygonOf, type Quad, quadMeetsConvex, sweptHull, touchesOrOverlaps } from '@drumhead/table';
import { quadOfGeneral, quadOfUnit, sideOf } from '../footprints.ts';
import type { General, GeneralProfile, State, Unit } from '../state.ts';

/** Unattached enemy Generals that the unit touches on a straight way to this place. */
export function generalsOnTheWay(state: State, unit: number, x: number, y: number): readonly number[] {
  const u = state.units[unit] as Unit;
  const from: Quad = quadOfUnit(state, unit);
  const side = sideOf(state, unit);
  let hull: Polygon | null = null;
  const met: number[] = [];
  for (let g = 0; g < state.generals.length; g++) {
    if ((state.generals[g] as General).status !== 'table') continue;
    if ((state.field.generals[g] as GeneralProfile).side === side) continue;
    const quad = quadOfGeneral(state, g);
    hull ??= x === u.x && y === u.y ? polygonOf(from) : sweptHull(from, x - u.x, y - u.y);
    if (touchesOrOverlaps(from, quad) || quadMeetsConvex(quad, hull)) met.push(g);
  }
  return met;
}

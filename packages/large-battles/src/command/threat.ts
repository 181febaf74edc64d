/** LB-LEAD-19: when an unattached General is threatened. */
import { gapSquared, type Quad } from '@drumhead/table';
import { bodyOfUnit, generalSize, isCinc, quadOfGeneral, rosterOf } from '../ground/footprints.ts';
import type { General, GeneralProfile, SideIndex, State, Unit } from '../state/state.ts';

/** A footprint with its centre and the circle around it. */
interface Place {
  readonly quad: Quad;
  readonly x: number;
  readonly y: number;
  readonly outer: number;
}

/** LB-LEAD-19: an unattached General nearer to an enemy than his own side is. */
export function threatened(state: State, general: number): boolean {
  const g = state.generals[general] as General;
  if (g.status !== 'table') return false;
  const { outer } = generalSize(state.field, isCinc(state.field, general));
  const { side } = state.field.generals[general] as GeneralProfile;
  return isExposed(state, side, { quad: quadOfGeneral(state, general), x: g.x, y: g.y, outer });
}

/**
 * LB-LEAD-19 for a General of `side` standing at this place: (a) nearer to the nearest enemy unit than every friendly
 * unit is to it, or (b) nearer to some enemy unit than to his nearest friend.
 */
export function isExposed(state: State, side: SideIndex, place: Place): boolean {
  const enemy = nearestOf(state, side === 0 ? 1 : 0, place);
  if (enemy === null) return false;
  if (!isUnitWithin(state, side, place, enemy.gapSquared)) return true;
  const { x, y } = state.units[enemy.unit] as Unit;
  const { quad, outer } = bodyOfUnit(state, enemy.unit);
  return !isUnitWithin(state, side, { quad, x, y, outer }, enemy.gapSquared);
}

interface Nearest {
  readonly unit: number;
  readonly gapSquared: number;
}

/** The unit of a side nearest to the place; null if the side has none. Of two equally near, the first by index. */
function nearestOf(state: State, side: SideIndex, place: Place): Nearest | null {
  const list = rosterOf(state.field, side);
  const { x, y } = place;
  let unit = -1;
  let best2 = Number.POSITIVE_INFINITY;
  let best = best2;
  for (const i of list) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table') continue;
    const body = bodyOfUnit(state, i);
    const far = best + body.outer + place.outer;
    if ((u.x - x) * (u.x - x) + (u.y - y) * (u.y - y) > far * far) continue;
    const found = gapSquared(place.quad, body.quad);
    if (found >= best2) continue;
    best2 = found;
    best = Math.sqrt(found);
    unit = i;
  }
  return unit < 0 ? null : { unit, gapSquared: best2 };
}

/** Is a unit of the side on the table whose gap to the place, squared, is at most `reach2`? */
function isUnitWithin(state: State, side: SideIndex, place: Place, reach2: number): boolean {
  const { x, y } = place;
  const reach = Math.sqrt(reach2);
  for (const i of rosterOf(state.field, side)) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table') continue;
    const body = bodyOfUnit(state, i);
    const far = reach + place.outer + body.outer + 1;
    const near = (u.x - x) * (u.x - x) + (u.y - y) * (u.y - y) <= far * far;
    if (near && gapSquared(place.quad, body.quad) <= reach2) return true;
  }
  return false;
}

/** LB-LEAD-19: when a General alone is threatened. */
import { gapSquared, type Quad } from '@drumhead/table';
import { bodyOfUnit, generalSize, isCinc, quadOfGeneral, rosterOf, widestOf } from '../ground/footprints.ts';
import type { Field, General, GeneralProfile, SideIndex, State, Unit } from '../state/state.ts';

/** A footprint with its centre and the circle around it. */
interface Place {
  readonly quad: Quad;
  readonly x: number;
  readonly y: number;
  readonly outer: number;
}

/** Why a place is safe: the nearest enemy, a friend no further from the place than he, and a friend as near to him as the place is. */
interface Shelter {
  readonly enemy: number;
  /** Gap to that enemy, in steps; infinite where there is none. */
  readonly gap: number;
  readonly friend: number;
  readonly witness: number;
}

// A General never changes either: as long as the same General, enemy and friends stand where they stood, he is as safe
// as he was, unless another enemy has come nearer. One memory for each General.
interface Kept {
  readonly field: Field;
  readonly general: General;
  readonly shelter: Shelter;
  /** Everybody as he stood when it was last found so: a copy of our own, for a working state's list is written in. */
  readonly units: Unit[];
}
const kept: (Kept | undefined)[] = [];

/** LB-LEAD-19: an unattached General nearer to an enemy than his own side is. */
export function threatened(state: State, general: number): boolean {
  const g = state.generals[general] as General;
  if (g.status !== 'table') return false;
  const { outer } = generalSize(state.field, isCinc(state.field, general));
  const side = (state.field.generals[general] as GeneralProfile).side;
  if (isAsBefore(state, general, side, outer)) return false;
  const place = { quad: quadOfGeneral(state, general), x: g.x, y: g.y, outer };
  const shelter = shelterOf(state, side, place);
  if (shelter === null) return true;
  kept[general] = { field: state.field, general: g, shelter, units: state.units.slice() };
  return false;
}

/** He was safe, nobody who made him so has stirred, and no enemy who has is nearer than the nearest was. */
function isAsBefore(state: State, general: number, side: SideIndex, outer: number): boolean {
  const before = kept[general];
  if (before === undefined || before.field !== state.field || before.general !== state.generals[general]) return false;
  const { units } = state;
  const then = before.units;
  const { enemy, friend, witness, gap: reach } = before.shelter;
  if (enemy < 0 || units[enemy] !== then[enemy] || units[friend] !== then[friend] || units[witness] !== then[witness]) {
    return false;
  }
  const { x, y } = before.general;
  for (const i of rosterOf(state.field, side === 0 ? 1 : 0)) {
    const u = units[i] as Unit;
    if (u === then[i]) continue;
    if (u.status !== 'table') return false;
    const dx = u.x - x;
    const dy = u.y - y;
    const far = reach + outer + bodyOfUnit(state, i).outer;
    if (dx * dx + dy * dy < far * far) return false;
    then[i] = u;
  }
  return true;
}

/** The square of the gap that {@link nearestOf} found. */
let nearestGap2 = 0;

/** The unit of a side nearest to the place, its gap squared in `nearestGap2`; -1 if the side has none. Far units are passed over by their circles. */
function nearestOf(state: State, side: SideIndex, place: Place): number {
  const list = rosterOf(state.field, side);
  const { x, y } = place;
  // The one whose middle is nearest is most often the one: measured first, it spares measuring the others.
  let first = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const i of list) {
    const u = state.units[i] as Unit;
    const far = (u.x - x) * (u.x - x) + (u.y - y) * (u.y - y);
    if (far < least && u.status === 'table') {
      least = far;
      first = i;
    }
  }
  if (first < 0) {
    nearestGap2 = Number.POSITIVE_INFINITY;
    return -1;
  }
  let unit = first;
  let best2 = gapSquared(place.quad, bodyOfUnit(state, first).quad);
  let best = Math.sqrt(best2);
  const widest = place.outer + widestOf(state.field);
  for (const i of list) {
    const u = state.units[i] as Unit;
    const dx = u.x - x;
    const dy = u.y - y;
    const most = best + widest;
    if (dx >= most || dx <= -most || dy >= most || dy <= -most || u.status !== 'table' || i === first) continue;
    const body = bodyOfUnit(state, i);
    const far = best + body.outer + place.outer;
    if (dx >= far || dx <= -far || dy >= far || dy <= -far || dx * dx + dy * dy >= far * far) continue;
    const found = gapSquared(place.quad, body.quad);
    // Of two equally near, the first by index.
    if (found < best2 || (found === best2 && i < unit)) {
      best2 = found;
      best = Math.sqrt(found);
      unit = i;
    }
  }
  nearestGap2 = best2;
  return unit;
}

/** A unit of a side whose gap to the place, squared, is at most `reach2`, or -1. Circles that cannot touch spare the measuring. */
function friendWithin(state: State, side: SideIndex, place: Place, reach2: number): number {
  const { x, y } = place;
  const reach = Math.sqrt(reach2);
  const widest = reach + place.outer + widestOf(state.field) + 1;
  for (const i of rosterOf(state.field, side)) {
    const u = state.units[i] as Unit;
    const dx = u.x - x;
    const dy = u.y - y;
    if (dx > widest || dx < -widest || dy > widest || dy < -widest || u.status !== 'table') continue;
    const body = bodyOfUnit(state, i);
    const centres2 = dx * dx + dy * dy;
    const far = reach + place.outer + body.outer + 1;
    if (centres2 <= far * far && gapSquared(place.quad, body.quad) <= reach2) return i;
  }
  return -1;
}

/**
 * LB-LEAD-19 for a General of `side` standing at this place: (a) nearer to the nearest enemy unit than every friendly
 * unit is to it, or (b) nearer to some enemy unit than to his nearest friend.
 */
export function isExposed(state: State, side: SideIndex, place: Place): boolean {
  return shelterOf(state, side, place) === null;
}

/** What keeps the place from being exposed, or null where nothing does. */
function shelterOf(state: State, side: SideIndex, place: Place): Shelter | null {
  const enemy = nearestOf(state, side === 0 ? 1 : 0, place);
  const reach2 = nearestGap2;
  const reach = Math.sqrt(reach2);
  if (enemy < 0) return { enemy, gap: reach, friend: -1, witness: -1 };
  const friend = friendWithin(state, side, place, reach2);
  if (friend < 0) return null;
  const e = state.units[enemy] as Unit;
  const theirs = bodyOfUnit(state, enemy);
  for (const i of rosterOf(state.field, side)) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table') continue;
    const ours = bodyOfUnit(state, i);
    const dx = u.x - e.x;
    const dy = u.y - e.y;
    const centres2 = dx * dx + dy * dy;
    const far = reach + ours.outer + theirs.outer + 1;
    if (centres2 <= far * far && gapSquared(ours.quad, theirs.quad) <= reach2) {
      return { enemy, gap: reach, friend, witness: i };
    }
  }
  return null;
}

/** LB-LEAD-19: when a General alone is threatened. */
import { gap, type Quad } from '@drumhead/table';
import { bodyOfUnit, generalSize, isCinc, quadOfGeneral, sideOf } from './footprints.ts';
import type { General, GeneralProfile, SideIndex, State, Unit } from './state.ts';

/** A footprint with its centre and its circles. */
interface Place {
  readonly quad: Quad;
  readonly x: number;
  readonly y: number;
  readonly outer: number;
  readonly inner: number;
}

/** LB-LEAD-19: an unattached General nearer to an enemy than his own side is. */
export function threatened(state: State, general: number): boolean {
  const g = state.generals[general] as General;
  if (g.status !== 'table') return false;
  const { outer, inner } = generalSize(state.field, isCinc(state.field, general));
  const place = { quad: quadOfGeneral(state, general), x: g.x, y: g.y, outer, inner };
  return isExposed(state, (state.field.generals[general] as GeneralProfile).side, place);
}

function centres(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/** The unit of a side nearest to the place, and its gap; -1 if the side has none. Far units are passed over by their circles. */
function nearestOf(state: State, side: SideIndex, place: Place): { readonly unit: number; readonly gap: number } {
  let unit = -1;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || sideOf(state, i) !== side) continue;
    const body = bodyOfUnit(state, i);
    const far = best + body.outer + place.outer;
    const dx = u.x - place.x;
    const dy = u.y - place.y;
    if (dx >= far || dx <= -far || dy >= far || dy <= -far || dx * dx + dy * dy >= far * far) continue;
    const found = gap(place.quad, body.quad);
    if (found < best) {
      best = found;
      unit = i;
    }
  }
  return { unit, gap: best };
}

/**
 * LB-LEAD-19 for a General of `side` standing at this place: (a) nearer to the nearest enemy unit than every friendly
 * unit is to it, or (b) nearer to some enemy unit than to his nearest friend.
 */
export function isExposed(state: State, side: SideIndex, place: Place): boolean {
  const enemy = nearestOf(state, side === 0 ? 1 : 0, place);
  if (enemy.unit < 0) return false;
  if (nearestOf(state, side, place).gap > enemy.gap) return true;
  const e = state.units[enemy.unit] as Unit;
  const theirs = bodyOfUnit(state, enemy.unit);
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || sideOf(state, i) !== side) continue;
    const apart = centres(u, e);
    const friend = bodyOfUnit(state, i);
    if (apart - friend.inner - theirs.inner <= enemy.gap) return false;
    if (apart - friend.outer - theirs.outer > enemy.gap) continue;
    if (gap(friend.quad, theirs.quad) <= enemy.gap) return false;
  }
  return true;
}

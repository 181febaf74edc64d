/** LB-GEO-09..13: frontal arcs, flank and rear. */
import { cosine, sine, stripMeets } from '@drumhead/table';
import { bodyOfUnit, sideOf, rosterOf } from './footprints.ts';
import type { State, Unit } from '../state/state.ts';

/** LB-GEO-11, LB-BUA-03: squares and garrisons have an all-round arc. */
function seesAllRound(u: Unit): boolean {
  return u.formation === 'square' || u.sector >= 0;
}

/** LB-GEO-09, -10: the target shares some area with the strip straight ahead of the owner. */
export function inFrontalArc(state: State, owner: number, target: number): boolean {
  const o = state.units[owner] as Unit;
  return seesAllRound(o) || inStrip(state, owner, target);
}

/** LB-GEO-09, -10 without LB-GEO-11: only the strip ahead of the front edge, for squares too. */
export function inStrip(state: State, owner: number, target: number): boolean {
  const o = state.units[owner] as Unit;
  const t = state.units[target] as Unit;
  const own = bodyOfUnit(state, owner);
  const theirs = bodyOfUnit(state, target);
  const dx = t.x - o.x;
  const dy = t.y - o.y;
  const sin = sine(o.facing);
  const cos = cosine(o.facing);
  if (dx * sin - dy * cos + theirs.outer <= 0) return false;
  if (Math.abs(dx * cos + dy * sin) >= own.size.width / 2 + theirs.outer + 2) return false;
  return stripMeets(own.quad, theirs.quad);
}

/** LB-GEO-12, -13: enemy units in whose frontal arc the unit stands, even partly. */
export function seenBy(state: State, unit: number): number[] {
  const side = sideOf(state, unit);
  const found: number[] = [];
  for (const i of rosterOf(state.field, side === 0 ? 1 : 0)) {
    if ((state.units[i] as Unit).status === 'table' && inFrontalArc(state, i, unit)) found.push(i);
  }
  return found;
}

/**
 * LB-GEO-12: flank or rear only if the attacker is entirely outside the target's arc both when its activation began
 * (`seenByAtStart`) and at the end of its Approach.
 */
export function attacksFlank(
  state: State,
  attacker: number,
  target: number,
  seenByAtStart: readonly number[],
): boolean {
  return !seenByAtStart.includes(target) && !inFrontalArc(state, target, attacker);
}

/** LB-PROX-01..03, LB-BUA-09, -10: which friends stand nearer than the rule allows. */
import { gapSquared, type Quad } from '@drumhead/table';
import { footprintOf, quadOfUnit, sideOf } from './footprints.ts';
import { partedByObstacle } from './ground.ts';
import type { Doing } from './frames.ts';
import { TOLERANCE } from './measure.ts';
import type { Field, State, Unit, UnitProfile } from './state.ts';

/** LB-PROX-02: 1VS or nearer breaks the rule. */
export function proximityLimit(field: Field): number {
  return field.sticks.vs;
}

/** LB-PROX-03: guns are exempt. */
function isArtillery(state: State, unit: number): boolean {
  return (state.field.units[unit] as UnitProfile).arm === 'artillery';
}

/** A friend nearer than the rule allows, and how near (steps). */
export interface TooNear {
  readonly unit: number;
  readonly gap: number;
}

const NONE: readonly TooNear[] = [];

/**
 * LB-PROX-01..03: friends of `unit` within 1VS of it if it stood as `quad`, `x` and `y` being its centre and
 * `reach` the radius around it.
 */
export function tooNearAt(
  state: State,
  unit: number,
  quad: Quad,
  x: number,
  y: number,
  reach: number,
): readonly TooNear[] {
  if (isArtillery(state, unit)) return NONE;
  const { units } = state;
  const limit = proximityLimit(state.field) + TOLERANCE;
  const side = sideOf(state, unit);
  const garrison = (units[unit] as Unit).sector >= 0;
  let found: TooNear[] | null = null;
  for (let i = 0; i < units.length; i++) {
    const u = units[i] as Unit;
    if (i === unit || u.status !== 'table' || sideOf(state, i) !== side || isArtillery(state, i)) continue;
    if (garrison && u.sector >= 0) continue; // LB-BUA-10: neighbouring garrisons
    const far = limit + reach + (u.sector >= 0 ? state.field.sticks.m : footprintOf(state, i).outer);
    const dx = u.x - x;
    const dy = u.y - y;
    if (dx > far || dx < -far || dy > far || dy < -far) continue;
    const other = quadOfUnit(state, i);
    const gap2 = gapSquared(quad, other);
    if (gap2 > limit * limit || partedByObstacle(state, quad, other)) continue;
    found ??= [];
    found.push({ unit: i, gap: Math.sqrt(gap2) });
  }
  return found ?? NONE;
}

function tooNear(state: State, unit: number): readonly TooNear[] {
  const u = state.units[unit] as Unit;
  const reach = u.sector >= 0 ? state.field.sticks.m : footprintOf(state, unit).outer;
  return tooNearAt(state, unit, quadOfUnit(state, unit), u.x, u.y, reach);
}

/** LB-PROX-05: what a unit finds when it begins to act; gaps in whole steps. */
export function nearAtStart(state: State, unit: number): Doing['near'] {
  const found = tooNear(state, unit);
  if (found.length === 0) return NONE;
  return found.map((near) => ({ unit: near.unit, gap: Math.round(near.gap) }));
}

/** LB-PROX-02, -03: friends too near now. */
export function violationsOf(state: State, unit: number): number[] {
  if ((state.units[unit] as Unit).status !== 'table') return [];
  return tooNear(state, unit).map((near) => near.unit);
}

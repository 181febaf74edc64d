/** LB-PROX-01..03, LB-BUA-09, -10: friends nearer than the rule allows. */
import { gap, isWithin, type Quad } from '@drumhead/table';
import { bodyOfUnit, sideOf, rosterOf } from '../../ground/footprints.ts';
import { partedByObstacle } from '../../ground/terrainKinds.ts';
import type { UnitActivation } from '../../state/frames.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Field, State, Unit, UnitProfile } from '../../state/state.ts';

/** LB-PROX-02: a gap of 1VS or less breaks the rule. */
export function proximityLimit(field: Field): number {
  return field.sticks.vs;
}

/** LB-PROX-03: guns are exempt. */
function isArtillery(state: State, unit: number): boolean {
  return (state.field.units[unit] as UnitProfile).arm === 'artillery';
}

/** A friend nearer than the rule allows, and the gap (steps). */
export interface TooNear {
  readonly unit: number;
  readonly gap: number;
}

const NONE: readonly TooNear[] = [];

/** LB-PROX-01..03: would this friend be too near to `unit` with the footprint `quad`? */
export function isTooNear(state: State, unit: number, quad: Quad, friend: number): boolean {
  if (isArtillery(state, unit) || isArtillery(state, friend)) return false;
  const other = bodyOfUnit(state, friend).quad;
  if (!isWithin(quad, other, proximityLimit(state.field) + TOLERANCE)) return false;
  // LB-BUA-10: neighbouring garrisons
  if ((state.units[unit] as Unit).sector >= 0 && (state.units[friend] as Unit).sector >= 0) return false;
  return !partedByObstacle(state, quad, other);
}

/** LB-PROX-01..03: of these friends, those within 1VS of `unit` with the footprint `quad`. */
export function tooNearOf(
  state: State,
  unit: number,
  quad: Quad,
  friends: readonly { readonly unit: number }[],
): readonly TooNear[] {
  let found: TooNear[] | null = null;
  for (const friend of friends) {
    if (!isTooNear(state, unit, quad, friend.unit)) continue;
    found ??= [];
    found.push({ unit: friend.unit, gap: gap(quad, bodyOfUnit(state, friend.unit).quad) });
  }
  return found ?? NONE;
}

/** LB-PROX-01..03, -09: friends within 1VS of the unit as it stands. */
export function tooNear(state: State, unit: number): readonly TooNear[] {
  const body = bodyOfUnit(state, unit);
  const side = sideOf(state, unit);
  let found: TooNear[] | null = null;
  for (const i of rosterOf(state.field, side)) {
    if (i === unit || (state.units[i] as Unit).status !== 'table') continue;
    if (!isTooNear(state, unit, body.quad, i)) continue;
    found ??= [];
    found.push({ unit: i, gap: gap(body.quad, bodyOfUnit(state, i).quad) });
  }
  return found ?? NONE;
}

/** LB-PROX-05: friends too near when a unit begins to act; gaps in whole steps. */
export function nearAtStart(state: State, unit: number): UnitActivation['near'] {
  return tooNear(state, unit).map((near) => ({ unit: near.unit, gap: Math.round(near.gap) }));
}

/**
 * LB-PROX-05, LB-BUA-10. May this friend be so near after a move or a change of formation? Only a garrison beside which
 * the unit has left its town, and no nearer than then.
 */
export function isExcused({ moved, near }: UnitActivation, { unit, gap: now }: TooNear): boolean {
  return moved && isNoNearer(near, unit, now);
}

/** Was this friend too near already, and is it no nearer now? */
export function isNoNearer(near: UnitActivation['near'], unit: number, now: number): boolean {
  const before = near.find((one) => one.unit === unit);
  return before !== undefined && now >= before.gap - TOLERANCE;
}

/** LB-PROX-02, -03: friends too near now. */
export function violationsOf(state: State, unit: number): number[] {
  if ((state.units[unit] as Unit).status !== 'table') return [];
  return tooNear(state, unit).map((near) => near.unit);
}

/** Forced moves: rout and retreat (SIP-GEN-10, SIP-BRK-2..6, SIP-MEL-8..10). */

import { emit } from '@drumhead/engine';
import {
  cosine,
  insideBox,
  leastGap,
  moved,
  passageOver,
  type Pose,
  type Quad,
  quadOf,
  sine,
  touchesOrOverlaps,
} from '@drumhead/table';
import { wadesRiver } from '../ground/crossings.ts';
import { isSection, overlap, quadOfSection, quadOfUnit } from '../ground/footprints.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import { TOLERANCE } from '../state/lengths.ts';
import type { SideIndex, State } from '../state/state.ts';
import { routOf, sizeOf } from '../state/unitTables.ts';
import { profileOf, sideOf, unitOf } from '../state/units.ts';
import { HALF } from './moves.ts';
import { travel } from './travel.ts';

export type Loss = 'offTable' | 'blocked';

export interface ForcedMove {
  readonly pose: Pose;
  /** Why it is lost, or null. */
  readonly lost: Loss | null;
  /** Friends it sweeps over, nearest first (SIP-INT-4). */
  readonly passed: readonly number[];
}

/** Direction towards a side's home edge. */
export function homeDirection(state: State, side: SideIndex): number {
  return state.edges[side] === 'north' ? 0 : HALF;
}

/**
 * A unit goes `distance` steps from a pose along a direction, and on until it is clear of friends and sections. Enemies
 * that do not rout, rivers off a crossing and the table's edge are its loss.
 */
export function planForcedMove(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  distance: number,
  opponent: number,
): ForcedMove {
  const size = sizeOf(profileOf(state, unit));
  const start = quadOf(from, size);
  let reach = distance;
  // Stryker disable next-line EqualityOperator,UpdateOperator: same: it always comes clear before the guard ends it
  for (let guard = 0; guard < 2 * (state.units.length + state.terrain.length); guard++) {
    const more = beyondObstacles(state, unit, quadOf(moved(from, direction, reach), size), direction);
    // Stryker disable next-line ConditionalExpression: same: once it is clear, nothing is added again
    if (more === 0) break;
    reach += more;
  }
  const pose = moved(from, direction, reach);
  const passed = friendsSwept(state, unit, start, direction, reach);
  return { pose, lost: lossOn(state, unit, from, pose, start, direction, reach, opponent), passed };
}

/** How far a unit must still go to end clear of friends and sections; 0: it is clear, or off the table. */
function beyondObstacles(state: State, unit: number, end: Quad, direction: number): number {
  const { width, depth } = state.field;
  if (!insideBox(end, width, depth)) return 0;
  const far = width + depth;
  const leave = (other: Quad): number => {
    const on = passageOver(end, sine(direction), -cosine(direction), far, other, TOLERANCE);
    // Stryker disable next-line ConditionalExpression,LogicalOperator: same: only what it overlaps there is asked about
    return on === null || on.from > 0 ? 0 : Math.ceil(on.to);
  };
  let more = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || sideOf(state, i) !== sideOf(state, unit)) continue;
    const { status } = unitOf(state, i);
    if ((status === 'ready' || status === 'routing') && overlap(end, quadOfUnit(state, i))) {
      more = Math.max(more, leave(quadOfUnit(state, i)));
    }
  }
  for (const piece of state.terrain) {
    if (!isSection(piece) || !overlap(end, quadOfSection(piece))) continue;
    more = Math.max(more, leave(quadOfSection(piece)));
  }
  return more;
}

function friendsSwept(state: State, unit: number, start: Quad, direction: number, reach: number): number[] {
  const met: { readonly friend: number; readonly at: number }[] = [];
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || sideOf(state, i) !== sideOf(state, unit) || unitOf(state, i).status !== 'ready') continue;
    const on = passageOver(start, sine(direction), -cosine(direction), reach, quadOfUnit(state, i), TOLERANCE);
    if (on !== null) met.push({ friend: i, at: on.from });
  }
  return met.sort((a, b) => a.at - b.at || a.friend - b.friend).map(({ friend }) => friend);
}

function lossOn(
  state: State,
  unit: number,
  from: Pose,
  to: Pose,
  start: Quad,
  direction: number,
  reach: number,
  opponent: number,
): Loss | null {
  if (meetsEnemy(state, unit, from, start, direction, reach, opponent) || wadesRiver(state, from, to)) return 'blocked';
  const end = quadOf(to, sizeOf(profileOf(state, unit)));
  return isOffTable(state, end) ? 'offTable' : null;
}

/** SIP-BRK-8. Any part of the footprint over the edge. */
function isOffTable(state: State, { minX, minY, maxX, maxY }: Quad): boolean {
  const { width, depth } = state.field;
  return minX < -TOLERANCE || minY < -TOLERANCE || maxX > width + TOLERANCE || maxY > depth + TOLERANCE;
}

/** SIP-GEN-10, SIP-BRK-3, SIP-MEL-10. */
function meetsEnemy(
  state: State,
  unit: number,
  from: Pose,
  start: Quad,
  direction: number,
  reach: number,
  opponent: number,
): boolean {
  const ux = sine(direction);
  const uy = -cosine(direction);
  for (let i = 0; i < state.units.length; i++) {
    const u = unitOf(state, i);
    if (i === opponent || sideOf(state, i) === sideOf(state, unit) || u.status !== 'ready') continue;
    const quad = quadOfUnit(state, i);
    // An enemy that it touches at the start is met only if its centre lies ahead.
    if (touchesOrOverlaps(start, quad) && (u.x - from.x) * ux + (u.y - from.y) * uy <= 0) continue;
    if (passageOver(start, ux, uy, reach, quad, TOLERANCE) !== null) return true;
  }
  return false;
}

/** SIP-BRK-2..6. A routing unit turns to its home edge and goes straight at it. */
export function rout(draft: Draft, unit: number): void {
  const u = unitOf(draft, unit);
  const profile = profileOf(draft, unit);
  const direction = homeDirection(draft, profile.side);
  const from = { x: u.x, y: u.y, facing: direction };
  const way = planForcedMove(draft, unit, from, direction, routOf(profile), -1);
  if (way.lost !== null) {
    removeUnit(draft, unit, way.lost, way.lost === 'offTable' ? 'SIP-BRK-6' : 'SIP-BRK-3');
    return;
  }
  const { x, y, facing } = way.pose;
  travel(draft, unit, way.pose, -1);
  emit(draft, { type: 'moved', rule: 'SIP-BRK-2', unit, x, y, facing, how: 'rout' });
}

/** A unit leaves the battle. */
export function removeUnit(
  draft: Draft,
  unit: number,
  why: 'destroyed' | 'riddenDown' | 'offTable' | 'blocked' | 'caught' | 'overrun',
  rule: string,
): void {
  changeUnit(draft, unit, { status: 'removed', section: -1, limbered: false });
  emit(draft, { type: 'removed', rule, unit, why });
}

/** SIP-BRK-8. Removes the routing enemies that a charge, advance or retreat touches on its way, but for one. */
export function removeRoutingOnWay(
  draft: Draft,
  unit: number,
  from: Pose,
  direction: number,
  reach: number,
  but = -1,
): void {
  const start = quadOf(from, sizeOf(profileOf(draft, unit)));
  for (let i = 0; i < draft.units.length; i++) {
    if (i === but || sideOf(draft, i) === sideOf(draft, unit) || unitOf(draft, i).status !== 'routing') continue;
    if (leastGap(start, sine(direction), -cosine(direction), reach, quadOfUnit(draft, i)) > TOLERANCE) continue;
    removeUnit(draft, i, 'caught', 'SIP-BRK-8');
  }
}

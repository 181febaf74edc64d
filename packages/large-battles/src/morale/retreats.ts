/** Chapter 16: backward moves caused by a fight or by guns (LB-RET-01..10, LB-PASS-02, -03). */
import { type RuleId, emit } from '@drumhead/engine';
import {
  facingTowards,
  HALF_TURN,
  insideBox,
  isAhead,
  moved,
  normalise,
  overlaps,
  type Pose,
  type Quad,
  quadMeetsPolygon,
  quadOf,
  stripMeets,
  turned,
} from '@drumhead/table';
import { footprintOf, quadOfUnit, sideOf } from '../ground/footprints.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { isDestroyed, T1 } from '../ground/terrainKinds.ts';
import { disorder, eliminate } from './losses.ts';
import { generalsTouched } from '../combat/contact/contactMove.ts';
import { meetsQuad, standsAstride, straightTrack } from '../movement/path/sweptTrack.ts';
import { markViolations } from '../movement/proximity/marks.ts';
import type { Field, State, Unit, UnitProfile } from '../state/state.ts';
import { type Draft, standUnit } from '../state/draft.ts';

export interface RetreatOrder {
  readonly unit: number;
  readonly distance: number;
  /** Beaten in Contact, or driven from a BUA: LB-RET-06, -07. */
  readonly beaten: boolean;
  /** Enemy unit to face first if it is not in the unit's front: LB-RET-04, LB-CON-24, -25; LB-BOMB-14. */
  readonly faceAway?: number | undefined;
  readonly rule: RuleId;
}

/** LB-RET-01, LB-APP-38, LB-BOMB-15: M for infantry and foot guns, L for cavalry and horse guns. */
export function retreatDistance(field: Field, profile: UnitProfile): number {
  return profile.arm === 'cavalry' || profile.horse ? field.sticks.l : field.sticks.m;
}

/** "Just short" of an enemy (LB-RET-06): not in contact (LB-GEO-08), in whole steps. */
const SHORT = 8;

/**
 * LB-RET-03. Moves a unit straight back, gives DIS to friends passed through (LB-PASS-02), may eliminate it.
 * Returns the unattached enemy Generals ridden down (LB-LEAD-17, -18), for the caller to test.
 */
export function retreat(draft: Draft, order: RetreatOrder, fallen: EliminatedUnit[]): number[] {
  const { unit, rule } = order;
  const u = draft.units[unit] as Unit;
  if (u.status !== 'table') return [];
  const start = turned(u, facingFirst(draft, order));
  const size = footprintOf(draft, unit);
  const way = backwardWay(draft, order, start, quadOf(start, size));
  if (way.fate !== null) {
    eliminate(draft, unit, way.fate, fallen);
    return [];
  }
  if (way.blocked) return [];
  const pose = back(start, way.distance); // LB-RET-01
  const riddenDown = way.distance === 0 ? [] : generalsTouched(draft, unit, start, pose);
  const passed = friendsPassed(draft, unit, quadOf(start, size), start, pose);
  standUnit(draft, unit, pose.x, pose.y, pose.facing);
  emit(draft, { type: 'retreated', rule, unit, x: pose.x, y: pose.y, facing: pose.facing, passed });
  for (const friend of passed) if (suffersPassage(draft, friend)) disorder(draft, friend, 1, 'LB-PASS-02', fallen); // LB-RET-10
  if ((draft.units[unit] as Unit).status === 'table') markViolations(draft, [unit]); // LB-RET-09
  return riddenDown;
}

/**
 * LB-RET-04, LB-CON-24, -25. The facing of the retreat: unchanged if the enemy is in front, else opposite to the
 * enemy's. LB-BOMB-14: a battery in the half-plane ahead turns no unit; one behind is faced.
 */
function facingFirst(state: State, order: RetreatOrder): number {
  const u = state.units[order.unit] as Unit;
  if (order.faceAway === undefined) return u.facing;
  const enemy = state.units[order.faceAway] as Unit;
  if (order.rule === 'LB-BOMB-14') {
    return isAhead(u, enemy.x, enemy.y) ? u.facing : facingTowards(enemy.x - u.x, enemy.y - u.y);
  }
  // A square has an all-round arc, but here its own front edge decides.
  if (stripMeets(quadOfUnit(state, order.unit), quadOfUnit(state, order.faceAway))) return u.facing;
  // Stryker disable next-line ArithmeticOperator: same: half a turn either way is the same facing
  return normalise(enemy.facing + HALF_TURN);
}

function back(start: Pose, distance: number): Pose {
  // Stryker disable next-line ArithmeticOperator: same: half a turn either way is the same facing
  return moved(start, normalise(start.facing + HALF_TURN), distance);
}

interface Way {
  readonly distance: number;
  /** The rule that eliminates it, or null. */
  readonly fate: 'LB-RET-06' | 'LB-RET-07' | null;
  /** With no room to go back or to stand turned, the unit stays put and passes through no friend. */
  readonly blocked: boolean;
}

/** The distance it goes. */
function backwardWay(state: State, order: RetreatOrder, start: Pose, from: Quad): Way {
  const { width, height } = state.field;
  const longest = width + height;
  const enemies = enemiesBehind(state, order, from, start, longest);
  // LB-RET-02, -05: further until it is clear of friends and closed terrain.
  let distance = order.distance;
  while (distance < longest && !isClear(state, order.unit, from, start, distance)) {
    distance = beyond(state, order.unit, from, start, distance, longest);
  }
  // LB-RET-08: to come near is not to meet.
  const atEnemy = enemies.some((enemy) => meetsQuad(straightTrack(from, start, back(start, distance)), enemy));
  const offTable = !isOn(from, start, distance, width, height);
  if (!atEnemy && !offTable) return { distance, fate: null, blocked: false };
  // LB-RET-06, -07
  if (order.beaten) {
    if (atEnemy && !leavesBefore(from, start, distance, width, height, enemies)) {
      return { distance, fate: 'LB-RET-06', blocked: false };
    }
    const centre = back(start, distance);
    const gone = centre.x < 0 || centre.y < 0 || centre.x > width || centre.y > height;
    if (offTable && gone) return { distance, fate: 'LB-RET-07', blocked: false };
  }
  // LB-RET-06, -07: it stops short of the enemy, wholly on the table, and clear of friends.
  const open = (d: number): boolean =>
    isOn(from, start, d, width, height) &&
    !enemies.some((enemy) => meetsQuad(straightTrack(from, start, back(start, d)), enemy));
  let limit = longestOpen(distance, open);
  if (atEnemy) limit = Math.max(0, limit - SHORT);
  while (limit > 0 && !isClear(state, order.unit, from, start, limit)) limit--;
  const blocked = limit === 0 && (!open(0) || !isClear(state, order.unit, from, start, 0));
  return { distance: limit, fate: null, blocked };
}

/** Would its centre leave the table before it meets any of these enemies? */
function leavesBefore(
  from: Quad,
  start: Pose,
  distance: number,
  width: number,
  height: number,
  enemies: readonly Quad[],
): boolean {
  const onTable = (d: number): boolean => {
    const { x, y } = back(start, d);
    return x >= 0 && y >= 0 && x <= width && y <= height;
  };
  const edge = longestOpen(distance, onTable);
  return edge < distance && !enemies.some((enemy) => meetsQuad(straightTrack(from, start, back(start, edge)), enemy));
}

function isOn(from: Quad, start: Pose, distance: number, width: number, height: number): boolean {
  return insideBox(straightTrack(from, start, back(start, distance)).end, width, height);
}

/** The largest distance up to `most` that is open, if all shorter ones are open too. */
function longestOpen(most: number, open: (distance: number) => boolean): number {
  if (open(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (open(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * LB-RET-06: enemy units that may stand in its way, except the one it turns its back on if the turn alone overlaps it.
 */
function enemiesBehind(state: State, order: RetreatOrder, from: Quad, start: Pose, longest: number): Quad[] {
  const side = sideOf(state, order.unit);
  const lane = straightTrack(from, start, back(start, longest));
  const found: Quad[] = [];
  for (let i = 0; i < state.units.length; i++) {
    if ((state.units[i] as Unit).status !== 'table' || sideOf(state, i) === side) continue;
    if (i === order.faceAway) continue;
    const quad = quadOfUnit(state, i);
    if (meetsQuad(lane, quad)) found.push(quad);
  }
  return found;
}

/** LB-GEO-18. Is the place at this distance clear of friends and of closed terrain? */
function isClear(state: State, unit: number, from: Quad, start: Pose, distance: number): boolean {
  const { end } = straightTrack(from, start, back(start, distance));
  const side = sideOf(state, unit);
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || (state.units[i] as Unit).status !== 'table' || sideOf(state, i) !== side) continue;
    if (overlaps(end, quadOfUnit(state, i))) return false; // LB-RET-02
  }
  // LB-RET-05
  for (const piece of state.field.terrain) {
    const row = T1[piece.kind];
    if (!row.impassable && !isDestroyed(state, piece)) continue;
    if (row.linear ? standsAstride(end, piece) : quadMeetsPolygon(end, piece.points)) return false;
  }
  return true;
}

/** LB-RET-02, -05: the next clear place, found in 1 mm strides and then refined to the step. */
function beyond(state: State, unit: number, from: Quad, start: Pose, distance: number, longest: number): number {
  const stride = 64;
  let at = distance + stride;
  // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator: same: the caller goes on where this ends, it only spares the time
  while (at < longest && !isClear(state, unit, from, start, at)) at += stride;
  let low = at - stride;
  let high = at;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isClear(state, unit, from, start, middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** LB-PASS-02: friends it passed over. */
function friendsPassed(state: State, unit: number, from: Quad, start: Pose, to: Pose): number[] {
  const side = sideOf(state, unit);
  const track = straightTrack(from, start, to);
  const found: number[] = [];
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || (state.units[i] as Unit).status !== 'table' || sideOf(state, i) !== side) continue;
    if (meetsQuad(track, quadOfUnit(state, i))) found.push(i);
  }
  return found;
}

/** LB-PASS-02, -03: artillery and units at DIS 3 are exempt. */
export function suffersPassage(state: State, friend: number): boolean {
  return (state.field.units[friend] as UnitProfile).arm !== 'artillery' && (state.units[friend] as Unit).dis < 3;
}

/** LB-CON-02, -21, LB-APP-33, -42, LB-BRK-03, -04: moves inside a combat, straight ahead. */
import { err, refusal, type Result, ok } from '@drumhead/engine';
import {
  cosine,
  firstTouch,
  isWithin,
  moved,
  overlaps,
  type Point,
  type Pose,
  type Quad,
  quadOf,
  sine,
  stripMeets,
} from '@drumhead/table';
import { footprintOf } from '../../ground/footprints.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { State, TerrainPiece, Unit } from '../../state/state.ts';
import { riddenDownOn } from '../approach/arrivingMove.ts';
import { type Arrival } from '../../movement/mover.ts';
import { edgeProblem, friendProblem, solidProblem } from '../../movement/path/path.ts';
import { clearOf, distanceToClear, firstOver, shiftProblem } from '../../movement/path/obstacles.ts';
import { type NearUnit, type Surroundings, surroundings } from '../../movement/path/surroundings.ts';
import { crossesLine, meetsQuad, standsAstride, straightTrack, type Track } from '../../movement/path/sweptTrack.ts';

export interface ContactFound {
  readonly arrival: Arrival;
  readonly touched: number[];
  readonly shifted: { unit: number; x: number; y: number }[];
  readonly riddenDown: number[];
}

interface Step {
  readonly pose: Pose;
  readonly track: Track;
}

function stepAhead(s: Surroundings, distance: number): Step {
  const pose = moved(s.u, s.u.facing, distance);
  return { pose, track: straightTrack(s.quad, s.u, pose) };
}

/** Straight on until it touches: the largest whole distance at which it overlaps nobody of `others`. */
function touchAhead(s: Surroundings, others: readonly NearUnit[], reach: number): number {
  let at = Number.POSITIVE_INFINITY;
  for (const other of others) {
    at = Math.min(at, firstTouch(s.quad, sine(s.u.facing), -cosine(s.u.facing), reach, other.quad));
  }
  if (at === Number.POSITIVE_INFINITY) return at;
  let distance = Math.floor(at);
  while (distance > 0 && others.some((o) => overlaps(stepAhead(s, distance).track.end, o.quad))) distance--;
  return distance;
}

/**
 * LB-CON-02, LB-APP-33, -42. The move into Contact of `unit` on any of `targets` still within 1S and in its
 * arc, through friends whom it clears. Other enemies it then touches join the fight (LB-CON-03); a garrison is fought
 * alone (LB-BUA-26).
 */
export function planContactMove(state: State, unit: number, targets: readonly number[]): Result<ContactFound> {
  const { s: limit, l } = state.field.sticks;
  const s = surroundings(state, unit, limit + l);
  const facts = { unit: s.profile.id };
  const storming = targets.some((t) => (state.units[t] as Unit).sector >= 0);
  const enemies = s.enemies.filter((e) => (state.units[e.unit] as Unit).sector >= 0 === storming);
  const valid = enemies.filter((e) => targets.includes(e.unit) && e.close && stripMeets(s.quad, e.quad));
  if (valid.length === 0) return err(refusal('LB-APP-33', 'lb.refusal.contactOutOfReach', facts));
  const touch = touchAhead(s, enemies, limit + l);
  const crossing = crossObstacles(s, enemies, touch);
  const { pose, track } = stepAhead(s, crossing.distance);
  const inWay = s.enemies.some((e) => !enemies.includes(e) && meetsQuad(track, e.quad));
  if (inWay || !isOpenGround(s, track)) return err(refusal('LB-APP-33', 'lb.refusal.contactPathBlocked', facts));
  const onFriend = friendProblem(s, track); // LB-PASS-01
  if (onFriend !== null) return err({ ...onFriend, rule: 'LB-APP-33' });
  const touched = enemies.filter((e) => isWithin(stepAhead(s, touch).track.end, e.quad, TOLERANCE)).map((e) => e.unit);
  for (const { unit: moved } of crossing.shifted) if (!touched.includes(moved)) touched.push(moved);
  return ok({
    arrival: { x: pose.x, y: pose.y, facing: pose.facing },
    touched,
    shifted: crossing.shifted,
    riddenDown: riddenDownOn(s, track),
  });
}

/** LB-APP-33, LB-BRK-04: is the path of a move inside a combat free of closed terrain, streams and the table edge? */
function isOpenGround(s: Surroundings, track: Track): boolean {
  if (edgeProblem(s, track) !== null || solidProblem(s, track, 'fight') !== null) return false;
  return !s.streams.some((stream) => crossesLine(track, stream));
}

/**
 * LB-APP-42. The attacker must clear an obstacle it crosses; a target too near to it is shifted straight away from it,
 * just far enough. A target that touches the obstacle is fought across it, and so is one that cannot be shifted.
 */
function crossObstacles(
  s: Surroundings,
  enemies: readonly NearUnit[],
  touch: number,
): { readonly distance: number; readonly shifted: { unit: number; x: number; y: number }[] } {
  const { track } = stepAhead(s, touch);
  let distance = touch;
  let across: TerrainPiece | null = null;
  const met = enemies.filter((e) => isWithin(track.end, e.quad, TOLERANCE));
  for (const piece of s.obstacles) {
    if (!crossesLine(track, piece) || !standsAstride(track.end, piece)) continue;
    if (met.some((e) => !clearOf(e.quad, piece))) across = piece;
    else distance = Math.max(distance, distanceToClear(s, piece));
  }
  if (across !== null) return { distance: Math.min(touch, firstOver(s, across, touch)), shifted: [] };
  const { end } = stepAhead(s, distance).track;
  const pushed = enemies.filter((e) => met.includes(e) || overlaps(end, e.quad));
  const shifted: { unit: number; x: number; y: number }[] = [];
  // All are shifted the same way, so that none is pushed onto another.
  const by = Math.max(0, ...pushed.map((enemy) => wayToClear(s, enemy, end, distance)));
  if (by === 0) return { distance, shifted };
  for (const enemy of pushed) {
    const to = moved(s.state.units[enemy.unit] as Unit, s.u.facing, by);
    if (shiftProblem(s, enemy.unit, to, pushed)) {
      return { distance: Math.min(touch, ...s.obstacles.map((piece) => firstOver(s, piece, touch))), shifted: [] };
    }
    shifted.push({ unit: enemy.unit, x: to.x, y: to.y });
  }
  return { distance, shifted };
}

/** How far an enemy must be shifted to stand clear of `end`; both poses are rounded, so one step more may be needed. */
function wayToClear(s: Surroundings, enemy: NearUnit, end: Quad, distance: number): number {
  const u = s.state.units[enemy.unit] as Unit;
  const size = footprintOf(s.state, enemy.unit);
  let by = distance - Math.min(distance, touchAhead(s, [enemy], distance));
  while (by > 0 && overlaps(end, quadOf(moved(u, s.u.facing, by), size))) by++;
  return by;
}

/**
 * LB-CON-21. Carrying the position: straight ahead by the forward part of the way to the loser's former place, stopping
 * short of any unit and of closed terrain. Null if it would not move at all.
 */
export function planCarry(state: State, unit: number, towardsX: number, towardsY: number): Arrival | null {
  const u = state.units[unit] as Unit;
  const sin = sine(u.facing);
  const cos = cosine(u.facing);
  const forward = Math.max(0, Math.floor((towardsX - u.x) * sin - (towardsY - u.y) * cos));
  const s = surroundings(state, unit, forward);
  const inWay = [...s.enemies, ...s.friends];
  let distance = forward;
  for (const other of inWay) {
    const at = firstTouch(s.quad, sin, -cos, forward + TOLERANCE + 2, other.quad);
    distance = Math.min(distance, Math.max(0, Math.floor(at - TOLERANCE) - 2));
  }
  const free = (d: number): boolean => {
    const { track } = stepAhead(s, d);
    return (
      edgeProblem(s, track) === null &&
      solidProblem(s, track, 'plain') === null &&
      !s.streams.some((p) => crossesLine(track, p))
    );
  };
  distance = longestFree(distance, free);
  for (const piece of s.obstacles) {
    if (standsAstride(stepAhead(s, distance).track.end, piece) && !standsAstride(s.quad, piece)) {
      distance = firstOver(s, piece, distance);
    }
  }
  if (distance === 0) return null;
  const { pose } = stepAhead(s, distance);
  return { x: pose.x, y: pose.y, facing: pose.facing };
}

/** The largest distance up to `most` that is free, where all shorter ones are free too. */
function longestFree(most: number, free: (distance: number) => boolean): number {
  if (free(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (free(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * LB-BRK-03, -04. The first enemy unit straight ahead that the cavalry can touch within 1L; null if a friend, closed
 * terrain, a garrison or an obstacle it cannot clear is met first. Squares are included: LB-BRK-05, -06 judge them.
 */
export function breakthroughTarget(
  state: State,
  unit: number,
): { target: number; arrival: Arrival; riddenDown: number[] } | null {
  const { l } = state.field.sticks;
  const s = surroundings(state, unit, l);
  const sin = sine(s.u.facing);
  const cos = cosine(s.u.facing);
  let first: NearUnit | null = null;
  let at = Number.POSITIVE_INFINITY;
  for (const enemy of s.enemies) {
    if (!stripMeets(s.quad, enemy.quad)) continue;
    const touch = firstTouch(s.quad, sin, -cos, l + TOLERANCE, enemy.quad);
    if (touch < at) {
      at = touch;
      first = enemy;
    }
  }
  if (first === null || (state.units[first.unit] as Unit).sector >= 0) return null;
  const { pose, track } = stepAhead(s, touchAhead(s, [first], l + TOLERANCE));
  if (!isOpenGround(s, track) || s.friends.some((friend) => meetsQuad(track, friend.quad))) return null;
  if (s.obstacles.some((piece) => standsAstride(track.end, piece))) return null;
  return {
    target: first.unit,
    arrival: { x: pose.x, y: pose.y, facing: pose.facing },
    riddenDown: riddenDownOn(s, track),
  };
}

/**
 * LB-LEAD-17, -18: unattached enemy Generals that a unit touches when it moves straight from one pose to a place,
 * facing kept.
 */
export function generalsTouched(state: State, unit: number, from: Pose, to: Point): number[] {
  const reach = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const s = surroundings(state, unit, reach);
  // Stryker disable next-line ConditionalExpression: same: with nobody to touch nobody is touched, this only spares the time
  if (s.generals.length === 0) return [];
  return riddenDownOn(s, straightTrack(quadOf(from, s.size), from, to));
}

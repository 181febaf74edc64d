/** Straight legs and turns on the spot: where a unit may go by its own choice (chapter 7). */
import { type Refusal, refusal } from '@drumhead/engine';
import {
  firstWithin,
  gap,
  insideBox,
  moved,
  movedQuad,
  type Passage,
  type Point,
  pointInPolygon,
  type Pose,
  type Quad,
  quadOf,
} from '@drumhead/table';
import { isOnCrossing, keepsToCrossing } from '../ground/crossings.ts';
import { overlap, overlapsArea } from '../ground/footprints.ts';
import {
  areApart,
  comesTooNear,
  passageOverArea,
  passageOverQuad,
  passagesOver,
  type Sweep,
  sweepOf,
} from '../ground/sweep.ts';
import { depthIn, isInside } from '../ground/terrain.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { CM, toCm, TOLERANCE } from '../state/lengths.ts';
import type { Piece, Section, State, UnitProfile } from '../state/state.ts';
import { sizeOf } from '../state/unitTables.ts';
import { isOnTable, profileOf, unitOf } from '../state/units.ts';
import { type Enemy, isClear, type Surroundings, surroundingsOf } from './surroundings.ts';

/** What is special about the order that a leg or turn belongs to. */
export interface Purpose {
  /** The enemy that a charge goes for, or -1. A charge may come near to enemies and wants contact with this one. */
  readonly target: number;
  /** The section that the move goes into or comes out of, or -1. */
  readonly section: number;
}

export const ORDINARY: Purpose = { target: -1, section: -1 };

/** SIP-MOV-2, -10, -12, SIP-INT-1, -2, SIP-TER-3, -4, -7, -9, -10: may the unit go straight this way? */
export function legProblem(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  distance: number,
  purpose: Purpose,
  known?: Surroundings,
  start = quadOf(from, sizeOf(profileOf(state, unit))),
): Refusal | null {
  const to = moved(from, direction, distance);
  // The facing stays, so corners move as the centre does.
  const end = movedQuad(start, to.x - from.x, to.y - from.y);
  const sweep = sweepOf(start, direction, distance);
  const near = known ?? surroundingsOf(state, unit, sweep.box);
  const edge = edgeProblem(state, unit, end);
  if (edge !== null || isClear(near, profileOf(state, unit).kind, sweep.box)) return edge;
  return (
    terrainOnWayProblem(state, unit, from, direction, sweep, to, near) ??
    sectionOnWayProblem(state, unit, sweep, purpose, near) ??
    friendOnWayProblem(state, unit, sweep, near) ??
    standProblem(state, unit, end, to, purpose, false, near) ??
    enemyOnWayProblem(state, unit, sweep, purpose, near)
  );
}

/** SIP-GEN-9. May the unit stand turned like this? Only the end of a turn is judged. */
export function turnProblem(
  state: State,
  unit: number,
  pose: Pose,
  purpose: Purpose,
  quad = quadOf(pose, sizeOf(profileOf(state, unit))),
  near = surroundingsOf(state, unit, quad),
): Refusal | null {
  if (isClear(near, profileOf(state, unit).kind, quad)) return edgeProblem(state, unit, quad);
  return (
    terrainUnderProblem(state, unit, pose, quad, purpose, near) ??
    standProblem(state, unit, quad, pose, purpose, purpose.target < 0, near)
  );
}

/** May it stand there, other units apart? */
export function terrainUnderProblem(
  state: State,
  unit: number,
  pose: Pose,
  quad: Quad,
  purpose: Purpose,
  { terrain, stranded }: Surroundings,
): Refusal | null {
  const profile = profileOf(state, unit);
  const { barred, sections } = terrain;
  const under = barred[profile.kind].find(
    (area) => !stranded.includes(area) && overlapsArea(quad, area) && !isOnCrossing(state, pose, area),
  );
  if (under !== undefined) return barredBy(profile, under);
  const edge = edgeProblem(state, unit, quad);
  if (edge !== null) return edge;
  const town = sections.find((piece) => !mayTouch(state, piece, purpose) && overlapsArea(quad, piece));
  return town === undefined
    ? null
    : refusal('SIP-TER-7', 'sip.refusal.section', { unit: profile.id, terrain: town.id });
}

/**
 * SIP-INT-2, SIP-MOV-10, SIP-TER-9. May it stand there, as far as other units go? A charge may stand against enemies.
 * `keepsOff`: nor may it be nearer to an enemy than 1 cm, or than it is.
 */
export function standProblem(
  state: State,
  unit: number,
  quad: Quad,
  at: Pose,
  purpose: Purpose,
  keepsOff: boolean,
  near = surroundingsOf(state, unit, quad),
): Refusal | null {
  const { id } = profileOf(state, unit);
  const friend = near.friends.find((other) => overlap(quad, other.quad));
  if (friend !== undefined) {
    return refusal('SIP-INT-2', 'sip.refusal.endsOnFriend', { unit: id, friend: profileOf(state, friend.unit).id });
  }
  const enemy = purpose.target < 0 ? near.enemies.find((other) => overlap(quad, other.quad)) : undefined;
  if (enemy !== undefined) {
    return refusal('SIP-MOV-10', 'sip.refusal.endsOnEnemy', { unit: id, enemy: profileOf(state, enemy.unit).id });
  }
  return (
    fieldworkProblem(state, unit, at, near.terrain) ?? (keepsOff ? nearEnemyProblem(state, unit, quad, near) : null)
  );
}

/** SIP-MOV-10, where a turn ends. */
export function nearEnemyProblem(state: State, unit: number, quad: Quad, { enemies }: Surroundings): Refusal | null {
  const tooNear = enemies.find(
    (enemy) => enemy.ready && !areApart(quad, enemy.quad, CM) && gap(quad, enemy.quad) < enemy.clearance - TOLERANCE,
  );
  return tooNear === undefined ? null : tooNearTo(state, unit, tooNear);
}

function tooNearTo(state: State, unit: number, { unit: enemy, clearance }: Enemy): Refusal {
  const facts = { unit: profileOf(state, unit).id, enemy: profileOf(state, enemy).id, gap: toCm(clearance) };
  return refusal('SIP-MOV-10', 'sip.refusal.nearEnemy', facts);
}

/** SIP-MOV-12. */
export function edgeProblem(state: State, unit: number, end: Quad): Refusal | null {
  const { width, depth } = state.field;
  if (insideBox(end, width, depth)) return null;
  const off = Math.max(-end.minX, -end.minY, end.maxX - width, end.maxY - depth);
  return off <= TOLERANCE ? null : refusal('SIP-MOV-12', 'sip.refusal.offTable', { unit: profileOf(state, unit).id });
}

function barredBy(profile: UnitProfile, piece: Piece): Refusal {
  const rule = piece.kind === 'river' ? 'SIP-TER-10' : piece.kind === 'woods' ? 'SIP-TER-3' : 'SIP-TER-4';
  return refusal(rule, 'sip.refusal.barred', { unit: profile.id, terrain: piece.id });
}

/** SIP-TER-3, -4, -10, SIP-MOV-15. */
function terrainOnWayProblem(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  sweep: Sweep,
  to: Pose,
  { terrain, stranded }: Surroundings,
): Refusal | null {
  const profile = profileOf(state, unit);
  for (const area of terrain.barred[profile.kind]) {
    if (stranded.includes(area)) {
      if (depthIn(area.points, to.x, to.y) < depthIn(area.points, from.x, from.y)) continue;
      return refusal('SIP-MOV-15', 'sip.refusal.notOutOf', { unit: profile.id, terrain: area.id });
    }
    const keeps = (over: Passage): boolean => area.kind === 'river' && keepsToCrossing(state, from, direction, over);
    if (!passagesOver(sweep, area).every(keeps)) return barredBy(profile, area);
  }
  return null;
}

/** SIP-TER-7. No footprint may overlap a section but by entering it or coming out. */
function sectionOnWayProblem(
  state: State,
  unit: number,
  sweep: Sweep,
  purpose: Purpose,
  { terrain }: Surroundings,
): Refusal | null {
  for (const piece of terrain.sections) {
    if (mayTouch(state, piece, purpose) || passageOverArea(sweep, piece) === null) continue;
    return refusal('SIP-TER-7', 'sip.refusal.section', { unit: profileOf(state, unit).id, terrain: piece.id });
  }
  return null;
}

/** The section that the order goes into or comes out of, or that its target holds. */
function mayTouch(state: State, { section }: Section, purpose: Purpose): boolean {
  return section === purpose.section || (purpose.target >= 0 && section === unitOf(state, purpose.target).section);
}

/** SIP-INT-1, -2, -5, SIP-CHG-6. */
export function friendOnWayProblem(
  state: State,
  unit: number,
  sweep: Sweep,
  near = surroundingsOf(state, unit, sweep.box),
): Refusal | null {
  const { kind, id } = profileOf(state, unit);
  if (kind === 'light') return null;
  const met = near.friends.find((friend) => friend.ready && barsWay(sweep, friend.quad));
  if (met === undefined) return null;
  return refusal('SIP-INT-2', 'sip.refusal.friendInWay', { unit: id, friend: profileOf(state, met.unit).id });
}

/** Does the way lead over a friend? A unit may move off a friend that it stood upon. */
function barsWay(sweep: Sweep, friend: Quad): boolean {
  return passageOverQuad(sweep, friend) !== null && !overlap(sweep.start, friend);
}

/** SIP-INT-2. */
export function endsOnFriendProblem(state: State, unit: number, end: Quad): Refusal | null {
  const friend = surroundingsOf(state, unit, end).friends.find(({ quad }) => overlap(end, quad));
  if (friend === undefined) return null;
  const facts = { unit: profileOf(state, unit).id, friend: profileOf(state, friend.unit).id };
  return refusal('SIP-INT-2', 'sip.refusal.endsOnFriend', facts);
}

/** SIP-TER-9. A fieldwork is for one unit. */
export function fieldworkProblem(
  state: State,
  unit: number,
  at: Point,
  terrain = terrainIndex(state.terrain),
): Refusal | null {
  for (const fieldwork of terrain.areas.fieldwork) {
    if (!isInside(fieldwork, at.x, at.y)) continue;
    const taken = state.units.findIndex(
      (u, i) => i !== unit && isOnTable(u) && pointInPolygon(u.x, u.y, fieldwork.points),
    );
    if (taken < 0) continue;
    const facts = { unit: profileOf(state, unit).id, friend: profileOf(state, taken).id, terrain: fieldwork.id };
    return refusal('SIP-TER-9', 'sip.refusal.workTaken', facts);
  }
  return null;
}

/** SIP-MOV-10. The swept area keeps 1 cm from every enemy that is not routing, or comes no nearer than it was. */
function enemyOnWayProblem(
  state: State,
  unit: number,
  sweep: Sweep,
  { target }: Purpose,
  { enemies }: Surroundings,
): Refusal | null {
  for (const enemy of enemies) {
    if (enemy.unit === target || areApart(enemy.quad, sweep.box, CM)) continue;
    if (target < 0 && enemy.ready) {
      if (comesTooNear(sweep, enemy.quad, enemy.clearance)) return tooNearTo(state, unit, enemy);
      continue;
    }
    // SIP-CHG-6: routing enemies on the way of a charge are removed, others must not be met.
    const bars = target < 0 || enemy.ready;
    if (!bars || passageOverQuad(sweep, enemy.quad) === null) continue;
    const facts = { unit: profileOf(state, unit).id, enemy: profileOf(state, enemy.unit).id };
    return refusal(target < 0 ? 'SIP-MOV-10' : 'SIP-CHG-6', 'sip.refusal.enemyInWay', facts);
  }
  return null;
}

/** In steps: more than any rounding on a way. */
const HAIR = 1e-6;

/** How far anything near lets the unit go straight on by an ordinary move, costs and rivers aside, in whole steps. */
export function roomAhead(state: State, unit: number, sweep: Sweep, near: Surroundings): number {
  const { friends, enemies, terrain, stranded } = near;
  const { kind } = profileOf(state, unit);
  const { start, ux, uy, distance } = sweep;
  const { barred, sections } = terrain;
  let first = Number.POSITIVE_INFINITY;
  const meet = (way: Passage | null): void => {
    if (way !== null) first = Math.min(first, way.from);
  };
  for (const area of barred[kind]) {
    if (area.kind !== 'river' && !stranded.includes(area)) meet(passageOverArea(sweep, area));
  }
  for (const piece of sections) meet(passageOverArea(sweep, piece));
  for (const { quad, ready } of friends) {
    if (kind !== 'light' && ready && !overlap(start, quad)) meet(passageOverQuad(sweep, quad));
  }
  for (const { quad, ready, clearance } of enemies) {
    const least = clearance - TOLERANCE;
    if (!ready) meet(passageOverQuad(sweep, quad));
    // A hair more clearance keeps an enemy that is passed at just that distance out of the way, however it is rounded.
    else if (least > 0) first = Math.min(first, firstWithin(start, ux, uy, distance, quad, least + HAIR) + 2 * HAIR);
  }
  const edge = roomToEdge(state, sweep);
  // A step short of it: where a leg ends is rounded to the lattice.
  return first < edge ? Math.max(0, Math.floor(first) - 1) : edge;
}

/** How far the box around the footprint is from the edge of the table, along the way. */
function roomToEdge({ field }: State, { start, ux, uy, distance }: Sweep): number {
  const across = ux > 0 ? (field.width - start.maxX) / ux : ux < 0 ? start.minX / -ux : distance;
  const along = uy > 0 ? (field.depth - start.maxY) / uy : uy < 0 ? start.minY / -uy : distance;
  return Math.max(0, Math.floor(Math.min(distance, across, along)));
}

/** Straight legs and turns on the spot: where a unit may go by its own choice (chapter 7). */
import { refusal, type Refusal } from '@drumhead/engine';
import {
  firstWithin,
  gap,
  insideBox,
  isWithin,
  moved,
  movedQuad,
  normalise,
  type Passage,
  pointInPolygon,
  type Pose,
  type Quad,
  quadOf,
} from '@drumhead/table';
import { isStranded, isStrandedOn, nearnessNow, unitsNear } from '../ground/nearby.ts';
import { isOnCrossing, keepsToCrossing } from '../ground/crossings.ts';
import {
  footprintsOf,
  type Footprint,
  isOnTable,
  isReady,
  overlap,
  overlapsArea,
  profileOf,
  quadOfUnit,
  sideOf,
  unitOf,
} from '../ground/footprints.ts';
import { groundFor, terrainIndex } from '../ground/terrainEffects.ts';
import { depthIn, isInside } from '../ground/terrain.ts';
import { sizeOf } from '../state/unitTables.ts';
import { CM, TOLERANCE, toCm } from '../state/lengths.ts';
import type { Piece, Section, State, UnitProfile } from '../state/state.ts';
import {
  areBeyond,
  comesTooNear,
  isBeside,
  isBeyondBox,
  meets,
  meetsUnit,
  type Sweep,
  sweepOf,
} from '../ground/sweep.ts';

/** What is special about the order that a leg or turn belongs to. */
export interface Purpose {
  /** Enemy that a charge goes for: nearness to the enemy is allowed, contact is what it wants. -1: no charge. */
  readonly target: number;
  /** Section that the move goes into or comes out of, or -1. */
  readonly section: number;
}

export const ORDINARY: Purpose = { target: -1, section: -1 };

/** What is known of a straight way when a leg along it is tried: of one way many legs may be. */
export interface Ahead {
  /** The footprint it starts from. */
  readonly start: Quad;
  /** The units near it. */
  readonly near: readonly number[];
  /** No ground near it bars or slows the unit. */
  readonly bare: boolean;
  /** So far no ground, section or friend is in its way, nor an enemy whom it does not stand against. */
  readonly room: number;
  /** It stands against an enemy: no gap to him can become less (SIP-MOV-10). */
  readonly against: boolean;
}

/** SIP-MOV-2, -10, -12, SIP-INT-1, -2, SIP-TER-3, -4, -7, -9, -10: may the unit go straight this way? */
export function legProblem(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  distance: number,
  errand: Purpose,
  ahead: Ahead | null = null,
): Refusal | null {
  const to = moved(from, direction, distance);
  const start = ahead === null ? quadOf(from, sizeOf(profileOf(state, unit))) : ahead.start;
  if (ahead !== null && distance <= ahead.room)
    return freeLegProblem(state, unit, from, direction, distance, to, ahead);
  const end = endOf(start, from, to);
  const sweep = sweepOf(start, direction, distance);
  const near = ahead === null ? unitsNear(state, unit, sweep.box) : ahead.near;
  const bare = ahead?.bare === true;
  return (
    edgeProblem(state, unit, end) ??
    (bare ? null : groundProblem(state, unit, from, direction, sweep, to)) ??
    (bare ? null : sectionProblem(state, unit, sweep, errand)) ??
    friendsOnWay(state, unit, sweep, near) ??
    standProblem(state, unit, end, to, errand, false, near) ??
    enemiesOnWay(state, unit, sweep, errand, near)
  );
}

/** It faces as it did: its corners go the same way as its middle. */
function endOf(start: Quad, from: Pose, to: Pose): Quad {
  return movedQuad(start, to.x - from.x, to.y - from.y);
}

/**
 * What is left to ask of a plain leg with room ahead: rivers and ground it is to leave, who stands where it ends, an enemy
 * it stood against; and the edge of the table, where a turn that it was made to has left a corner beyond it.
 */
function freeLegProblem(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  distance: number,
  to: Pose,
  { start, near, bare, against }: Ahead,
): Refusal | null {
  const { width, depth } = state.field;
  const edge = insideBox(start, width, depth) ? null : edgeProblem(state, unit, endOf(start, from, to));
  if (edge !== null) return edge;
  if (bare && near.length === 0) return null;
  const isDry = bare || (terrainIndex(state.terrain).areas.river.length === 0 && !isStranded(state, unit));
  const isAlone = !isAnyAbout(state, near, start, to.x - from.x, to.y - from.y);
  if (isDry && isAlone && !against) return fieldworkProblem(state, unit, to);
  const sweep = sweepOf(start, direction, distance);
  return (
    (isDry ? null : groundProblem(state, unit, from, direction, sweep, to, true)) ??
    (isAlone
      ? fieldworkProblem(state, unit, to)
      : standProblem(state, unit, endOf(start, from, to), to, ORDINARY, false, near)) ??
    (against ? enemiesOnWay(state, unit, sweep, ORDINARY, near) : null)
  );
}

/** Does any of these units stand within 1 cm, by the boxes around them, of a footprint gone so far? */
function isAnyAbout(state: State, units: readonly number[], start: Quad, dx: number, dy: number): boolean {
  const bodies = footprintsOf(state);
  for (let k = 0; k < units.length; k++) {
    const { quad } = bodies[units[k] as number] as Footprint;
    if (quad.minX - start.maxX - dx > CM || start.minX + dx - quad.maxX > CM) continue;
    if (quad.minY - start.maxY - dy > CM || start.minY + dy - quad.maxY > CM) continue;
    return true;
  }
  return false;
}

/**
 * SIP-GEN-9. May the unit stand turned like this, or come on there? Only the end of a turn is looked at. `near`: who is near;
 * `bare`: no ground is.
 */
export function turnProblem(
  state: State,
  unit: number,
  pose: Pose,
  errand: Purpose,
  near: readonly number[] | null = null,
  quad = quadOf(pose, sizeOf(profileOf(state, unit))),
  bare = false,
): Refusal | null {
  const under = bare ? edgeProblem(state, unit, quad) : terrainUnderProblem(state, unit, pose, quad, errand);
  return under ?? standProblem(state, unit, quad, pose, errand, errand.target < 0, near);
}

/** The same, whoever stands there. */
export function terrainUnderProblem(
  state: State,
  unit: number,
  pose: Pose,
  quad: Quad,
  errand: Purpose,
): Refusal | null {
  const profile = profileOf(state, unit);
  const { sections } = terrainIndex(state.terrain);
  for (const area of groundFor(profile, state.terrain).barred) {
    if (isBeside(quad, area) || !overlapsArea(quad, area.points)) continue;
    if (!isStrandedOn(state, unit, area) && !isOnCrossing(state, pose, area)) return barredBy(profile, area);
    break;
  }
  const edge = edgeProblem(state, unit, quad);
  if (edge !== null) return edge;
  for (const piece of sections) {
    if (isBeside(quad, piece) || maySweep(state, piece, errand) || !overlapsArea(quad, piece.points)) continue;
    return refusal('SIP-TER-7', 'sip.refusal.section', { unit: profile.id, terrain: piece.id });
  }
  return null;
}

/**
 * SIP-INT-2, SIP-MOV-10, SIP-TER-9. May it stand there, as far as other units go? What a charge comes to stand against is
 * its own matter. `keepsOff`: nor may it be nearer to an enemy than 1 cm, or than it is.
 */
export function standProblem(
  state: State,
  unit: number,
  quad: Quad,
  at: Pose,
  errand: Purpose,
  keepsOff: boolean,
  known: readonly number[] | null = null,
): Refusal | null {
  const profile = profileOf(state, unit);
  const bodies = footprintsOf(state);
  let enemy = -1;
  let near = -1;
  const others = known ?? unitsNear(state, unit, quad);
  for (let k = 0; k < others.length; k++) {
    const i = others[k] as number;
    const body = bodies[i] as Footprint;
    if (areBeyond(quad, body.quad, CM)) continue;
    if (sideOf(state, i) === profile.side) {
      if (!overlap(quad, body.quad)) continue;
      return refusal('SIP-INT-2', 'sip.refusal.endsOnFriend', { unit: profile.id, friend: profileOf(state, i).id });
    }
    if (errand.target < 0 && enemy < 0 && overlap(quad, body.quad)) enemy = i;
    if (keepsOff && near < 0 && isReady(state, i) && comesNearer(state, unit, quad, body.quad)) near = i;
  }
  if (enemy >= 0) {
    return refusal('SIP-MOV-10', 'sip.refusal.endsOnEnemy', { unit: profile.id, enemy: profileOf(state, enemy).id });
  }
  const work = fieldworkProblem(state, unit, at);
  if (work !== null || near < 0) return work;
  const facts = { unit: profile.id, enemy: profileOf(state, near).id };
  const least = nearnessNow(state, unit, (bodies[near] as Footprint).quad);
  return refusal('SIP-MOV-10', 'sip.refusal.nearEnemy', { ...facts, gap: toCm(least) });
}

/** SIP-MOV-10, for where a turn ends. */
function comesNearer(state: State, unit: number, quad: Quad, enemy: Quad): boolean {
  return isWithin(quad, enemy, CM) && gap(quad, enemy) < nearnessNow(state, unit, enemy) - TOLERANCE;
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

/** SIP-TER-3, -4, -10, SIP-MOV-15. `isFree`: none of the ground that is never crossed is in its way. */
function groundProblem(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  sweep: Sweep,
  to: Pose,
  isFree = false,
): Refusal | null {
  const profile = profileOf(state, unit);
  for (const area of groundFor(profile, state.terrain).barred) {
    if (isStrandedOn(state, unit, area)) {
      if (depthIn(area.points, to.x, to.y) < depthIn(area.points, from.x, from.y)) continue;
      return refusal('SIP-MOV-15', 'sip.refusal.notOutOf', { unit: profile.id, terrain: area.id });
    }
    if (isFree && area.kind !== 'river') continue;
    const way = meets(sweep, area, area.points);
    if (way === null) continue;
    if (area.kind === 'river' && keepsToCrossing(state, from, direction, way)) continue;
    return barredBy(profile, area);
  }
  return null;
}

/** SIP-TER-7. No footprint may overlap a section but by entering it or coming out. */
function sectionProblem(state: State, unit: number, sweep: Sweep, errand: Purpose): Refusal | null {
  for (const piece of terrainIndex(state.terrain).sections) {
    if (maySweep(state, piece, errand) || meets(sweep, piece, piece.points) === null) continue;
    return refusal('SIP-TER-7', 'sip.refusal.section', { unit: profileOf(state, unit).id, terrain: piece.id });
  }
  return null;
}

/** The section that it goes into or comes out of, or that its target holds. */
function maySweep(state: State, { section }: Section, errand: Purpose): boolean {
  return section === errand.section || (errand.target >= 0 && section === unitOf(state, errand.target).section);
}

/** SIP-INT-1, -2, SIP-CHG-6. */
export function friendsOnWay(
  state: State,
  unit: number,
  sweep: Sweep,
  near = unitsNear(state, unit, sweep.box),
): Refusal | null {
  const profile = profileOf(state, unit);
  if (profile.kind === 'light') return null;
  const bodies = footprintsOf(state);
  for (const i of near) {
    const body = bodies[i] as Footprint;
    if (sideOf(state, i) !== profile.side || !isReady(state, i) || meetsUnit(sweep, body.quad) === null) continue;
    if (overlap(sweep.start, body.quad)) continue; // it may come clear of one it stood upon
    return refusal('SIP-INT-2', 'sip.refusal.friendInWay', { unit: profile.id, friend: profileOf(state, i).id });
  }
  return null;
}

/** SIP-INT-2. */
export function friendsAtEnd(state: State, unit: number, end: Quad): Refusal | null {
  const profile = profileOf(state, unit);
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || sideOf(state, i) !== profile.side || !isOnTable(unitOf(state, i))) continue;
    if (!overlap(end, quadOfUnit(state, i))) continue;
    return refusal('SIP-INT-2', 'sip.refusal.endsOnFriend', { unit: profile.id, friend: profileOf(state, i).id });
  }
  return null;
}

/** SIP-TER-9. A fieldwork is for one unit. */
export function fieldworkProblem(state: State, unit: number, at: Pose): Refusal | null {
  for (const work of terrainIndex(state.terrain).areas.fieldwork) {
    if (!isInside(work, at.x, at.y)) continue;
    const taken = state.units.findIndex((u, i) => i !== unit && isOnTable(u) && pointInPolygon(u.x, u.y, work.points));
    if (taken < 0) continue;
    const facts = { unit: profileOf(state, unit).id, friend: profileOf(state, taken).id, terrain: work.id };
    return refusal('SIP-TER-9', 'sip.refusal.workTaken', facts);
  }
  return null;
}

/** SIP-MOV-10. The swept area keeps 1 cm from every enemy that is not routing, or comes no nearer than it was. */
function enemiesOnWay(
  state: State,
  unit: number,
  sweep: Sweep,
  errand: Purpose,
  near: readonly number[],
): Refusal | null {
  const profile = profileOf(state, unit);
  const bodies = footprintsOf(state);
  for (const i of near) {
    const body = bodies[i] as Footprint;
    const { quad } = body;
    if (sideOf(state, i) === profile.side || i === errand.target || isBeyondBox(body.quad, sweep.box, CM)) continue;
    const ready = isReady(state, i);
    if (errand.target < 0 && ready) {
      const least = nearnessNow(state, unit, quad);
      if (!comesTooNear(sweep, quad, least)) continue;
      const facts = { unit: profile.id, enemy: profileOf(state, i).id, gap: toCm(least) };
      return refusal('SIP-MOV-10', 'sip.refusal.nearEnemy', facts);
    }
    // SIP-CHG-6: routing enemies on the way of a charge are removed, others must not be met.
    const bars = errand.target < 0 || ready;
    if (!bars || meetsUnit(sweep, body.quad) === null) continue;
    const facts = { unit: profile.id, enemy: profileOf(state, i).id };
    return refusal(errand.target < 0 ? 'SIP-MOV-10' : 'SIP-CHG-6', 'sip.refusal.enemyInWay', facts);
  }
  return null;
}

/** What is known of a straight way: how far anything near will let the unit go, costs aside; where it may stop is tried apart. */
export function lookAhead(state: State, unit: number, sweep: Sweep, near: readonly number[], bare: boolean): Ahead {
  const profile = profileOf(state, unit);
  const { start } = sweep;
  let first = bare ? Number.POSITIVE_INFINITY : groundAhead(state, unit, sweep);
  let against = false;
  const bodies = footprintsOf(state);
  for (let k = 0; k < near.length; k++) {
    const i = near[k] as number;
    const body = bodies[i] as Footprint;
    const ready = isReady(state, i);
    if (sideOf(state, i) === profile.side) {
      if (profile.kind === 'light' || !ready) continue;
      const way = meetsUnit(sweep, body.quad);
      if (way !== null && !overlap(start, body.quad)) first = Math.min(first, way.from);
    } else if (!ready) first = Math.min(first, startOf(meetsUnit(sweep, body.quad)));
    else {
      const { ux, uy, distance } = sweep;
      const least = nearnessNow(state, unit, body.quad) - TOLERANCE;
      if (least <= 0) against = true;
      // Kept off by a hair more: one that is passed at just that distance stays out of the way, whatever is rounded.
      else first = Math.min(first, firstWithin(start, ux, uy, distance, body.quad, least + HAIR) + 2 * HAIR);
    }
  }
  const edge = edgeRoom(state, sweep);
  // A step short of it: where a leg ends is rounded to the lattice.
  const room = first < edge ? Math.max(0, Math.floor(first) - 1) : edge;
  return { start, near, bare, room, against };
}

/** In steps: more than anything that is rounded on the way, and less than anybody would see. */
const HAIR = 1e-6;

/** How far it is to the first ground or section that it may not enter; rivers are looked at leg by leg. */
function groundAhead(state: State, unit: number, sweep: Sweep): number {
  let first = Number.POSITIVE_INFINITY;
  for (const area of groundFor(profileOf(state, unit), state.terrain).barred) {
    if (area.kind === 'river' || isStrandedOn(state, unit, area)) continue;
    first = Math.min(first, startOf(meets(sweep, area, area.points)));
  }
  for (const piece of terrainIndex(state.terrain).sections)
    first = Math.min(first, startOf(meets(sweep, piece, piece.points)));
  return first;
}

/** Where what is met is met first. */
function startOf(way: Passage | null): number {
  return way === null ? Number.POSITIVE_INFINITY : way.from;
}

/** How far the box around it is from the edge of the table, along the way. */
function edgeRoom({ field }: State, { start, ux, uy, distance }: Sweep): number {
  const across = ux > 0 ? (field.width - start.maxX) / ux : ux < 0 ? start.minX / -ux : distance;
  const along = uy > 0 ? (field.depth - start.maxY) / uy : uy < 0 ? start.minY / -uy : distance;
  return Math.max(0, Math.floor(Math.min(distance, across, along)));
}

/** The pose turned by so much. */
export function turnedBy(pose: Pose, turn: number): Pose {
  return { x: pose.x, y: pose.y, facing: normalise(pose.facing + turn) };
}

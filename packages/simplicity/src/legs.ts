/** Straight legs and turns on the spot: where a unit may go by its own choice (chapter 7). */
import { no, type Refusal } from '@drumhead/engine';
import {
  firstWithin,
  gap,
  insideBox,
  isWithin,
  moved,
  normalise,
  pointInPolygon,
  type Pose,
  type Quad,
  quadOf,
} from '@drumhead/table';
import { around, type Around, isClearSpot } from './around.ts';
import { isOnCrossing, keepsToCrossing } from './crossings.ts';
import { isOnTable, overlap, overlapsArea, profileOf, unitOf } from './geometry.ts';
import { depthIn } from './ground.ts';
import { sizeOf } from './kinds.ts';
import { CM, TOLERANCE, toCm } from './measure.ts';
import type { Piece, State } from './state.ts';
import { comesTooNear, meets, type Sweep, sweepOf } from './sweep.ts';

/** What is special about the order that a leg or turn belongs to. */
export interface Errand {
  /** Enemy that a charge goes for: nearness to the enemy is allowed, contact is what it wants. -1: no charge. */
  readonly target: number;
  /** Section that the move goes into or comes out of, or -1. */
  readonly section: number;
}

export const PLAIN: Errand = { target: -1, section: -1 };

/** SIP-MOV-2, -10, -12, SIP-INT-1, -2, SIP-TER-3, -4, -7, -9, -10: may the unit go straight this way? */
export function legProblem(s: Around, from: Pose, direction: number, distance: number, errand: Errand): Refusal | null {
  const to = moved(from, direction, distance);
  const end = quadOf(to, s.size);
  const sweep = sweepOf(quadOf(from, s.size), direction, distance);
  return (
    edgeProblem(s.state, s.unit, end) ??
    groundProblem(s, from, direction, sweep, to) ??
    sectionProblem(s, sweep, errand) ??
    friendsOnWay(s, sweep) ??
    restProblem(s, end, to, errand) ??
    enemiesOnWay(s, sweep, errand)
  );
}

/** SIP-GEN-9. May the unit stand turned like this? Only the end of a turn is looked at. */
export function turnProblem(s: Around, pose: Pose, errand: Errand): Refusal | null {
  const quad = quadOf(pose, s.size);
  const barred = s.barred.find((area) => overlapsArea(quad, area.points));
  if (barred !== undefined && !s.stranded.includes(barred) && !isOnCrossing(s.state, pose, barred)) {
    return barredBy(s, barred);
  }
  return (
    edgeProblem(s.state, s.unit, quad) ??
    sectionProblem(s, sweepOf(quad, 0, 0), errand) ??
    restProblem(s, quad, pose, errand) ??
    (errand.target >= 0 ? null : tooNearProblem(s, quad))
  );
}

/** The same where a unit stands, or comes on, by its own choice; what is around it is only gathered where there is something. */
export function spotProblem(state: State, unit: number, pose: Pose, s: Around | null = null): Refusal | null {
  const quad = quadOf(pose, sizeOf(profileOf(state, unit)));
  if (isClearSpot(state, unit, pose, quad)) return null;
  return turnProblem(s ?? around(state, unit, pose, 0), pose, PLAIN);
}

/** SIP-MOV-12. */
export function edgeProblem(state: State, unit: number, end: Quad): Refusal | null {
  const { width, depth } = state.field;
  if (insideBox(end, width, depth)) return null;
  const off = Math.max(-end.minX, -end.minY, end.maxX - width, end.maxY - depth);
  return off <= TOLERANCE ? null : no('SIP-MOV-12', 'sip.refusal.offTable', { unit: profileOf(state, unit).id });
}

function barredBy({ profile }: Around, piece: Piece): Refusal {
  const rule = piece.kind === 'river' ? 'SIP-TER-10' : piece.kind === 'woods' ? 'SIP-TER-3' : 'SIP-TER-4';
  return no(rule, 'sip.refusal.barred', { unit: profile.id, terrain: piece.id });
}

/** SIP-TER-3, -4, -10, SIP-MOV-15. */
function groundProblem(s: Around, from: Pose, direction: number, sweep: Sweep, to: Pose): Refusal | null {
  for (const area of s.barred) {
    if (s.stranded.includes(area)) {
      if (depthIn(area.points, to.x, to.y) < depthIn(area.points, from.x, from.y)) continue;
      return no('SIP-MOV-15', 'sip.refusal.notOutOf', { unit: s.profile.id, terrain: area.id });
    }
    const way = meets(sweep, area, area.points);
    if (way === null) continue;
    if (area.kind === 'river' && keepsToCrossing(s.state, from, direction, way)) continue;
    return barredBy(s, area);
  }
  return null;
}

/** SIP-TER-7. No footprint may overlap a section but by entering it or coming out. */
function sectionProblem(s: Around, sweep: Sweep, errand: Errand): Refusal | null {
  const target = errand.target >= 0 ? unitOf(s.state, errand.target).section : -1;
  for (const piece of s.sections) {
    if (piece.section === errand.section || piece.section === target) continue;
    if (meets(sweep, piece, piece.points) === null) continue;
    return no('SIP-TER-7', 'sip.refusal.section', { unit: s.profile.id, terrain: piece.id });
  }
  return null;
}

/** SIP-INT-1, -2, SIP-CHG-6. */
export function friendsOnWay({ state, profile, friends }: Around, sweep: Sweep): Refusal | null {
  if (profile.kind === 'light') return null;
  for (const friend of friends) {
    if (!friend.ready || meets(sweep, friend.quad, friend.points) === null) continue;
    if (overlap(sweep.start, friend.quad)) continue; // it may come clear of one it stood upon
    return no('SIP-INT-2', 'sip.refusal.friendInWay', { unit: profile.id, friend: profileOf(state, friend.unit).id });
  }
  return null;
}

/** SIP-INT-2, SIP-MOV-10, SIP-TER-9. May it stand there? What a charge comes to stand against is its own matter. */
export function restProblem(s: Around, end: Quad, at: Pose, errand: Errand): Refusal | null {
  return friendsAtEnd(s, end) ?? (errand.target >= 0 ? null : enemiesAtEnd(s, end)) ?? fieldworkProblem(s, at);
}

/** SIP-INT-2. */
export function friendsAtEnd({ state, profile, friends }: Around, end: Quad): Refusal | null {
  for (const { unit, quad } of friends) {
    if (!overlap(end, quad)) continue;
    return no('SIP-INT-2', 'sip.refusal.endsOnFriend', { unit: profile.id, friend: profileOf(state, unit).id });
  }
  return null;
}

function enemiesAtEnd({ state, profile, enemies }: Around, end: Quad): Refusal | null {
  for (const { unit, quad } of enemies) {
    if (!overlap(end, quad)) continue;
    return no('SIP-MOV-10', 'sip.refusal.endsOnEnemy', { unit: profile.id, enemy: profileOf(state, unit).id });
  }
  return null;
}

/** SIP-TER-9. A fieldwork is for one unit. */
export function fieldworkProblem({ state, unit, profile, fieldworks }: Around, at: Pose): Refusal | null {
  for (const work of fieldworks) {
    if (!pointInPolygon(at.x, at.y, work.points)) continue;
    const taken = state.units.findIndex((u, i) => i !== unit && isOnTable(u) && pointInPolygon(u.x, u.y, work.points));
    if (taken < 0) continue;
    const facts = { unit: profile.id, friend: profileOf(state, taken).id, terrain: work.id };
    return no('SIP-TER-9', 'sip.refusal.workTaken', facts);
  }
  return null;
}

/** SIP-MOV-10. The swept area keeps 1 cm from every enemy that is not routing, or comes no nearer than it was. */
function enemiesOnWay({ state, profile, enemies }: Around, sweep: Sweep, errand: Errand): Refusal | null {
  for (const enemy of enemies) {
    if (enemy.unit === errand.target) continue;
    if (errand.target < 0 && enemy.ready) {
      if (!comesTooNear(sweep, enemy.quad, enemy.least)) continue;
      const facts = { unit: profile.id, enemy: profileOf(state, enemy.unit).id, gap: toCm(enemy.least) };
      return no('SIP-MOV-10', 'sip.refusal.nearEnemy', facts);
    }
    // SIP-CHG-6: routing enemies on the way of a charge are removed, others must not be met.
    const bars = errand.target < 0 || enemy.ready;
    if (!bars || meets(sweep, enemy.quad, enemy.points) === null) continue;
    const facts = { unit: profile.id, enemy: profileOf(state, enemy.unit).id };
    return no(errand.target < 0 ? 'SIP-MOV-10' : 'SIP-CHG-6', 'sip.refusal.enemyInWay', facts);
  }
  return null;
}

/** SIP-MOV-10, for where a turn ends. */
function tooNearProblem({ state, profile, enemies }: Around, quad: Quad): Refusal | null {
  for (const enemy of enemies) {
    if (!enemy.ready || !isWithin(quad, enemy.quad, CM)) continue;
    if (gap(quad, enemy.quad) >= enemy.least - TOLERANCE) continue;
    return no('SIP-MOV-10', 'sip.refusal.nearEnemy', {
      unit: profile.id,
      enemy: profileOf(state, enemy.unit).id,
      gap: toCm(enemy.least),
    });
  }
  return null;
}

/** No further than this will anything near let it go straight on, costs aside; where it may stop is tried apart. */
export function roomAhead(s: Around, sweep: Sweep): number {
  const most = sweep.distance;
  let room = edgeRoom(s.state, sweep);
  const bar = (first: number): void => {
    // A step short of it: where a leg ends is rounded to the lattice.
    if (first < room) room = Math.max(0, Math.floor(first) - 1);
  };
  for (const area of s.barred) {
    if (s.stranded.includes(area) || area.kind === 'river') continue;
    bar(meets(sweep, area, area.points)?.from ?? most);
  }
  for (const piece of s.sections) bar(meets(sweep, piece, piece.points)?.from ?? most);
  if (s.profile.kind !== 'light') {
    for (const { ready, quad, points } of s.friends) {
      if (ready && !overlap(sweep.start, quad)) bar(meets(sweep, quad, points)?.from ?? most);
    }
  }
  for (const { ready, quad, points, least } of s.enemies) {
    if (!ready) bar(meets(sweep, quad, points)?.from ?? most);
    else bar(firstWithin(sweep.start, sweep.ux, sweep.uy, most, quad, least - TOLERANCE));
  }
  return room;
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

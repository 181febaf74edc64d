/** Straight legs and turns on the spot: where a unit may go by its own choice (chapter 7). */
import { no, type Refusal } from '@drumhead/engine';
import {
  gap,
  insideBox,
  isWithin,
  leastGap,
  moved,
  normalise,
  passage,
  type Passage,
  pointInPolygon,
  type Polygon,
  polygonOf,
  type Pose,
  type Quad,
  quadFromBox,
  quadOf,
  sine,
  cosine,
} from '@drumhead/table';
import {
  isOnTable,
  isSection,
  overlap,
  overlapsArea,
  profileOf,
  quadOfSection,
  quadOfUnit,
  sideOf,
  unitOf,
} from './geometry.ts';
import { areasOf, barredUnder, depthIn, isBarred, pointQuad } from './ground.ts';
import { sizeOf } from './kinds.ts';
import { CM, TOLERANCE, toCm } from './measure.ts';
import type { Area, Piece, State } from './state.ts';

/** What is special about the order that a leg or turn belongs to. */
export interface Errand {
  /** Enemy that a charge goes for: nearness to the enemy is allowed, contact is what it wants. -1: no charge. */
  readonly target: number;
  /** Section that the move goes into or comes out of, or -1. */
  readonly section: number;
}

export const PLAIN: Errand = { target: -1, section: -1 };

/** SIP-MOV-15. Barred ground that a forced move has left the unit on. */
export function strandedOn(state: State, unit: number): readonly Area[] {
  if (unitOf(state, unit).section >= 0) return [];
  return barredUnder(state, unit, (points) => overlapsArea(quadOfUnit(state, unit), points));
}

/** SIP-MOV-2, -10, -12, SIP-INT-1, -2, SIP-TER-3, -4, -7, -9, -10: may the unit go straight this way? */
export function legProblem(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  distance: number,
  errand: Errand,
): Refusal | null {
  const size = sizeOf(profileOf(state, unit));
  const start = quadOf(from, size);
  const to = moved(from, direction, distance);
  const end = quadOf(to, size);
  return (
    edgeProblem(state, unit, end) ??
    groundProblem(state, unit, from, start, direction, distance, to) ??
    sectionProblem(state, unit, start, direction, distance, errand) ??
    friendsOnWay(state, unit, start, direction, distance) ??
    restProblem(state, unit, end, to, errand) ??
    enemiesOnWay(state, unit, start, direction, distance, errand)
  );
}

/** SIP-GEN-9. May the unit stand turned like this? Only the end of a turn is looked at. */
export function turnProblem(state: State, unit: number, pose: Pose, errand: Errand): Refusal | null {
  const quad = quadOf(pose, sizeOf(profileOf(state, unit)));
  const stranded = strandedOn(state, unit);
  const barred = state.terrain.find(
    (piece): piece is Area =>
      !isSection(piece) && isBarred(profileOf(state, unit), piece.kind) && overlapsArea(quad, piece.points),
  );
  if (barred !== undefined && !stranded.includes(barred) && !isOnCrossing(state, pose, barred)) {
    return barredBy(state, unit, barred);
  }
  return (
    edgeProblem(state, unit, quad) ??
    sectionProblem(state, unit, quad, 0, 0, errand) ??
    restProblem(state, unit, quad, pose, errand) ??
    (errand.target >= 0 ? null : tooNearProblem(state, unit, quad))
  );
}

/** SIP-MOV-12. */
export function edgeProblem(state: State, unit: number, end: Quad): Refusal | null {
  const { width, depth } = state.field;
  if (insideBox(end, width, depth)) return null;
  const off = Math.max(-end.minX, -end.minY, end.maxX - width, end.maxY - depth);
  return off <= TOLERANCE ? null : no('SIP-MOV-12', 'sip.refusal.offTable', { unit: profileOf(state, unit).id });
}

function barredBy(state: State, unit: number, piece: Piece): Refusal {
  const rule = piece.kind === 'river' ? 'SIP-TER-10' : piece.kind === 'woods' ? 'SIP-TER-3' : 'SIP-TER-4';
  return no(rule, 'sip.refusal.barred', { unit: profileOf(state, unit).id, terrain: piece.id });
}

/** SIP-TER-3, -4, -10, SIP-MOV-15. */
function groundProblem(
  state: State,
  unit: number,
  from: Pose,
  start: Quad,
  direction: number,
  distance: number,
  to: Pose,
): Refusal | null {
  const profile = profileOf(state, unit);
  const stranded = strandedOn(state, unit);
  for (const piece of state.terrain) {
    if (isSection(piece) || !isBarred(profile, piece.kind)) continue;
    const area = piece as Area;
    if (stranded.includes(area)) {
      if (depthIn(area.points, to.x, to.y) < depthIn(area.points, from.x, from.y)) continue;
      return no('SIP-MOV-15', 'sip.refusal.notOutOf', { unit: profile.id, terrain: area.id });
    }
    const way = onWay(start, direction, distance, area.points);
    if (way === null) continue;
    if (area.kind === 'river' && keepsToCrossing(state, from, direction, way)) continue;
    return barredBy(state, unit, area);
  }
  return null;
}

/** Where a footprint on its way overlaps a polygon by more than the tolerance. */
function onWay(start: Quad, direction: number, distance: number, polygon: Polygon): Passage | null {
  return passage(start, sine(direction), -cosine(direction), distance, polygon, TOLERANCE);
}

/** SIP-TER-10. While the footprint is over the river, its centre keeps to a bridge or ford, drawn out by 5 cm. */
function keepsToCrossing(state: State, from: Pose, direction: number, over: Passage): boolean {
  const a = moved(from, direction, over.from);
  const b = moved(from, direction, over.to);
  return crossingsOf(state).some(({ lane }) => pointInPolygon(a.x, a.y, lane) && pointInPolygon(b.x, b.y, lane));
}

function isOnCrossing(state: State, at: Pose, river: Area): boolean {
  return river.kind === 'river' && crossingsOf(state).some(({ lane }) => pointInPolygon(at.x, at.y, lane));
}

interface Crossing {
  readonly piece: Area;
  /** The crossing drawn out by 5 cm at both ends. */
  readonly lane: Polygon;
}

let crossingsFor: readonly Piece[] | null = null;
let crossings: readonly Crossing[] = [];

/** SIP-TER-10. */
function crossingsOf(state: State): readonly Crossing[] {
  if (crossingsFor === state.terrain) return crossings;
  crossingsFor = state.terrain;
  crossings = [...areasOf(state, 'bridge'), ...areasOf(state, 'ford')].map((piece) => ({
    piece,
    lane: drawnOut(state, piece),
  }));
  return crossings;
}

/** Its ends are those over the river's banks: it is drawn out along the side on which the river lies across it. */
function drawnOut(state: State, crossing: Area): Polygon {
  const { minX, minY, maxX, maxY } = crossing;
  const more = 5 * CM;
  // Does the river go on to the left or right of the crossing? Then its ends are above and below.
  const beside = areasOf(state, 'river').some(
    ({ points }) =>
      overlapsArea(quadFromBox(minX - more, minY, minX - 1, maxY), points) ||
      overlapsArea(quadFromBox(maxX + 1, minY, maxX + more, maxY), points),
  );
  const wide = beside ? 0 : more;
  const tall = beside ? more : 0;
  return polygonOf(quadFromBox(minX - wide, minY - tall, maxX + wide, maxY + tall));
}

/** SIP-TER-7. No footprint may overlap a section but by entering it or coming out. */
function sectionProblem(
  state: State,
  unit: number,
  start: Quad,
  direction: number,
  distance: number,
  errand: Errand,
): Refusal | null {
  const target = errand.target >= 0 ? unitOf(state, errand.target).section : -1;
  for (const piece of state.terrain) {
    if (!isSection(piece) || piece.section === errand.section || piece.section === target) continue;
    if (onWay(start, direction, distance, polygonOf(quadOfSection(piece))) === null) continue;
    return no('SIP-TER-7', 'sip.refusal.section', { unit: profileOf(state, unit).id, terrain: piece.id });
  }
  return null;
}

/** SIP-INT-1, -2, SIP-CHG-6. */
function friendsOnWay(state: State, unit: number, start: Quad, direction: number, distance: number): Refusal | null {
  const profile = profileOf(state, unit);
  if (profile.kind === 'light') return null;
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || sideOf(state, i) !== profile.side || unitOf(state, i).status !== 'ready') continue;
    const quad = quadOfUnit(state, i);
    if (overlap(start, quad)) continue; // it may come clear of one it stood upon
    if (onWay(start, direction, distance, polygonOf(quad)) === null) continue;
    return no('SIP-INT-2', 'sip.refusal.friendInWay', { unit: profile.id, friend: profileOf(state, i).id });
  }
  return null;
}

/** SIP-INT-2, SIP-TER-9. May it stand there? */
export function restProblem(state: State, unit: number, end: Quad, at: Pose, errand: Errand): Refusal | null {
  const profile = profileOf(state, unit);
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || i === errand.target || !isOnTable(unitOf(state, i))) continue;
    const friend = sideOf(state, i) === profile.side;
    if (!friend && errand.target >= 0) continue;
    if (!overlap(end, quadOfUnit(state, i))) continue;
    return friend
      ? no('SIP-INT-2', 'sip.refusal.endsOnFriend', { unit: profile.id, friend: profileOf(state, i).id })
      : no('SIP-MOV-10', 'sip.refusal.endsOnEnemy', { unit: profile.id, enemy: profileOf(state, i).id });
  }
  for (const work of areasOf(state, 'fieldwork')) {
    if (!pointInPolygon(at.x, at.y, work.points)) continue;
    const taken = state.units.findIndex((u, i) => i !== unit && isOnTable(u) && pointInPolygon(u.x, u.y, work.points));
    if (taken < 0) continue;
    return no('SIP-TER-9', 'sip.refusal.workTaken', {
      unit: profile.id,
      friend: profileOf(state, taken).id,
      terrain: work.id,
    });
  }
  return null;
}

/** SIP-MOV-10. The swept area keeps 1 cm from every enemy that is not routing, or comes no nearer than it was. */
function enemiesOnWay(
  state: State,
  unit: number,
  start: Quad,
  direction: number,
  distance: number,
  errand: Errand,
): Refusal | null {
  const profile = profileOf(state, unit);
  const ux = sine(direction);
  const uy = -cosine(direction);
  for (let i = 0; i < state.units.length; i++) {
    const u = unitOf(state, i);
    if (sideOf(state, i) === profile.side || !isOnTable(u) || i === errand.target) continue;
    const facts = { unit: profile.id, enemy: profileOf(state, i).id };
    const quad = quadOfUnit(state, i);
    if (errand.target >= 0) {
      // SIP-CHG-6: routing enemies on the way are removed, others must not be met.
      if (u.status === 'ready' && onWay(start, direction, distance, polygonOf(quad)) !== null) {
        return no('SIP-CHG-6', 'sip.refusal.enemyInWay', facts);
      }
      continue;
    }
    if (u.status === 'routing') {
      if (onWay(start, direction, distance, polygonOf(quad)) !== null)
        return no('SIP-MOV-10', 'sip.refusal.enemyInWay', facts);
      continue;
    }
    const least = Math.min(CM, gap(quadOfUnit(state, unit), quad));
    if (isFar(start, quad, distance + least)) continue;
    if (leastGap(start, ux, uy, distance, quad) < least - TOLERANCE) {
      return no('SIP-MOV-10', 'sip.refusal.nearEnemy', { ...facts, gap: toCm(least) });
    }
  }
  return null;
}

/** Boxes further apart than so many steps: nothing can come nearer. */
function isFar(a: Quad, b: Quad, apart: number): boolean {
  return a.minX - b.maxX > apart || b.minX - a.maxX > apart || a.minY - b.maxY > apart || b.minY - a.maxY > apart;
}

/** SIP-MOV-10, for where a turn ends. */
function tooNearProblem(state: State, unit: number, quad: Quad): Refusal | null {
  const profile = profileOf(state, unit);
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === profile.side || unitOf(state, i).status !== 'ready') continue;
    const enemy = quadOfUnit(state, i);
    if (!isWithin(quad, enemy, CM)) continue;
    const least = Math.min(CM, gap(quadOfUnit(state, unit), enemy));
    if (gap(quad, enemy) >= least - TOLERANCE) continue;
    return no('SIP-MOV-10', 'sip.refusal.nearEnemy', {
      unit: profile.id,
      enemy: profileOf(state, i).id,
      gap: toCm(least),
    });
  }
  return null;
}

/** The pose turned by so much. */
export function turnedBy(pose: Pose, turn: number): Pose {
  return { x: pose.x, y: pose.y, facing: normalise(pose.facing + turn) };
}

/** SIP-TER-10, SIP-TER-11: is a point on the way of a bridge or ford? */
export function laneAt(state: State, x: number, y: number): Area | null {
  return crossingsOf(state).find(({ lane }) => onWay(pointQuad({ x, y }), 0, 0, lane) !== null)?.piece ?? null;
}

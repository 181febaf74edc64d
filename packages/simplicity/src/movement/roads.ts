/** SIP-TER-11. Marches along a road, and over a bridge in the same way. */
import { err, ok, refusal, type Result } from '@drumhead/engine';
import {
  alongPolyline,
  facingTowards,
  gap,
  lengthInside,
  normalise,
  type Polygon,
  polylineGapSquared,
  polylineLength,
  type Pose,
  projectOnPolyline,
  type Quad,
  quadOf,
} from '@drumhead/table';
import { laneAt } from '../ground/crossings.ts';
import { footprintOf, overlapsArea, quadOfUnit, unitsNear } from '../ground/footprints.ts';
import { areApart, type Box } from '../ground/sweep.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { cm, toCm, TOLERANCE } from '../state/lengths.ts';
import type { Line, State, UnitProfile } from '../state/state.ts';
import { rateOf, sizeOf } from '../state/unitTables.ts';
import { profileOf, sideOf, unitOf } from '../state/units.ts';
import { ORDINARY, turnProblem } from './legs.ts';
import { type Arrival, HALF, tooFar } from './moves.ts';

/** Greatest distance of the centre from the road's line, in steps. */
const BESIDE = cm(1.5);
/** Least distance from every enemy, in steps. */
const CLEAR = cm(20);
/** Half the width of a column on the road. */
const COLUMN = cm(1.5);
/** Rate on a road, as a multiple of the normal rate. */
const ON_ROAD = 1.5;

/** How far off units may be, at most, to make a difference to a march, in steps. */
export function farthestMarch(profile: UnitProfile): number {
  return rateOf(profile) * ON_ROAD + CLEAR + 2 * COLUMN;
}

/** The road of the terrain with this index, or null. */
function roadAt(state: State, road: number): Line | null {
  const piece = state.terrain[road];
  return piece?.kind === 'road' ? piece : null;
}

/** A road that a unit stands on, by its index in the terrain, and how far along it stands. */
interface Under {
  readonly at: number;
  readonly length: number;
}

/** Could a unit march on this piece of terrain from where it stands? Null: it is no road, or not under it. */
export function roadUnder(state: State, unit: number, road: number): Under | null {
  const piece = roadAt(state, road);
  if (piece === null) return null;
  const { x, y } = unitOf(state, unit);
  const limit = BESIDE + TOLERANCE;
  // Stryker disable next-line ConditionalExpression,LogicalOperator: same: what is off this box is off the road
  if (x < piece.minX - limit || x > piece.maxX + limit || y < piece.minY - limit || y > piece.maxY + limit) return null;
  const { distance, gapSquared } = projectOnPolyline(piece.points, x, y);
  return gapSquared <= limit * limit ? { at: distance, length: polylineLength(piece.points) } : null;
}

/** A march of `distance` steps along the road (negative: against its sense), ending faced along it one way or the other. */
export function planRoad(state: State, unit: number, road: number, distance: number, facing: number): Result<Arrival> {
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  const line = roadAt(state, road);
  const from = roadUnder(state, unit, road);
  // Stryker disable next-line ConditionalExpression: same: where there is no road, there is no place on it
  if (line === null || from === null) return err(refusal('SIP-TER-11', 'sip.refusal.notOnRoad', facts));
  if (unitOf(state, unit).section >= 0) return err(refusal('SIP-TER-7', 'sip.refusal.inSection', facts));
  if (footprintOf(state, unit).stranded.length > 0) return err(refusal('SIP-MOV-15', 'sip.refusal.stranded', facts));
  const end = from.at + distance;
  if (distance === 0 || end < -TOLERANCE || end > from.length + TOLERANCE) {
    return err(refusal('SIP-TER-11', 'sip.refusal.roadEnds', { ...facts, terrain: line.id }));
  }
  const place = alongPolyline(line.points, 0, end);
  const along = directionAt(line, end);
  // Stryker disable next-line ArithmeticOperator: same: half a turn either way
  if (facing !== along && facing !== normalise(along + HALF)) {
    return err(refusal('SIP-TER-11', 'sip.refusal.alongRoad', { ...facts, terrain: line.id }));
  }
  const pose: Pose = { x: Math.round(place.x), y: Math.round(place.y), facing };
  const way = stretch(line.points, from.at, end);
  const overBridge = isOverBridge(state, way);
  const rate = rateOf(profile) * (overBridge ? 1 : ON_ROAD);
  const cost = Math.abs(distance);
  if (cost > rate + TOLERANCE) return err(tooFar(profile, cost, rate, cost, 'SIP-TER-11'));
  const quad = quadOf(pose, sizeOf(profile));
  const problem = unitsProblem(state, unit, way, quad, overBridge) ?? turnProblem(state, unit, pose, ORDINARY);
  const bend = distance > 0 ? way.slice(-4, -2) : way.slice(2, 4);
  return problem === null ? ok({ pose, cost, bend: { x: bend[0] as number, y: bend[1] as number } }) : err(problem);
}

/** How far a unit may march on the road under it (steps), as a march of this length goes. */
export function rateOnRoad(state: State, unit: number, road: number, distance: number): number {
  const rate = rateOf(profileOf(state, unit));
  const line = roadAt(state, road);
  const from = roadUnder(state, unit, road);
  // Stryker disable next-line ConditionalExpression: same: where there is no road, there is no place on it
  if (line === null || from === null) return rate;
  return isOverBridge(state, stretch(line.points, from.at, from.at + distance)) ? rate : rate * ON_ROAD;
}

/** The direction of the road at a place on it, in its own sense. */
export function directionAt(line: Line, at: number): number {
  const p = line.points;
  let left = at;
  for (let i = 2; i < p.length; i += 2) {
    const dx = (p[i] as number) - (p[i - 2] as number);
    const dy = (p[i + 1] as number) - (p[i - 1] as number);
    const length = Math.sqrt(dx * dx + dy * dy);
    if (left <= length || i + 2 >= p.length) return facingTowards(dx, dy);
    left -= length;
  }
  return 0;
}

/** The part of a road between two places on it, as a polyline. */
function stretch(points: readonly number[], a: number, b: number): readonly number[] {
  const least = Math.min(a, b);
  const most = Math.max(a, b);
  const start = alongPolyline(points, 0, least);
  const part = [start.x, start.y];
  let at = 0;
  for (let i = 2; i < points.length; i += 2) {
    const dx = (points[i] as number) - (points[i - 2] as number);
    const dy = (points[i + 1] as number) - (points[i - 1] as number);
    at += Math.sqrt(dx * dx + dy * dy);
    // Stryker disable next-line EqualityOperator: same: an end that is listed twice is the same end
    if (at > least && at < most) part.push(points[i] as number, points[i + 1] as number);
  }
  const end = alongPolyline(points, 0, most);
  part.push(end.x, end.y);
  return part;
}

/**
 * SIP-TER-11. A march over a bridge is at the normal rate, and may be near the enemy: one that begins or ends by a bridge,
 * leads over it, however broad it is, or past a corner of it.
 */
function isOverBridge(state: State, way: readonly number[]): boolean {
  return state.terrain.some(
    (piece) =>
      piece.kind === 'bridge' &&
      (laneAt(state, way[0] as number, way[1] as number) === piece ||
        laneAt(state, way[way.length - 2] as number, way[way.length - 1] as number) === piece ||
        leadsOver(way, piece.points) ||
        piece.points.some(
          (_, i) => i % 2 === 0 && isBesideWay(way, piece.points[i] as number, piece.points[i + 1] as number),
        )),
  );
}

/** Does any part of a way lie on a piece? */
function leadsOver(way: readonly number[], piece: Polygon): boolean {
  for (let i = 2; i < way.length; i += 2) {
    const [x1, y1, x2, y2] = way.slice(i - 2, i + 2) as [number, number, number, number];
    if (lengthInside(x1, y1, x2, y2, piece) > TOLERANCE) return true;
  }
  return false;
}

function isBesideWay(way: readonly number[], x: number, y: number): boolean {
  const reach = 3 * COLUMN;
  return projectOnPolyline(way, x, y).gapSquared <= reach * reach;
}

/** It touches no other unit, goes through no garrisoned section, and stays 20 cm from the enemy. */
function unitsProblem(state: State, unit: number, way: readonly number[], end: Quad, overBridge: boolean) {
  const { side, id } = profileOf(state, unit);
  const own = quadOfUnit(state, unit);
  const box = boxOfMarch(way, end, own);
  for (const other of unitsNear(state, box, CLEAR + COLUMN, unit)) {
    const quad = quadOfUnit(state, other);
    // Friends, and near a bridge enemies, are in the way only where they stand on it.
    if ((sideOf(state, other) === side || overBridge) && areApart(quad, box, COLUMN)) continue;
    const apart = Math.sqrt(polylineGapSquared(way, quad));
    const facts = { unit: id, other: profileOf(state, other).id };
    if (apart < COLUMN - TOLERANCE) return refusal('SIP-TER-11', 'sip.refusal.roadTaken', facts);
    if (sideOf(state, other) === side || overBridge) continue;
    const near = Math.min(apart - COLUMN, gap(end, quad), gap(own, quad));
    if (near < CLEAR - TOLERANCE)
      return refusal('SIP-TER-11', 'sip.refusal.roadNearEnemy', { ...facts, gap: toCm(near) });
  }
  // Stryker disable next-line all: same: the end of the march is judged as that of a turn, in the same words
  const town = terrainIndex(state.terrain).sections.find((section) => overlapsArea(end, section));
  // Stryker disable next-line all: same: the end of the march is judged as that of a turn, in the same words
  return town === undefined ? null : refusal('SIP-TER-7', 'sip.refusal.section', { unit: id, terrain: town.id });
}

function boxOfMarch(way: readonly number[], a: Quad, b: Quad): Box {
  const xs = way.filter((_, i) => i % 2 === 0);
  const ys = way.filter((_, i) => i % 2 === 1);
  return {
    minX: Math.min(a.minX, b.minX, ...xs),
    minY: Math.min(a.minY, b.minY, ...ys),
    maxX: Math.max(a.maxX, b.maxX, ...xs),
    maxY: Math.max(a.maxY, b.maxY, ...ys),
  };
}

/** The longest march on a road under a unit, in its sense (1) or against it (-1), faced the way it marches; or null. */
export function roadOffer(
  state: State,
  unit: number,
  road: number,
  sign: 1 | -1,
): { readonly road: number; readonly distance: number; readonly facing: number } | null {
  const under = roadUnder(state, unit, road);
  if (under === null) return null;
  const line = state.terrain[road] as Line;
  const most = Math.floor(rateOf(profileOf(state, unit)) * ON_ROAD);
  // Stryker disable next-line EqualityOperator: same: the sign is never 0
  const room = Math.floor(sign > 0 ? under.length - under.at : under.at);
  for (const distance of [Math.min(most, room), Math.min(Math.floor(most / ON_ROAD), room)]) {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: same: a march of no length is refused
    if (distance <= 0) continue;
    const along = directionAt(line, under.at + sign * distance);
    // Stryker disable next-line EqualityOperator,ArithmeticOperator: same: the sign is never 0, and half a turn is one either way
    const facing = sign > 0 ? along : normalise(along + HALF);
    if (planRoad(state, unit, road, sign * distance, facing).ok) return { road, distance: sign * distance, facing };
  }
  return null;
}

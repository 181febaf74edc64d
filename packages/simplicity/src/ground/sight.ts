/** Arc, range and sight (chapter 8). */
import {
  centroidOf,
  cosine,
  cutBy,
  gap,
  isWithin,
  lengthInside,
  nearestInside,
  type Point,
  pointSegmentGapSquared,
  type Polygon,
  polygonOf,
  type Pose,
  type Quad,
  quadOf,
  segmentMeetsPolygon,
  segmentMeetsQuad,
  sine,
  type Size,
} from '@drumhead/table';
import { cm, TOLERANCE } from '../state/lengths.ts';
import type { Area, Section, State, Unit } from '../state/state.ts';
import { armOf, sizeOf } from '../state/unitTables.ts';
import { poseOf, profileOf, unitOf } from '../state/units.ts';
import { footprintOf, local, quadOfSection, quadOfUnit, sectionOf, unitsNear } from './footprints.ts';
import { areasAt, isIn, isInside } from './terrain.ts';
import { terrainIndex } from './terrainEffects.ts';

export interface SightLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** SIP-LOS-2, -3. Range to a target and the line of sight to it. */
export interface Sight {
  /** In float steps, from the firer's front edge (or the outline of its section) to the target part. */
  readonly range: number;
  /** The first clear sight line; null: the target is not seen, or beyond the range asked for. */
  readonly line: SightLine | null;
}

/** Where a unit looks from: where it stands, or where it would stand. */
export type Standing = Pick<Unit, 'x' | 'y' | 'facing' | 'section'>;

/** SIP-LOS-1. The part of a polygon within the arc: 45 degrees to either side of the front. */
export function inArc(at: Pose, size: Size, target: Polygon): Polygon {
  const fx = sine(at.facing);
  const fy = -cosine(at.facing);
  const front = fx * at.x + fy * at.y + size.depth / 2;
  // Right is (-fy, fx). |right| <= w/2 + ahead, both ways.
  const side = -fy * at.x + fx * at.y;
  const half = size.width / 2;
  const ahead = cutBy(target, fx, fy, front - TOLERANCE);
  const right = cutBy(ahead, fx + fy, fy - fx, front - half - side - TOLERANCE);
  return cutBy(right, fx - fy, fy + fx, front - half + side - TOLERANCE);
}

/** Is a circle wholly outside the arc? */
function isBesideArc(at: Pose, size: Size, { x, y }: Point, radius: number): boolean {
  const { right, ahead } = local(at, size, x, y);
  // The sides of the arc run at 45 degrees: 1.5 is more than the root of 2.
  // Stryker disable next-line ArithmeticOperator: same: what is wholly beside has no part in the arc, this only spares the time
  const wide = radius + 2 * TOLERANCE;
  // Stryker disable next-line ArithmeticOperator,EqualityOperator,LogicalOperator: same: as above
  return ahead + wide < 0 || Math.abs(right) - size.width / 2 - ahead > 1.5 * wide;
}

/** The half in front of a unit: what a charge may go for (SIP-CHG-5). */
export function inFront(at: Pose, size: Size, target: Polygon): Polygon {
  const fx = sine(at.facing);
  const fy = -cosine(at.facing);
  return cutBy(target, fx, fy, fx * at.x + fy * at.y + size.depth / 2);
}

/** SIP-LOS-1..6. Sight of a target within `most` steps; null: no part of it is in the arc. */
export function sightOf(
  state: State,
  unit: number,
  target: number,
  most = Number.POSITIVE_INFINITY,
  at: Standing = unitOf(state, unit),
): Sight | null {
  const { quad, outer } = footprintOf(state, target);
  if (at.section >= 0) return sightFromSection(state, unit, target, at, quad);
  const size = sizeOf(profileOf(state, unit));
  // Stryker disable next-line ConditionalExpression: same: what is wholly beside has no part in the arc, this only spares the time
  if (isBesideArc(at, size, unitOf(state, target), outer)) return null;
  const part = inArc(at, size, polygonOf(quad));
  if (part.length === 0) return null;
  const range = rangeTo(at, size, part);
  return { range, line: range > most ? null : sightLine(state, unit, target, part, at) };
}

/** The middle of the front edge: where a unit sees from. Float steps. */
function eyeOf({ x, y, facing }: Pose, { depth }: Size): Point {
  return { x: x + (sine(facing) * depth) / 2, y: y + (-cosine(facing) * depth) / 2 };
}

/** SIP-LOS-2. From the front edge to the nearest of a part. */
function rangeTo(at: Pose, size: Size, part: Polygon): number {
  const fx = sine(at.facing);
  const fy = -cosine(at.facing);
  const eye = eyeOf(at, size);
  const half = size.width / 2;
  const left = { x: eye.x + fy * half, y: eye.y - fx * half };
  const right = { x: eye.x - fy * half, y: eye.y + fx * half };
  return Math.sqrt(segmentToPolygon(left, right, part));
}

/** SIP-LOS-3. The first clear line to a part of the target, or null. */
export function sightLine(state: State, unit: number, target: number, part: Polygon, at: Standing): SightLine | null {
  return clearLine(state, unit, target, at, eyeOf(at, sizeOf(profileOf(state, unit))), part);
}

/** SIP-TER-7, SIP-LOS-3. A garrison fires all round, from the point of its outline nearest to the target. */
function sightFromSection(state: State, unit: number, target: number, at: Standing, quad: Quad): Sight {
  const outline = quadOfSection(sectionOf(state, at.section));
  const part = polygonOf(quad);
  const eye = nearestOutline(polygonOf(outline), part);
  return { range: gap(outline, quad), line: clearLine(state, unit, target, at, eye, part) };
}

/** SIP-LOS-3. The point of an outline nearest to a polygon; the middle of the stretch where several are. */
function nearestOutline(outline: Polygon, part: Polygon): Point {
  let least = Number.POSITIVE_INFINITY;
  let points: Point[] = [];
  const look = (at: Point): void => {
    const other = nearestInside(part, at.x, at.y);
    const far = (other.x - at.x) * (other.x - at.x) + (other.y - at.y) * (other.y - at.y);
    if (far < least - 1) {
      least = far;
      points = [at];
    } else if (far <= least + 1) points.push(at);
  };
  for (let i = 0; i < outline.length; i += 2) look({ x: outline[i] as number, y: outline[i + 1] as number });
  for (let i = 0; i < part.length; i += 2) look(nearestInside(outline, part[i] as number, part[i + 1] as number));
  let x = 0;
  let y = 0;
  for (const point of points) {
    x += point.x / points.length;
    y += point.y / points.length;
  }
  return { x, y };
}

/** The square of the gap between a segment and a convex polygon. */
function segmentToPolygon(a: Point, b: Point, polygon: Polygon): number {
  let best = Number.POSITIVE_INFINITY;
  const n = polygon.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const cx = polygon[i] as number;
    const cy = polygon[i + 1] as number;
    const dx = polygon[j] as number;
    const dy = polygon[j + 1] as number;
    best = Math.min(
      best,
      pointSegmentGapSquared(a.x, a.y, b.x, b.y, cx, cy),
      pointSegmentGapSquared(cx, cy, dx, dy, a.x, a.y),
      pointSegmentGapSquared(cx, cy, dx, dy, b.x, b.y),
    );
  }
  return best;
}

/** SIP-LOS-3. To the nearest point of the part, then to its centroid. */
function clearLine(
  state: State,
  unit: number,
  target: number,
  at: Standing,
  eye: Point,
  part: Polygon,
): SightLine | null {
  const nearest = lineTo(eye, nearestInside(part, eye.x, eye.y));
  if (!isBlocked(state, unit, target, at, nearest)) return nearest;
  const middle = lineTo(eye, centroidOf(part));
  return isBlocked(state, unit, target, at, middle) ? null : middle;
}

function lineTo(eye: Point, to: Point): SightLine {
  return { x1: eye.x, y1: eye.y, x2: to.x, y2: to.y };
}

/** SIP-LOS-4, -5, -6. */
function isBlocked(state: State, unit: number, target: number, at: Standing, line: SightLine): boolean {
  return unitsBlock(state, unit, target, at, line) || terrainBlocks(state, at, unitOf(state, target), line);
}

function unitsBlock(state: State, unit: number, target: number, at: Standing, line: SightLine): boolean {
  const { x1, y1, x2, y2 } = line;
  const box = {
    minX: Math.min(x1, x2),
    minY: Math.min(y1, y2),
    maxX: Math.max(x1, x2),
    maxY: Math.max(y1, y2),
  };
  for (const i of unitsNear(state, box, 0, unit)) {
    if (i === target) continue;
    const quad = quadOfUnit(state, i);
    // A cheap test first: a line clear of the footprint is clear of its core.
    // Stryker disable next-line ConditionalExpression: same: a line clear of the footprint is clear of its core
    if (!segmentMeetsQuad(x1, y1, x2, y2, quad)) continue;
    if (!segmentMeetsPolygon(x1, y1, x2, y2, polygonOf(coreOf(state, i)))) continue;
    // SIP-LOS-6: guns on a hill, or at a target on one, fire over those below.
    if (
      isOverhead(state, unit, target, at) &&
      !isIn(state, i, 'hill') &&
      !isWithin(quad, quadOfUnit(state, target), cm(5) + TOLERANCE)
    )
      continue;
    return true;
  }
  return false;
}

function isOverhead(state: State, unit: number, target: number, at: Standing): boolean {
  const onHill = ({ x, y }: Point): boolean => areasAt(state, 'hill', x, y).length > 0;
  return armOf(profileOf(state, unit)) === 'artillery' && (onHill(at) || onHill(unitOf(state, target)));
}

/** SIP-GEN-6. The footprint shrunk by the tolerance: a line that only grazes a footprint is clear. */
function coreOf(state: State, unit: number): Quad {
  const { section } = unitOf(state, unit);
  // Stryker disable all: same: a section blocks as terrain, held or not
  if (section >= 0) {
    const piece = sectionOf(state, section);
    return quadOf(piece, { width: piece.width - 2 * TOLERANCE, depth: piece.depth - 2 * TOLERANCE });
  }
  // Stryker restore all
  const size = sizeOf(profileOf(state, unit));
  return quadOf(poseOf(state, unit), { width: size.width - 2 * TOLERANCE, depth: size.depth - 2 * TOLERANCE });
}

/** How much of a line lies on a piece of terrain, in steps. */
function lengthIn({ minX, minY, maxX, maxY, points }: Area | Section, { x1, y1, x2, y2 }: SightLine): number {
  // Stryker disable next-line EqualityOperator: same: along the edge of the box no part of the line is inside
  if ((x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX)) return 0;
  // Stryker disable next-line EqualityOperator: same: along the edge of the box no part of the line is inside
  if ((y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY)) return 0;
  return lengthInside(x1, y1, x2, y2, points);
}

/** SIP-LOS-4, -5. */
export function terrainBlocks({ terrain }: State, from: Standing, to: Standing, line: SightLine): boolean {
  const { sections, areas } = terrainIndex(terrain);
  for (const piece of sections) {
    if (piece.section === from.section || piece.section === to.section) continue;
    if (lengthIn(piece, line) > TOLERANCE) return true;
  }
  for (const hill of areas.hill) {
    if (lengthIn(hill, line) <= TOLERANCE) continue;
    if (!isInside(hill, from.x, from.y) && !isInside(hill, to.x, to.y)) return true;
  }
  let wooded = 0;
  for (const wood of areas.woods) wooded += lengthIn(wood, line);
  if (wooded <= TOLERANCE) return false;
  const isEndInWoods = areas.woods.some((wood) => isInside(wood, from.x, from.y) || isInside(wood, to.x, to.y));
  return wooded > (isEndInWoods ? cm(5) : 0) + TOLERANCE;
}

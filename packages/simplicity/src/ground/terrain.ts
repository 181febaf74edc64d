/** Effects of terrain on units in it and on ways across it (chapter 3, SIP-MOV-14). */
import {
  outlineGapSquared,
  passage,
  type Passage,
  type Point,
  pointInPolygon,
  polylineGapSquared,
  type Quad,
  quadFromBox,
} from '@drumhead/table';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { Area, AreaKind, Line, Piece, State, UnitProfile } from '../state/state.ts';
import { armOf, rateOf } from '../state/unitTables.ts';
import { unitOf } from '../state/units.ts';
import { quadOfUnit } from './footprints.ts';
import { crossingOf, isOnSight } from './lineCrossings.ts';
import { partsOf } from './parts.ts';
import { terrainIndex } from './terrainEffects.ts';

type Troops = Pick<UnitProfile, 'kind'>;

export function areasOf(state: State, kind: AreaKind): readonly Area[] {
  return terrainIndex(state.terrain).areas[kind];
}

/** SIP-TER-2. The areas of a kind that a point is in. */
export function areasAt(state: State, kind: AreaKind, x: number, y: number): Area[] {
  return areasOf(state, kind).filter((area) => isInside(area, x, y));
}

/** SIP-TER-2. Is a point in it? */
export function isInside({ minX, minY, maxX, maxY, points }: Area, x: number, y: number): boolean {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: same: what is not in the box is not in the polygon
  return x >= minX && x <= maxX && y >= minY && y <= maxY && pointInPolygon(x, y, points);
}

/** SIP-TER-2. A unit is in an area when its centre is. */
export function isIn(state: State, unit: number, kind: AreaKind): boolean {
  const { x, y } = unitOf(state, unit);
  return areasOf(state, kind).some((area) => isInside(area, x, y));
}

/** SIP-TER-5. Does the defender stand on a hill that the other place is not on? */
export function isUphill(state: State, from: Point, defender: number): boolean {
  const { x, y } = unitOf(state, defender);
  return areasAt(state, 'hill', x, y).some((hill) => !isInside(hill, from.x, from.y));
}

/** SIP-TER-12. In woods, in a section, or in a fieldwork. */
export function hasAreaCover(state: State, unit: number): boolean {
  return unitOf(state, unit).section >= 0 || isIn(state, unit, 'woods') || isIn(state, unit, 'fieldwork');
}

/** SIP-TER-9. Both in the same fieldwork. */
function inSameWork(state: State, a: Point, b: Point): boolean {
  return areasAt(state, 'fieldwork', a.x, a.y).some((work) => isInside(work, b.x, b.y));
}

/** SIP-TER-12, SIP-TER-8: has the target cover against fire along this sight line? */
export function hasCoverFrom(state: State, firer: number, target: number, sight: Segment): boolean {
  if (unitOf(state, target).section >= 0 || isIn(state, target, 'woods')) return true;
  if (isIn(state, target, 'fieldwork') && !inSameWork(state, unitOf(state, firer), unitOf(state, target))) return true;
  return terrainIndex(state.terrain).lines.obstacle.some(
    (line) => isBehind(quadOfUnit(state, target), line) && isOnSight(line, sight.x1, sight.y1, sight.x2, sight.y2),
  );
}

interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** SIP-TER-8. Within 1 cm of the obstacle. */
function isBehind(target: Quad, line: Line): boolean {
  const limit = CM + TOLERANCE;
  return polylineGapSquared(line.points, target) <= limit * limit;
}

/** SIP-TER-10. At a bridge or ford. */
export function isAtCrossing(state: State, at: Point): boolean {
  return terrainIndex(state.terrain).crossings.some((crossing) => isInside(crossing, at.x, at.y));
}

/** What a straight leg costs (SIP-MOV-14), and the line that bars it, if any. */
export interface LegCost {
  /** In steps of rate. */
  readonly cost: number;
  /** Obstacle or stream that such a unit may not cross (SIP-TER-8, -10), or null. */
  readonly barredBy: Line | null;
}

/**
 * SIP-MOV-14. Of the centre's way from one place to another. `before`: where it came from, if it begins on a line
 * (SIP-TER-2). `escaping`: every centimetre counts twice (SIP-MOV-15).
 */
export function legCost(
  state: State,
  profile: Troops,
  from: Point,
  to: Point,
  before?: Point,
  escaping = false,
): LegCost {
  const { slow, hurdles } = terrainIndex(state.terrain);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return { cost: 0, barredBy: null };
  let cost = length + (escaping ? length : slowLength(slow[profile.kind], from, to, length));
  const artillery = armOf(profile) === 'artillery';
  for (const piece of hurdles) {
    if (isBeside(piece, from, to)) continue;
    const at = crossingOf(piece, from, to, before);
    if (at === null || (piece.kind === 'stream' && isAtCrossing(state, at))) continue;
    if (artillery) return { cost: Number.POSITIVE_INFINITY, barredBy: piece };
    if (profile.kind !== 'light') cost += rateOf(profile) / 2;
  }
  return { cost, barredBy: null };
}

/** Is the way wholly to one side of the box around a piece? */
function isBeside({ minX, minY, maxX, maxY }: Piece, from: Point, to: Point): boolean {
  return (
    (from.x < minX && to.x < minX) ||
    (from.x > maxX && to.x > maxX) ||
    (from.y < minY && to.y < minY) ||
    (from.y > maxY && to.y > maxY)
  );
}

/** How much of a way lies in slow terrain, each stretch once. */
function slowLength(areas: readonly Area[], from: Point, to: Point, length: number): number {
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const stretches: Passage[] = [];
  for (const area of areas) {
    if (isBeside(area, from, to)) continue;
    for (const part of partsOf(area.points)) {
      const inside = passage(quadFromBox(from.x, from.y, from.x, from.y), ux, uy, length, part, 0);
      if (inside !== null) stretches.push(inside);
    }
  }
  stretches.sort((a, b) => a.from - b.from || a.to - b.to);
  let slow = 0;
  let end = 0;
  for (const { from: a, to: b } of stretches) {
    if (b > end) slow += b - Math.max(a, end);
    end = Math.max(end, b);
  }
  return slow;
}

/** How deep a point is inside an area: signed distance to its outline, inside positive (SIP-MOV-15). */
export function depthIn(area: readonly number[], x: number, y: number): number {
  if (partsOf(area).length > 1) {
    const far = Math.sqrt(outlineGapSquared(x, y, area));
    return pointInPolygon(x, y, area) ? far : -far;
  }
  const n = area.length;
  let least = Number.POSITIVE_INFINITY;
  let turn = 0;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    turn += (area[i] as number) * (area[j + 1] as number) - (area[j] as number) * (area[i + 1] as number);
  }
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const ex = (area[j] as number) - (area[i] as number);
    const ey = (area[j + 1] as number) - (area[i + 1] as number);
    const side = ex * (y - (area[i + 1] as number)) - ey * (x - (area[i] as number));
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length > 0) least = Math.min(least, (turn > 0 ? side : -side) / length);
  }
  return least;
}

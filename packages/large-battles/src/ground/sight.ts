/** LB-LOS-01..11, LB-BOMB-01, -05, -09: line of sight, and legal targets of guns. */
import { refusal, type Refusal } from '@drumhead/engine';
import { gap, lengthInside, type Polygon, type Quad, quadOf, stripMeets, visiblePointsOf } from '@drumhead/table';
import { footprintOf, quadOfPiece, quadOfUnit, sectorPiece, sideOf } from './footprints.ts';
import { around, boxesOverlap } from './boxes.ts';
import { isHill, T1 } from './terrainKinds.ts';
import { mm, TOLERANCE } from './measure.ts';
import type { State, TerrainPiece, Unit, UnitProfile } from '../state/state.ts';
import { levelAt } from './levels.ts';

/** LB-LOS-06: points sampled on a target, and how many hidden ones make it hidden. */
const POINTS = 21;
const HIDDEN = 11;

/** LB-LOS-02, -05: terrain that blocks a line between these levels, near the box around both. */
function opaque(state: State, from: Quad, to: Quad, levels: number, sector: number): Polygon[] {
  const between = around(from, to);
  const found: Polygon[] = [];
  for (const piece of state.field.terrain) {
    if (!boxesOverlap(piece, between)) continue;
    if (piece.sector >= 0 && piece.sector === sector) continue;
    if (T1[piece.kind].blocksSight || (isHill(piece) && piece.level > levels)) found.push(piece.points);
  }
  return found;
}

/**
 * LB-LOS-06, -07, -08: how many of the 21 points of `target` are visible from (x, y), the centre of the footprint
 * `from`. The parts of a line inside the two footprints do not count; the rest is blocked by any length of it (more
 * than the tolerance) in a wood, building or sector, or over a crest.
 */
function visiblePoints(x: number, y: number, from: Quad, target: Quad, blocking: readonly Polygon[]): number {
  if (blocking.length === 0) return POINTS;
  return visiblePointsOf(x, y, target, POINTS, (px, py) => {
    const leaves = lastInside(x, y, px, py, from);
    const enters = 1 - lastInside(px, py, x, y, target);
    if (leaves >= enters) return false;
    const ax = x + (px - x) * leaves;
    const ay = y + (py - y) * leaves;
    const bx = x + (px - x) * enters;
    const by = y + (py - y) * enters;
    return blocking.some((polygon) => lengthInside(ax, ay, bx, by, polygon) > TOLERANCE);
  });
}

/** The fraction of the line from a point of a quad to (bx, by) that stays in the quad. */
function lastInside(ax: number, ay: number, bx: number, by: number, q: Quad): number {
  let share = 1;
  share = cut(share, q.ax, q.ay, q.bx, q.by, ax, ay, bx, by);
  share = cut(share, q.bx, q.by, q.cx, q.cy, ax, ay, bx, by);
  share = cut(share, q.cx, q.cy, q.dx, q.dy, ax, ay, bx, by);
  return cut(share, q.dx, q.dy, q.ax, q.ay, ax, ay, bx, by);
}

/** The inside of a clockwise edge is to its right. */
function cut(
  share: number,
  ex: number,
  ey: number,
  fx: number,
  fy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const start = (fx - ex) * (ay - ey) - (fy - ey) * (ax - ex);
  const end = (fx - ex) * (by - ey) - (fy - ey) * (bx - ex);
  if (end >= 0) return share;
  if (start <= 0) return 0;
  return Math.min(share, start / (start - end));
}

/**
 * LB-LOS-01, -09: do two units see each other, by terrain alone, all round? They do if any point of one of them is visible
 * from the centre of the other.
 */
export function canSee(state: State, one: number, other: number): boolean {
  if (state.field.terrain.length === 0) return true;
  const a = state.units[one] as Unit;
  const b = state.units[other] as Unit;
  const quadA = quadOfUnit(state, one);
  const quadB = quadOfUnit(state, other);
  const levels = Math.max(levelAt(state, a.x, a.y), levelAt(state, b.x, b.y));
  const blocking = opaque(state, quadA, quadB, levels, -1);
  return visiblePoints(a.x, a.y, quadA, quadB, blocking) > 0 || visiblePoints(b.x, b.y, quadB, quadA, blocking) > 0;
}

/**
 * Why arc, sight, range or friends forbid the battery to fire at this unit (with `target` -1: at this sector), or null.
 * Loading and formation are checked elsewhere.
 */
export function fireProblem(state: State, battery: number, target: number, sector: number): Refusal | null {
  const b = state.units[battery] as Unit;
  const facts = { unit: nameOf(state, battery) };
  if (target >= 0 && (state.units[target] as Unit).sector >= 0) {
    return refusal('LB-LOS-10', 'lb.refusal.fireAtSector', facts);
  }
  const own = quadOf(b, footprintOf(state, battery));
  const piece = target < 0 ? sectorPiece(state.field, sector) : null;
  const quad = piece === null ? quadOfUnit(state, target) : quadOfPiece(piece);
  const distance = gap(own, quad); // LB-BOMB-09
  const range = 3 * state.field.sticks.l;
  if (distance > range + TOLERANCE) {
    return refusal('LB-BOMB-05', 'lb.refusal.outOfRange', { ...facts, asked: mm(distance), allowed: mm(range) });
  }
  if (!stripMeets(own, quad)) return refusal('LB-BOMB-01', 'lb.refusal.outOfArc', facts); // LB-LOS-11
  const friend = friendInArc(state, battery, own, distance);
  if (friend >= 0) {
    const limit = mm(state.field.sticks.l);
    return refusal('LB-LOS-03', 'lb.refusal.friendInFire', { ...facts, friend: nameOf(state, friend), limit });
  }
  // LB-LOS-11: points outside the arc count as well.
  const hidden = POINTS - seenPoints(state, b, own, quad, target, piece);
  if (hidden < HIDDEN) return null;
  return refusal(hidden === POINTS ? 'LB-LOS-02' : 'LB-LOS-06', 'lb.refusal.hidden', {
    ...facts,
    hidden,
    points: POINTS,
  });
}

/** LB-LOS-01, -06, -10 for a battery and its target; a target sector does not hide itself. */
function seenPoints(state: State, b: Unit, own: Quad, quad: Quad, target: number, piece: TerrainPiece | null): number {
  const x = piece === null ? (state.units[target] as Unit).x : (piece.minX + piece.maxX) / 2;
  const y = piece === null ? (state.units[target] as Unit).y : (piece.minY + piece.maxY) / 2;
  const levels = Math.max(levelAt(state, b.x, b.y), levelAt(state, Math.round(x), Math.round(y)));
  return visiblePoints(b.x, b.y, own, quad, opaque(state, own, quad, levels, piece?.sector ?? -1));
}

/** LB-LOS-03: a friend more than 1L off, partly in the arc and nearer than the target; -1 if none. */
function friendInArc(state: State, battery: number, own: Quad, distance: number): number {
  const { units, field } = state;
  const side = sideOf(state, battery);
  const near = field.sticks.l + TOLERANCE;
  for (let i = 0; i < units.length; i++) {
    const u = units[i] as Unit;
    if (u.status !== 'table' || sideOf(state, i) !== side) continue; // LB-LOS-04: enemies are not in the way
    const quad = quadOfUnit(state, i);
    const apart = gap(own, quad);
    if (apart > near && apart < distance && stripMeets(own, quad)) return i;
  }
  return -1;
}

/** LB-TERR-09: how many of the 21 points of the target buildings or sectors hide from the battery. */
export function hiddenByWalls(state: State, battery: number, target: number): number {
  const b = state.units[battery] as Unit;
  const own = quadOf(b, footprintOf(state, battery));
  const quad = quadOfUnit(state, target);
  const between = around(own, quad);
  const walls: Polygon[] = [];
  for (const piece of state.field.terrain) {
    if (piece.kind !== 'building' && piece.kind !== 'sector') continue;
    if (boxesOverlap(piece, between)) walls.push(piece.points);
  }
  return walls.length === 0 ? 0 : POINTS - visiblePoints(b.x, b.y, own, quad, walls);
}

function nameOf(state: State, unit: number): string {
  return (state.field.units[unit] as UnitProfile).id;
}

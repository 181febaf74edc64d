/** Sectors of built-up areas: squares, sides, occupants, and units going in and out (chapter 18). */
import { setItem, emit } from '@drumhead/engine';
import {
  facingTowards,
  moved,
  normalise,
  overlaps,
  type Pose,
  polylineGapSquared,
  type Quad,
  quadOf,
} from '@drumhead/table';
import { bodyOfUnit, quadOfPiece, quadOfUnit, sectorPiece, sizeOf } from './footprints.ts';
import { ralliedFormation } from '../movement/formationRules.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { TOLERANCE } from './measure.ts';
import { retreat, retreatDistance } from '../morale/retreats.ts';
import { SECTOR_BURNS, SECTOR_DESTROYED } from '../combat/dice/results.ts';
import type { SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { changeUnit, type Draft } from '../state/draft.ts';

const QUARTER = 1440;
const HALF = 2880;

/** The square of a sector, or null if there is no such sector. */
export function quadOfSector(state: State, sector: number): Quad | null {
  return sector >= 0 && sector < state.sectors.length ? quadOfPiece(sectorPiece(state.field, sector)) : null;
}

/** LB-BUA-21. */
export function isDestroyed(state: State, sector: number): boolean {
  return (state.sectors[sector]?.dis ?? 0) >= SECTOR_DESTROYED;
}

/** Does artillery have a sector on fire, though it still stands? */
export function isBurning(state: State, sector: number): boolean {
  return (state.sectors[sector]?.dis ?? 0) >= SECTOR_BURNS && !isDestroyed(state, sector);
}

export interface Square {
  readonly x: number;
  readonly y: number;
  /** Outward facing of its first side; the others follow by quarter turns. */
  readonly facing: number;
  readonly side: number;
}

/** The square of a sector by its centre, one of its sides, and how long they are; null if there is no such sector. */
export function squareOf(state: State, sector: number): Square | null {
  const q = quadOfSector(state, sector);
  if (q === null) return null;
  const upX = (q.ax + q.bx - q.cx - q.dx) / 2;
  const upY = (q.ay + q.by - q.cy - q.dy) / 2;
  return {
    x: Math.round((q.ax + q.bx + q.cx + q.dx) / 4),
    y: Math.round((q.ay + q.by + q.cy + q.dy) / 4),
    facing: facingTowards(Math.round(upX), Math.round(upY)),
    side: Math.sqrt(upX * upX + upY * upY),
  };
}

/** The four sides of a sector, each by its outward facing. */
export function sidesOf(state: State, sector: number): readonly number[] {
  const square = squareOf(state, sector);
  return square === null ? [] : [0, 1, 2, 3].map((quarter) => normalise(square.facing + quarter * QUARTER));
}

/** LB-BUA-01. The sector that shares this side (its outward facing), or -1. */
export function sectorBeyond(state: State, sector: number, out: number): number {
  const square = squareOf(state, sector);
  if (square === null) return -1;
  const there = moved(square, out, Math.round(square.side));
  for (let next = 0; next < state.sectors.length; next++) {
    const other = next === sector ? null : squareOf(state, next);
    if (other === null || (other.facing - square.facing) % QUARTER !== 0) continue;
    const apart = Math.max(
      Math.abs(other.x - there.x),
      Math.abs(other.y - there.y),
      Math.abs(other.side - square.side),
    );
    if (apart <= TOLERANCE) return next;
  }
  return -1;
}

/** LB-BUA-01. The sectors that share a side with this one. */
export function neighboursOf(state: State, sector: number): readonly number[] {
  return sidesOf(state, sector)
    .map((out) => sectorBeyond(state, sector, out))
    .filter((next) => next >= 0);
}

/** The unit in a sector: its garrison, or a unit standing in it in the open (LB-BUA-07, -08); -1 if it is empty. */
export function occupantOf(state: State, sector: number, except = -1): number {
  const garrison = state.sectors[sector]?.unit ?? -1;
  if (garrison >= 0) return garrison;
  const quad = quadOfSector(state, sector);
  if (quad === null) return -1;
  return state.units.findIndex(
    (u, i) => i !== except && u.status === 'table' && u.sector < 0 && overlaps(bodyOfUnit(state, i).quad, quad),
  );
}

/** May a unit enter the sector: it exists, is not destroyed (LB-BUA-21) and is empty (LB-BUA-02, -07)? */
export function isOpen(state: State, sector: number, except = -1): boolean {
  return (
    quadOfSector(state, sector) !== null && !isDestroyed(state, sector) && occupantOf(state, sector, except) === -1
  );
}

/**
 * LB-BUA-14. The side of a sector from which a unit attacks it (its outward facing): the one it touches, or stands
 * nearest to.
 */
export function sideAttacked(state: State, sector: number, attacker: number): number {
  const from = (state.units[attacker] as Unit).sector;
  const sides = sidesOf(state, sector);
  const shared = from < 0 ? undefined : sides.find((out) => sectorBeyond(state, sector, out) === from);
  if (shared !== undefined) return shared;
  const q = quadOfSector(state, sector) as Quad;
  const edges = [
    [q.ax, q.ay, q.bx, q.by],
    [q.bx, q.by, q.cx, q.cy],
    [q.cx, q.cy, q.dx, q.dy],
    [q.dx, q.dy, q.ax, q.ay],
  ];
  const quad = quadOfUnit(state, attacker);
  const { facing } = state.units[attacker] as Unit;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  edges.forEach((edge, i) => {
    // At a corner it attacks the side it faces more squarely.
    const turn = normalise((sides[i] as number) + HALF - facing);
    const gap = Math.round(polylineGapSquared(edge, quad)) * HALF + Math.min(turn, 2 * HALF - turn);
    if (gap >= least) return;
    least = gap;
    best = sides[i] as number;
  });
  return best;
}

/** Outward facing of the side of a sector that faces a place most directly. */
export function sideTowards(state: State, sector: number, x: number, y: number): number {
  const square = squareOf(state, sector);
  if (square === null) return 0;
  const turn = normalise(facingTowards(x - square.x, y - square.y) - square.facing + QUARTER / 2);
  return normalise(square.facing + ((turn - (turn % QUARTER)) / QUARTER) * QUARTER);
}

/** LB-BUA-04, -05. The pose of a unit that leaves by a side: in attack column, centred, its rear edge touching. */
export function poseOutside(state: State, unit: number, out: number): Pose {
  const { sector } = state.units[unit] as Unit;
  const square = squareOf(state, sector) as Square;
  const size = sizeOf(state.field, state.field.units[unit] as UnitProfile, ralliedFormation(state.field));
  const town = quadOfSector(state, sector) as Quad;
  const centre = { x: square.x, y: square.y, facing: out };
  // Corners of turned squares are rounded: one step further out they touch without overlapping.
  for (let apart = Math.round((square.side + size.depth) / 2); ; apart++) {
    const pose = moved(centre, out, apart);
    if (!overlaps(quadOf(pose, size), town)) return pose;
  }
}

/** LB-BUA-04. The garrison leaves by a side. */
export function comeOut(draft: Draft, unit: number, pose: Pose): void {
  const { sector } = draft.units[unit] as Unit;
  emptySector(draft, sector, unit);
  const { x, y, facing } = pose;
  changeUnit(draft, unit, { x, y, facing, formation: ralliedFormation(draft.field), sector: -1 });
  emit(draft, { type: 'cameOut', rule: 'LB-BUA-04', unit, sector, x, y, facing });
}

/**
 * LB-BUA-14, -15, -23. The garrison is driven out by a side (its outward facing), in attack column, its back to the
 * side, 1M away; friends on the way suffer and enemies eliminate it, as in any retreat. `last` is the sector the side
 * belongs to, if the unit passed through other sectors of the town (LB-BUA-18).
 */
export function leaveSector(
  draft: Draft,
  unit: number,
  out: number,
  rule: string,
  fallen: EliminatedUnit[],
  last = (draft.units[unit] as Unit).sector,
): number[] {
  const u = draft.units[unit] as Unit;
  const square = squareOf(draft, last);
  if (square === null) return [];
  const profile = draft.field.units[unit] as UnitProfile;
  const formation = ralliedFormation(draft.field);
  const { depth } = sizeOf(draft.field, profile, formation);
  emptySector(draft, u.sector, unit);
  const outside = moved({ x: square.x, y: square.y, facing: out }, out, Math.round((square.side + depth) / 2));
  // It leaves backwards, so that the ordinary retreat applies, and turns its back to the sector at the end.
  changeUnit(draft, unit, {
    x: outside.x,
    y: outside.y,
    // Stryker disable next-line ArithmeticOperator: same: half a turn either way is the same facing
    facing: normalise(out + HALF),
    formation,
    sector: -1,
  });
  const met = retreat(draft, { unit, distance: retreatDistance(draft.field, profile), beaten: true, rule }, fallen);
  const after = draft.units[unit] as Unit;
  if (after.status !== 'table') return met;
  changeUnit(draft, unit, { facing: out });
  emit(draft, {
    type: 'formed',
    rule,
    unit,
    formation,
    x: after.x,
    y: after.y,
    facing: out,
  });
  return met;
}

/** The side of a sector nearest a side's own baseline (LB-BUA-23): top is up. */
export function sideHome(state: State, sector: number, side: SideIndex): number {
  const square = squareOf(state, sector);
  if (square === null) return 0;
  const up = state.field.sides[side].baseline === 'top';
  return sideTowards(state, sector, square.x, square.y + (up ? -square.side : square.side));
}

/** LB-BUA-02, -06, -16, -18. The unit enters a sector and holds it; the sector it held before is empty. */
export function enterSector(draft: Draft, unit: number, sector: number, rule: string): void {
  const square = squareOf(draft, sector);
  const s = draft.sectors[sector];
  if (square === null || s === undefined || s.unit >= 0 || isDestroyed(draft, sector)) return;
  const before = draft.units[unit] as Unit;
  if (before.sector >= 0) emptySector(draft, before.sector, unit);
  setItem(draft, 'sectors', sector, { dis: s.dis, unit });
  changeUnit(draft, unit, { x: square.x, y: square.y, facing: square.facing, formation: 'garrison', sector });
  emit(draft, { type: 'entered', rule, unit, sector, x: square.x, y: square.y, facing: square.facing });
}

function emptySector(draft: Draft, sector: number, unit: number): void {
  const s = draft.sectors[sector];
  if (s !== undefined && s.unit === unit) setItem(draft, 'sectors', sector, { dis: s.dis, unit: -1 });
}

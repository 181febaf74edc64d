/** Sectors of built-up areas as far as fights and guns meet them (chapter 18). */
import { facingTowards, moved, normalise, type Quad } from '@drumhead/table';
import { quadOfPiece, sectorPiece, sizeOf } from './footprints.ts';
import { ralliedFormation } from './formations.ts';
import type { EliminatedUnit } from './frames.ts';
import { retreat, retreatDistance } from './retreats.ts';
import { SECTOR_DESTROYED } from './results.ts';
import type { SideIndex, State, Unit, UnitProfile } from './state.ts';
import { changeUnit } from './units.ts';
import { setSector, tell, type Work } from './work.ts';

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

interface Square {
  readonly x: number;
  readonly y: number;
  /** Outward facing of its first side; the others follow by quarter turns. */
  readonly facing: number;
  readonly side: number;
}

function squareOf(state: State, sector: number): Square | null {
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

/** Outward facing of the side of a sector that looks most towards a place. */
export function sideTowards(state: State, sector: number, x: number, y: number): number {
  const square = squareOf(state, sector);
  if (square === null) return 0;
  const turn = normalise(facingTowards(x - square.x, y - square.y) - square.facing + QUARTER / 2);
  return normalise(square.facing + ((turn - (turn % QUARTER)) / QUARTER) * QUARTER);
}

/**
 * LB-BUA-14, -15, -23. The garrison leaves by a side (its outward facing), in attack column, its back to the
 * side, 1M away; friends on the way suffer, enemies eliminate it, as in any retreat.
 */
export function leaveSector(work: Work, unit: number, out: number, rule: string, fallen: EliminatedUnit[]): number[] {
  const u = work.units[unit] as Unit;
  const square = squareOf(work, u.sector);
  if (square === null) return [];
  const profile = work.field.units[unit] as UnitProfile;
  const formation = ralliedFormation(work.field);
  const { depth } = sizeOf(work.field, profile, formation);
  emptySector(work, u.sector, unit);
  const outside = moved({ x: square.x, y: square.y, facing: out }, out, Math.round((square.side + depth) / 2));
  // It goes out backwards, so that the retreat is the ordinary one, and turns its back to the sector at the end.
  changeUnit(work, unit, {
    x: outside.x,
    y: outside.y,
    facing: normalise(out + HALF),
    formation,
    sector: -1,
  });
  const met = retreat(work, { unit, distance: retreatDistance(work.field, profile), beaten: true, rule }, fallen);
  const after = work.units[unit] as Unit;
  if (after.status !== 'table') return met;
  changeUnit(work, unit, { facing: out });
  tell(work, {
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

/** LB-BUA-16. The victor of a fight for a sector enters it at once. */
export function enterSector(work: Work, unit: number, sector: number, rule: string): void {
  const square = squareOf(work, sector);
  const s = work.sectors[sector];
  if (square === null || s === undefined || s.unit >= 0 || isDestroyed(work, sector)) return;
  const before = work.units[unit] as Unit;
  if (before.sector >= 0) emptySector(work, before.sector, unit);
  setSector(work, sector, { dis: s.dis, unit });
  changeUnit(work, unit, { x: square.x, y: square.y, facing: square.facing, formation: 'garrison', sector });
  tell(work, { type: 'formed', rule, unit, formation: 'garrison', x: square.x, y: square.y, facing: square.facing });
}

function emptySector(work: Work, sector: number, unit: number): void {
  const s = work.sectors[sector];
  if (s !== undefined && s.unit === unit) setSector(work, sector, { dis: s.dis, unit: -1 });
}

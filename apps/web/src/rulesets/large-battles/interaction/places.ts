/** Footprints of pieces in millimetres; the piece under the pointer. */
import { generalSize as sizeOfGeneral } from '@drumhead/large-battles/screen';
import type { Formation, State, UnitProfile } from '@drumhead/large-battles';
import type { Point } from '../../../table/camera.ts';
import { nearestPiece, type Place } from '../../../table/troops/footprints.ts';
import { layoutOf } from '../drawing/pieces/layouts.ts';
import type { PieceRef } from './scene.ts';
import { bearingOf, degrees, mm } from '../../../table/units.ts';

interface GhostPlace extends Point {
  readonly piece: PieceRef;
  readonly facing: number;
  readonly formation: Formation | null;
  readonly grand?: boolean;
}

export function unitPlace(state: State, index: number): Place | null {
  const unit = state.units[index];
  const profile = state.field.units[index];
  if (!unit || !profile || unit.status !== 'table') return null;
  return {
    x: mm(unit.x),
    y: mm(unit.y),
    facing: degrees(unit.facing),
    ...sizeIn(state, profile, unit.formation, unit.battery >= 0),
  };
}

export function sizeIn(
  state: State,
  profile: UnitProfile,
  formation: Formation,
  grand = false,
): { readonly width: number; readonly depth: number } {
  const { width, depth } = layoutOf(state.field, profile.arm, formation, grand);
  return { width: width * state.field.factor, depth: depth * state.field.factor };
}

/** A sector of a town: the square with its first side in front. */
export function sectorPlace(state: State, sector: number): Place | null {
  const piece = state.field.terrain.find((one) => one.sector === sector);
  if (!piece) return null;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = piece.points.map(mm);
  const width = Math.hypot(bx - ax, by - ay);
  const depth = Math.hypot(cx - bx, cy - by);
  return { x: (ax + cx) / 2, y: (ay + cy) / 2, facing: bearingOf(bx - ax, by - ay) - 90, width, depth };
}

export function generalPlace(state: State, index: number): Place | null {
  const general = state.generals[index];
  if (general?.status === 'attached') return unitPlace(state, general.unit);
  if (general?.status !== 'table') return null;
  return { x: mm(general.x), y: mm(general.y), facing: degrees(general.facing), ...generalSize(state, index) };
}

/** The footprint of a General, in millimetres. */
export function generalSize(state: State, index: number): { readonly width: number; readonly depth: number } {
  const { brigade } = state.field.generals[index] ?? { brigade: 0 };
  const { width, depth } = sizeOfGeneral(state.field, brigade < 0);
  return { width: mm(width), depth: mm(depth) };
}

export function placeOf(state: State, piece: PieceRef): Place | null {
  return piece.what === 'unit' ? unitPlace(state, piece.index) : generalPlace(state, piece.index);
}

/** Where a piece would come to stand; null where it would not stand on the table. */
export function placeOfGhost(state: State, { piece, x, y, facing, formation, grand }: GhostPlace): Place | null {
  if (piece.what === 'general') return { x, y, facing, ...generalSize(state, piece.index) };
  const profile = state.field.units[piece.index];
  return profile && formation ? { x, y, facing, ...sizeIn(state, profile, formation, grand) } : null;
}

/** The piece under the pointer; Generals, who stand among their units, come first. */
export function pieceAt(
  state: State,
  at: Point,
  reach: number,
  prefer: (piece: PieceRef) => number = () => 0,
): PieceRef | null {
  return nearestPiece(
    [
      ...state.units.map((_, index) => ({
        piece: { what: 'unit', index } as PieceRef,
        place: unitPlace(state, index),
      })),
      ...state.generals.map(({ status }, index) => ({
        piece: { what: 'general', index } as PieceRef,
        place: status === 'table' ? generalPlace(state, index) : null,
        bonus: 2,
      })),
    ],
    at,
    reach,
    prefer,
  );
}

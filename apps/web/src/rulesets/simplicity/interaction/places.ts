/** Footprints of pieces in millimetres; the piece under the pointer. */
import { COMMAND_BASE_SIZE, sizeOf, type State } from '@drumhead/simplicity/screen';
import type { Point } from '../../../table/camera.ts';
import { degrees, mm } from '../../../table/units.ts';
import { distanceTo, nearestPiece, type Place } from '../../../table/troops/footprints.ts';
import type { PieceRef } from './scene.ts';

/** The footprint of a unit, or of a Command base. */
export function sizeOfPiece(
  { field }: State,
  { what, index }: PieceRef,
): { readonly width: number; readonly depth: number } {
  const profile = what === 'unit' ? field.units[index] : undefined;
  const { width, depth } = profile ? sizeOf(profile) : COMMAND_BASE_SIZE;
  return { width: mm(width), depth: mm(depth) };
}

/** A unit that stands on the table. In a section its own footprint, not the section's: that is what one sees. */
export function unitPlace(state: State, index: number): Place | null {
  const unit = state.units[index];
  if (!unit || (unit.status !== 'ready' && unit.status !== 'routing')) return null;
  return { x: mm(unit.x), y: mm(unit.y), facing: degrees(unit.facing), ...sizeOfPiece(state, { what: 'unit', index }) };
}

function commandPlace(state: State, index: number): Place | null {
  const command = state.commands[index];
  if (command?.status !== 'table') return null;
  return { x: mm(command.x), y: mm(command.y), facing: 0, ...sizeOfPiece(state, { what: 'command', index }) };
}

export function placeOf(state: State, piece: PieceRef): Place | null {
  return piece.what === 'unit' ? unitPlace(state, piece.index) : commandPlace(state, piece.index);
}

/** Where a piece would come to stand. */
export function placeOfGhost(
  state: State,
  { piece, x, y, facing }: Point & { readonly piece: PieceRef; readonly facing: number },
): Place {
  return { x, y, facing, ...sizeOfPiece(state, piece) };
}

/** The piece under the pointer: the nearest within reach; Command bases, which stand among the units, come first. */
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
      ...state.commands.map((_, index) => ({
        piece: { what: 'command', index } as PieceRef,
        place: commandPlace(state, index),
        bonus: 2,
      })),
    ],
    at,
    reach,
    prefer,
  );
}

/** The built-up section under a point, or -1. */
export function sectionAt(state: State, at: Point): number {
  for (const piece of state.terrain) {
    if (piece.kind !== 'section') continue;
    const place = { x: mm(piece.x), y: mm(piece.y), facing: degrees(piece.facing) };
    if (distanceTo({ ...place, width: mm(piece.width), depth: mm(piece.depth) }, at) === 0) return piece.section;
  }
  return -1;
}

/** Handles: places on the table, in millimetres, that stay a finger's width from their piece on the screen. */
import type { Point } from '../camera.ts';

/** Distance of handles, in reaches of the pointer. */
export const STAND_OFF = 1.9;

/** Men and flags stand up the page from their base: about so many millimetres in 15 mm. */
const RISE = 30;

/** Distance of a handle from the edge of its piece, clear of the men. `bearing`: the way it lies, in degrees. */
export const clearOfMen = (away: number, bearing: number, factor = 1): number =>
  away + RISE * factor * Math.max(0, Math.cos((bearing * Math.PI) / 180));

/** Is a handle under the pointer? The nearest one counts, and the piece itself comes first. */
export function handleUnder(at: Point, reach: number, piece: Point): (handle: Point | null) => boolean {
  const away = (point: Point) => Math.hypot(point.x - at.x, point.y - at.y);
  return (handle) => handle !== null && away(handle) <= reach && away(handle) < away(piece);
}

/** A press takes the selected piece before others that may be dragged, and those before any other. */
export const pressedFirst =
  <Piece>(isSelected: (piece: Piece) => boolean, isDraggable: (piece: Piece) => boolean) =>
  (piece: Piece): number =>
    isSelected(piece) ? 1 : isDraggable(piece) ? 0.9 : 0;

/** Snaps a facing in degrees to nearby eighths of a turn. */
export function snapFacing(facing: number): number {
  const near = Math.round(facing / 45) * 45;
  return Math.abs(facing - near) < 5 ? near % 360 : Math.round(facing);
}

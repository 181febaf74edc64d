/** A drag of a piece as a request. */
import type { Point } from '../../../table/camera.ts';
import type { PieceRef } from './scene.ts';

/** The part of a piece that is dragged. */
export type Handle = 'body' | 'turn' | 'wheelLeft' | 'wheelRight';

export interface Drag {
  readonly piece: PieceRef;
  readonly handle: Handle;
  /** Target of the middle of the piece; with another handle, the pointer. */
  readonly to: Point;
  /** Facing chosen by hand for a piece that may turn as it moves, in degrees. */
  readonly facing: number | null;
}

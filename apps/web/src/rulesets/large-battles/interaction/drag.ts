/** A drag of a piece as a request. */
import type { Point } from '../../../table/camera.ts';
import type { Handle } from '../../../table/tool/rules.ts';
import type { PieceRef } from './scene.ts';

export interface Drag {
  readonly piece: PieceRef;
  readonly handle: Handle;
  /** Target of the middle of the piece; with another handle, the pointer. */
  readonly to: Point;
  /** Facing chosen by hand for a piece that may turn as it moves, in degrees. */
  readonly facing: number | null;
}

import { pieceNamed } from '../../../report/report.ts';
import type { PieceRef } from '../interaction/scene.ts';

/** The piece of this name (`data-piece`). */
export function refOf(piece: string): PieceRef {
  const { what, index } = pieceNamed(piece);
  return { what: what === 'command' ? 'command' : 'unit', index };
}

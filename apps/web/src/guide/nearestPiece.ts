/** The piece nearest to a place. Pure; millimetres. */
import { gapBetween, type Place } from '../table/troops/footprints.ts';

export interface Near {
  readonly index: number;
  readonly gap: number;
}

/** `others`: places by index; null: not on the table. */
export function nearestPiece(own: Place, others: readonly (Place | null)[]): Near | null {
  let found: Near | null = null;
  for (const [index, place] of others.entries()) {
    if (place === null) continue;
    const { gap } = gapBetween(own, place);
    if (found === null || gap < found.gap) found = { index, gap };
  }
  return found;
}

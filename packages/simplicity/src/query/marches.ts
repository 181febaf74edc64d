/** SIP-TER-11. Marches by road towards a place, and the facing that a march ends with. */
import { normalise, projectOnPolyline, turnBetween } from '@drumhead/table';
import { directionAt, roadUnder } from '../movement/roads.ts';
import { HALF, QUARTER } from '../movement/moves.ts';
import type { State } from '../state/state.ts';

export interface March {
  /** By its index in the terrain. */
  readonly road: number;
  /** In steps; negative against the road's sense. */
  readonly distance: number;
  readonly facing: number;
}

/** The march with the facing along the road at its end that is nearer to its own; unchanged off the road. */
export function facedAlong<M extends March>(state: State, unit: number, march: M): M {
  const along = directionAfter(state, unit, march);
  if (along === null) return march;
  const facing = Math.abs(turnBetween(along, march.facing)) <= QUARTER ? along : normalise(along + HALF);
  return facing === march.facing ? march : { ...march, facing };
}

/** Along each road under a unit to the place on it that is nearest to this one, faced the way it marches. */
export function marchesTo(state: State, unit: number, x: number, y: number): readonly (March & { gap: number })[] {
  return state.terrain.flatMap((piece, road) => {
    const under = roadUnder(state, unit, road);
    if (piece.kind !== 'road' || under === null) return [];
    const there = projectOnPolyline(piece.points, x, y);
    const distance = Math.round(there.distance - under.at);
    const along = directionAfter(state, unit, { road, distance });
    if (along === null || distance === 0) return [];
    const facing = distance > 0 ? along : normalise(along + HALF);
    return [{ road, distance, facing, gap: Math.sqrt(there.gapSquared) }];
  });
}

/** The direction of the road, in its own sense, where a march of this length ends. */
function directionAfter(state: State, unit: number, march: Pick<March, 'road' | 'distance'>): number | null {
  const piece = state.terrain[march.road];
  const under = roadUnder(state, unit, march.road);
  return piece?.kind === 'road' && under !== null ? directionAt(piece, under.at + march.distance) : null;
}

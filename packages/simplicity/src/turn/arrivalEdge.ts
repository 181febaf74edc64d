/** SIP-SCN-1. The edges by which pieces come on, and how they stand there. */
import { FULL_TURN, type Pose } from '@drumhead/table';
import { calledTo } from './due.ts';
import type { EdgeStretch, Field, SideIndex, State, TableEdge } from '../state/state.ts';

/** The stretch by which a piece comes on: its own, or its side's of the home edge. */
export function arrivalStretch(
  state: State,
  side: SideIndex,
  piece: { readonly from?: EdgeStretch; readonly arrives: number; readonly brigade?: string },
): EdgeStretch {
  const { field, edges } = state;
  const { minX, maxX } = field.sides[side].arrivals;
  return (
    calledTo(state, piece) ?? piece.from ?? { edge: edges[side] === 'north' ? 'north' : 'south', min: minX, max: maxX }
  );
}

/** Does the edge run from north to south? */
export const runsNorthSouth = (edge: TableEdge): boolean => edge === 'east' || edge === 'west';

const INWARD: Readonly<Record<TableEdge, number>> = {
  south: 0,
  west: FULL_TURN / 4,
  north: FULL_TURN / 2,
  east: (FULL_TURN * 3) / 4,
};

/** The pose of a piece that touches an edge and faces inward, so far along it; `deep`: from its front to its back. */
export function edgePose({ width, depth }: Field, edge: TableEdge, along: number, deep: number): Pose {
  const near = Math.round(deep / 2);
  const far = (edge === 'east' ? width : depth) - near;
  const off = edge === 'north' || edge === 'west' ? near : far;
  return runsNorthSouth(edge) ? { x: off, y: along, facing: INWARD[edge] } : { x: along, y: off, facing: INWARD[edge] };
}

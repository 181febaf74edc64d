/** SIP-SCN-1, SCN-ARR-1. Which pieces may come on by now, and where the scenario's own rules have called them to. */
import type { Call } from '@drumhead/engine';
import type { EdgeStretch, Field, State, TableEdge } from '../state/state.ts';
import { mm } from '../state/lengths.ts';

/** In the place of a game turn: it comes when an event of the scenario calls it. */
export const WHEN_CALLED = -1;

interface Later {
  readonly arrives: number;
  readonly brigade?: string;
}

/** May a piece in reserve come on? */
export function isDue(state: State, piece: Later): boolean {
  return piece.arrives === WHEN_CALLED
    ? callOf(state, piece) !== undefined
    : piece.arrives > 0 && piece.arrives <= state.gameTurn;
}

function callOf({ script }: State, { brigade }: Later): Call | undefined {
  return brigade === undefined ? undefined : script?.called.find(({ troops }) => troops === brigade);
}

const EDGES: Readonly<Record<Call['edge'], TableEdge>> = { left: 'west', right: 'east', top: 'north', bottom: 'south' };

/** SCN-ARR-1. The stretch that a piece has been called to; undefined: it has not. */
export function calledTo(state: State, piece: Later): EdgeStretch | undefined {
  const call = callOf(state, piece);
  if (call === undefined) return undefined;
  const edge = EDGES[call.edge];
  return { edge, min: mm(call.from), max: call.to === undefined ? longOf(state.field, edge) : mm(call.to) };
}

const longOf = ({ width, depth }: Field, edge: TableEdge): number =>
  edge === 'west' || edge === 'east' ? depth : width;

/** SIP-SCN-1, SCN-ARR-1. Who is still to come, when and where. */
import type { ArrivalNow, ScriptEdge } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import type { State, TableEdge } from '../state/state.ts';
import { arrivalStretch } from '../turn/arrivalEdge.ts';
import { seams } from '../turn/seams.ts';

const EDGES: Readonly<Record<TableEdge, ScriptEdge>> = { west: 'left', east: 'right', north: 'top', south: 'bottom' };

/** Those that the book brings on in a game turn, each brigade once, and those whom the scenario's own rules call. */
export function stillToCome(state: State): readonly ArrivalNow[] {
  const found: (ArrivalNow & { pieces: number[] })[] = [];
  state.field.units.forEach((unit, index) => {
    const { side, arrives } = unit;
    if (state.units[index]?.status !== 'reserve' || arrives <= 0) return;
    const { edge, min, max } = arrivalStretch(state, side, unit);
    const one = { side, turn: arrives, edge: EDGES[edge], from: toMm(min), to: toMm(max) };
    const same = found.find(
      (other) => other.side === side && other.turn === arrives && other.edge === one.edge && other.from === one.from,
    );
    if (same) same.pieces.push(index);
    else found.push({ ...one, pieces: [index] });
  });
  return [...found, ...seams.arrivals(state)];
}

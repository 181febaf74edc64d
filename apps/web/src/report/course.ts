/** The course of a battle turn by turn: what moved, and what was lost. Pure. */
import type { AnyStep } from '../battle/hostState.ts';
import { endOfTurn, type Timeline } from '../replay/timeline.ts';
import type { Point } from '../table/camera.ts';
import type { Force, MusterKind } from './report.ts';

/** A phase or turn of the battle proper. */
export interface Turn {
  readonly turn: number;
  /** Moments of its beginning and end. */
  readonly from: number;
  readonly to: number;
}

/** The turns after the set-up. */
export const turnsOf = (timeline: Timeline): readonly Turn[] =>
  timeline.turns.flatMap(({ turn, at }, i) => (turn === 0 ? [] : [{ turn, from: at, to: endOfTurn(timeline, i) }]));

/** The state at a moment. */
export const stateAt = (first: unknown, steps: readonly AnyStep[], at: number): unknown =>
  at === 0 ? first : steps[at - 1]?.state;

/** A way across the map in millimetres; `to` null: the piece was lost on it. */
export interface Way {
  readonly side: number;
  readonly from: Point;
  readonly to: Point | null;
}

/** Shorter moves are not drawn. Millimetres. */
const LEAST_MOVE = 12;

/** Where the pieces of each side went between two states, and where they were lost. */
export function waysOf(
  forces: readonly Force[],
  before: (piece: string) => Point | null,
  after: (piece: string) => Point | null,
): readonly Way[] {
  return forces.flatMap(({ formations }, side) =>
    formations.flatMap(({ pieces }) =>
      pieces.flatMap(({ piece, isLost }) => {
        const [from, to] = [before(piece), after(piece)];
        if (from === null || (to === null && !isLost)) return [];
        if (to !== null && Math.hypot(to.x - from.x, to.y - from.y) < LEAST_MOVE) return [];
        return [{ side, from: { x: from.x, y: from.y }, to: to && { x: to.x, y: to.y } }];
      }),
    ),
  );
}

/** Pieces lost by each side so far. */
export const lossesIn = (forces: readonly Force[]): readonly number[] =>
  forces.map(({ formations }) =>
    formations.reduce((sum, { pieces }) => sum + pieces.filter(({ isLost }) => isLost).length, 0),
  );

/** Pieces of one kind that a side has lost, and how many it began with. */
export interface Loss {
  readonly kind: MusterKind;
  readonly lost: number;
  readonly of: number;
}

/** Losses of a side by the kind of its pieces, troops before those who lead them. */
export function lossesByKind({ formations }: Force): readonly Loss[] {
  const pieces = formations.flatMap((formation) => formation.pieces);
  return (['unit', 'model', 'general', 'base'] as const).flatMap((kind) => {
    const own = pieces.filter((piece) => piece.kind === kind);
    return own.length === 0 ? [] : [{ kind, lost: own.filter(({ isLost }) => isLost).length, of: own.length }];
  });
}

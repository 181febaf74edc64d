/** The course of a battle turn by turn: what moved, and what was lost. Pure. */
import type { BattleEvent } from '@drumhead/engine';
import type { AnyStep } from '../battle/host/hosted.ts';
import type { Timeline } from '../replay/timeline.ts';
import type { Point } from '../table/camera.ts';
import type { Fate, Force, MusterKind } from './report.ts';

/** A phase or turn of the battle proper. */
export interface Turn {
  readonly turn: number;
  /** Moments of its beginning and end. */
  readonly from: number;
  readonly to: number;
}

/** The turns after the set-up. The command that ends a turn belongs to it, so that none falls between two turns. */
export const turnsOf = ({ turns, last }: Timeline): readonly Turn[] =>
  turns.flatMap(({ turn, at }, i) => (turn === 0 ? [] : [{ turn, from: at, to: turns[i + 1]?.at ?? last }]));

/** The state at a moment. */
export const stateAt = (first: unknown, steps: readonly AnyStep[], at: number): unknown =>
  at === 0 ? first : steps[at - 1]?.state;

/** All that happened up to a moment. */
export const eventsUpTo = (steps: readonly AnyStep[], at: number): readonly BattleEvent[] =>
  steps.slice(0, at).flatMap(({ events }) => events);

/** A way across the map in millimetres. */
export interface Way {
  readonly side: number;
  readonly from: Point;
  readonly to: Point;
  /** The piece was lost at its end. */
  readonly isLost: boolean;
}

/** Shorter moves are not drawn. Millimetres. */
const LEAST_MOVE = 12;

/** Where the pieces of each side went in a turn, and where those it cost were seen last. */
export function waysOf(
  forces: readonly Force[],
  lost: readonly string[],
  before: (piece: string) => Point | null,
  after: (piece: string) => Point | null,
): readonly Way[] {
  return forces.flatMap(({ formations }, side) =>
    formations.flatMap(({ pieces }) =>
      pieces.flatMap(({ piece }) => {
        const isLost = lost.includes(piece);
        const to = after(piece);
        const from = before(piece) ?? (isLost ? to : null);
        if (from === null || to === null) return [];
        if (!isLost && Math.hypot(to.x - from.x, to.y - from.y) < LEAST_MOVE) return [];
        return [{ side, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, isLost }];
      }),
    ),
  );
}

/** Where a piece was seen last in a turn; `place` tells where it stood at a moment. */
export function lastPlace(place: (at: number) => Point | null, from: number, to: number): Point | null {
  for (let at = to; at >= from; at--) {
    const seen = place(at);
    if (seen !== null) return seen;
  }
  return null;
}

/** The pieces that are lost, by their names on the table. */
export const lostIn = (forces: readonly Force[]): readonly string[] =>
  forces.flatMap(({ formations }) =>
    formations.flatMap(({ pieces }) => pieces.filter(({ isLost }) => isLost).map(({ piece }) => piece)),
  );

/**
 * What each turn cost, from the pieces that are lost at the beginning of the first one and at the end of each. A unit
 * that routs and rallies is no loss: the turns together cost what the order of battle has lost.
 */
export function lostInTurns(
  before: readonly string[],
  ends: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const forGood = [...ends];
  for (let i = ends.length - 2; i >= 0; i--) {
    forGood[i] = (ends[i] ?? []).filter((piece) => forGood[i + 1]?.includes(piece));
  }
  return forGood.map((lost, i) => lost.filter((piece) => !(forGood[i - 1] ?? before).includes(piece)));
}

/** Pieces of one kind that a side has lost, and how many it began with. */
export interface Loss {
  readonly kind: MusterKind;
  readonly lost: number;
  readonly of: number;
}

/** Losses of a side by the kind of its pieces, troops before those who lead them. */
export function lossesByKind({ formations }: Force, lost: readonly string[]): readonly Loss[] {
  const pieces = formations.flatMap((formation) => formation.pieces);
  return (['unit', 'model', 'general', 'base'] as const).flatMap((kind) => {
    const own = pieces.filter((piece) => piece.kind === kind);
    return own.length === 0
      ? []
      : [{ kind, lost: own.filter(({ piece }) => lost.includes(piece)).length, of: own.length }];
  });
}

const FATES: readonly Fate[] = ['killed', 'wounded', 'fled', 'left', 'destroyed', 'routing'];

/** The lost pieces of a side by what became of them; none where its book tells no ends apart. */
export function fatesOf({ formations }: Force): readonly { readonly fate: Fate; readonly count: number }[] {
  const fates = formations.flatMap(({ pieces }) => pieces.flatMap(({ fate }) => (fate === undefined ? [] : [fate])));
  return FATES.flatMap((fate) => {
    const count = fates.filter((one) => one === fate).length;
    return count === 0 ? [] : [{ fate, count }];
  });
}

/** A round length in millimetres, between a fifth and a half of a map of this width. */
export function scaleLength(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width / 2));
  return [5, 2, 1].map((digit) => digit * power).find((length) => length <= width / 2) ?? power;
}

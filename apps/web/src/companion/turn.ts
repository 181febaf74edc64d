/** The turn at a real table: its number, who has acted in it, who is out of the battle. Kept beside the pieces. Pure. */
import { valuesOf } from './follow.ts';
import type { Values } from './schemaForm.ts';

export interface Turn {
  /** From 1. */
  readonly number: number;
  /** Ids of pieces. */
  readonly acted: readonly string[];
  readonly out: readonly string[];
}

/** The name under which it is kept beside the situations. */
const KEPT = 'turn';

export const FIRST_TURN: Turn = { number: 1, acted: [], out: [] };

export const keptTurn = (turn: Turn): Readonly<Record<string, Values>> => ({ [KEPT]: { ...turn } });

/** From the store of the browser: what is damaged stands as at the beginning. */
export function turnIn(situations: Values): Turn {
  const { number, acted, out } = valuesOf(situations[KEPT]);
  const ids = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  return { number: typeof number === 'number' && number >= 1 ? number : 1, acted: ids(acted), out: ids(out) };
}

export const nextTurn = ({ number, out }: Turn): Turn => ({ number: number + 1, acted: [], out });

const withId = (ids: readonly string[], id: string, isIn: boolean): readonly string[] => [
  ...ids.filter((one) => one !== id),
  ...(isIn ? [id] : []),
];

export const withActed = (turn: Turn, id: string, has: boolean): Turn => ({
  ...turn,
  acted: withId(turn.acted, id, has),
});

/** Whoever is out has nothing more to do. */
export const withOut = (turn: Turn, id: string, isOut: boolean): Turn => ({
  ...turn,
  acted: withId(turn.acted, id, false),
  out: withId(turn.out, id, isOut),
});

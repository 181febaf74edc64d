/** Values of a state that players may correct: where they stand, and what they are. Pure. */
import type { StateChange } from '@drumhead/engine';
import type { Force } from '../../report/report.ts';

export type Value = StateChange['value'];

export interface Leaf {
  /** The way to it with dots, as an amendment names it. */
  readonly path: string;
  readonly value: Value;
}

/** What the battle waits for, how it ended and where it began are no values to correct: the engine refuses them. */
const FIXED: readonly string[] = ['frames', 'outcome', 'field'];

/** Numbers, words and answers below a place of the state, in its order; `path`: that place, empty for all of it. */
export function leavesOf(state: unknown, path = ''): readonly Leaf[] {
  if (typeof state === 'number' || typeof state === 'string' || typeof state === 'boolean') {
    return [{ path, value: state }];
  }
  if (typeof state !== 'object' || state === null) return [];
  return Object.entries(state).flatMap(([key, part]) =>
    path === '' && FIXED.includes(key) ? [] : leavesOf(part, path === '' ? key : `${path}.${key}`),
  );
}

export interface NamedPiece {
  readonly path: string;
  readonly name: string;
}

/** Pieces with their names; `unit-3` on the table is `units.3` in the state. */
export function piecesOf(forces: readonly Force[]): readonly NamedPiece[] {
  return forces.flatMap((force) =>
    force.formations.flatMap(({ pieces }) =>
      pieces.map(({ piece, name }) => ({ path: pathOf(piece), name: `${name} (${force.name})` })),
    ),
  );
}

export interface Correction {
  readonly path: string;
  /** The name of the piece; null: none, or its name is not known. */
  readonly piece: string | null;
  /** The way from the piece on, or the whole way. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Changes of a state as people read them. */
export function correctionsOf(
  changes: readonly StateChange[],
  state: unknown,
  pieces: readonly NamedPiece[],
): readonly Correction[] {
  const leaves = leavesOf(state);
  return changes.map(({ path, value }) => {
    const piece = pieces.find((one) => path.startsWith(`${one.path}.`));
    return {
      path,
      piece: piece?.name ?? null,
      field: piece === undefined ? path : path.slice(piece.path.length + 1),
      before: String(leaves.find((leaf) => leaf.path === path)?.value ?? '?'),
      after: String(value),
    };
  });
}

export function pathOf(piece: string): string {
  const cut = piece.lastIndexOf('-');
  return `${piece.slice(0, cut)}s.${piece.slice(cut + 1)}`;
}

/** What somebody typed as a value of the same kind; null where it is none. */
export function valueLike(before: Value, typed: string): Value | null {
  if (typeof before === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : null;
  if (typeof before === 'string') return typed;
  return /^-?\d+$/.test(typed) ? Number(typed) : null;
}

/** A change in the place of an earlier one of the same value; none where nothing would change. */
export function withChange(
  changes: readonly StateChange[],
  { path, value: before }: Leaf,
  value: Value,
): readonly StateChange[] {
  const others = changes.filter((one) => one.path !== path);
  return value === before ? others : [...others, { path, value }];
}

/** Names that players give to documents and to parts of them. Pure. */

/** With this name; an empty one takes it away. */
export function withName<Part extends { readonly name?: string }>(part: Part, name: string): Part {
  const { name: before, ...nameless } = part;
  if (name.trim() !== '') return { ...part, name };
  return before === undefined ? part : (nameless as Part);
}

/**
 * Own names of the units of a brigade, in their order; null: none of its own. With another one at a place; an empty one
 * takes it away.
 */
export function withNameAt(names: readonly (string | null)[], at: number, name: string): readonly (string | null)[] {
  const next = Array.from({ length: Math.max(names.length, at + 1) }, (_, i) =>
    i === at ? (name.trim() === '' ? null : name) : (names[i] ?? null),
  );
  return asWritten(next);
}

/** Nothing stands behind the last name. */
export const asWritten = (names: readonly (string | null)[]): readonly (string | null)[] =>
  names.filter((_, at) => names.slice(at).some((name) => name !== null));

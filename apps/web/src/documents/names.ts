/** Own names of the units of a brigade, in their order; null: none of its own. Pure. */

/** Another name at a place; an empty one takes it away, and nothing stands behind the last name. */
export function withNameAt(names: readonly (string | null)[], at: number, name: string): readonly (string | null)[] {
  const next = Array.from({ length: Math.max(names.length, at + 1) }, (_, i) =>
    i === at ? (name.trim() === '' ? null : name) : (names[i] ?? null),
  );
  while (next.at(-1) === null) next.pop();
  return next;
}

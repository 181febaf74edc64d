/** Have two plain objects the same keys, with the same values? That of the store's library weighs more: it knows maps. */
export function sameFields<T extends object>(one: T, other: T): boolean {
  const all = Object.entries(other);
  return (
    all.length === Object.keys(one).length &&
    all.every(([key, value]) => (one as Record<string, unknown>)[key] === value)
  );
}

/**
 * What follows from one thing alone that never changes (the fixed part of a game, the terrain on a table), found once
 * for it and kept as long as it is. The thing asked about last is asked about over and over.
 */
export function keptFor<K extends object, T>(find: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, { readonly found: T }>();
  let last: K | null = null;
  let lastFound: T | null = null;
  return (thing) => {
    if (thing === last) return lastFound as T;
    let kept = known.get(thing);
    if (kept === undefined) {
      kept = { found: find(thing) };
      known.set(thing, kept);
    }
    last = thing;
    lastFound = kept.found;
    return kept.found;
  };
}

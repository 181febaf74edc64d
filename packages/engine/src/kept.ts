/**
 * What follows from one thing alone that never changes (the fixed part of a game, the terrain on a table), found once
 * for it and kept as long as it is. The thing asked about last is asked about over and over.
 */
export function keptFor<K extends object, T>(find: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, T>();
  let last: K | null = null;
  let lastFound: T | null = null;
  return (thing) => {
    if (thing !== last) {
      if (!known.has(thing)) known.set(thing, find(thing));
      last = thing;
      lastFound = known.get(thing) as T;
    }
    return lastFound as T;
  };
}

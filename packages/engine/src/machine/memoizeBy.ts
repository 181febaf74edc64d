/**
 * Derives something from an object that never changes (the fixed part of a battle, its terrain, a list of units) once,
 * and keeps it as long as the object. Any number of battles at once; the answer depends on the object's contents alone.
 */
export function memoizeBy<K extends object, T>(derive: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, T>();
  return (thing) => {
    const found = known.get(thing);
    if (found !== undefined || known.has(thing)) return found as T;
    const derived = derive(thing);
    known.set(thing, derived);
    return derived;
  };
}

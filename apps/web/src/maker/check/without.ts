/** A file without what stands at a place of it, whatever that is: the judge says whether it can do without. */

/** `setup.players[1].placed[0]` as the keys that lead there. */
const keysOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));

/** The same value where nothing stands there. An empty list is left out as well. */
export function without<T>(value: T, path: string): T {
  return removedIn(value, keysOf(path)) as T;
}

function removedIn(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined || typeof value !== 'object' || value === null || !(key in value)) return value;
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, i) => i !== key)
      : value.map((one: unknown, i) => (i === key ? removedIn(one, rest) : one));
  }
  const { [key]: inner, ...others } = value as Readonly<Record<string | number, unknown>>;
  if (rest.length === 0) return others;
  const next = removedIn(inner, rest);
  if (next === inner) return value;
  return Array.isArray(next) && next.length === 0 ? others : { ...value, [key]: next };
}

/** Where the thing stands that a place belongs to; empty: nowhere. */
export const parentOf = (path: string): string => path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '');

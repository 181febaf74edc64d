/** Files and situations spoilt at random, for tests that a reader refuses anything and never throws. */
import type { RandomInt } from '@drumhead/engine';

type Loose = ReturnType<typeof JSON.parse>;

const GARBAGE: readonly Loose[] = [
  null,
  -1,
  0,
  1e308,
  '',
  'x',
  [],
  {},
  [[[]]],
  { toString: 1 },
  JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
  true,
  'dice',
];

/** A copy with one value somewhere in it spoilt: another number, garbage, or nothing; as a file of JSON holds it. */
export function spoilt(value: Loose, pick: RandomInt): Loose {
  return JSON.parse(JSON.stringify(changed(value, pick)));
}

function changed(value: Loose, pick: RandomInt): Loose {
  if (typeof value === 'number' && pick(3) > 0) return value + pick(401) - 200;
  if (typeof value !== 'object' || value === null || pick(9) === 0) return GARBAGE[pick(GARBAGE.length)];
  const keys = Object.keys(value);
  if (keys.length === 0) return GARBAGE[pick(GARBAGE.length)];
  const key = keys[pick(keys.length)] as string;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (pick(12) === 0) delete copy[key];
  else copy[key] = changed(value[key], pick);
  return copy;
}

/**
 * The difference between two pieces of plain data: what a client must change in the view it holds. Data that two states
 * share is not looked into.
 */

/** A step into plain data: the key of a record, or the index of a list. */
type Key = string | number;

/** A place and what stands there now; without a value, what stood there is gone. A list cut short says its `length`. */
export type Change = readonly [path: readonly Key[], value: unknown] | readonly [path: readonly Key[]];

/** Changes in order. */
export type Patch = readonly Change[];

/** What leads from `before` to `after`. Both are plain data; properties that are undefined count as left out. */
export function patchOf(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: readonly Key[], changes: Change[]): void {
  if (Object.is(before, after) || before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, changes);
  if (isRecord(before) && isRecord(after)) return compareRecords(before, after, path, changes);
  changes.push([path, after]);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly Key[],
  changes: Change[],
): void {
  const common = Math.min(before.length, after.length);
  if (after.length < before.length) changes.push([[...path, 'length'], after.length]);
  for (let i = 0; i < common; i++) compare(before[i], after[i], [...path, i], changes);
  for (let i = common; i < after.length; i++) changes.push([[...path, i], after[i]]);
}

function compareRecords(before: Fields, after: Fields, path: readonly Key[], changes: Change[]): void {
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && own(after, key) === undefined) changes.push([[...path, key]]);
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    if (own(before, key) === undefined) changes.push([[...path, key], value]);
    else compare(before[key], value, [...path, key], changes);
  }
}

/** `before` with the changes made; it shares with it what they do not touch. Null where they do not fit. */
export function applyPatch(before: unknown, patch: Patch): { readonly value: unknown } | null {
  let value = before;
  for (const change of patch) {
    const [path] = change;
    const next = changed(value, path, 0, change);
    if (next === null) return null;
    value = next.value;
  }
  return { value };
}

function changed(value: unknown, path: readonly Key[], at: number, change: Change): { readonly value: unknown } | null {
  const isGone = change.length === 1;
  if (at === path.length) return isGone ? null : { value: change[1] };
  const key = path[at] as Key;
  const isLast = at === path.length - 1;
  if (Array.isArray(value)) return inList(value, key, isLast, path, at, change);
  if (!isRecord(value) || typeof key !== 'string') return null;
  if (isLast && isGone) return { value: without(value, key) };
  const inner = changed(own(value, key), path, at + 1, change);
  return inner && { value: withField(value, key, inner.value) };
}

function inList(
  list: readonly unknown[],
  key: Key,
  isLast: boolean,
  path: readonly Key[],
  at: number,
  change: Change,
): { readonly value: unknown } | null {
  if (key === 'length') {
    const [, length] = change;
    const isShorter = isLast && typeof length === 'number' && length >= 0 && length <= list.length;
    return isShorter ? { value: list.slice(0, length) } : null;
  }
  // One past the end adds to the list.
  if (typeof key !== 'number' || !Number.isInteger(key) || key < 0 || key > list.length) return null;
  if (key === list.length && !isLast) return null;
  if (isLast && change.length === 1) return null;
  const inner = changed(list[key], path, at + 1, change);
  if (inner === null) return null;
  const copy = [...list];
  copy[key] = inner.value;
  return { value: copy };
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Entries make an own property of any key, even of `__proto__`. */
function withField(fields: Fields, key: string, value: unknown): Fields {
  return Object.fromEntries([...Object.entries(fields), [key, value]]);
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

/** Commands and set-ups as no honest client sends them. */
import type { RandomInt } from '@drumhead/engine';

/** Values that are no command of any rule set. Names of Object.prototype catch a careless lookup of handlers. */
export const GARBAGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'resign',
  [],
  [[]],
  {},
  { type: null },
  { type: 5 },
  { type: '' },
  { type: [] },
  { type: {} },
  { type: 'no such command' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'prototype' },
  { type: 'toString' },
  { type: 'hasOwnProperty' },
  { type: 'valueOf' },
];

/** Rolls from a seat that is not asked for any. */
export const STRAY_ROLLS: readonly unknown[] = [
  { type: 'roll' },
  { type: 'roll', faces: null },
  { type: 'roll', faces: 6 },
  { type: 'roll', faces: [] },
  { type: 'roll', faces: [null] },
  { type: 'roll', faces: [[]] },
  { type: 'roll', faces: [[7]] },
  { type: 'roll', faces: [['6']] },
];

const SUBSTITUTES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  1e9,
  -1e9,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  'x',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(500),
  [],
  {},
  [[]],
  [0],
  { type: 'x' },
];

/** A copy of plain data with one thing in it wrong: replaced, left out, doubled or put in. */
export function mutant(original: unknown, choose: RandomInt): unknown {
  const root: { it: unknown } = { it: JSON.parse(JSON.stringify(original)) };
  const slots: { readonly parent: Record<string, unknown>; readonly key: string }[] = [];
  collect(root, slots);
  const { parent, key } = slots[choose(slots.length)] as (typeof slots)[number];
  const value = parent[key];
  switch (choose(6)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      break;
    case 1:
      if (Array.isArray(value)) value.push(value.length > 0 ? value[choose(value.length)] : 0);
      else if (typeof value === 'number') parent[key] = -value;
      else if (typeof value === 'string') parent[key] = `${value} `;
      else if (typeof value === 'object' && value !== null) (value as Record<string, unknown>)['stray'] = 1;
      else parent[key] = [value];
      break;
    case 2:
      parent[key] = typeof value === 'number' ? value + nudge(choose) : SUBSTITUTES[choose(SUBSTITUTES.length)];
      break;
    default:
      parent[key] = SUBSTITUTES[choose(SUBSTITUTES.length)];
  }
  return root.it === undefined ? null : root.it;
}

/** Copies of a command, each with one field too many: one for the command and one for every record within it. */
export function padded(command: unknown): readonly unknown[] {
  const records = recordsIn(JSON.parse(JSON.stringify(command))).length;
  return Array.from({ length: records }, (_, at) => {
    const copy: unknown = JSON.parse(JSON.stringify(command));
    (recordsIn(copy)[at] as Record<string, unknown>)['stray'] = 1;
    return copy;
  });
}

function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(recordsIn);
  return Array.isArray(value) ? below : [value as Record<string, unknown>, ...below];
}

/** From a hair to a leap. */
function nudge(choose: RandomInt): number {
  const most = [1, 10, 1000][choose(3)] as number;
  return choose(2 * most + 1) - most;
}

function collect(
  parent: Record<string, unknown>,
  slots: { readonly parent: Record<string, unknown>; readonly key: string }[],
): void {
  for (const key of Object.keys(parent)) {
    slots.push({ parent, key });
    const value = parent[key];
    if (typeof value === 'object' && value !== null) collect(value as Record<string, unknown>, slots);
  }
}

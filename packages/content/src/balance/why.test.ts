import { expect, it } from 'vitest';
import { type BalanceNames, brigadesBy, whyLines } from './index.ts';
import { balanceMessages } from './messages.ts';

const t: BalanceNames['t'] = (key, facts = {}) =>
  (balanceMessages as Readonly<Record<string, { readonly en: string }>>)[key]?.en.replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => String(facts[name]),
  ) ?? key;

const names: BalanceNames = {
  t,
  side: (side) => ['France', 'Austria'][side] ?? '',
  piece: (piece) => piece,
  price: () => 30,
  formations: [
    { side: 0, name: null, pieces: ['unit-0'] },
    { side: 1, name: 'Avant-garde', pieces: ['unit-1'] },
    { side: 1, name: null, pieces: ['unit-2', 'unit-3', 'unit-4', 'unit-5'] },
  ],
  place: (place) => place,
  troops: (troops) => troops,
  percent: String,
  decimal: String,
};
const why = {
  // A unit alone costs most; together those of a large brigade do.
  earned: [
    { piece: 'unit-0', cost: 1 },
    { piece: 'unit-2', cost: 0.75 },
    { piece: 'unit-3', cost: 0.75 },
  ],
  fell: [],
  neverHeld: [],
  late: [],
};

it('names the brigade first that costs the enemy most, with its size, and none that costs nothing', () => {
  expect(brigadesBy(names.formations, why)[0]).toBe(names.formations[2]);
  expect(whyLines(why, names)[0]).toBe(
    'What each brigade costs the enemy, by battle: Austria, brigade 2 1.5 (units 4, points 120); France, brigade 1 1 (units 1, points 30).',
  );
  const free = { ...names, price: () => null, formations: names.formations.slice(0, 1) };
  expect(whyLines(why, free)[0]).toContain('France, brigade 1 1 (units 1).');
  expect(whyLines(why, { ...names, formations: [] })[0]).toContain('What they cost');
});

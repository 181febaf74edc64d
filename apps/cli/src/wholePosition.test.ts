/** A whole position file, with its moment and orders, is a situation for `play`, `sight` and `move` alike. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifests } from './rulesets.ts';
import { translatorFor } from './translate.ts';

const t = await translatorFor('en');

/** For each rule set: a question of `move`, and orders that change what `sight` and `move` say. */
const QUESTIONS = {
  'large-battles': {
    move: { unit: 'hussars', order: { type: 'move', move: { kind: 'straight', distance: 20 } } },
    orders: [
      { type: 'activate', unit: 'hussars', dice: 1 },
      { type: 'roll', faces: [[6]] },
      { type: 'move', unit: 'hussars', move: { kind: 'straight', distance: 30 } },
    ],
    sight: { from: 'hussars', to: 'foot-1' },
  },
  skirmish: {
    move: { model: 'officer', order: { type: 'move', x: 300, y: 450 } },
    orders: [{ type: 'move', x: 330, y: 460 }],
    sight: { from: 'officer', to: 'captain' },
  },
  simplicity: {
    move: { unit: 'line-1', order: { type: 'retire', distance: 2 } },
    orders: [{ type: 'move', unit: 'battery', distance: 3 }],
    sight: { from: 'battery', to: 'foot-1' },
  },
} as const;

const fileOf = (id: string): object =>
  JSON.parse(readFileSync(new URL(`../../../examples/positions/${id}.json`, import.meta.url), 'utf8')) as object;

describe.each(manifests)('$ruleset.id', ({ ruleset, judge }) => {
  const { move, orders, sight } = QUESTIONS[ruleset.id as keyof typeof QUESTIONS];
  const file = fileOf(ruleset.id);
  const judged = (kind: string, more: object, table: object = file): unknown => {
    const found = judge.adjudicate(kind, { ...table, ...more }, t);
    if (!found.ok) throw new Error(JSON.stringify(found.problems));
    return found.value;
  };

  it('judges the file of a position as it is', () => {
    expect(judged('play', {})).toMatchObject({ kind: 'play', refused: null });
    expect(judged('sight', sight)).toMatchObject({ looks: [sight] });
    expect(judged('move', move)).toMatchObject({ legal: true });
  });

  it('looks at the table as it is after the orders of the file', () => {
    const { position } = judged('play', { orders }) as { readonly position: object };
    const after = judged('sight', sight, { position });
    expect(judged('sight', { orders, ...sight })).toEqual(after);
    expect(after).not.toEqual(judged('sight', sight));
  });

  it('moves from where the orders of the file have led', () => {
    const moved = judged('move', { orders, ...move }) as { readonly stands: object | null };
    const { position } = judged('play', { orders }) as { readonly position: object };
    expect(moved).toEqual(judged('move', move, { position }));
  });

  it('names the order that a file cannot have', () => {
    const found = judge.adjudicate('sight', { ...file, orders: [...orders, { type: 'nonsense' }] }, t);
    expect(found.ok ? [] : found.problems.map(({ path }) => path)).toEqual([
      expect.stringMatching(new RegExp(`^orders\\[${orders.length}\\]`)),
    ]);
  });
});

/** The folder examples/: a file for every kind of situation, judged and told in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifests } from './rulesets.ts';
import { tell } from '@drumhead/content/told';
import { translatorFor } from './translate.ts';

const folder = new URL('../../../examples/', import.meta.url);
const translators = { en: await translatorFor('en'), it: await translatorFor('it') };

/** `approach.json` and `approach-town.json` are both for the kind `approach`. */
const kindOf = (file: string): string => file.replace(/(-.*)?\.json$/, '');

describe.each(manifests)('$ruleset.id', ({ ruleset, judge }) => {
  const files = readdirSync(new URL(`${ruleset.id}/`, folder));
  const told = (file: string, language: 'en' | 'it'): string => {
    const t = translators[language];
    const text = readFileSync(new URL(`${ruleset.id}/${file}`, folder), 'utf8');
    const judged = judge.adjudicate(kindOf(file), JSON.parse(text), t);
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    return tell(t, judged.value, judge.oddsKinds.includes(kindOf(file)) ? judge.odds(judged.value) : []);
  };

  it('has an example of every kind, and of no other', () => {
    expect([...new Set(files.map(kindOf))].sort()).toEqual([...judge.kinds].sort());
  });

  it.each(files)('%s is judged, and told without a key or a gap', (file) => {
    for (const language of ['en', 'it'] as const) {
      const text = told(file, language);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/\b(cli|lb|sk|sip|engine)\.[a-z]|\{\{|undefined|NaN|\[object/);
    }
    expect(told(file, 'it')).not.toBe(told(file, 'en'));
  });
});

interface OrderSchema {
  readonly properties: Readonly<Record<string, { readonly const?: string }>>;
  readonly required: readonly string[];
}

describe('a position in words', () => {
  const inWords = (id: string, kind: string, more: object = {}): string => {
    const { judge } = manifests.find(({ ruleset }) => ruleset.id === id) as (typeof manifests)[number];
    const file = JSON.parse(readFileSync(new URL(`positions/${id}.json`, folder), 'utf8')) as object;
    const asked = 'position' in more ? more : { ...file, ...more };
    const judged = judge.adjudicate(kind, asked, translators.en);
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    return tell(translators.en, judged.value);
  };

  it('says what is decided, not the name that the program has for it', () => {
    const first = (id: string) => inWords(id, 'play').split('\n')[0];
    expect(first('skirmish')).toBe('france to decide: Spend the actions (SK-ACT-2)');
    expect(first('simplicity')).toBe('france to decide: Give an order (SIP-TRN-1)');
    expect(first('large-battles')).toBe('france to decide: Activate a unit or general? (LB-ACT-07)');
  });

  it.each(manifests.map(({ ruleset }) => ruleset.id))('names an order of each kind that %s accepts next', (id) => {
    const { judge } = manifests.find(({ ruleset }) => ruleset.id === id) as (typeof manifests)[number];
    const file = JSON.parse(readFileSync(new URL(`positions/${id}.json`, folder), 'utf8')) as object;
    const { $defs } = judge.schema('play') as {
      readonly $defs: { readonly order: { readonly oneOf: readonly OrderSchema[] } };
    };
    const played = (orders: readonly object[]) => {
      const judged = judge.adjudicate('play', { ...file, orders }, translators.en);
      if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
      return judged.value as {
        readonly answers: readonly { readonly type: string }[];
        readonly refused: object | null;
      };
    };
    const { answers } = played([]);
    expect(answers.length).toBeGreaterThan(2);
    const orders = answers.flatMap((one) => [one, ...played([one]).answers]);
    expect(answers.map((one) => played([one]).refused)).toEqual(answers.map(() => null));
    for (const order of orders) {
      const schema = $defs.order.oneOf.find(({ properties }) => properties['type']?.const === order.type);
      const fields = Object.keys(order);
      expect([order.type, fields.filter((field) => !(field in (schema?.properties ?? {})))]).toEqual([order.type, []]);
      expect(fields).toEqual(expect.arrayContaining([...(schema?.required ?? [order.type])]));
    }
  });

  it('adds to the die of a model, and counts the dice of a battery', () => {
    const model = inWords('skirmish', 'sight', { from: 'line-1', to: 'redcoat-1' });
    expect(model).toContain('Shooter adds to the die: 2');
    expect(model).not.toContain('Battery');
    const guns = { position: JSON.parse(readFileSync(new URL('large-battles/sight.json', folder), 'utf8')).position };
    expect(inWords('large-battles', 'sight', guns)).toContain('Battery’s dice: 5');
    // LB-LOS-01, LB-LOS-09: the sight of guns alone is not mutual.
    expect(inWords('large-battles', 'sight', guns)).toContain('Sight of the guns goes one way');
    expect(model).not.toContain('one way');
    const { position } = JSON.parse(readFileSync(new URL('simplicity/sight.json', folder), 'utf8'));
    expect(inWords('simplicity', 'sight', { position })).not.toContain('one way');
  });
});

/** Fields without a description, wherever they stand. */
function undescribed(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]): readonly string[] => {
    if (key !== 'properties') return undescribed(value, path);
    return Object.entries(value as Readonly<Record<string, object>>).flatMap(([field, of]) => [
      ...('description' in of ? [] : [`${path}.${field}`]),
      ...undescribed(of, `${path}.${field}`),
    ]);
  });
}

describe.each(manifests)('the schemas of $ruleset.id', ({ judge }) => {
  it.each(judge.kinds)('%s describes every field', (kind) => {
    expect(undescribed(judge.schema(kind), kind)).toEqual([]);
  });
});

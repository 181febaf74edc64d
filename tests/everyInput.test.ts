/** Every input of `adjudicate` and `odds` given alone: answered, or refused by a rule that says why. */
import { readdirSync, readFileSync } from 'node:fs';
import { judge as largeBattles } from '@drumhead/large-battles/adjudicate';
import { judge as simplicity } from '@drumhead/simplicity/adjudicate';
import { judge as skirmish } from '@drumhead/skirmish/adjudicate';
import { describe, expect, it } from 'vitest';

const OF_THE_BOOK = /^(LB|SK|SIP)-/;
const BARE = ', bare';

const JUDGES = { 'large-battles': largeBattles, skirmish, simplicity };

interface Field {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly oneOf?: readonly Field[];
  readonly anyOf?: readonly Field[];
}

type Situation = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Situation =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field, or the kinds that it may be of. */
const kindsOf = (field: Field): readonly Field[] =>
  field.properties === undefined ? [...(field.oneOf ?? []), ...(field.anyOf ?? [])].flatMap(kindsOf) : [field];

/** The record that an object is one of. */
function recordOf(field: Field, value: Situation): Field {
  const fits = kindsOf(field).find((kind) =>
    Object.entries(kind.properties ?? {}).every(([key, { const: only }]) => only === undefined || value[key] === only),
  );
  return fits ?? field;
}

/** A situation with what it must have, and no more. */
function bare(situation: Situation, schema: Field): Situation {
  const { required = [], properties = {} } = recordOf(schema, situation);
  return Object.fromEntries(
    Object.entries(situation)
      .filter(([key]) => required.includes(key))
      .map(([key, value]) => [key, isObject(value) ? bare(value, properties[key] ?? {}) : value]),
  );
}

/** An object with one field of it, at any depth, given besides. */
interface Given {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  readonly situation: Situation;
}

function valuesOf({ type, enum: choices, minimum, maximum }: Field): readonly unknown[] {
  if (choices !== undefined) return choices;
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number')
    return [minimum, maximum].filter((value) => value !== undefined && Math.abs(value) < 1e6);
  return [];
}

function* givenAlone(situation: Situation, schema: Field, path = ''): Generator<Given> {
  const record = recordOf(schema, situation);
  for (const [key, field] of Object.entries(record.properties ?? {})) {
    const at = path === '' ? key : `${path}.${key}`;
    const own = situation[key];
    if (isObject(own)) {
      for (const inner of givenAlone(own, field, at))
        yield { ...inner, situation: { ...situation, [key]: inner.situation } };
    } else if (own === undefined) {
      for (const value of valuesOf(field)) yield { path: at, field, value, situation: { ...situation, [key]: value } };
    }
  }
}

/** The examples, whole and bare. Situations of a whole table are tried by tests of their own. */
const examples = Object.entries(JUDGES).flatMap(([id, judge]) =>
  readdirSync(new URL(`../examples/${id}/`, import.meta.url)).flatMap((file) => {
    const name = file.replace('.json', '');
    const kind = judge.kinds.find((one) => name === one || name.startsWith(`${one}-`)) ?? name;
    if (judge.tableKinds.includes(kind)) return [];
    const text = readFileSync(new URL(`../examples/${id}/${file}`, import.meta.url), 'utf8');
    const situation = JSON.parse(text) as Situation;
    const given = { id, kind, judge };
    return [
      { ...given, name, situation },
      { ...given, name: `${name}${BARE}`, situation: bare(situation, judge.schema(kind) as Field) },
    ];
  }),
);

/** Left out, these follow from other inputs. */
const FOLLOWS = /left out: if |left out: Shakos|left out: the first/;

describe.each(examples)('$id $name', ({ name, kind, judge, situation }) => {
  const schema = judge.schema(kind) as Field;
  const answerTo = (one: Situation) => judge.adjudicate(kind, one, (key) => key);

  it('is answered as it is', () => {
    const answer = answerTo(situation);
    // What is bare may be no case of its rule: a unit in good order does not rally.
    const byRule = !answer.ok && answer.problems.every(({ rule }) => OF_THE_BOOK.test(rule));
    expect(answer.ok || (name.endsWith(BARE) && byRule), JSON.stringify(answer)).toBe(true);
  });

  it('answers every input alone, or refuses it by a rule of its book', () => {
    const faults: string[] = [];
    for (const { path, value, situation: one } of givenAlone(situation, schema)) {
      const answer = answerTo(one);
      const chances = [...(answer.ok ? judge.odds(answer.value) : []), ...(judge.chancesLeft?.(kind, one) ?? [])];
      for (const { what, chance } of chances) {
        if (!(chance >= 0 && chance <= 1 + 1e-9)) faults.push(`${path} ${JSON.stringify(value)}: ${what} ${chance}`);
      }
      if (answer.ok) continue;
      for (const { rule, reason } of answer.problems) {
        if (!OF_THE_BOOK.test(rule)) faults.push(`${path} ${JSON.stringify(value)}: ${rule} ${reason}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('takes what an input is described to be when it is left out', () => {
    const plain = JSON.stringify(answerTo(situation));
    const faults: string[] = [];
    for (const { path, field, value, situation: one } of givenAlone(situation, schema)) {
      const usual = field.default ?? (field.type === 'boolean' ? false : undefined);
      if (usual !== value || FOLLOWS.test(field.description ?? '')) continue;
      if (JSON.stringify(answerTo(one)) !== plain) faults.push(`${path} ${JSON.stringify(value)}`);
    }
    expect(faults).toEqual([]);
  });
});

/** Every field of a schema, with the fields beside it. */
function* fieldsIn(
  field: Field & { readonly items?: Field },
  path: string,
): Generator<readonly [string, Field, Field]> {
  for (const [key, one] of Object.entries(field.properties ?? {})) {
    yield [`${path}.${key}`, one, field];
    yield* fieldsIn(one, `${path}.${key}`);
  }
  for (const kind of [...(field.oneOf ?? []), ...(field.anyOf ?? [])]) yield* fieldsIn(kind, path);
  if (field.items !== undefined) yield* fieldsIn(field.items, `${path}[]`);
}

describe.each(Object.entries(JUDGES))('what inputs of %s are', (_, judge) => {
  const fields = judge.kinds.flatMap((kind) => [...fieldsIn(judge.schema(kind) as Field, kind)]);

  it('has words for each', () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(([, { description }]) => description === undefined).map(([path]) => path)).toEqual([]);
  });

  it('says which way numbers below 0 go', () => {
    const saysWay = /clockwise|below 0|edge|down the table/;
    const silent = fields.flatMap(([path, { type, minimum = 0, description = '' }, beside]) => {
      if ((type !== 'number' && type !== 'integer') || minimum >= 0 || minimum < -1e6) return [];
      // Of a place, the second number says for both.
      const both = `${description} ${path.endsWith('.x') ? (beside.properties?.['y']?.description ?? '') : ''}`;
      return saysWay.test(both) ? [] : [path];
    });
    expect(silent).toEqual([]);
  });
});

it('SIP-GEN-9 places of Simplicity are measured from the south-west corner, and so described', () => {
  const words = simplicity.kinds.flatMap((kind) =>
    [...fieldsIn(simplicity.schema(kind) as Field, kind)].map(([, { description = '' }]) => description),
  );
  expect(words.filter((one) => /\b(left|top) edge\b/i.test(one))).toEqual([]);
});

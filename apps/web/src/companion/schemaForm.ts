/** A situation as a form, from its JSON Schema: how each field is shown, begins, and is left out. Pure. */

/** The parts of JSON Schema that situations use. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string | number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
}

export type Values = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one schema behind “a value or a list of such values”: the list; of yes or no, the value. */
export function plain(schema: Schema): Schema {
  const one =
    schema.anyOf?.find(({ type }) => type === 'boolean') ?? schema.anyOf?.find(({ type }) => type === 'array');
  return one === undefined ? schema : { ...one, default: schema.default };
}

/** How a field is shown. */
export type Control = 'switch' | 'choice' | 'number' | 'text' | 'faces' | 'die' | 'marks' | 'list' | 'record' | 'kinds';

const isDie = ({ type, minimum, maximum }: Schema): boolean => type === 'integer' && minimum === 1 && maximum === 6;
/** Whole numbers from 1 to 6 that are faces of dice, by the names of their fields or of the field around them. */
const DICE_NAMES: readonly string[] = ['dice', 'die', 'face', 'faces'];

export function controlOf(schema: Schema, name: string, around: string): Control {
  const { type, enum: choices, items, properties, oneOf } = plain(schema);
  if (properties !== undefined) return 'record';
  if (oneOf !== undefined) return 'kinds';
  if (choices !== undefined) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'string') return 'text';
  if (type !== 'array' || items === undefined)
    return isDie(schema) && [name, around].some((one) => DICE_NAMES.includes(one)) ? 'die' : 'number';
  if (isDie(items)) return 'faces';
  return items.enum !== undefined && (plain(schema).maxItems ?? 0) > 4 ? 'marks' : 'list';
}

/** Is it one of the fields that take what dice show? They come after the answer, which tells how many to roll. */
export const isDiceField = (name: string): boolean => DICE_NAMES.includes(name);

/** The field of each kind that tells them apart, such as `arm`. */
export function tagOf({ oneOf = [] }: Schema): string {
  const fields = Object.entries(oneOf[0]?.properties ?? {});
  return fields.find(([, { const: value }]) => value !== undefined)?.[0] ?? '';
}

/** The kind that a value is of; the first where it says none. */
export function kindOf(schema: Schema, value: unknown): Schema {
  const tag = tagOf(schema);
  const given = isValues(value) ? value[tag] : undefined;
  const { oneOf = [] } = schema;
  return oneOf.find(({ properties }) => properties?.[tag]?.const === given) ?? oneOf[0] ?? {};
}

/**
 * What a field begins with where it must be there: what its schema says, or nothing, for an answer must not rest on values
 * that nobody gave. Dice begin with none, those of a record of dice too.
 */
export function firstValue(schema: Schema, name = '', around = ''): unknown {
  const of = plain(schema);
  if (of.const !== undefined) return of.const;
  if (of.default !== undefined) return of.default;
  switch (controlOf(of, name, around)) {
    case 'switch':
      return false;
    case 'record':
      return firstRecord(of, name);
    case 'kinds':
      return firstRecord(kindOf(of, undefined), name);
    case 'list':
      return firstItems(of, name);
    case 'faces':
    case 'marks':
      return [];
    default:
      return undefined;
  }
}

/** Records that a list must hold stand there to be filled in; plain values are added one by one. */
function firstItems({ items = {}, minItems = 0 }: Schema, name: string): readonly unknown[] {
  const first = firstValue(items, name);
  return isValues(first) ? Array.from({ length: minItems }, () => first) : [];
}

/** What an item begins with that somebody adds to a list: it is in sight, so a plain one begins with a value. */
export function firstItem(schema: Schema, name: string): unknown {
  const { minimum = 0, enum: choices } = plain(schema);
  const first = firstValue(schema, name);
  if (first !== undefined) return first;
  switch (controlOf(schema, name, '')) {
    case 'choice':
      return choices?.[0];
    case 'number':
      return minimum;
    default:
      return undefined;
  }
}

/** What the next item of a list begins with: a record with what the last one says, so that it is typed once for all. */
export function nextItem(items: readonly unknown[], schema: Schema, name: string): unknown {
  const last = items.at(-1);
  return isValues(last) ? last : firstItem(schema, name);
}

/** Items that stand one after the other and say the same: the place of the first, and how many there are. */
export interface Run {
  readonly at: number;
  readonly count: number;
}

/** The runs of a list, in their order: of a volley one shooter is told, and how many more are like it. */
export function runsOf(items: readonly unknown[]): readonly Run[] {
  const runs: Run[] = [];
  let before: string | null = null;
  for (const [at, item] of items.entries()) {
    const text = JSON.stringify(item);
    const last = runs.at(-1);
    if (last !== undefined && text === before) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ at, count: 1 });
    before = text;
  }
  return runs;
}

/** The list with `count` items like this one in place of its run. */
export const withRun = (items: readonly unknown[], run: Run, item: unknown, count = run.count): readonly unknown[] => [
  ...items.slice(0, run.at),
  ...Array.from({ length: count }, () => item),
  ...items.slice(run.at + run.count),
];

/** `around`: the name of the record's own field. */
function firstRecord({ properties = {}, required = [] }: Schema, around: string): Values {
  const fields = required.map((name) => [
    name,
    isDiceField(name) ? undefined : firstValue(properties[name] ?? {}, name, around),
  ]);
  const tags = Object.entries(properties).flatMap(([name, { const: tag }]) => (tag === undefined ? [] : [[name, tag]]));
  return Object.fromEntries([...tags, ...fields].filter(([, value]) => value !== undefined)) as Values;
}

/** Data from outside (a link, the store of the browser) as far as the schema knows it; the rest is dropped. */
export function conformed(value: unknown, schema: Schema, name = ''): unknown {
  const of = plain(schema);
  switch (controlOf(of, name, '')) {
    case 'record':
      return conformedRecord(value, of, name);
    case 'kinds':
      return conformedRecord(value, kindOf(of, value), name);
    case 'faces':
    case 'marks':
    case 'list': {
      const items = Array.isArray(value) ? value : value === undefined ? [] : [value];
      const kept = items.slice(0, of.maxItems).map((one) => conformed(one, of.items ?? {}, name));
      return kept.filter((one) => one !== undefined);
    }
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return typeof value === 'string' && of.enum?.includes(value) ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value.slice(0, of.maxLength) : undefined;
    default:
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }
}

function conformedRecord(value: unknown, schema: Schema, around: string): Values {
  const given = isValues(value) ? value : {};
  const { properties = {} } = schema;
  const kept = Object.entries(properties).flatMap(([name, of]) => {
    if (of.const !== undefined) return [[name, of.const]];
    const one = Object.hasOwn(given, name) ? conformed(given[name], of, name) : undefined;
    return one === undefined ? [] : [[name, one]];
  });
  return { ...firstRecord(schema, around), ...Object.fromEntries(kept) } as Values;
}

/** The situation for the judge: what was begun and is not complete, such as half of the dice, is left out. */
export function pruned(value: unknown, schema: Schema, name = '', needed = true): unknown {
  const of = plain(schema);
  switch (controlOf(of, name, '')) {
    case 'record':
      return prunedRecord(value, of, needed);
    case 'kinds':
      return prunedRecord(value, kindOf(of, value), needed);
    case 'faces':
    case 'marks':
    case 'list': {
      const items = (Array.isArray(value) ? value : []).map((one) => pruned(one, of.items ?? {}, name));
      // Somebody who takes the last mark away says that there is none.
      if (items.length === 0 && !needed && controlOf(of, name, '') !== 'marks') return undefined;
      const isShort = items.length < (of.minItems ?? 0);
      return isShort && (!needed || controlOf(of, name, '') === 'faces' || isDiceField(name)) ? undefined : items;
    }
    case 'text':
      return value === '' ? undefined : value;
    default:
      return value;
  }
}

function prunedRecord(value: unknown, schema: Schema, needed: boolean): Values | undefined {
  const given = isValues(value) ? value : {};
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, of]) => {
    const must = required.includes(name);
    const one =
      given[name] === undefined && !isOptionalRecord(of, must) ? undefined : pruned(given[name], of, name, must);
    return one === undefined ? [] : [[name, one]];
  });
  const record = Object.fromEntries(fields) as Values;
  const whole = required.every((name) => record[name] !== undefined);
  return !needed && (!whole || fields.length === 0) ? undefined : record;
}

/** A record that must be there, though nothing in it must. */
const isOptionalRecord = (schema: Schema, must: boolean): boolean =>
  must && schema.properties !== undefined && (schema.required ?? []).length === 0;

/** What is marked of several: what somebody gave, be it none of them, else what another field says. */
export const marksOf = (value: unknown, implied: unknown): readonly string[] =>
  [value, implied].find((one) => Array.isArray(one)) ?? [];

/** The marks after a tap on one of them; undefined: what another field says, as if nobody had given any. */
export function withMark(value: unknown, implied: unknown, one: string): readonly string[] | undefined {
  const marks = marksOf(value, implied);
  const next = marks.includes(one) ? marks.filter((other) => other !== one) : [...marks, one];
  const isImplied =
    Array.isArray(implied) && implied.length === next.length && next.every((mark) => implied.includes(mark));
  return isImplied ? undefined : next;
}

/** The same with another value at a place; undefined takes it away. */
export function withValue(value: unknown, path: Path, to: unknown): unknown {
  const [at, ...rest] = path;
  if (at === undefined) return to;
  if (typeof at === 'number') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.map((one, i) => (i === at ? withValue(one, rest, to) : one));
  }
  const fields = isValues(value) ? value : {};
  const next = withValue(fields[at], rest, to);
  if (next !== undefined) return { ...fields, [at]: next };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== at));
}

/** A place as the judge writes it in a problem: `defenders[1].dis`. */
export const pathText = (path: Path): string =>
  path.map((at, i) => (typeof at === 'number' ? `[${at}]` : i === 0 ? at : `.${at}`)).join('');

/** The record at a path such as `target` or `shooters[0]`, with its schema; the whole situation at an empty one. */
export function recordAt(schema: Schema, value: unknown, path: string): readonly [schema: Schema, value: unknown] {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<readonly [Schema, unknown]>(
      ([of, one], step) =>
        Array.isArray(one)
          ? [plain(of).items ?? {}, one[Number(step)]]
          : [plain(of).properties?.[step] ?? {}, isValues(one) ? one[step] : undefined],
      [schema, value],
    );
}

/**
 * KERNEL-FORMAT. Shapes of data from outside, as data: one description says of a value what is wrong, place by place,
 * gives its type, and is printed as JSON Schema (`@drumhead/content/schema`). Small on purpose; it knows just what files,
 * messages and commands need.
 */
import { excerpt } from './plain.ts';
import type { Checked, Facts, Problem } from './basics.ts';

export type Schema =
  | { readonly is: 'text'; readonly most: number; readonly pattern?: string; readonly seen?: (given: string) => string }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'constant'; readonly value: string | number }
  | { readonly is: 'number'; readonly least: number; readonly most: number; readonly whole: boolean }
  | { readonly is: 'flag' }
  | {
      readonly is: 'list';
      readonly of: Schema;
      readonly least: number;
      readonly most: number;
      readonly multiple: number;
    }
  | { readonly is: 'pair'; readonly of: Schema }
  | { readonly is: 'record'; readonly must: Fields; readonly may: Fields; readonly oneOf: readonly string[] }
  | { readonly is: 'nullable'; readonly of: Schema }
  | { readonly is: 'tagged'; readonly tag: string; readonly kinds: readonly Schema[] }
  | { readonly is: 'oneOrMore'; readonly of: Schema; readonly least: number; readonly most: number }
  | { readonly is: 'anything' }
  | { readonly is: 'dictionary'; readonly mostKey: number; readonly of?: Schema }
  | { readonly is: 'defaulted'; readonly of: Schema; readonly value: unknown }
  | { readonly is: 'described'; readonly of: Schema; readonly words: string };

export type Fields = Readonly<Record<string, Schema>>;

/** The type of the values a shape lets through. */
export type Infer<S> = S extends { readonly is: 'text' }
  ? string
  : S extends { readonly is: 'choice'; readonly of: readonly (infer C)[] }
    ? C
    : S extends { readonly is: 'constant'; readonly value: infer V }
      ? V
      : S extends { readonly is: 'number' }
        ? number
        : S extends { readonly is: 'flag' }
          ? boolean
          : S extends { readonly is: 'list'; readonly of: infer I }
            ? readonly Infer<I>[]
            : S extends { readonly is: 'pair'; readonly of: infer I }
              ? readonly [Infer<I>, Infer<I>]
              : S extends { readonly is: 'record'; readonly must: infer M; readonly may: infer O }
                ? { readonly [K in keyof M]: Infer<M[K]> } & { readonly [K in keyof O]?: Infer<O[K]> }
                : S extends { readonly is: 'nullable'; readonly of: infer I }
                  ? Infer<I> | null
                  : S extends { readonly is: 'tagged'; readonly kinds: readonly (infer K)[] }
                    ? Infer<K>
                    : S extends { readonly is: 'oneOrMore'; readonly of: infer I }
                      ? Infer<I> | readonly Infer<I>[]
                      : S extends { readonly is: 'anything' }
                        ? unknown
                        : S extends { readonly is: 'dictionary'; readonly of: infer V }
                          ? Readonly<Record<string, Infer<V>>>
                          : S extends { readonly is: 'dictionary' }
                            ? Readonly<Record<string, unknown>>
                            : S extends { readonly is: 'defaulted' | 'described'; readonly of: infer I }
                              ? Infer<I>
                              : never;

/** A file with more faults than this is not read to its end. */
export const MOST_PROBLEMS = 50;
/** Unknown keys of one record that are named one by one. */
const MOST_UNKNOWN_KEYS = 5;

export const text = (most: number, pattern?: string) =>
  (pattern === undefined ? { is: 'text', most } : { is: 'text', most, pattern }) as {
    is: 'text';
    most: number;
    pattern?: string;
  };
export const choice = <const C extends readonly string[]>(of: C) => ({ is: 'choice', of }) as const;
export const constant = <const V extends string | number>(value: V) => ({ is: 'constant', value }) as const;
export const number = (least: number, most: number) => ({ is: 'number', least, most, whole: false }) as const;
export const whole = (least: number, most: number) => ({ is: 'number', least, most, whole: true }) as const;
export const flag = { is: 'flag' } as const;
/** A list of at least and at most so many, and of a multiple of so many: 2 for corners as x1, y1, x2, y2. */
export const list = <const S extends Schema>(of: S, least: number, most: number, multiple = 1) =>
  ({ is: 'list', of, least, most, multiple }) as const;
export const pair = <const S extends Schema>(of: S) => ({ is: 'pair', of }) as const;
export const nullable = <const S extends Schema>(of: S) => ({ is: 'nullable', of }) as const;
/** Records of several kinds, told apart by the constant in the field `tag`. */
export const tagged = <const K extends readonly Schema[]>(tag: string, kinds: K) =>
  ({ is: 'tagged', tag, kinds }) as const;
/** A value, or a list of such values. */
export const oneOrMore = <const S extends Schema>(of: S, least: number, most: number) =>
  ({ is: 'oneOrMore', of, least, most }) as const;
export const anything = { is: 'anything' } as const;
/** Any values, or values of one shape, by keys of at most so many characters. */
export function dictionary(mostKey: number): { readonly is: 'dictionary'; readonly mostKey: number };
export function dictionary<const S extends Schema>(
  mostKey: number,
  of: S,
): { readonly is: 'dictionary'; readonly mostKey: number; readonly of: S };
export function dictionary(mostKey: number, of?: Schema): Schema {
  return of === undefined ? { is: 'dictionary', mostKey } : { is: 'dictionary', mostKey, of };
}
/**
 * The value of a key that may be left out. Among the keys that must be there {@link read} fills it in; among those that may,
 * it tells readers of the JSON Schema what its absence means.
 */
export const defaulted = <const S extends Schema>(of: S, value: unknown) => ({ is: 'defaulted', of, value }) as const;
/** The same with a description for readers of the JSON Schema. */
export const described = <const S extends Schema>(of: S, words: string) => ({ is: 'described', of, words }) as const;
/** Keys that must be there and keys that may; of those in `oneOf`, all optional, just one. */
export const record = <const M extends Fields, const O extends Fields>(
  must: M,
  may: O,
  oneOf: readonly (keyof O & string)[] = [],
) => ({ is: 'record', must, may, oneOf }) as const;

/** A fault of form; faults that a rule of the game forbids carry that rule. */
export function problem(path: string, reason: string, facts: Facts = {}, rule = 'KERNEL-FORMAT'): Problem {
  return { path, rule, reason, facts };
}

/** Adds to `problems` every fault of form; true if there is none in this value. */
export function checkSchema(value: unknown, shape: Schema, path: string, problems: Problem[]): boolean {
  if (problems.length >= MOST_PROBLEMS) return false;
  const fault = (reason: string, facts: Facts = {}) => {
    problems.push(problem(path, reason, { value: excerpt(value), ...facts }));
    return false;
  };
  switch (shape.is) {
    case 'text': {
      if (typeof value !== 'string') return fault('engine.problem.notText');
      const length = shape.seen === undefined ? value.length : [...shape.seen(value)].length;
      if (length === 0 || length > shape.most) return fault('engine.problem.textLength', { most: shape.most, length });
      return (
        shape.pattern === undefined ||
        wholly(shape.pattern).test(value) ||
        fault('engine.problem.pattern', { pattern: shape.pattern })
      );
    }
    case 'choice':
      return fits(value, shape) || fault('engine.problem.notOneOf', { choices: shape.of.join(', ') });
    case 'constant':
      return fits(value, shape) || fault('engine.problem.notConstant', { wanted: shape.value });
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return fault('engine.problem.notNumber');
      if (shape.whole && !Number.isInteger(value)) return fault('engine.problem.notWhole');
      return (
        (value >= shape.least && value <= shape.most) ||
        fault('engine.problem.outOfRange', { least: shape.least, most: shape.most })
      );
    case 'flag':
      return fits(value, shape) || fault('engine.problem.notFlag');
    case 'nullable':
      return value === null || checkSchema(value, shape.of, path, problems);
    case 'list':
      if (!Array.isArray(value)) return fault('engine.problem.notList');
      if (value.length < shape.least || value.length > shape.most) {
        return fault('engine.problem.listLength', { least: shape.least, most: shape.most, length: value.length });
      }
      if (value.length % shape.multiple !== 0) {
        return fault('engine.problem.listMultiple', { multiple: shape.multiple, length: value.length });
      }
      return checkItems(value, shape.of, path, problems);
    case 'pair':
      if (!Array.isArray(value)) return fault('engine.problem.notList');
      if (value.length !== 2) return fault('engine.problem.listLength', { least: 2, most: 2, length: value.length });
      return checkItems(value, shape.of, path, problems);
    case 'record':
      if (!isRecord(value)) return fault('engine.problem.notRecord');
      return checkRecord(value, shape, path, problems);
    case 'tagged': {
      if (!isRecord(value)) return fault('engine.problem.notRecord');
      const kind = kindOf(value, shape);
      if (kind !== null) return checkSchema(value, kind, path, problems);
      const choices = shape.kinds.map((one) => String(tagOf(one, shape.tag))).join(', ');
      const at = path === '' ? shape.tag : `${path}.${shape.tag}`;
      problems.push(problem(at, 'engine.problem.notOneOf', { value: excerpt(value[shape.tag]), choices }));
      return false;
    }
    case 'oneOrMore':
      if (!Array.isArray(value)) return checkSchema(value, shape.of, path, problems);
      return checkSchema(value, list(shape.of, shape.least, shape.most), path, problems);
    case 'anything':
      return true;
    case 'dictionary':
      if (!isRecord(value)) return fault('engine.problem.notRecord');
      if (!Object.keys(value).every((key) => key.length <= shape.mostKey)) {
        return fault('engine.problem.textLength', { most: shape.mostKey, length: longestOf(Object.keys(value)) });
      }
      return checkValues(value, shape.of, path, problems);
    case 'defaulted':
    case 'described':
      return checkSchema(value, shape.of, path, problems);
  }
}

/** The same without a word about the faults, for what is looked at over and over and is mostly sound. */
export function fits(value: unknown, shape: Schema): boolean {
  switch (shape.is) {
    case 'number':
      if (typeof value !== 'number' || !(value >= shape.least && value <= shape.most)) return false;
      return !shape.whole || Number.isInteger(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'constant':
      return value === shape.value;
    case 'choice':
      return typeof value === 'string' && shape.of.includes(value);
    case 'list':
      if (!Array.isArray(value) || value.length < shape.least || value.length > shape.most) return false;
      if (value.length % shape.multiple !== 0) return false;
      for (let i = 0; i < value.length; i++) if (!fits(value[i], shape.of)) return false;
      return true;
    default:
      return checkSchema(value, shape, '', []);
  }
}

/** Is it a record of fields, neither a list nor nothing? */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Is it a file of this format, sound or not? */
export function hasFormat(value: unknown, format: string): boolean {
  return isRecord(value) && value['format'] === format;
}

function longestOf(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

/** The schema inside descriptions and defaults. */
export function plainOf(shape: Schema): Schema {
  return shape.is === 'described' || shape.is === 'defaulted' ? plainOf(shape.of) : shape;
}

/** Is it the schema of a key with a default? */
export function mayBeLeftOut(shape: Schema): boolean {
  return shape.is === 'defaulted' || (shape.is === 'described' && mayBeLeftOut(shape.of));
}

/** The constant by which a kind of tagged record is known. */
export function tagOf(kind: Schema, tag: string): unknown {
  const plain = plainOf(kind);
  const field = plain.is === 'record' ? plain.must[tag] : undefined;
  return field?.is === 'constant' ? field.value : undefined;
}

/** The kind of a tagged record that has the value's tag, or null. */
function kindOf(value: Readonly<Record<string, unknown>>, { tag, kinds }: Schema & { is: 'tagged' }): Schema | null {
  if (!Object.hasOwn(value, tag)) return null;
  return kinds.find((kind) => tagOf(kind, tag) === value[tag]) ?? null;
}

/** A value from outside with its defaults filled in, or its faults of form. */
export function read<S extends Schema>(value: unknown, shape: S): Checked<Infer<S>> {
  const problems: Problem[] = [];
  if (!checkSchema(value, shape, '', problems)) return { ok: false, problems };
  return { ok: true, value: filled(value, shape) as Infer<S> };
}

/** A sound value with its defaults filled in. */
function filled(value: unknown, shape: Schema): unknown {
  switch (shape.is) {
    case 'text':
      return shape.seen?.(value as string) ?? value;
    case 'defaulted':
    case 'described':
      return filled(value, shape.of);
    case 'nullable':
      return value === null ? null : filled(value, shape.of);
    case 'list':
    case 'pair':
      return (value as readonly unknown[]).map((item) => filled(item, shape.of));
    case 'oneOrMore':
      return Array.isArray(value) ? value.map((item) => filled(item, shape.of)) : filled(value, shape.of);
    case 'tagged': {
      const given = value as Readonly<Record<string, unknown>>;
      const kind = kindOf(given, shape);
      return kind === null ? value : filled(value, kind);
    }
    case 'dictionary': {
      const { of } = shape;
      if (of === undefined) return value;
      return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, filled(one, of)]));
    }
    case 'record': {
      const given = value as Readonly<Record<string, unknown>>;
      const fields: Record<string, unknown> = {};
      for (const [key, of] of Object.entries(shape.must)) {
        fields[key] = Object.hasOwn(given, key) ? filled(given[key], of) : defaultOf(of);
      }
      for (const [key, of] of Object.entries(shape.may)) {
        if (Object.hasOwn(given, key)) fields[key] = filled(given[key], of);
      }
      return fields;
    }
    default:
      return value;
  }
}

function defaultOf(shape: Schema): unknown {
  if (shape.is === 'defaulted') return shape.value;
  return shape.is === 'described' ? defaultOf(shape.of) : undefined;
}

const expressions = new Map<string, RegExp>();

/** The expression that a whole text must match. */
function wholly(pattern: string): RegExp {
  let expression = expressions.get(pattern);
  if (expression === undefined) {
    expression = new RegExp(`^(?:${pattern})$`);
    expressions.set(pattern, expression);
  }
  return expression;
}

function checkItems(value: readonly unknown[], of: Schema, path: string, problems: Problem[]): boolean {
  let sound = true;
  for (let i = 0; i < value.length; i++) {
    if (!checkSchema(value[i], of, `${path}[${i}]`, problems)) sound = false;
  }
  return sound;
}

function checkValues(
  value: Readonly<Record<string, unknown>>,
  of: Schema | undefined,
  path: string,
  problems: Problem[],
): boolean {
  if (of === undefined) return true;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  return Object.entries(value).reduce((sound, [key, one]) => checkSchema(one, of, at(key), problems) && sound, true);
}

function checkRecord(
  value: Readonly<Record<string, unknown>>,
  shape: Schema & { is: 'record' },
  path: string,
  problems: Problem[],
): boolean {
  const before = problems.length;
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  let unknown = 0;
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(shape.must, key) || Object.hasOwn(shape.may, key)) continue;
    unknown += 1;
    if (unknown > MOST_UNKNOWN_KEYS) break;
    const known = [...Object.keys(shape.must), ...Object.keys(shape.may)].join(', ');
    problems.push(problem(at(excerpt(key)), 'engine.problem.unknownKey', { key: excerpt(key), known }));
  }
  for (const [key, of] of Object.entries(shape.must)) {
    if (Object.hasOwn(value, key)) checkSchema(value[key], of, at(key), problems);
    else if (!mayBeLeftOut(of) && problems.length < MOST_PROBLEMS)
      problems.push(problem(at(key), 'engine.problem.missing', { key }));
  }
  for (const [key, of] of Object.entries(shape.may)) {
    if (Object.hasOwn(value, key)) checkSchema(value[key], of, at(key), problems);
  }
  if (shape.oneOf.length > 0 && shape.oneOf.filter((key) => Object.hasOwn(value, key)).length !== 1) {
    problems.push(problem(path, 'engine.problem.oneOf', { choices: shape.oneOf.join(', ') }));
  }
  return problems.length === before;
}

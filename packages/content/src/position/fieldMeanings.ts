/** Commands and events in people's terms, field by field: names for indices, millimetres for steps, degrees for facings. */
import type { Problem } from '@drumhead/engine';
import { problem } from '../schema.ts';

/** Plain data whose fields are named as in a command or an event. */
export type NamedFields = Readonly<Record<string, unknown>>;

/** What the value of a field means. Values of another form are left as they are, for the judge to refuse. */
export interface FieldMeaning<S> {
  toPeople(state: S, value: unknown): unknown;
  fromPeople(state: S, value: unknown, path: string, problems: Problem[]): unknown;
}

/** By the name of the field; fields that are not listed mean themselves. */
export type FieldMeanings<S> = Readonly<Record<string, FieldMeaning<S>>>;

/** Longest name that a message repeats. */
const MOST_NAME = 40;
/** Longest path that a problem repeats. */
const MOST_PATH = 200;

/** An index with its name; -1 is null. `unknown`: the message for a name that nothing has. */
export function nameOf<S>(idsOf: (state: S) => readonly string[], unknown: string): FieldMeaning<S> {
  return {
    toPeople: (state, value) => (typeof value === 'number' ? (idsOf(state)[value] ?? null) : value),
    fromPeople(state, value, path, problems) {
      if (value === null) return -1;
      if (typeof value !== 'string') return value;
      const ids = idsOf(state);
      const index = ids.indexOf(value);
      if (index < 0) problems.push(problem(path, unknown, { id: value.slice(0, MOST_NAME), known: listed(ids) }));
      return index;
    },
  };
}

/** Names for a message that says which there are. */
const listed = (ids: readonly string[]): string => ids.join(', ');

/** The names of pieces for a message that says which there are. */
export const idsIn = (pieces: readonly { readonly id?: string | undefined }[]): string =>
  listed(pieces.flatMap(({ id }) => (id === undefined ? [] : [id])));

/** A number in another unit. */
export function measured<S>(
  toPeople: (value: number) => number,
  fromPeople: (value: number) => number,
): FieldMeaning<S> {
  return {
    toPeople: (_, value) => (typeof value === 'number' ? toPeople(value) : value),
    fromPeople: (_, value) => (typeof value === 'number' ? fromPeople(value) : value),
  };
}

/** A list, each item of which has this meaning. */
export function each<S>(of: FieldMeaning<S>): FieldMeaning<S> {
  return {
    toPeople: (state, value) => (Array.isArray(value) ? value.map((one: unknown) => of.toPeople(state, one)) : value),
    fromPeople: (state, value, path, problems) =>
      Array.isArray(value)
        ? value.map((one: unknown, i) => of.fromPeople(state, one, `${path}[${i}]`, problems))
        : value,
  };
}

/** A list of lengths that are x and y by turns. */
export function eachPlace<S>(x: FieldMeaning<S>, y: FieldMeaning<S>): FieldMeaning<S> {
  const at = (i: number) => (i % 2 === 0 ? x : y);
  return {
    toPeople: (state, value) =>
      Array.isArray(value) ? value.map((one: unknown, i) => at(i).toPeople(state, one)) : value,
    fromPeople: (state, value, path, problems) =>
      Array.isArray(value)
        ? value.map((one: unknown, i) => at(i).fromPeople(state, one, `${path}[${i}]`, problems))
        : value,
  };
}

/** The fields of a command or an event in people's terms. */
export function toPeople<S>(meanings: FieldMeanings<S>, state: S, said: object): NamedFields {
  const spoken: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(said)) {
    spoken[key] = Object.hasOwn(meanings, key) ? meanings[key]?.toPeople(state, value) : value;
  }
  return spoken;
}

/** The fields of a command from people's terms; names of nothing are problems. */
export function fromPeople<S>(
  meanings: FieldMeanings<S>,
  state: S,
  spoken: NamedFields,
  path: string,
  problems: Problem[],
): NamedFields {
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(spoken)) {
    const at = `${path}.${key}`.slice(0, MOST_PATH);
    fields[key] = Object.hasOwn(meanings, key) ? meanings[key]?.fromPeople(state, value, at, problems) : value;
  }
  return fields;
}

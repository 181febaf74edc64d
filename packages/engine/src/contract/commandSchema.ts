/**
 * KERNEL-COMMAND. The edge: a command from outside has just the fields of its type, with sane values, and names only
 * what is in this battle, before any rule looks at it.
 */
import { excerpt } from './plain.ts';
import { type Command, refusal, type Refusal } from './ruleset.ts';

/** Is a value what it must be? A name: no, for this field within it. */
export type Check = (value: unknown) => boolean | string;

/** The check of each field; total by type, so that a new field does not compile without one. `Tag` tells kinds apart. */
export type Fields<T, Tag extends keyof T = never> = { readonly [K in Exclude<keyof T, Tag>]: Check };

/** The fields of every command; total by type, so that a new command does not compile without. */
export type CommandFields<C extends Command> = { readonly [K in C as K['type']]: Fields<K, 'type'> };

/** How many there are in a state of what a field names by index, or names in a list. */
export type Census<S> = Readonly<Record<string, (state: S) => number>>;

/** A whole number from `least` to `most`. */
export function wholeFrom(least: number, most: number): Check {
  return (value) => typeof value === 'number' && value >= least && value <= most && Number.isInteger(value);
}

export const isFlag: Check = (value) => typeof value === 'boolean';

/** One of these texts. */
export function oneOf(texts: Iterable<string>): Check {
  const known: ReadonlySet<unknown> = new Set(texts);
  return (value) => known.has(value);
}

/** A list of such values, not longer than `most`. */
export function listOf(each: Check, most: number): Check {
  return (value) => Array.isArray(value) && value.length <= most && value.every((item) => each(item) === true);
}

/** A record of these fields and no others. */
export function recordOf(fields: Readonly<Record<string, Check>>): Check {
  const form = formOf(fields);
  return (value) => isRecord(value) && (faultIn(value, form) ?? true);
}

/** A record of one of several kinds, told apart by the field `tag`. */
export function kindOf(tag: string, kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check {
  const forms = new Map(Object.entries(kinds).map(([kind, fields]) => [kind, formOf(fields)]));
  return (value) => {
    if (!isRecord(value)) return false;
    const form = forms.get(value[tag] as string);
    return form === undefined ? tag : (faultIn(value, form, tag) ?? true);
  };
}

/** Fields in the order of their list: names of fields are looked up in no table while a command is checked. */
interface Form {
  readonly names: readonly string[];
  readonly checks: readonly Check[];
}

function formOf(fields: Readonly<Record<string, Check>>): Form {
  return { names: Object.keys(fields), checks: Object.values(fields) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first field that is wrong, missing or too many, or null; `tag` is a field looked at by itself. */
function faultIn(value: Readonly<Record<string, unknown>>, { names, checks }: Form, tag = ''): string | null {
  // Inherited properties do not count as fields.
  const ownAlone = Object.getPrototypeOf(value) === Object.prototype;
  let sound = 0;
  for (const key in value) {
    if (key === tag) continue;
    // Nearly all come in the order of the list.
    const at = names[sound] === key ? sound : names.indexOf(key);
    if (at < 0 || (!ownAlone && !Object.hasOwn(value, key))) return key;
    const answer = (checks[at] as Check)(value[key]);
    if (answer !== true) return answer === false ? key : `${key}.${answer}`;
    sound += 1;
  }
  if (sound === names.length) return null;
  return names.find((key) => !Object.hasOwn(value, key)) ?? tag;
}

/** Checks commands of these types: why one makes no sense in a state, or null. */
export function commandSchema<S>(
  commands: Readonly<Record<string, Readonly<Record<string, Check>>>>,
  census: Census<S>,
): (state: S, command: unknown) => Refusal | null {
  const types = new Map(
    Object.entries(commands).map(([type, fields]) => {
      const form = formOf(fields);
      const named = form.names.flatMap((key) => {
        const count = census[key];
        return count === undefined ? [] : [{ key, count }];
      });
      return [type, { form, named }];
    }),
  );
  return (state, command) => {
    if (!isRecord(command)) return refusal('KERNEL-COMMAND', 'engine.plain.command');
    const type = command['type'] as string;
    const known = types.get(type);
    if (known === undefined) {
      const facts = { command: excerpt(type), known: [...types.keys()].join(', ') };
      return refusal('KERNEL-COMMAND', 'engine.command.unknown', facts);
    }
    const field = faultIn(command, known.form, 'type');
    if (field !== null) {
      const fields = known.form.names.join(', ');
      return refusal('KERNEL-COMMAND', 'engine.command.field', { command: type, field: excerpt(field), fields });
    }
    for (const { key, count } of known.named) {
      const index = strangerIn(command[key] as number | readonly number[], count(state));
      if (index >= 0) return refusal('KERNEL-COMMAND', 'engine.command.nobody', { command: type, field: key, index });
    }
    return null;
  };
}

/** The first index beyond so many, or -1. */
function strangerIn(named: number | readonly number[], count: number): number {
  if (typeof named === 'number') return named >= count ? named : -1;
  return named.find((index) => index >= count) ?? -1;
}

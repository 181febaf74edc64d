/**
 * KERNEL-COMMAND. The edge: a command from outside has just the fields of its type, with sane values, and names only
 * what is in this battle, before any rule looks at it.
 */
import { excerpt } from './plain.ts';
import { type Command, refusal, type Refusal } from './ruleset.ts';
import { fits, isRecord, plainOf, type Fields, type Schema, tagOf } from './schema.ts';

/** The shape of each field; total by type, so that a new field does not compile without one. `Tag` tells kinds apart. */
export type FieldsOf<T, Tag extends keyof T = never> = { readonly [K in Exclude<keyof T, Tag>]: ShapeOf<T[K]> };

/** A shape whose values are of a type, as far as flags, numbers, texts and lists go. */
type ShapeOf<T> = [T] extends [boolean]
  ? Schema & { readonly is: 'flag' }
  : [T] extends [number]
    ? Schema & { readonly is: 'number' }
    : [T] extends [string]
      ? TextOf<T>
      : [T] extends [readonly (infer I)[]]
        ? Schema & { readonly is: 'list'; readonly of: ShapeOf<I> }
        : Schema;

type TextOf<T> = string extends T
  ? Schema & { readonly is: 'text' }
  : Schema & { readonly is: 'choice'; readonly of: readonly T[] };

/** The fields of every command; total by type, so that a new command does not compile without. */
export type CommandFields<C extends Command> = { readonly [K in C as K['type']]: FieldsOf<K, 'type'> };

/** How many there are in a state of what a field names by index, or names in a list. */
export type Census<S> = Readonly<Record<string, (state: S) => number>>;

/** Is a value what it must be? A name: no, for this field within it. */
type Check = (value: unknown) => boolean | string;

/**
 * The check of a shape, made once: commands are judged over and over, so nothing is looked up in the shape while one
 * is. It says what {@link fits} says, and names the field.
 */
function checkOf(shape: Schema): Check {
  switch (shape.is) {
    case 'number': {
      const { least, most, whole } = shape;
      return (value) =>
        typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value));
    }
    case 'choice': {
      const known: ReadonlySet<unknown> = new Set(shape.of);
      return (value) => known.has(value);
    }
    case 'list': {
      const { least, most, multiple } = shape;
      const each = checkOf(shape.of);
      const isLength = (length: number) => length >= least && length <= most && length % multiple === 0;
      return (value) => Array.isArray(value) && isLength(value.length) && value.every((item) => each(item) === true);
    }
    case 'record': {
      if (Object.keys(shape.may).length > 0) break;
      const form = formOf(shape.must);
      return (value) => isRecord(value) && (faultIn(value, form) ?? true);
    }
    case 'tagged': {
      const { tag } = shape;
      const forms = new Map(shape.kinds.map((kind) => [tagOf(kind, tag), formOfKind(kind, tag)]));
      return (value) => {
        if (!isRecord(value)) return false;
        const form = forms.get(value[tag]);
        return form === undefined ? tag : (faultIn(value, form, tag) ?? true);
      };
    }
    default:
      break;
  }
  return (value) => fits(value, shape);
}

/** Fields in the order of their list: names of fields are looked up in no table while a command is checked. */
interface Form {
  readonly names: readonly string[];
  readonly checks: readonly Check[];
}

function formOf(fields: Fields): Form {
  return { names: Object.keys(fields), checks: Object.values(fields).map(checkOf) };
}

/** The fields of one kind beside the tag, which is looked at by itself. */
function formOfKind(kind: Schema, tag: string): Form {
  const plain = plainOf(kind);
  const { [tag]: _, ...fields } = plain.is === 'record' ? plain.must : {};
  return formOf(fields);
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
  commands: Readonly<Record<string, Fields>>,
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

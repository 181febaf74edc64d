/** Shapes as JSON Schema for people who write files by hand, with descriptions of their fields. */
import { isRecord, list, mayBeLeftOut, type Schema } from '@drumhead/engine/schema';

export * from '@drumhead/engine/schema';
export { readAsGiven } from './readAsGiven.ts';

/** The same description as JSON Schema (draft 2020-12). */
export function jsonSchema(shape: Schema): Record<string, unknown> {
  switch (shape.is) {
    case 'text':
      return {
        type: 'string',
        minLength: 1,
        maxLength: shape.most,
        ...(shape.pattern === undefined ? {} : { pattern: `^(?:${shape.pattern})$` }),
      };
    case 'choice':
      return { enum: [...shape.of] };
    case 'constant':
      return { const: shape.value };
    case 'number':
      return { type: shape.whole ? 'integer' : 'number', minimum: shape.least, maximum: shape.most };
    case 'flag':
      return { type: 'boolean' };
    case 'nullable':
      return { anyOf: [{ type: 'null' }, jsonSchema(shape.of)] };
    case 'list':
      return { type: 'array', items: jsonSchema(shape.of), minItems: shape.least, maxItems: shape.most };
    case 'pair':
      return { type: 'array', items: jsonSchema(shape.of), minItems: 2, maxItems: 2 };
    case 'tagged':
      return { oneOf: shape.kinds.map(jsonSchema) };
    case 'oneOrMore':
      return { anyOf: [jsonSchema(shape.of), jsonSchema(list(shape.of, shape.least, shape.most))] };
    case 'anything':
      return {};
    case 'dictionary':
      return {
        type: 'object',
        propertyNames: { maxLength: shape.mostKey },
        ...(shape.of === undefined ? {} : { additionalProperties: jsonSchema(shape.of) }),
      };
    case 'defaulted':
      return { ...jsonSchema(shape.of), default: shape.value };
    case 'described':
      return { ...jsonSchema(shape.of), description: shape.words };
    case 'record': {
      const properties: Record<string, unknown> = {};
      for (const [key, of] of Object.entries({ ...shape.must, ...shape.may })) properties[key] = jsonSchema(of);
      return {
        type: 'object',
        properties,
        required: Object.entries(shape.must).flatMap(([key, of]) => (mayBeLeftOut(of) ? [] : [key])),
        additionalProperties: false,
        ...(shape.oneOf.length === 0 ? {} : { oneOf: shape.oneOf.map((key) => ({ required: [key] })) }),
      };
    }
  }
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The schema with a description for every field that the table knows: by its name after that of the field around it
 * (`dice.attacker`), else by its name alone.
 */
export function withWords(schema: unknown, words: Readonly<Record<string, string>>, around = ''): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withWords(one, words, around));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isRecord(value)) return [key, fieldsWithWords(value, words, around)];
      return [key, INSIDE.has(key) ? withWords(value, words, around) : value];
    }),
  );
}

/** Keywords of JSON Schema that hold schemas of the same field. */
const INSIDE: ReadonlySet<string> = new Set(['items', 'oneOf', 'anyOf']);

function fieldsWithWords(fields: Json, words: Readonly<Record<string, string>>, around: string): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const inside = withWords(value, words, name) as Json;
      const description = words[`${around}.${name}`] ?? words[name];
      return [name, 'description' in inside || description === undefined ? inside : { ...inside, description }];
    }),
  );
}

const LABEL = '.label';

/** The English descriptions among messages of fields, by the names of the fields. */
export function fieldWords(
  prefix: string,
  messages: Readonly<Record<string, { readonly en: string }>>,
): Readonly<Record<string, string>> {
  const descriptions = Object.entries(messages).filter(([key]) => !key.endsWith(LABEL));
  return Object.fromEntries(descriptions.map(([key, { en }]) => [key.slice(prefix.length), en]));
}

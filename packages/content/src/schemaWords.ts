/** Descriptions for the fields of a JSON Schema that have none, from a table by name: the same words wherever it stands. */

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema with a description for every field that the table knows: by its name after that of the field around it
 * (`dice.attacker`), else by its name alone.
 */
export function withWords(schema: unknown, words: Readonly<Record<string, string>>, around = ''): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withWords(one, words, around));
  if (!isJson(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isJson(value)) return [key, fieldsWithWords(value, words, around)];
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

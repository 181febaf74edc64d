/** What a situation of a real table lacks before the judge can answer. Pure. */
import { controlOf, isDiceField, isValues, kindOf, type Path, plain, type Schema, type Values } from './schemaForm.ts';

/**
 * Fields that a situation needs though its schema lets them be left out, by the record around them: of each group, one. A
 * record without any of a group's fields does not need it.
 */
export type Needs = (around: string, value: Values) => readonly (readonly string[])[];

/** Something that is still to be given: one of these fields of a record. */
export interface Lack {
  /** The place of the record. */
  readonly path: Path;
  /** The name of the field that holds it. */
  readonly around: string;
  readonly oneOf: readonly string[];
}

/** Fields that must be given, in the order of the form; dice come later. An answer must not rest on values that nobody gave. */
export function stillToGive(
  schema: Schema,
  value: unknown,
  around: string,
  needs: Needs,
  path: Path = [],
): readonly Lack[] {
  const of = controlOf(schema, around, '') === 'kinds' ? kindOf(schema, value) : plain(schema);
  const { properties = {}, required = [] } = of;
  const given = isValues(value) ? value : {};
  const groups = needs(around, given)
    .map((group) => group.filter((name) => properties[name] !== undefined))
    .filter((group) => group.length > 0);
  return Object.entries(properties).flatMap(([name, field]) => {
    if (isDiceField(name)) return [];
    const group = groups.find(([first]) => first === name);
    if (group !== undefined) return group.some((one) => isGiven(given[one])) ? [] : [{ path, around, oneOf: group }];
    // A field that may be left out is whole where it is given, as each use of actions has its side.
    if (!required.includes(name) && given[name] === undefined) return [];
    return lacksIn(field, given[name], name, around, needs, path);
  });
}

/** What lacks at one field that must be there or is, or inside it. */
function lacksIn(
  field: Schema,
  value: unknown,
  name: string,
  around: string,
  needs: Needs,
  path: Path,
): readonly Lack[] {
  const of = plain(field);
  const at = [...path, name];
  switch (controlOf(of, name, around)) {
    case 'record':
    case 'kinds':
      return stillToGive(of, value, name, needs, at);
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      const inside = items.flatMap((item, i) => stillToGive(of.items ?? {}, item, name, needs, [...at, i]));
      return items.length < (of.minItems ?? 0) ? [{ path, around, oneOf: [name] }, ...inside] : inside;
    }
    default:
      return value === undefined && of.default === undefined && of.const === undefined
        ? [{ path, around, oneOf: [name] }]
        : [];
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

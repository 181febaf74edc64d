/**
 * Translates commands and events between people and the battle: names for indices, millimetres for steps, degrees for
 * facings.
 */
import type { Facts, Problem } from '@drumhead/engine';
import { facing, steps, toDegrees, toMm } from '@drumhead/table';
import type { State } from '../../state/state.ts';
import { problem } from '@drumhead/content/schema';

type NamedFields = Readonly<Record<string, unknown>>;

/** The meaning of a field's value, by the field's name. Other fields stay as they are. */
type Named = 'unit' | 'general' | 'brigade' | 'sector' | 'side';
type Sense = Named | 'units' | 'length' | 'lengths' | 'facing' | 'angle' | 'within' | 'each';
const NAMED: readonly Sense[] = ['unit', 'general', 'brigade', 'sector', 'side'];

function isName(sense: Sense): sense is Named {
  return NAMED.includes(sense);
}

const SENSES: Readonly<Record<string, Sense>> = {
  unit: 'unit',
  target: 'unit',
  partner: 'unit',
  attacker: 'unit',
  battery: 'unit',
  units: 'units',
  defenders: 'units',
  against: 'units',
  passed: 'units',
  general: 'general',
  brigade: 'brigade',
  sector: 'sector',
  first: 'side',
  winner: 'side',
  side: 'side',
  x: 'length',
  y: 'length',
  distance: 'length',
  along: 'length',
  points: 'lengths',
  facing: 'facing',
  direction: 'facing',
  angle: 'angle',
  move: 'within',
  crossings: 'each',
};

const PER_DEGREE = 16;

/** The names of a battle, each with its index. */
export interface Names {
  readonly unit: ReadonlyMap<string, number>;
  readonly general: ReadonlyMap<string, number>;
  readonly brigade: ReadonlyMap<string, number>;
  readonly sector: ReadonlyMap<string, number>;
}

function indexed(list: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(list.map(({ id }, index) => [id, index]));
}

export function namesOf({ field }: State): Names {
  const sectors = field.terrain.filter((piece) => piece.sector >= 0);
  return {
    unit: indexed(field.units),
    general: indexed(field.generals),
    brigade: indexed(field.brigades),
    sector: new Map(sectors.map((piece) => [piece.id, piece.sector])),
  };
}

// --- from people ---------------------------------------------------------------------------------------------------

/** Fields that may be left out where the meaning is clear. */
const LEFT_OUT: Readonly<Record<string, NamedFields>> = {
  approach: { sector: null },
  fire: { target: null, sector: null, added: 0 },
  declare: { bought: 0, leader: 0, charismatic: false },
};

/** A command for the battle. Unknown names are problems; everything else is left to the judge. */
export function withIndices(
  state: State,
  names: Names,
  spoken: NamedFields,
  path: string,
  problems: Problem[],
): unknown {
  const whole = { ...LEFT_OUT[String(spoken['type'])], ...spoken };
  if (whole['type'] === 'form' && whole['facing'] === undefined && typeof whole['unit'] === 'string') {
    const unit = state.units[names.unit.get(whole['unit']) ?? -1];
    if (unit !== undefined)
      return fieldsWithIndices(names, { ...whole, facing: toDegrees(unit.facing) }, path, problems);
  }
  return fieldsWithIndices(names, whole, path, problems);
}

function fieldsWithIndices(names: Names, spoken: NamedFields, path: string, problems: Problem[]): unknown {
  const command: Record<string, unknown> = {};
  for (const key of Object.keys(spoken)) {
    command[key] = fieldWithIndex(names, key, spoken[key], `${path}.${key}`.slice(0, 200), problems);
  }
  return command;
}

function fieldWithIndex(names: Names, key: string, value: unknown, path: string, problems: Problem[]): unknown {
  const sense = Object.hasOwn(SENSES, key) ? SENSES[key] : undefined;
  switch (sense) {
    case 'unit':
    case 'sector':
    case 'brigade':
    case 'general':
      if (value === null) return -1;
      if (typeof value !== 'string') return value;
      return indexOf(names[sense], value, path, problems);
    case 'units':
      if (!Array.isArray(value)) return value;
      return value.map((one: unknown, i) =>
        typeof one === 'string' ? indexOf(names.unit, one, `${path}[${i}]`, problems) : one,
      );
    case 'length':
      return typeof value === 'number' ? steps(value) : value;
    case 'lengths':
      return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? steps(one) : one)) : value;
    case 'facing':
      return typeof value === 'number' ? facing(value) : value;
    case 'angle':
      return typeof value === 'number' ? Math.round(value * PER_DEGREE) + 0 : value;
    case 'within':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return fieldsWithIndices(names, value as NamedFields, path, problems);
    case 'each':
      if (!Array.isArray(value)) return value;
      return value.map((one: unknown, i) => fieldWithIndex(names, 'move', one, `${path}[${i}]`, problems));
    default:
      return value;
  }
}

function indexOf(names: ReadonlyMap<string, number>, name: string, path: string, problems: Problem[]): number {
  const index = names.get(name);
  if (index !== undefined) return index;
  problems.push(
    problem(path, 'lb.problem.nobodyCalled', { id: name.slice(0, 40), known: [...names.keys()].join(', ') }),
  );
  return -1;
}

// --- to people -----------------------------------------------------------------------------------------------------

/** A command, an event, or the facts of a refusal, in human terms. */
export function withNames(state: State, said: object): NamedFields {
  const spoken: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(said)) spoken[key] = fieldWithName(state, key, value);
  return spoken;
}

/** The facts of a refusal: lengths are millimetres already, only names are missing. */
export function factsWithNames(state: State, facts: Facts): NamedFields {
  const spoken: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(facts)) {
    const sense = Object.hasOwn(SENSES, key) ? SENSES[key] : undefined;
    spoken[key] = sense !== undefined && isName(sense) ? nameOf(state, sense, value) : value;
  }
  return spoken;
}

function fieldWithName(state: State, key: string, value: unknown): unknown {
  const sense = Object.hasOwn(SENSES, key) ? SENSES[key] : undefined;
  if (sense === 'within') return typeof value === 'object' && value !== null ? withNames(state, value) : value;
  if (sense === 'units')
    return Array.isArray(value) ? value.map((unit: unknown) => nameOf(state, 'unit', unit)) : value;
  if (sense === 'lengths')
    return Array.isArray(value) ? value.map((one: unknown) => fieldWithName(state, 'x', one)) : value;
  if (sense === 'each')
    return Array.isArray(value) ? value.map((one: unknown) => fieldWithName(state, 'move', one)) : value;
  if (typeof value !== 'number') return value;
  switch (sense) {
    case 'length':
      return toMm(value);
    case 'facing':
      return toDegrees(value);
    case 'angle':
      return value / PER_DEGREE;
    case undefined:
      return value;
    default:
      return nameOf(state, sense, value);
  }
}

function nameOf({ field }: State, sense: Named, index: unknown): unknown {
  if (typeof index !== 'number') return index;
  switch (sense) {
    case 'unit':
      return field.units[index]?.id ?? null;
    case 'general':
      return field.generals[index]?.id ?? null;
    case 'brigade':
      return field.brigades[index]?.id ?? null;
    case 'side':
      return field.sides[index]?.id ?? null;
    case 'sector':
      return field.terrain.find((piece) => piece.sector === index && index >= 0)?.id ?? null;
  }
}

/**
 * Commands and events in people's terms: names of units, Generals, Brigades, sectors and sides; millimetres; degrees.
 */
import {
  each,
  type FieldMeaning,
  type FieldMeanings,
  fromPeople,
  measured,
  type NamedFields,
  nameOf,
  toPeople,
} from '@drumhead/content/position';
import type { Facts, Problem } from '@drumhead/engine';
import { FACINGS_PER_DEGREE, facing as facingOf, steps, toDegrees, toMm } from '@drumhead/table';
import type { Field, State } from '../../state/state.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** The ids of the sectors, each at its index. */
const sectorIds = ({ terrain }: Field): readonly string[] => {
  const list: string[] = [];
  for (const { id, sector } of terrain) if (sector >= 0) list[sector] = id;
  return list;
};

const UNKNOWN = 'lb.problem.nobodyCalled';
const unit = nameOf<State>(({ field }) => ids(field.units), UNKNOWN);
const general = nameOf<State>(({ field }) => ids(field.generals), UNKNOWN);
const brigade = nameOf<State>(({ field }) => ids(field.brigades), UNKNOWN);
const sector = nameOf<State>(({ field }) => sectorIds(field), UNKNOWN);
/** Of events alone: no command names a side. */
const side: FieldMeaning<State> = {
  toPeople: ({ field }, value) => (typeof value === 'number' ? (field.sides[value]?.id ?? null) : value),
  fromPeople: (_, value) => value,
};
const length = measured<State>(toMm, steps);
const facing = measured<State>(toDegrees, facingOf);
const angle = measured<State>(
  (turn) => turn / FACINGS_PER_DEGREE,
  (degrees) => Math.round(degrees * FACINGS_PER_DEGREE) + 0,
);

function isFields(value: unknown): value is NamedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A move, or a crossing, whose fields have meanings of their own. */
const within: FieldMeaning<State> = {
  toPeople: (state, value) => (isFields(value) ? toPeople(MEANINGS, state, value) : value),
  fromPeople: (state, value, path, problems) =>
    isFields(value) ? fromPeople(MEANINGS, state, value, path, problems) : value,
};

/** Fields that name one thing, in refusals too. */
const NAMES: FieldMeanings<State> = {
  unit,
  target: unit,
  partner: unit,
  attacker: unit,
  battery: unit,
  general,
  brigade,
  sector,
  first: side,
  winner: side,
  side,
};

const MEANINGS: FieldMeanings<State> = {
  ...NAMES,
  units: each(unit),
  defenders: each(unit),
  against: each(unit),
  passed: each(unit),
  x: length,
  y: length,
  distance: length,
  along: length,
  points: each(length),
  facing,
  direction: facing,
  angle,
  move: within,
  crossings: each(within),
};

/** Fields that may be left out where the meaning is clear. */
const LEFT_OUT: Readonly<Record<string, NamedFields>> = {
  approach: { sector: null },
  fire: { target: null, sector: null, added: 0 },
  declare: { bought: 0, leader: 0, charismatic: false },
};

/** A command from people. Unknown names are problems; everything else is left to the judge. */
export function commandFrom(state: State, order: NamedFields, path: string, problems: Problem[]): NamedFields {
  const type = order['type'];
  const whole = { ...(type === 'form' ? facingKept(state, order) : {}), ...LEFT_OUT[String(type)], ...order };
  return fromPeople(MEANINGS, state, whole, path, problems);
}

/** A unit that forms faces as it does, if nothing else is said. */
function facingKept({ field, units }: State, order: NamedFields): NamedFields {
  const u = units[field.units.findIndex(({ id }) => id === order['unit'])];
  return u === undefined ? {} : { facing: toDegrees(u.facing) };
}

/** A command or an event for people. */
export function withNames(state: State, said: object): NamedFields {
  return toPeople(MEANINGS, state, said);
}

/** The facts of a refusal for people: lengths are millimetres already, only names are missing. */
export function factsWithNames(state: State, facts: Facts): Facts {
  return toPeople(NAMES, state, facts) as Facts;
}

/** The unit of this name. */
export function unitCalled({ field }: State, id: string): number | undefined {
  return indexIn(field.units, id);
}

/** The Brigade of this name. */
export function brigadeCalled({ field }: State, id: string): number | undefined {
  return indexIn(field.brigades, id);
}

function indexIn(list: readonly { readonly id: string }[], id: string): number | undefined {
  const index = list.findIndex((one) => one.id === id);
  return index < 0 ? undefined : index;
}

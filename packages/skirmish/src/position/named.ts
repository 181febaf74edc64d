/** Commands and events in people's terms: names of models, players, features and weapons; millimetres; degrees. */
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
import { problem } from '@drumhead/content/schema';
import type { Problem } from '@drumhead/engine';
import { FACINGS_PER_DEGREE, steps, toMm } from '@drumhead/table';
import { isFirearm } from '../state/abilities.ts';
import { activationIn } from '../turn/activationState.ts';
import { isLoadedSinceStart } from '../combat/shooting/volleyShooters.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { Weapon } from '../armies/weapons.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const UNKNOWN = 'sk.position.nobody';
const model = nameOf<State>(({ field }) => ids(field.models), UNKNOWN);
const player = nameOf<State>(({ field }) => ids(field.players), UNKNOWN);
const length = measured<State>(toMm, steps);
const angle = measured<State>(
  (turn) => turn / FACINGS_PER_DEGREE,
  (degrees) => Math.round(degrees * FACINGS_PER_DEGREE) + 0,
);
/** Events name features by id already, and a national feature is no piece of terrain. */
const feature = nameOf<State>(({ features }) => ids(features), UNKNOWN);
const models = each(model);

const LAYING: FieldMeanings<State> = { x: length, y: length, width: length, height: length, turn: angle };
const laying: FieldMeaning<State> = {
  toPeople: (state, value) => (isRecord(value) ? toPeople(LAYING, state, value) : value),
  fromPeople: (state, value, path, problems) =>
    isRecord(value) ? fromPeople(LAYING, state, value, path, problems) : value,
};

function isRecord(value: unknown): value is NamedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The result of a clash names its loser. */
const result: FieldMeaning<State> = {
  toPeople: (state, value) => (isRecord(value) ? toPeople({ loser: model }, state, value) : value),
  fromPeople: (_, value) => value,
};

const MEANINGS: FieldMeanings<State> = {
  model,
  target: model,
  leader: model,
  from: model,
  to: model,
  of: model,
  attacker: model,
  defender: model,
  members: models,
  partners: models,
  shooters: models,
  player,
  winner: player,
  feature,
  x: length,
  y: length,
  distance: length,
  points: each(length),
  laying,
  result,
};

/** A command or an event for people. */
export function spoken(state: State, said: object): NamedFields {
  const fields = toPeople(MEANINGS, state, said);
  const { model: bearer, members, weapon, weapons } = said as Readonly<Record<string, unknown>>;
  return {
    ...fields,
    ...(typeof weapon === 'number' ? { weapon: weaponName(state, bearer, weapon) } : {}),
    ...(Array.isArray(weapons) && Array.isArray(members)
      ? { weapons: weapons.map((one: unknown, i) => weaponName(state, members[i], one)) }
      : {}),
  };
}

function weaponName(state: State, bearer: unknown, weapon: unknown): unknown {
  if (weapon === -1) return null;
  return typeof bearer === 'number' && typeof weapon === 'number'
    ? (state.field.models[bearer]?.weapons[weapon] ?? weapon)
    : weapon;
}

/** A command from people. What is left out is taken as usual: the model that is acting, the weapon in its hands. */
export function commandFrom(state: State, order: NamedFields, path: string, problems: Problem[]): NamedFields {
  const whole = { ...LEFT_OUT[String(order['type'])], ...order };
  // A national feature is used or not: its field is no piece of terrain.
  const fields = fromPeople(MEANINGS, state, withModel(state, whole), path, problems);
  if (fields['type'] === 'order') return withWeapons(state, fields, path, problems);
  return WEAPON_ORDERS.has(String(fields['type'])) ? withWeapon(state, fields, path, problems) : fields;
}

/** Fields that may be left out where the meaning is clear. */
const LEFT_OUT: Readonly<Record<string, NamedFields>> = {
  dice: { charge: false },
  move: { sprint: false },
  attack: { powerful: false },
  shoot: { aimed: false },
  bash: { opening: -1 },
  unbar: { opening: -1 },
  climb: { opening: -1 },
  order: { target: null, partners: [] },
};
const WEAPON_ORDERS: ReadonlySet<string> = new Set(['shoot', 'reload', 'resupply']);

/** Orders of the model that is acting, which need not name it. */
const OWN_ACTIONS: ReadonlySet<string> = new Set([
  'move',
  'stand',
  'prone',
  'attack',
  'shoot',
  'reload',
  'bash',
  'unbar',
  'climb',
  'stairs',
  'ladder',
  'jump',
  'resupply',
  'take',
  'hand',
  'drop',
  'carryOff',
  'dismount',
]);

function withModel(state: State, order: NamedFields): NamedFields {
  const key = order['type'] === 'order' ? 'leader' : 'model';
  const own = key === 'leader' || OWN_ACTIONS.has(String(order['type']));
  if (!own || order[key] !== undefined) return order;
  const acting = activationIn(state.frames.at(-1) as Frame)?.model;
  return acting === undefined ? order : { ...order, [key]: state.field.models[acting]?.id };
}

/** The weapon by its name; without one, the first that the order may mean. */
function withWeapon(state: State, fields: NamedFields, path: string, problems: Problem[]): NamedFields {
  const carried = weaponsOf(state, fields['model']);
  const { weapon } = fields;
  if (weapon !== undefined) return { ...fields, weapon: weaponIndex(carried, weapon, `${path}.weapon`, problems) };
  const { loaded, depleted } = state.models[fields['model'] as number] ?? { loaded: [], depleted: [] };
  const ready = {
    shoot: (i: number) => !isFirearm(carried[i] as Weapon) || loaded[i] === true,
    reload: (i: number) => loaded[i] !== true,
    resupply: (i: number) => depleted[i] === true,
  }[fields['type'] as 'shoot' | 'reload' | 'resupply'];
  const shoots = carried.flatMap((one, i) =>
    isFirearm(one) || (fields['type'] === 'shoot' && isThrown(one)) ? [i] : [],
  );
  return { ...fields, weapon: shoots.find(ready) ?? shoots[0] ?? 0 };
}

const isThrown = (weapon: Weapon): boolean => weapon === 'bow' || weapon === 'tomahawk';

function weaponsOf(state: State, bearer: unknown): readonly Weapon[] {
  return typeof bearer === 'number' ? (state.field.models[bearer]?.weapons ?? []) : [];
}

function weaponIndex(carried: readonly Weapon[], weapon: unknown, path: string, problems: Problem[]): unknown {
  if (weapon === null) return -1;
  if (typeof weapon !== 'string') return weapon;
  const index = carried.findIndex((one) => one === weapon);
  if (index < 0) problems.push(problem(path, UNKNOWN, { id: weapon.slice(0, 40), known: carried.join(', ') }));
  return index;
}

/** The weapons of an order to fire, one for each member; without them, the first firearm that is ready. */
function withWeapons(state: State, fields: NamedFields, path: string, problems: Problem[]): NamedFields {
  const { kind, members, weapons } = fields;
  const list: readonly unknown[] = Array.isArray(members) ? members : [];
  if (Array.isArray(weapons)) {
    const named = weapons.map((one: unknown, i) =>
      weaponIndex(weaponsOf(state, list[i]), one, `${path}.weapons[${i}]`, problems),
    );
    return { ...fields, weapons: named };
  }
  if (weapons !== undefined) return fields;
  if (kind !== 'volley' && kind !== 'shootAndReload') return { ...fields, weapons: [] };
  return { ...fields, weapons: list.map((member) => firearmOf(state, member)) };
}

function firearmOf(state: State, member: unknown): number {
  const firearms = weaponsOf(state, member).flatMap((weapon, i) => (isFirearm(weapon) ? [i] : []));
  return firearms.find((i) => isLoadedSinceStart(state, member as number, i)) ?? firearms[0] ?? -1;
}

/** The edge: a command from outside has the right fields with sane values before any rule looks at it. */
import { no, type Refusal } from '@drumhead/engine';
import type { Command, Laying, OpeningAsked } from './commands.ts';
import type { OrderKind } from './frames.ts';
import type { Edge, State } from './state.ts';

/** Far beyond any table in steps, and far inside exact arithmetic. */
const FAR = 1 << 20;
/** The most a list of a command holds: a squad has 20 models, a building four walls with two openings each. */
const MOST_LISTED = 40;

type Field =
  | 'place'
  | 'length'
  | 'turn'
  | 'index'
  | 'orNone'
  | 'small'
  | 'flag'
  | 'edge'
  | 'order'
  | 'indices'
  | 'places'
  | 'orNones'
  | 'laying'
  | 'openings';

const EDGES: ReadonlySet<unknown> = new Set<Edge>(['north', 'south', 'east', 'west']);
const ORDERS: ReadonlySet<unknown> = new Set<OrderKind>(['groupMove', 'regroup', 'volley', 'shootAndReload']);
const OPENING_KINDS: ReadonlySet<unknown> = new Set<OpeningAsked['kind']>(['door', 'window']);

function whole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

const listOf = (value: unknown, each: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_LISTED && value.every(each);

const CHECKS: { readonly [F in Field]: (value: unknown) => boolean } = {
  place: (v) => whole(v, -FAR, FAR),
  length: (v) => whole(v, 0, FAR),
  turn: (v) => whole(v, 0, 5759),
  index: (v) => whole(v, 0, 9999),
  orNone: (v) => whole(v, -1, 9999),
  small: (v) => whole(v, 0, 99),
  flag: (v) => typeof v === 'boolean',
  edge: (v) => EDGES.has(v),
  order: (v) => ORDERS.has(v),
  places: (v) => listOf(v, (n) => whole(n, -FAR, FAR)),
  indices: (v) => listOf(v, (n) => whole(n, 0, 9999)),
  orNones: (v) => listOf(v, (n) => whole(n, -1, 9999)),
  laying: (v) => isRecord(v) && fieldsProblem(v, LAYING_FORM) === null,
  openings: (v) =>
    listOf(v, (o) => isRecord(o) && OPENING_KINDS.has(o['kind']) && fieldsProblem(o, OPENING_FORM, 'kind') === null),
};

type Shape<T, Tag extends keyof T = never> = { readonly [K in Exclude<keyof T, Tag>]: Field };

const LAYING: Shape<Laying> = { x: 'place', y: 'place', width: 'length', height: 'length', turn: 'turn' };
const OPENING: Shape<OpeningAsked, 'kind'> = { wall: 'small', along: 'length' };

/** Fields of every command; total by type, so a new command does not compile without its shape. */
const COMMANDS: { readonly [C in Command as C['type']]: Shape<C, 'type'> } = {
  role: { attack: 'flag' },
  placeWhen: { atOnce: 'flag' },
  layArea: { points: 'places', elsewhere: 'flag' },
  layFeature: { laying: 'laying', elsewhere: 'flag' },
  layBuilding: {
    laying: 'laying',
    elsewhere: 'flag',
    floors: 'small',
    barred: 'flag',
    openings: 'openings',
    ladder: 'orNone',
    stairs: 'small',
  },
  edge: { edge: 'edge' },
  deploy: { model: 'index', x: 'place', y: 'place', level: 'small' },
  lift: { model: 'index' },
  layFence: { laying: 'laying' },
  ready: {},
  scout: { model: 'index', x: 'place', y: 'place' },
  nominate: { model: 'index' },
  endTurn: {},
  withdraw: {},
  dice: { dice: 'small', charge: 'flag' },
  stop: {},
  move: { model: 'index', x: 'place', y: 'place', sprint: 'flag' },
  stand: { model: 'index' },
  prone: { model: 'index' },
  attack: { model: 'index', target: 'index', powerful: 'flag' },
  shoot: { model: 'index', weapon: 'small', target: 'index', aimed: 'flag' },
  reload: { model: 'index', weapon: 'small' },
  bash: { model: 'index', feature: 'index', opening: 'orNone' },
  unbar: { model: 'index', feature: 'index', opening: 'orNone' },
  climb: { model: 'index', feature: 'index', opening: 'orNone' },
  stairs: { model: 'index', feature: 'index' },
  ladder: { model: 'index', feature: 'index' },
  jump: { model: 'index', feature: 'index', opening: 'index' },
  resupply: { model: 'index', weapon: 'small', from: 'index' },
  take: { model: 'index', thing: 'index' },
  hand: { model: 'index', to: 'index' },
  drop: { model: 'index' },
  carryOff: { model: 'index' },
  dismount: { model: 'index' },
  order: {
    leader: 'index',
    kind: 'order',
    members: 'indices',
    target: 'orNone',
    weapons: 'orNones',
    partners: 'indices',
  },
  orderDice: { dice: 'small' },
  member: { model: 'index' },
  fireVolley: {},
  feature: { use: 'flag' },
  rideOn: { distance: 'length' },
  depleted: { model: 'index' },
  takeCover: { x: 'place', y: 'place' },
  strike: { model: 'index' },
  fleeFrom: { model: 'index' },
  succeed: { model: 'index' },
  resign: {},
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a shape asks, field by field, in its order. */
interface Form {
  readonly names: readonly string[];
  readonly checks: readonly ((value: unknown) => boolean)[];
  /** The fields that name something of the game, and where it is looked up. */
  readonly named: readonly { readonly key: string; readonly list: 'models' | 'features' | 'things' }[];
}

/** Fields that name a model, a feature or a thing by its index. */
const NAMED: ReadonlyMap<string, Form['named'][number]['list']> = new Map([
  ['model', 'models'],
  ['target', 'models'],
  ['from', 'models'],
  ['to', 'models'],
  ['leader', 'models'],
  ['feature', 'features'],
  ['thing', 'things'],
]);

function formOf(shape: Readonly<Record<string, Field>>): Form {
  const names = Object.keys(shape);
  const named = names.flatMap((key) => {
    const list = NAMED.get(key);
    return list === undefined ? [] : [{ key, list }];
  });
  return { names, checks: names.map((key) => CHECKS[shape[key] as Field]), named };
}

const FORMS: ReadonlyMap<string, Form> = new Map(
  Object.entries(COMMANDS).map(([type, shape]) => [type, formOf(shape)] as const),
);
const LAYING_FORM = formOf(LAYING);
const OPENING_FORM = formOf(OPENING);

/** The first field that is wrong, missing or too many, or null; `tag` is a field looked at by itself. */
function fieldsProblem(
  value: Readonly<Record<string, unknown>>,
  { names, checks }: Form,
  tag?: 'type' | 'kind',
): string | null {
  // What is inherited is nobody's field.
  const ownAlone = Object.getPrototypeOf(value) === Object.prototype;
  let sound = 0;
  for (const key in value) {
    if (key === tag) continue;
    // Nearly all come in the order of the shape.
    const at = names[sound] === key ? sound : names.indexOf(key);
    if (at < 0 || (!ownAlone && !Object.hasOwn(value, key))) return key;
    if (!(checks[at] as (value: unknown) => boolean)(value[key])) return key;
    sound += 1;
  }
  if (sound === names.length) return null;
  return names.find((key) => !Object.hasOwn(value, key)) ?? null;
}

/**
 * KERNEL-COMMAND. A command whose type, fields or values make no sense, or that names somebody who is not in this game,
 * is refused before any rule looks at it.
 */
export function commandProblem(state: State, value: unknown): Refusal | null {
  if (!isRecord(value)) return no('KERNEL-COMMAND', 'sk.refusal.notACommand');
  const { type } = value;
  const form = typeof type === 'string' ? FORMS.get(type) : undefined;
  if (form === undefined) {
    return no('KERNEL-COMMAND', 'sk.refusal.unknownCommand', { command: String(type).slice(0, 40) });
  }
  const field = fieldsProblem(value, form, 'type');
  if (field !== null) {
    return no('KERNEL-COMMAND', 'sk.refusal.badField', { command: type as string, field: field.slice(0, 40) });
  }
  return type === 'order'
    ? orderProblem(state, form, value as unknown as Extract<Command, { type: 'order' }>)
    : nameProblem(state, form, value);
}

/** Whoever a command names must be in this game. */
function nameProblem(state: State, { named }: Form, command: Readonly<Record<string, unknown>>): Refusal | null {
  for (const { key, list } of named) {
    const index = command[key];
    if (typeof index === 'number' && index >= lengthOf(state, list)) return nobody(command['type'], key, index);
  }
  return null;
}

function orderProblem(state: State, form: Form, order: Extract<Command, { type: 'order' }>): Refusal | null {
  for (const model of [...order.members, ...order.partners]) {
    if (model >= state.models.length) return nobody(order.type, 'members', model);
  }
  return nameProblem(state, form, order);
}

function lengthOf(state: State, list: Form['named'][number]['list']): number {
  if (list === 'models') return state.models.length;
  return list === 'features' ? state.features.length : state.things.length;
}

function nobody(command: unknown, field: string, index: number): Refusal {
  return no('KERNEL-COMMAND', 'sk.refusal.nobodyCalled', { command: String(command), field, index });
}

/** The edge: a command from outside has the right fields with sane values before any rule looks at it. */
import { no, type Refusal } from '@drumhead/engine';
import type { Command, LaidSize, Move } from './commands.ts';
import { CINC_RULES, LEADER_RULES, TERRAIN_KINDS } from './scenario/format.ts';
import type { Field as BattleField, Formation, TerrainKind } from './state.ts';

/** Far beyond any table in steps, and far inside exact arithmetic. */
const FAR = 1 << 22;

type Field =
  | 'place'
  | 'turn'
  | 'facing'
  | 'index'
  | 'orNone'
  | 'small'
  | 'flag'
  | 'formation'
  | 'list'
  | 'move'
  | 'text'
  | 'trait'
  | 'ground'
  | 'size'
  | 'points'
  | 'crossings'
  | 'leftRight';

const FORMATIONS: ReadonlySet<unknown> = new Set<Formation>([
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'garrison',
  'column',
  'unlimbered',
  'limbered',
  'none',
]);

/** The most corners of a stream and the most fords and bridges over it. */
const MOST_CORNERS = 12;
const MOST_CROSSINGS = 6;

const TRAITS: ReadonlySet<unknown> = new Set<string>([...LEADER_RULES, ...CINC_RULES]);
const GROUNDS: ReadonlySet<unknown> = new Set<TerrainKind>(TERRAIN_KINDS);
const SIZES: ReadonlySet<unknown> = new Set<LaidSize>(['MxM', 'LxM', 'LxL', '1M']);

function whole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

const CHECKS: { readonly [F in Field]: (value: unknown) => boolean } = {
  place: (v) => whole(v, -FAR, FAR),
  turn: (v) => whole(v, -5760, 5760),
  facing: (v) => whole(v, 0, 5759),
  index: (v) => whole(v, 0, 9999),
  orNone: (v) => whole(v, -1, 9999),
  small: (v) => whole(v, 0, 99),
  flag: (v) => typeof v === 'boolean',
  formation: (v) => FORMATIONS.has(v),
  list: (v) => Array.isArray(v) && v.length <= 200 && v.every((n) => whole(n, 0, 9999)),
  move: (v) => moveProblem(v) === null,
  text: (v) => typeof v === 'string' && v.length <= 80,
  trait: (v) => TRAITS.has(v),
  ground: (v) => GROUNDS.has(v),
  size: (v) => SIZES.has(v),
  points: (v) =>
    Array.isArray(v) &&
    v.length >= 4 &&
    v.length <= 2 * MOST_CORNERS &&
    v.length % 2 === 0 &&
    v.every((n) => whole(n, -FAR, FAR)),
  crossings: (v) => Array.isArray(v) && v.length <= MOST_CROSSINGS && v.every(isCrossing),
  leftRight: (v) => v === 'left' || v === 'right',
};

function isCrossing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { kind, along } = value as { readonly kind?: unknown; readonly along?: unknown };
  return (kind === 'bridge' || kind === 'ford') && whole(along, 0, FAR);
}

type Shape<T, Tag extends keyof T> = { readonly [K in Exclude<keyof T, Tag>]: Field };

/** Fields of every command; total by type, so a new command does not compile without its shape. */
const COMMANDS: { readonly [C in Command as C['type']]: Shape<C, 'type'> } = {
  plus: { general: 'index', rule: 'trait' },
  role: { defend: 'flag' },
  lay: { kind: 'ground', size: 'size', x: 'place', y: 'place', facing: 'facing' },
  layStream: { zone: 'small', points: 'points', crossings: 'crossings' },
  takeUp: { terrain: 'text' },
  laid: {},
  place: { unit: 'index', x: 'place', y: 'place', facing: 'facing', formation: 'formation' },
  placeGeneral: { general: 'index', x: 'place', y: 'place', facing: 'facing' },
  lift: { unit: 'index' },
  liftGeneral: { general: 'index' },
  share: { unit: 'index', points: 'small' },
  ready: {},
  open: { brigade: 'orNone' },
  close: {},
  pass: {},
  activate: { unit: 'index', dice: 'small' },
  activateGeneral: { general: 'index', dice: 'small' },
  reroll: { die: 'small' },
  keep: {},
  hold: {},
  react: { unit: 'index' },
  reactGeneral: { general: 'index' },
  correct: { unit: 'index', move: 'move' },
  move: { unit: 'index', move: 'move' },
  approach: { unit: 'index', sector: 'orNone' },
  form: { unit: 'index', formation: 'formation', facing: 'facing' },
  fire: { unit: 'index', target: 'orNone', sector: 'orNone', added: 'small' },
  reload: { unit: 'index' },
  rally: { unit: 'index' },
  enter: { unit: 'index', sector: 'index' },
  leave: { unit: 'index', facing: 'facing' },
  storm: { unit: 'index', sector: 'index' },
  join: { unit: 'index', partner: 'index' },
  stop: {},
  ride: { general: 'index', x: 'place', y: 'place', facing: 'facing' },
  attach: { general: 'index', unit: 'index' },
  group: { general: 'index', units: 'list', dice: 'small' },
  nominate: { brigade: 'index', x: 'place', y: 'place', facing: 'facing' },
  assign: { unit: 'index', brigade: 'index' },
  press: { dice: 'small' },
  decline: {},
  reposition: { general: 'index', x: 'place', y: 'place', facing: 'facing' },
  spend: { dice: 'small' },
  cancel: { unit: 'index' },
  retreat: { unit: 'index' },
  turn: { unit: 'index', facing: 'facing' },
  contact: { unit: 'index' },
  waive: {},
  declare: { bought: 'small', leader: 'small', charismatic: 'flag' },
  retire: { unit: 'index', sector: 'orNone' },
  carry: {},
  fallBack: {},
  stay: {},
  breakthrough: {},
  resign: {},
};

const SHAPES: ReadonlyMap<string, Readonly<Record<string, Field>>> = new Map(Object.entries(COMMANDS));

/** Fields of every kind of move. */
const MOVES: { readonly [M in Move as M['kind']]: Shape<M, 'kind'> } = {
  straight: { distance: 'place' },
  oblique: { angle: 'turn', distance: 'place' },
  lateral: { side: 'leftRight', distance: 'place' },
  backward: { distance: 'place' },
  wheel: { pivot: 'leftRight', angle: 'turn' },
  rotate: { angle: 'turn' },
  aboutFace: {},
  fast: { direction: 'facing', distance: 'place', facing: 'facing' },
  road: { road: 'text', distance: 'place', facing: 'facing' },
  shift: { direction: 'facing', distance: 'place' },
};

function fieldsProblem(value: object, tag: string, shape: Readonly<Record<string, Field>>): string | null {
  let count = 1;
  for (const key in shape) {
    count++;
    if (!CHECKS[shape[key] as Field]((value as Record<string, unknown>)[key])) return key;
  }
  for (const _ in value) count--;
  if (count === 0) return null;
  return Object.keys(value).find((key) => key !== tag && !Object.hasOwn(shape, key)) ?? tag;
}

/** The field of a move that is wrong, or null. */
function moveProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'move';
  const { kind } = value as { readonly kind?: unknown };
  if (typeof kind !== 'string' || !Object.hasOwn(MOVES, kind)) return 'kind';
  return fieldsProblem(value, 'kind', MOVES[kind as Move['kind']]);
}

/** KERNEL-COMMAND. A command whose type, fields or values make no sense is refused before any rule looks at it. */
export function commandProblem(value: unknown): Refusal | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return no('KERNEL-COMMAND', 'lb.refusal.notACommand');
  }
  const { type } = value as { readonly type?: unknown };
  const shape = typeof type === 'string' ? SHAPES.get(type) : undefined;
  if (shape === undefined) {
    return no('KERNEL-COMMAND', 'lb.refusal.unknownCommand', { command: String(type).slice(0, 40) });
  }
  const field = fieldsProblem(value, 'type', shape);
  if (field === null) return null;
  const inner = field === 'move' ? moveProblem((value as { readonly move?: unknown }).move) : null;
  return no('KERNEL-COMMAND', 'lb.refusal.badField', {
    command: String(type),
    field: (inner === null || inner === 'move' ? field : `move.${inner}`).slice(0, 40),
  });
}

/** The fields by which commands name somebody. */
type Named = { readonly [K in 'unit' | 'target' | 'general' | 'brigade']?: number };

/** KERNEL-COMMAND. Whoever a command names must be in this battle. */
export function referenceProblem(field: BattleField, command: Command): Refusal | null {
  const { unit, target, general, brigade } = command as Named;
  if (unit !== undefined && unit >= field.units.length) return nobody(command.type, 'unit', unit);
  if (target !== undefined && target >= field.units.length) return nobody(command.type, 'target', target);
  if (general !== undefined && general >= field.generals.length) return nobody(command.type, 'general', general);
  if (brigade !== undefined && brigade >= field.brigades.length) return nobody(command.type, 'brigade', brigade);
  if (command.type === 'group') {
    for (const unit of command.units) if (unit >= field.units.length) return nobody(command.type, 'units', unit);
  }
  return null;
}

function nobody(command: string, field: string, index: number): Refusal {
  return no('KERNEL-COMMAND', 'lb.refusal.nobodyCalled', { command, field, index });
}

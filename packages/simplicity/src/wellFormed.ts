/** The edge: a command from outside has the right fields with sane values before any rule looks at it. */
import { no, type Problem, type Refusal } from '@drumhead/engine';
import {
  checkShape,
  choice,
  constant,
  fits,
  flag,
  list,
  record,
  type Shape,
  shown,
  whole,
} from '@drumhead/engine/shape';
import type { CommandType } from './commands.ts';

/** Far beyond any table in steps, and far inside exact arithmetic. */
const FAR = 1 << 22;
const place = whole(-FAR, FAR);
const length = whole(0, FAR);
const turn = whole(-2880, 2880);
const facing = whole(0, 5759);
const index = whole(0, 9999);
const orNone = whole(-1, 9999);
const side = whole(0, 3);

const FIELDS: { readonly [T in CommandType]: Readonly<Record<string, Shape>> } = {
  edge: { edge: choice(['north', 'south']) },
  place: { unit: index, x: place, y: place, facing, section: orNone },
  placeCommand: { command: index, x: place, y: place },
  goFirst: { first: flag },
  arrive: { unit: orNone, command: orNone, x: place },
  move: { unit: index, turn, distance: length, turnAfter: turn },
  road: { unit: index, road: index, distance: place, facing },
  enter: { unit: index, turn, section: index, facing },
  leave: { unit: index, side, distance: length },
  retire: { unit: index, distance: length },
  fire: { unit: index, target: index },
  moveFire: { unit: index, fireFirst: flag, turn, distance: length, turnAfter: turn, target: index },
  charge: { unit: index, target: index, turn, from: whole(-1, 3), command: orNone },
  rally: { unit: index, command: orNone },
  reroll: { unit: index, command: index },
  moveCommand: { command: index, path: list(place, 2, 24) },
  endTurn: {},
  advance: { distance: length, facing, occupy: flag },
  face: { facing },
  resign: {},
};

/** What a command of a type must look like. */
interface Form {
  readonly shape: Shape;
  /** Its fields in a list: a sound command is looked at in a moment, only a faulty one is told what ails it. */
  readonly fields: readonly (readonly [string, Shape])[];
}

const FORMS: ReadonlyMap<string, Form> = new Map(
  Object.entries(FIELDS).map(([type, fields]) => [
    type,
    { shape: record({ type: constant(type), ...fields }, {}), fields: Object.entries(fields) },
  ]),
);

function isSound(command: Readonly<Record<string, unknown>>, { fields }: Form): boolean {
  // What an object of another make inherits is looked into with care, and with words.
  if (Object.getPrototypeOf(command) !== Object.prototype) return false;
  let keys = 0;
  for (const _ in command) keys += 1;
  if (keys !== fields.length + 1) return false;
  for (let i = 0; i < fields.length; i++) {
    const [key, shape] = fields[i] as readonly [string, Shape];
    if (!fits(command[key], shape)) return false;
  }
  return true;
}

type Whole = ReturnType<typeof whole>;

function isWhole(value: unknown, { least, most }: Whole): boolean {
  return typeof value === 'number' && value >= least && value <= most && Number.isInteger(value);
}

/** The same of a move, written out: more than half of all commands are moves, and all moves are of one make. */
function isSoundMove(command: Readonly<Record<string, unknown>>): boolean {
  if (Object.getPrototypeOf(command) !== Object.prototype) return false;
  let keys = 0;
  for (const _ in command) keys += 1;
  return (
    keys === 5 &&
    isWhole(command['unit'], index) &&
    isWhole(command['turn'], turn) &&
    isWhole(command['distance'], length) &&
    isWhole(command['turnAfter'], turn)
  );
}

/** Why a command makes no sense at all, or null. */
export function commandProblem(command: unknown): Refusal | null {
  if (typeof command !== 'object' || command === null)
    return no('KERNEL-FORMAT', 'sip.refusal.noCommand', { type: '' });
  const { type } = command as { type?: unknown };
  if (type === 'move' && isSoundMove(command as Readonly<Record<string, unknown>>)) return null;
  const form = typeof type === 'string' ? FORMS.get(type) : undefined;
  if (form === undefined) return no('KERNEL-FORMAT', 'sip.refusal.noCommand', { type: shown(type) });
  if (isSound(command as Readonly<Record<string, unknown>>, form)) return null;
  const problems: Problem[] = [];
  if (checkShape(command, form.shape, '', problems)) return null;
  const [first] = problems;
  return no('KERNEL-FORMAT', 'sip.refusal.malformed', { type: shown(type), field: first?.path ?? '' });
}

/** Position files: battles that begin from a described table, and the file of a moment of a battle. */
import { hasFormat, type OrderGame, playedOrders, type PositionFile, positionFileOf } from '@drumhead/content/position';
import { jsonSchema, read } from '@drumhead/content/schema';
import { type Battle, type Checked, equalData, withoutOldOffers } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { State, TerrainPiece } from '../../state/state.ts';
import { decide, pending } from '../../turn/machine.ts';
import { agreedDraw } from '../../victory/agreedDraw.ts';
import type { Situation } from '../schemas/index.ts';
import {
  type GivenMoment,
  type GivenPosition,
  POSITION_FORMAT,
  POSITION_VERSION,
  position,
  positionFile as schema,
} from '../schemas/table.ts';
import { settled, tableAt } from './play.ts';
import { positionOf } from './positionOf.ts';
import { type Names, namesOf, withIndices, withNames } from './wording.ts';

export { POSITION_FORMAT } from '../schemas/table.ts';

const ORDERS: OrderGame<State> = {
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  pending,
  decide: (state, seat, command) => decide(state, seat, command as Command),
  commandFrom: (state, order, path, problems) =>
    withIndices(state, namesOf(state), order, path, problems) as Readonly<Record<string, unknown>>,
  toPeople: withNames,
};

/** Does a set-up carry the format of position files? */
export function isPosition(setup: unknown): boolean {
  return hasFormat(setup, POSITION_FORMAT);
}

/** The format as JSON Schema, published as `schemas/position.schema.json`. */
export function positionSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: position of Large Battles, version ${POSITION_VERSION}`,
    ...jsonSchema(schema),
  };
}

/** The first state of the battle that a position file describes: at its moment, after its orders. Never throws. */
export function beginAt(setup: unknown): Checked<State> {
  const file = read(setup, schema);
  return file.ok ? stateAfter(file.value, (state) => settled(state).state) : file;
}

type GivenTable = Pick<Situation<'play'>, 'position' | 'moment' | 'orders'>;

/** The state of a table after its orders. Without orders it is looked at as it stands. */
function stateAfter({ position, moment, orders }: GivenTable, start: (state: State) => State): Checked<State> {
  const table = tableAt(position, moment);
  return table.ok ? playedOrders(ORDERS, start(table.value.state), orders) : table;
}

/** The table that is asked about, with its names: of a whole position file it is the one after its orders. */
export function tableAfter(given: GivenTable): Checked<{ readonly state: State; readonly names: Names }> {
  const played = given.orders.length > 0;
  const after = stateAfter(given, (state) => (played ? settled(state).state : state));
  return after.ok ? { ok: true, value: { state: after.value, names: namesOf(after.value) } } : after;
}

/** The same table as a position again, to which a moment of its own is given. */
export function positionAfter(given: GivenTable): Checked<GivenPosition> {
  if (given.orders.length === 0) return { ok: true, value: given.position };
  const after = tableAfter(given);
  return after.ok ? read(positionOf(after.value.state), position) : after;
}

/** The position file of a battle, or null while it is being set up. */
export function positionFile(battle: Battle<State>): PositionFile | null {
  return positionFileOf({ ...ORDERS, fileAt, isPosition }, battle);
}

/** The file of a state that a position holds whole, else null. */
function fileAt(state: State): PositionFile | null {
  const moment = momentOf(state);
  if (moment === null) return null;
  const file = {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    position: positionOf(state),
    ...(moment.at === 'phase' ? {} : { moment }),
  };
  const again = beginAt(file);
  return again.ok && equalData(held(again.value), held(state)) ? file : null;
}

/** Between activations; anything else comes back by its orders. */
function momentOf({ field, frames, outcome, phase }: State): GivenMoment | null {
  const [first, slot, ...others] = frames;
  if (outcome !== null || phase === 0 || first?.at !== 'phase' || first.over || others.length > 0) return null;
  if (slot === undefined) return { at: 'phase' };
  if (slot.at !== 'slot' || slot.closing) return null;
  return { at: 'slot', brigade: field.brigades[slot.brigade]?.id ?? null };
}

/**
 * What a position holds of a state. It does not hold the scenario and its deployment, the numbers and ids that only name
 * Generals and pieces of terrain, where units and Generals off the table were, nor draws offered in earlier turns.
 */
export function held(state: State): object {
  const { field, units, generals, sides } = state;
  const { scale, width, height, level, switches } = field;
  return {
    ...withoutOldOffers(agreedDraw, state),
    field: {
      scale,
      width,
      height,
      level,
      switches,
      terrain: field.terrain.map((piece: TerrainPiece) => ({ ...piece, id: '' })),
      sides: field.sides.map((side) => ({ ...side, reserve: null })),
      units: field.units.map((unit) => ({ ...unit, ordinal: 0, sk: 0 })),
      generals: field.generals.map((general) => ({ ...general, id: '', q: 0 })),
      brigades: field.brigades.map(({ id, name, side }) => ({ id, name, side })),
    },
    units: units.map(({ status, brigade, ...unit }) =>
      status === 'table' ? { ...unit, brigade } : { status, brigade },
    ),
    generals: generals.map(({ status, fate, x, y, facing, ...general }) =>
      status === 'table' ? { ...general, x, y, facing } : status === 'attached' ? general : { status, fate },
    ),
    sides: sides.map((side) => ({ ...side, ready: true })),
  };
}

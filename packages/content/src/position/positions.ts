/** Described tables as battles, and battles as described tables, once for every rule set. */
import { type Battle, type BattleEvent, type Checked, equalData, type Problem } from '@drumhead/engine';
import { hasFormat, jsonSchema, type Schema } from '../schema.ts';
import type { NamedFields } from './fieldMeanings.ts';
import { type OrderGame, playedOrders } from './orders.ts';
import { type PositionFile, positionFileOf } from './positionFile.ts';

/** A table as somebody describes it, the moment, and the orders since. */
export interface GivenTable<P, M> {
  readonly position: P;
  readonly moment: M;
  readonly orders: readonly NamedFields[];
}

/** A state after all that happens by itself, with its events. */
export interface Settled<S, E extends BattleEvent = BattleEvent> {
  readonly state: S;
  readonly events: readonly E[];
}

/** What a rule set knows of its tables: how to read and to write them, and which moments they have. */
export interface PositionGame<S, P, M extends { readonly at: string }, E extends BattleEvent = BattleEvent> {
  readonly orders: OrderGame<S>;
  readonly format: string;
  readonly version: number;
  /** The title of the JSON Schema, without the version. */
  readonly title: string;
  readonly schema: Schema;
  readFile(setup: unknown): Checked<GivenTable<P, M>>;
  readPosition(position: unknown): Checked<P>;
  /** The table without frames, or all its faults with paths inside the position. */
  stateFrom(position: P): Checked<S>;
  /** The table at a moment; null: the moment is impossible, as the problems say. Their paths begin at the file. */
  atMoment(state: S, moment: M, problems: Problem[]): S | null;
  /** The state after all frames that wait for nobody. */
  settled(state: S): Settled<S, E>;
  /** The moment of a state, or null where a position holds none. */
  momentOf(state: S): M | null;
  /** The moment that a file leaves out. */
  readonly usual: M['at'];
  positionOf(state: S): object;
  /** All that a position holds of a state: where this is equal, nothing was lost. */
  held(state: S): object;
}

/** What every rule set does alike with its tables. */
export interface Positions<S, P, M> {
  /** Does a set-up carry the format of position files? */
  readonly isPosition: (setup: unknown) => boolean;
  /** The format as JSON Schema, published as `schemas/position.schema.json`. */
  readonly positionSchema: () => Record<string, unknown>;
  /** The state of a position at a moment; paths of problems begin at the file. */
  readonly tableAt: (position: P, moment: M) => Checked<S>;
  /** The state of a table after its orders. Without orders it is settled, or looked at as it stands. */
  readonly stateAfter: (table: GivenTable<P, M>, asItStands?: boolean) => Checked<S>;
  /** The position of a table after its orders, to which a moment of its own is given. */
  readonly positionAfter: (table: GivenTable<P, M>) => Checked<P>;
  /** The first state of the battle that a file describes: at its moment, after its orders. Never throws. */
  readonly beginAt: (setup: unknown) => Checked<S>;
  /** The position file of a battle, or null while it is being set up. */
  readonly positionFile: (battle: Battle<S>) => PositionFile | null;
}

/** The tables of a rule set, read and written by what it knows of them. */
export function positionsOf<S, P, M extends { readonly at: string }, E extends BattleEvent = BattleEvent>(
  game: PositionGame<S, P, M, E>,
): Positions<S, P, M> {
  const { orders, format, version } = game;

  const tableAt = (position: P, moment: M): Checked<S> => {
    const laid = game.stateFrom(position);
    if (!laid.ok) return { ok: false, problems: laid.problems.map(inPosition) };
    const problems: Problem[] = [];
    const state = game.atMoment(laid.value, moment, problems);
    return state === null ? { ok: false, problems } : { ok: true, value: state };
  };

  const stateAfter = (table: GivenTable<P, M>, asItStands = false): Checked<S> => {
    const laid = tableAt(table.position, table.moment);
    if (!laid.ok) return laid;
    const still = asItStands && table.orders.length === 0;
    return playedOrders(orders, still ? laid.value : game.settled(laid.value).state, table.orders);
  };

  const beginAt = (setup: unknown): Checked<S> => {
    const file = game.readFile(setup);
    return file.ok ? stateAfter(file.value) : file;
  };

  const isPosition = (setup: unknown): boolean => hasFormat(setup, format);

  /** The file of a state that a position holds whole, else null. */
  const fileAt = (state: S): PositionFile | null => {
    const moment = game.momentOf(state);
    if (moment === null) return null;
    const position = game.positionOf(state);
    const file = { format, version, position, ...(moment.at === game.usual ? {} : { moment }) };
    const again = beginAt(file);
    return again.ok && equalData(game.held(again.value), game.held(state)) ? file : null;
  };

  return {
    isPosition,
    positionSchema: () => ({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `${game.title}, version ${version}`,
      ...jsonSchema(game.schema),
    }),
    tableAt,
    stateAfter,
    positionAfter(table) {
      if (table.orders.length === 0) return { ok: true, value: table.position };
      const after = stateAfter(table);
      return after.ok ? game.readPosition(game.positionOf(after.value)) : after;
    },
    beginAt,
    positionFile: (battle) => positionFileOf({ ...orders, fileAt, isPosition }, battle),
  };
}

function inPosition(one: Problem): Problem {
  return { ...one, path: one.path === '' ? 'position' : `position.${one.path}` };
}

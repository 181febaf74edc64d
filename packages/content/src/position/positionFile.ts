/** Position files: the table as it stands, what is decided now, and the orders given since. */
import { type Battle, rulesSetup, scriptOf } from '@drumhead/engine';
import type { NamedFields } from './fieldMeanings.ts';
import type { OrderGame } from './orders.ts';

/** A position file without the fields of its rule set. */
export interface PositionFile {
  readonly format: string;
  readonly version: number;
  readonly orders?: readonly NamedFields[];
}

/** What a rule set brings so that battles can be written as positions. */
export interface PositionWriter<S> extends OrderGame<S> {
  /** The file of a moment that a position holds whole; null: the moment is in the middle of something. */
  fileAt(state: S): PositionFile | null;
  isPosition(setup: unknown): boolean;
}

/**
 * The position file of a battle: its last moment that a position holds whole, and the orders and dice since, so that
 * also the middle of a fight comes back as it was. Null: the armies are still being set up, or the
 * scenario has rules of its own.
 */
export function positionFileOf<S>(writer: PositionWriter<S>, battle: Battle<S>): PositionFile | null {
  // SCN-FILE-1: a position has no rules of its own, and would be another battle.
  if (scriptOf(battle.setup) !== undefined) return null;
  const since: NamedFields[] = [];
  for (let moment = battle; ; ) {
    const file = writer.fileAt(moment.state);
    if (file !== null) return withOrders(file, since);
    const { last, before } = moment;
    if (last === null || before === null) return fromSetup(writer, rulesSetup(moment.setup), since);
    since.unshift({ by: last.seat, ...writer.toPeople(before.state, last.command) });
    moment = before;
  }
}

/** A battle that began in the middle of something did so from a position with orders. */
function fromSetup<S>(writer: PositionWriter<S>, setup: unknown, since: readonly NamedFields[]): PositionFile | null {
  if (!writer.isPosition(setup)) return null;
  const file = setup as PositionFile;
  return withOrders(file, [...(file.orders ?? []), ...since]);
}

function withOrders(file: PositionFile, orders: readonly NamedFields[]): PositionFile {
  return orders.length === 0 ? file : { ...file, orders };
}

/** Only the values that differ from those that a reader takes when they are left out. */
export function withoutDefaults<T extends object>(all: T, usual: Partial<Record<keyof T, unknown>>): Partial<T> {
  const kept = Object.entries(all).filter(([key, value]) => {
    const none = Array.isArray(value) && value.length === 0;
    return value !== undefined && value !== usual[key as keyof T] && !none;
  });
  return Object.fromEntries(kept) as Partial<T>;
}

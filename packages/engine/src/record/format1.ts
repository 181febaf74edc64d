/**
 * Records of format 1: each line ends with a running hash over the hash before it, the command and the state after it.
 * They are still read; new records are of format 2 (`record.ts`).
 */
import { type Battle, checkOf, type Order } from '../play/battle.ts';
import type { Seed } from '../machine/dice.ts';
import { hashOf } from './hash.ts';
import type { BattleRecord, RecordedOrder, RecordHeader } from './record.ts';
import { fault, fieldsIn, isRecord, judged, type Read, type RecordFault } from './recordFault.ts';

export interface HeaderOfFormat1 extends RecordHeader {
  readonly seed?: Seed;
  /** Over all of this line and the first state. */
  readonly hash: string;
}

/** The lines after a header of format 1. `broken`: the line that ends the reading, if there is one. */
export interface LinesOfFormat1 {
  readonly orders: readonly RecordedOrder[];
  /** Set where the last line was cut off in the middle. */
  readonly cut: { readonly line: number } | null;
  readonly broken: RecordFault | null;
}

/** The running hash of a battle before its first command. */
export function firstHash({ ruleset, setup, state }: Pick<Battle, 'ruleset' | 'setup' | 'state'>): string {
  return hashOf([ruleset.id, ruleset.version, setup, checkOf({ state })]);
}

/** The running hash after a command. */
export function nextHash(before: string, { seat, command }: Order, after: Pick<Battle, 'state'>): string {
  return hashOf([before, seat, command, checkOf(after)]);
}

/** The hash of a header, given the hash of the battle it begins. */
export function headerHash(fields: Omit<HeaderOfFormat1, 'hash'>, beginning: string): string {
  return hashOf([fields, beginning]);
}

/** `lines`: all of the file, the header too. */
export function* linesOfFormat1(lines: readonly string[]): Generator<void, LinesOfFormat1> {
  const orders: RecordedOrder[] = [];
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as string;
    if (line.trim() === '') continue;
    yield;
    const order = readOrder(line, i + 1);
    if (order.ok) orders.push(order.value);
    else if (i === lines.length - 1 && order.reason === 'engine.record.unreadable')
      return { orders, cut: { line: i + 1 }, broken: null };
    else return { orders, cut: null, broken: order };
  }
  return { orders, cut: null, broken: null };
}

function readOrder(text: string, line: number): Read<RecordedOrder> {
  const read = fieldsIn(text, line);
  if (!read.ok) return read;
  const { seat, command, hash, ...more } = read.value;
  if (typeof seat !== 'string' || typeof hash !== 'string' || !isRecord(command) || Object.keys(more).length > 0)
    return fault(line, 'engine.record.shape');
  return { ok: true, value: { seat, command: command as unknown as Order['command'], hash, line } };
}

/** Plays the commands of a record of format 1 up to number `to`, and compares every hash. */
export function* playingFormat1(
  { header, orders }: Pick<BattleRecord, 'header' | 'orders'>,
  begun: Battle,
  to: number,
): Generator<void, Read<Battle>> {
  const { hash: wanted, ...fields } = header as HeaderOfFormat1;
  let hash = firstHash(begun);
  if (headerHash(fields, hash) !== wanted) return fault(1, 'engine.record.hash');
  let battle = begun;
  for (const order of orders.slice(0, to)) {
    yield;
    const after = judged(battle, order);
    if (!after.ok) return after;
    battle = after.value;
    hash = nextHash(hash, order, battle);
    if (hash !== order.hash) return fault(order.line, 'engine.record.hash');
  }
  return { ok: true, value: battle };
}

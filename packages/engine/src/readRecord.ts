/** Reads a record file back and plays it again, trusting nothing in it. */
import { type AnyRuleset, type Battle, begin, decide, type Order, type Step, stepsOf } from './battle.ts';
import { type PlainLimits, plainCopy, SETUP_LIMITS } from './plain.ts';
import { type BattleRecord, headerHash, RECORD_FORMAT, type RecordHeader } from './record.ts';
import type { Facts, Problem, Refusal } from './ruleset.ts';

/** A record as it was read, or the line (1 is the first) where it cannot be followed and why (a message key). */
export type ReadRecord =
  | {
      readonly ok: true;
      readonly record: BattleRecord;
      readonly battle: Battle;
      /** Set where the last line was cut off in the middle, as after a power cut: everything before it was read. */
      readonly cut?: { readonly line: number };
    }
  | RecordFault;

export interface RecordFault {
  readonly ok: false;
  readonly line: number;
  readonly reason: string;
  readonly facts: Facts;
  /** Where the rules refuse a command of the record. */
  readonly refusal?: Refusal;
  /** Where its set-up is unsound: the first thing that is wrong with it. */
  readonly problem?: Problem;
}

export type ReadHeader = Read<RecordHeader>;

/** A record played again: the battle at the end, and every step on the way. */
export type Replay = { readonly ok: true; readonly battle: Battle; readonly steps: readonly Step[] } | RecordFault;

/** The longest lines there may be: a set-up and a command with room to spare. */
const LONGEST_HEADER = 2 * SETUP_LIMITS.size;
const LONGEST_LINE = 256 * 1024;
/** A header is a set-up one level down, and a few names. */
const HEADER_LIMITS: PlainLimits = { depth: SETUP_LIMITS.depth + 1, size: LONGEST_HEADER };

/** The first line of a record alone, to find the rule set and the version that it needs. Never throws. */
export function readHeader(text: string): ReadHeader {
  if (text.trim() === '') return fault(1, 'engine.record.empty');
  const end = text.indexOf('\n');
  return parseHeader(text.slice(text.startsWith('\uFEFF') ? 1 : 0, end < 0 ? text.length : end));
}

/** Reads the text of a record, plays it by one of the rule sets and verifies every hash. Never throws. */
export function readRecord(text: string, rulesets: readonly AnyRuleset[]): ReadRecord {
  const header = readHeader(text);
  if (!header.ok) return header;
  const lines = text.split('\n');
  const ruleset = rulesetFor(header.value, rulesets);
  if (!ruleset.ok) return ruleset;
  const orders: Order[] = [];
  const numbers: number[] = [];
  let cut: { readonly line: number } | null = null;
  let broken: RecordFault | null = null;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as string;
    if (line.trim() === '') continue;
    const order = readOrder(line, i + 1);
    if (order.ok) {
      orders.push(order.value);
      numbers.push(i + 1);
    } else if (i === lines.length - 1 && order.reason === 'engine.record.unreadable') {
      cut = { line: i + 1 };
    } else {
      broken = order;
      break;
    }
  }
  const record: BattleRecord = { header: header.value, ruleset: ruleset.value, orders };
  const replayed = play(record, orders.length, (order) => numbers[order] as number);
  if (!replayed.ok) return replayed;
  if (broken !== null) return broken;
  return { ok: true, record, battle: replayed.battle, ...(cut === null ? {} : { cut }) };
}

/** Plays a record again up to command number `to` (all of it where left out), with the state and events of each step. */
export function replay(record: BattleRecord, { to = record.orders.length }: { readonly to?: number } = {}): Replay {
  const played = play(record, to, (order) => order + 2);
  return played.ok ? { ok: true, battle: played.battle, steps: stepsOf(played.battle) } : played;
}

type Played = { readonly ok: true; readonly battle: Battle } | RecordFault;

/** `lineOf` tells the line of an order by its place in the record. */
function play({ header, ruleset, orders }: BattleRecord, to: number, lineOf: (order: number) => number): Played {
  let line = 1;
  try {
    const begun = begin(ruleset, header.setup);
    if (!begun.ok) return unfitSetup(begun.problems);
    const { hash, ...fields } = header;
    if (headerHash(fields, begun.value.hash) !== hash) return fault(1, 'engine.record.hash');
    let battle = begun.value;
    for (let i = 0; i < Math.min(to, orders.length); i++) {
      const order = orders[i] as Order;
      line = lineOf(i);
      const answer = decide(battle, order.seat, order.command);
      if (!answer.ok)
        return { ...fault(line, 'engine.record.refused', { rule: answer.refusal.rule }), refusal: answer.refusal };
      battle = answer.battle;
      if (battle.hash !== order.hash) return fault(line, 'engine.record.hash');
    }
    return { ok: true, battle };
  } catch (error) {
    // A rule set never throws on a command; if one does, a record is still only refused.
    return fault(line, 'engine.record.broken', {
      error: error instanceof Error ? error.message.slice(0, 200) : String(error),
    });
  }
}

function unfitSetup([problem]: readonly Problem[]): RecordFault {
  if (problem === undefined) return fault(1, 'engine.record.setup', { path: '', rule: '' });
  const { path, rule } = problem;
  return { ...fault(1, 'engine.record.setup', { path, rule }), problem };
}

type Read<T> = { readonly ok: true; readonly value: T } | RecordFault;

function parseHeader(line: string): ReadHeader {
  if (line.length > LONGEST_HEADER) return fault(1, 'engine.record.long', { limit: LONGEST_HEADER });
  const header = parse(line);
  if (!isRecord(header) || header['drumhead'] !== 'battle') return fault(1, 'engine.record.foreign');
  const { format, ruleset, rulesVersion, scenario, seats, seed, hash } = header;
  if (!isCount(format)) return fault(1, 'engine.record.header', { field: 'format' });
  if (format > RECORD_FORMAT) return fault(1, 'engine.record.format', { format, known: RECORD_FORMAT });
  if (typeof ruleset !== 'string') return fault(1, 'engine.record.header', { field: 'ruleset' });
  if (!isCount(rulesVersion)) return fault(1, 'engine.record.header', { field: 'rulesVersion' });
  if (scenario !== null && typeof scenario !== 'string') return fault(1, 'engine.record.header', { field: 'scenario' });
  if (!isRecord(seats) || !Object.values(seats).every((name) => typeof name === 'string')) {
    return fault(1, 'engine.record.header', { field: 'seats' });
  }
  if (seed !== undefined && typeof seed !== 'string' && !Number.isSafeInteger(seed)) {
    return fault(1, 'engine.record.header', { field: 'seed' });
  }
  if (typeof hash !== 'string') return fault(1, 'engine.record.header', { field: 'hash' });
  const plain = plainCopy(header, HEADER_LIMITS);
  if (!plain.ok) return fault(1, 'engine.record.header', { field: plain.path });
  return { ok: true, value: plain.value as RecordHeader };
}

function rulesetFor({ ruleset, rulesVersion }: RecordHeader, rulesets: readonly AnyRuleset[]): Read<AnyRuleset> {
  const same = rulesets.filter((known) => known.id === ruleset);
  const found = same.find((known) => known.version === rulesVersion);
  if (found !== undefined) return { ok: true, value: found };
  if (same.length === 0) return fault(1, 'engine.record.ruleset', { ruleset: ruleset.slice(0, 80) });
  const newest = Math.max(...same.map((known) => known.version));
  const reason = rulesVersion > newest ? 'engine.record.rulesFuture' : 'engine.record.rulesPast';
  return fault(1, reason, { ruleset, version: rulesVersion, known: newest });
}

function readOrder(line: string, number: number): Read<Order> {
  if (line.length > LONGEST_LINE) return fault(number, 'engine.record.long', { limit: LONGEST_LINE });
  const order = parse(line);
  if (order === undefined) return fault(number, 'engine.record.unreadable');
  if (!isRecord(order)) return fault(number, 'engine.record.shape');
  const { seat, command, hash, ...more } = order;
  if (typeof seat !== 'string' || typeof hash !== 'string' || !isRecord(command) || Object.keys(more).length > 0) {
    return fault(number, 'engine.record.shape');
  }
  return { ok: true, value: { seat, command: command as unknown as Order['command'], hash } };
}

/** Undefined where the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

function fault(line: number, reason: string, facts: Facts = {}): RecordFault {
  return { ok: false, line, reason, facts: { line, ...facts } };
}

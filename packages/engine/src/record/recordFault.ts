/** What the readers of both record formats share: faults, limits, and JSON that nobody vouches for. */
import { type Battle, decide } from '../play/battle.ts';
import { SETUP_LIMITS } from '../contract/plain.ts';
import type { RecordedOrder } from './record.ts';
import type { Facts, Problem, Refusal } from '../contract/ruleset.ts';

/** The line (1 is the first) from which a record cannot be followed, and why (a message key). */
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

export type Read<T> = { readonly ok: true; readonly value: T } | RecordFault;

/** The longest lines there may be: a set-up and a command with room to spare. */
export const LONGEST_HEADER = 2 * SETUP_LIMITS.size;
const LONGEST_LINE = 256 * 1024;

export function fault(line: number, reason: string, facts: Facts = {}): RecordFault {
  return { ok: false, line, reason, facts: { line, ...facts } };
}

export function refusedAt(line: number, refusal: Refusal): RecordFault {
  return { ...fault(line, 'engine.record.refused', { rule: refusal.rule }), refusal };
}

/** A line after the header as a record of fields; what they must be depends on the format. */
export function fieldsIn(text: string, line: number): Read<Fields> {
  if (text.length > LONGEST_LINE) return fault(line, 'engine.record.long', { limit: LONGEST_LINE });
  const fields = parse(text);
  if (fields === undefined) return fault(line, 'engine.record.unreadable');
  return isRecord(fields) ? { ok: true, value: fields } : fault(line, 'engine.record.shape');
}

export type Fields = Readonly<Record<string, unknown>>;

/** Undefined where the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSeed(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

/** Puts a command of a record to the judge. A rule set never throws on one; if it does, the record is only refused. */
export function judged(battle: Battle, { seat, command, line }: RecordedOrder): Read<Battle> {
  try {
    const answer = decide(battle, seat, command);
    return answer.ok ? { ok: true, value: answer.battle } : refusedAt(line, answer.refusal);
  } catch (error) {
    return brokenAt(line, error);
  }
}

export function brokenAt(line: number, error: unknown): RecordFault {
  const words = error instanceof Error ? error.message.slice(0, 200) : String(error);
  return fault(line, 'engine.record.broken', { error: words });
}

/** Reads a record file back and plays it again, trusting nothing in it. */
import { amend } from './amend.ts';
import { type AnyRuleset, type Battle, begin, type Step, stepsOf } from '../play/battle.ts';
import { linesOfFormat1, playingFormat1 } from './format1.ts';
import { linesOfFormat2, playingFormat2 } from './format2.ts';
import { type PlainLimits, plainCopy, SETUP_LIMITS } from '../contract/plain.ts';
import { type Added, type BattleRecord, RECORD_FORMAT, type RecordHeader, withDueCheck } from './record.ts';
import {
  brokenAt,
  fault,
  type Fields,
  isRecord,
  isSeed,
  judged,
  LONGEST_HEADER,
  parse,
  type Read,
  type RecordFault,
  refusedAt,
} from './recordFault.ts';
import type { Problem } from '../contract/ruleset.ts';

/** A record as it was read, or the line where it cannot be followed. */
export type ReadRecord =
  | {
      readonly ok: true;
      readonly record: BattleRecord;
      readonly battle: Battle;
      /** Set where the file breaks off, as after a power cut, in the middle of this line or before it: everything before was read. */
      readonly cut?: { readonly line: number };
      /** The battle is over, but no line says so: {@link withEnd} adds it to `written`. */
      readonly lacksEnd?: true;
      /** The text that was read, ready for more lines; null for format 1, which takes none. */
      readonly written: Added | null;
    }
  | RecordFault;

export type ReadHeader = Read<RecordHeader>;

/** A record played again: the battle at the end, and every step on the way. */
export type Replay = { readonly ok: true; readonly battle: Battle; readonly steps: readonly Step[] } | RecordFault;

/** A header is a set-up one level down, and a few names. */
const HEADER_LIMITS: PlainLimits = { depth: SETUP_LIMITS.depth + 1, size: LONGEST_HEADER };

/** The first line of a record alone, to find the rule set and the version that it needs. Never throws. */
export function readHeader(text: string): ReadHeader {
  if (text.trim() === '') return fault(1, 'engine.record.empty');
  const whole = withoutMark(text);
  const end = whole.indexOf('\n');
  return parseHeader(withoutReturn(end < 0 ? whole : whole.slice(0, end)));
}

/** Reads the text of a record, plays it by one of the rule sets and verifies every check. Never throws. */
export function readRecord(text: string, rulesets: readonly AnyRuleset[]): ReadRecord {
  return finished(readingRecord(text, rulesets));
}

/** The same line by line and command by command, for hosts that have something else to do in between. */
export function* readingRecord(text: string, rulesets: readonly AnyRuleset[]): Generator<void, ReadRecord> {
  const header = readHeader(text);
  if (!header.ok) return header;
  const ruleset = rulesetFor(header.value, rulesets);
  if (!ruleset.ok) return ruleset;
  const lines = withoutMark(text).split('\n').map(withoutReturn);
  const about = { header: header.value, ruleset: ruleset.value };
  return yield* header.value.format === 1 ? readingFormat1(about, lines) : readingFormat2(about, lines);
}

type About = Pick<BattleRecord, 'header' | 'ruleset'>;

function* readingFormat1({ header, ruleset }: About, lines: readonly string[]): Generator<void, ReadRecord> {
  const { orders, cut, broken } = yield* linesOfFormat1(lines);
  const { seats, seed } = header as RecordHeader & Pick<BattleRecord, 'seed'>;
  const record: BattleRecord = {
    header,
    ruleset,
    orders,
    amendments: [],
    lines: orders,
    seats,
    ...(seed === undefined ? {} : { seed }),
  };
  const played = yield* playing(record, orders.length);
  if (!played.ok) return played;
  if (broken !== null) return broken;
  return { ok: true, record, battle: played.value, written: null, ...(cut === null ? {} : { cut }) };
}

function* readingFormat2({ header, ruleset }: About, lines: readonly string[]): Generator<void, ReadRecord> {
  const begun = begunBy(header, ruleset);
  if (!begun.ok) return begun;
  const whole = yield* linesOfFormat2(lines);
  if (!whole.ok) return whole;
  const { found, text, tip, cut } = whole.value;
  const played = yield* playingFormat2(found, begun.value, header.seats);
  if (!played.ok) return played;
  const { battle, isClosed, ...more } = played.value;
  const record: BattleRecord = { header, ruleset, ...more };
  const lacksEnd = !isClosed && ruleset.outcome(battle.state) !== null;
  const breaks = cut ?? (lacksEnd ? { line: found.length + 2 } : null);
  const written = withDueCheck({ text, tip }, battle);
  return {
    ok: true,
    record,
    battle,
    written,
    ...(breaks === null ? {} : { cut: breaks }),
    ...(lacksEnd ? { lacksEnd } : {}),
  };
}

/** Plays a record again up to command number `to` (all of it where left out), with the state and events of each step. */
export function replay(record: BattleRecord, { to = record.orders.length }: { readonly to?: number } = {}): Replay {
  const played = finished(playing(record, to));
  return played.ok ? { ok: true, battle: played.value, steps: stepsOf(played.value) } : played;
}

/** Plays the commands that stand in a record. */
function* playing(record: BattleRecord, to: number): Generator<void, Read<Battle>> {
  const begun = begunBy(record.header, record.ruleset);
  if (!begun.ok) return begun;
  if (record.header.format === 1) return yield* playingFormat1(record, begun.value, to);
  const begunAs = amendedBy(record, begun.value);
  if (!begunAs.ok) return begunAs;
  let battle = begunAs.value;
  for (const order of record.orders.slice(0, to)) {
    yield;
    const judgedAs = judged(battle, order);
    const after = judgedAs.ok ? amendedBy(record, judgedAs.value) : judgedAs;
    if (!after.ok) return after;
    battle = after.value;
  }
  return { ok: true, value: battle };
}

/** The battle with the amendments that were agreed on right after its last command. */
function amendedBy({ amendments }: BattleRecord, battle: Battle): Read<Battle> {
  let at = battle;
  for (const { changes, line } of amendments.filter(({ after }) => after === battle.count)) {
    const amended = amend(at, changes);
    if (!amended.ok) return refusedAt(line, amended.refusal);
    at = amended.battle;
  }
  return { ok: true, value: at };
}

function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Some programs put a mark before the first line. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function begunBy({ setup }: RecordHeader, ruleset: AnyRuleset): Read<Battle> {
  try {
    const begun = begin(ruleset, setup);
    return begun.ok ? { ok: true, value: begun.value } : unfitSetup(begun.problems);
  } catch (error) {
    return brokenAt(1, error);
  }
}

function unfitSetup([problem]: readonly Problem[]): RecordFault {
  if (problem === undefined) return fault(1, 'engine.record.setup', { path: '', rule: '' });
  const { path, rule } = problem;
  return { ...fault(1, 'engine.record.setup', { path, rule }), problem };
}

function parseHeader(line: string): ReadHeader {
  if (line.length > LONGEST_HEADER) return fault(1, 'engine.record.long', { limit: LONGEST_HEADER });
  const header = parse(line);
  if (!isRecord(header) || header['drumhead'] !== 'battle') return fault(1, 'engine.record.foreign');
  const { format } = header;
  if (isCount(format) && format > RECORD_FORMAT)
    return fault(1, 'engine.record.format', { format, known: RECORD_FORMAT });
  const field = strangeField(header);
  if (field !== undefined) return fault(1, 'engine.record.header', { field });
  const plain = plainCopy(header, HEADER_LIMITS);
  if (!plain.ok) return fault(1, 'engine.record.header', { field: plain.path });
  return { ok: true, value: plain.value as RecordHeader };
}

/** The first field of a header that is not what it must be. */
function strangeField({ format, ruleset, rulesVersion, scenario, seats, seed, hash }: Fields): string | undefined {
  const isNamed = isRecord(seats) && Object.values(seats).every((name) => typeof name === 'string');
  const isOld = format === 1;
  const fields: Readonly<Record<string, boolean>> = {
    format: isCount(format),
    ruleset: typeof ruleset === 'string',
    rulesVersion: isCount(rulesVersion),
    scenario: scenario === null || typeof scenario === 'string',
    seats: isNamed,
    seed: !isOld || seed === undefined || isSeed(seed),
    hash: !isOld || typeof hash === 'string',
  };
  return Object.keys(fields).find((field) => !fields[field]);
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

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

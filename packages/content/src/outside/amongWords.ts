/**
 * Where records and files of Drumhead stand in a text, as in a letter: each of them, and none that the JSON of another
 * program holds inside. Words that only quote how one begins hold none.
 */
import { jsonDamage } from './jsonDamage.ts';
import { BLANK, IS_BLANK, IS_QUOTE, withoutBlanks } from './tornLines.ts';

/** Whatever may stand between two signs where lines were broken and quoted. */
const GAP = `[${BLANK}>=]*`;
const spelt = (signs: string): string => [...signs].map((sign) => (sign === '{' ? '\\{' : sign)).join(GAP);
const RECORD = spelt('{"drumhead":"battle"');
const FILE = spelt('{"format":"drumhead-');
/** How one of ours begins. */
const OURS = new RegExp(`${RECORD}|${FILE}`, 'g');
const NO_QUOTE = new RegExp(`[^${BLANK}>]`);
const VALUE_BEGINS = '(?:["{[\\d-]|true|false|null)';
/** JSON begins here: behind a bracket of a sentence stands no key with a value. */
const JSON_BEGINS = new RegExp(`\\{${GAP}"[^"]{0,300}"${GAP}:${GAP}${VALUE_BEGINS}|\\[(?=${GAP}${VALUE_BEGINS})`, 'g');
const VALUE_OF_OURS = new RegExp(`${GAP}:${GAP}(?:(${spelt('"battle"')})|${spelt('"drumhead-')})`, 'y');
const SECOND_KEY = new RegExp(`${FILE}[^"]{0,300}"${GAP},${GAP}"[^"]{0,300}"${GAP}:`, 'y');
const RULESET = new RegExp(spelt('"ruleset":'));
const RECORD_LINE = new RegExp(`[\\r\\n](?:(?![\\r\\n])[${BLANK}>])*\\{${GAP}"(?:n|check|seat)"${GAP}:`);

export interface Piece {
  readonly is: 'record' | 'file';
  /** Where it begins. */
  readonly from: number;
  /** Behind its last bracket; of a record, and of what is never closed: where the next piece begins. */
  readonly end: number;
}

export interface AmongWords {
  readonly pieces: readonly Piece[];
  /** There is JSON of another program, and no word beside it: all of the text is that program's. */
  readonly isForeign: boolean;
  /** The JSON of another program holds one of ours. */
  readonly isHeld: boolean;
}

/** Whoever sends more is told of so many. */
const MOST_PIECES = 20;

/** Signs that are read, at most, for each sign of the text: a bracket that is never closed is read to the end. */
const MOST_READ = 8;

/** Reads from the beginning to the end, once but for brackets that are never closed. Never throws. */
export function amongWords(text: string): AmongWords {
  const pieces: Piece[] = [];
  const nextOurs = finder(OURS, text);
  const nextInLine = finder(OURS, text, (from) => beginsLine(text, from));
  const first = text.search(NO_QUOTE);
  let unread = MOST_READ * text.length;
  let [isForeign, isHeld, hasWords] = [false, false, false];
  let at = 0;
  while (unread >= 0 && pieces.length < MOST_PIECES) {
    JSON_BEGINS.lastIndex = at;
    const from = JSON_BEGINS.exec(text)?.index;
    hasWords ||= /[\p{L}\p{N}]/u.test(text.slice(at, from));
    if (from === undefined) break;
    const { end, ours } = bracketed(text, from);
    unread -= (end ?? text.length) - from;
    const isFirstKey = nextOurs(from) === from;
    const next = nextOurs(from + 1);
    if (ours === 'record') {
      // Its lines are JSON too, and damaged perhaps: what comes next begins a line.
      const whole = { is: ours, from, end: nextInLine(end ?? from + 1) ?? text.length };
      if (isRecord(text, whole, end, from <= first)) pieces.push(whole);
      at = pieces.at(-1) === whole ? whole.end : (end ?? from + 1);
    } else if (ours === 'file') {
      if (!isFirstKey || from <= first || hasSecondKey(text, from))
        pieces.push({ is: 'file', from, end: end ?? next ?? text.length });
      at = end ?? from + 1;
    } else if (isOfOthers(text, from, end, next)) {
      isForeign = true;
      isHeld ||= next !== null && next < (end ?? text.length);
      at = end ?? text.length;
    } else at = from + 1;
  }
  return { pieces, isForeign: isForeign && !hasWords, isHeld };
}

/** Where the pattern is found next from a place on, in a place that fits; it is asked for places in order. */
function finder(pattern: RegExp, text: string, fits = (_at: number): boolean => true): (from: number) => number | null {
  let found: number | null = -1;
  return (from) => {
    if (found === null || found >= from) return found;
    pattern.lastIndex = from;
    do found = pattern.exec(text)?.index ?? null;
    while (found !== null && !fits(found));
    return found;
  };
}

interface Bracketed {
  /** Behind the last bracket; null: it is never closed. */
  readonly end: number | null;
  /** What the object says that it is. */
  readonly ours: Piece['is'] | null;
}

/** What the bracket at this place holds. */
function bracketed(text: string, from: number): Bracketed {
  const isObject = text.startsWith('{', from);
  let ours: Bracketed['ours'] = null;
  let depth = 0;
  /** Where the string begins that is open. */
  let string = -1;
  let isEscaped = false;
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (string < 0) {
      if (sign === '"') string = at;
      else if (sign === '{' || sign === '[') depth++;
      else if ((sign === '}' || sign === ']') && --depth === 0) return { end: at + 1, ours };
    } else if (isEscaped) isEscaped = IS_BLANK.test(sign);
    else if (sign === '\\') isEscaped = true;
    else if (sign === '"') {
      if (isObject && depth === 1 && ours === null) ours = namedOurs(text, string + 1, at);
      string = -1;
    }
  }
  return { end: null, ours };
}

/** What the object is of which this is a key. */
function namedOurs(text: string, from: number, end: number): Piece['is'] | null {
  if (end - from > 40) return null;
  const key = text.slice(from, end).replace(new RegExp(GAP, 'g'), '');
  if (key !== 'format' && key !== 'drumhead') return null;
  VALUE_OF_OURS.lastIndex = end + 1;
  const [found, battle] = VALUE_OF_OURS.exec(text) ?? [];
  if (found === undefined || (key === 'drumhead') !== (battle !== undefined)) return null;
  return battle === undefined ? 'file' : 'record';
}

function beginsLine(text: string, from: number): boolean {
  let at = from - 1;
  while (IS_QUOTE.test(text.charAt(at)) && !/[\r\n]/.test(text.charAt(at))) at--;
  return at < 0 || /[\r\n]/.test(text.charAt(at));
}

/** A header, or the beginning of one with lines of a record behind it; not the words of somebody who tells of it. */
function isRecord(text: string, { from, end: stop }: Piece, end: number | null, isFirst: boolean): boolean {
  if (RECORD_LINE.test(text.slice(end ?? from, stop))) return true;
  const damage = jsonDamage(unbrokenLines(text.slice(from, end ?? stop)));
  if (end === null) return damage?.isCut === true;
  const isHeader = damage === null && RULESET.test(text.slice(from, end));
  return isHeader || (isFirst && withoutBlanks(text.slice(end, stop)) === '');
}

function hasSecondKey(text: string, from: number): boolean {
  SECOND_KEY.lastIndex = from;
  return SECOND_KEY.test(text);
}

/** Is this JSON that was written by others, with whatever of ours is inside (at `next`, or later)? */
function isOfOthers(text: string, from: number, end: number | null, next: number | null): boolean {
  if (next === null || (end !== null && (next >= end || text.startsWith('{', from)))) return true;
  const before = unbrokenLines(text.slice(from, next));
  return withoutBlanks(before).length > 1 && jsonDamage(before)?.isCut === true;
}

const unbrokenLines = (text: string): string => text.replace(new RegExp(`=?[\\r\\n][${BLANK}>]*`, 'g'), '');

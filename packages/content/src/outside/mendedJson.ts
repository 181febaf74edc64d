/** JSON whose long lines were broken on the way, where the widths of its lines show how. */
import { BLANK, withoutEnd } from './tornLines.ts';

const BEFORE = new RegExp(`^[${BLANK}]*`);

const SIGN = /"(?:[^"\\]|\\[^])*"|[{}]/g;

/** The object that begins at this place, to its last bracket; without that, to the end of the text. */
export function objectFrom(text: string, from: number): string {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(from).matchAll(SIGN)) {
    if (sign === '{') depth++;
    if (sign === '}' && --depth === 0) return text.slice(from, from + index + 1);
  }
  return text.slice(from);
}

/** A line that ends within a token. */
interface Torn {
  readonly line: number;
  /** Within a name or another text; else a key, a figure or a word, where nothing can have stood. */
  readonly isFree: boolean;
}

/**
 * The text with the lines joined that were broken within a token. Null: none was, or it cannot be known whether a space
 * stood there. No check proves this text as one does a record: only what the widths leave no doubt of is joined.
 * `before`: what stands before the text in its first line.
 */
export function mendedJson(text: string, before = ''): string | null {
  const raw = text.split(/\r\n|\n|\r/);
  const isQuoted = /^[>\s]+$/.test(before) && raw.every((line, at) => at === 0 || line.startsWith(before));
  const lines = raw.map((line, at) => (isQuoted && at > 0 ? line.slice(before.length) : line));
  const torn = tornIn(lines);
  if (torn.length === 0) return null;
  const isCut = isCutAtWidth(torn, [before + (raw[0] ?? ''), ...raw.slice(1)]) || isCutAtWidth(torn, lines);
  const isSoft = torn.every(({ line }) => (lines[line] ?? '').endsWith(' '));
  // An indentation would be taken for a part of names.
  if (torn.every(({ line }) => (lines[line + 1] ?? '').startsWith(' '))) return null;
  if (!isCut && !isBrokenAtSpaces(torn, lines)) return null;
  const free = new Map(torn.map(({ line, isFree }) => [line, isFree]));
  // Piece by piece: whoever looks at the end of one long text copies all of it each time.
  const pieces: string[] = [];
  for (const [at, line] of lines.entries()) {
    const isFree = free.get(at - 1);
    const last = pieces.at(-1) ?? '';
    if (at === 0) pieces.push(line);
    else if (isFree === undefined) pieces.push('\n', line);
    else if (!isFree) pieces.push(withoutEnd(pieces.pop() ?? ''), line.replace(BEFORE, ''));
    else if (isCut) pieces.push(isSoft ? (pieces.pop() ?? '').slice(0, -1) : '', line);
    else if (!last.endsWith(' ') && !line.startsWith(' ')) pieces.push(` ${line}`);
    else if (line !== '') pieces.push(line);
  }
  return pieces.join('');
}

/** Lines broken at spaces are equally long by chance, too: a few of them, not so many. */
const NO_CHANCE = 5;

/** Lines were broken at a width: all that end within a token are equally long, none is longer, and it is no chance. */
function isCutAtWidth(torn: readonly Torn[], lines: readonly string[]): boolean {
  const widths = lines.map(({ length }) => length);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  const isEven = torn.every(({ line }) => widths[line] === widest);
  const isWhole = widths.slice(0, -1).every((width) => width === widest);
  const isMany = torn.length >= NO_CHANCE || (isWhole && lines.length > NO_CHANCE);
  // Two figures in two lines may be two that have lost the comma between them.
  const isProven = torn.some(({ line, isFree }) => !isFree && !/[\d.+-]\s*$/.test((lines[line] ?? '').slice(-40)));
  return isEven && (isMany || isProven);
}

/** Lines were broken at spaces: within texts alone, and while they might have been longer. */
function isBrokenAtSpaces(torn: readonly Torn[], lines: readonly string[]): boolean {
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const isText = torn.every(({ line, isFree }) => isFree && !/-\s*$/.test(lines[line] ?? ''));
  return isText && torn.every(({ line }) => (lines[line] ?? '').length < widest);
}

function tornIn(lines: readonly string[]): readonly Torn[] {
  const torn: Torn[] = [];
  /** Lines that end in the string that is open; null: none is. */
  let open: number[] | null = null;
  let isEscaped = false;
  for (const [at, line] of lines.entries()) {
    for (let i = 0; i < line.length; i++) {
      const sign = line.charAt(i);
      if (open === null) {
        if (sign === '"') open = [];
      } else if (isEscaped) isEscaped = sign === ' ';
      else if (sign === '\\') isEscaped = true;
      else if (sign === '"') {
        const isFree = open.length > 0 && !isKey(lines, at, i + 1);
        for (const one of open) torn.push({ line: one, isFree });
        open = null;
      }
    }
    if (open !== null) open.push(at);
    else if (/[\w.+-]\s*$/.test(line.slice(-40)) && /^\s*[\w.+-]/.test(lines[at + 1] ?? ''))
      torn.push({ line: at, isFree: false });
  }
  return torn.sort((a, b) => a.line - b.line);
}

/** Does a colon follow behind this place? */
function isKey(lines: readonly string[], line: number, from: number): boolean {
  for (let at = line, rest = (lines[line] ?? '').slice(from); at < lines.length; at++, rest = lines[at] ?? '') {
    const next = rest.trimStart();
    if (next !== '') return next.startsWith(':');
  }
  return false;
}

/** The lines of a record, an object each, found again in a text whose long lines were broken, quoted, and put among words. */

/** Signs that show nothing, and spaces of all kinds. */
export const BLANK = '\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff';
export const IS_BLANK = new RegExp(`[${BLANK}]`);
/** These, or a sign of quotation. */
export const IS_QUOTE = new RegExp(`[${BLANK}>]`);
const LEADING = new RegExp(`^[${BLANK}]+`);
/** Signs of quotation, and blanks, before a line. */
const BEFORE = new RegExp(`^[${BLANK}>]*`);
/** Where a line of a record begins, among words. */
const OBJECT = new RegExp(`\\{(?=[${BLANK}]*"(?:drumhead|n|check|seat)")`, 'g');
/** A line of a record begins: whatever was open before has lost its end. */
const BEGINS = /^\{"(?:n":\d+,"(?:at|seat|takeBack|amend|dice|end)"|check":\{"n":|seat":"[^"]*","command":)/;

/** Signs of a line that was broken, with and without signs of quotation. */
export interface Width {
  readonly quoted: number;
  readonly bare: number;
}

/** Where a line was broken within a string: what stood there is not sure. */
export interface Joint {
  /** How long the line is that ends in it. */
  readonly width: Width;
  /** Blanks that stand before it; blanks and signs of quotation behind it. */
  readonly tail: string;
  readonly head: string;
  /** What of the latter stands before the beginning too. */
  readonly quote: string;
  /** A hyphen before it: lines are broken there too. */
  readonly isHyphen: boolean;
}

export interface TornLine {
  /** One more than joints. */
  readonly parts: readonly string[];
  readonly joints: readonly Joint[];
  /** Its brackets are closed. */
  readonly isWhole: boolean;
}

export interface TornText {
  readonly lines: readonly TornLine[];
  /** The longest line that was broken. */
  readonly widest: Width;
}

/** A line that is not at its end. */
interface Open {
  readonly parts: string[];
  readonly joints: Joint[];
  /** What stands before its first part. */
  readonly quote: string;
  depth: number;
  isInString: boolean;
  isEscaped: boolean;
  /** What the last part ended with, where it ended within a string. */
  ended: Omit<Joint, 'head'> | null;
}

/** Without signs that show nothing at both ends. */
export const withoutBlanks = (text: string): string => withoutEnd(text.replace(LEADING, ''));

/** Without them at the end. Sign by sign: a pattern would begin again at each sign of a long gap within. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && IS_BLANK.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The lines in this text, in order, whatever stands around them. Never throws. */
export function tornLines(text: string): TornText {
  const lines: TornLine[] = [];
  let widest: Width = { quoted: 0, bare: 0 };
  let open: Open | null = null;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const head = BEFORE.exec(raw)?.[0] ?? '';
    const body = raw.slice(head.length);
    if (open !== null && BEGINS.test(body)) {
      lines.push(closed(open, false));
      open = null;
    }
    let at = 0;
    while (at < body.length) {
      if (open === null) {
        OBJECT.lastIndex = at;
        const found = OBJECT.exec(body);
        if (found === null) break;
        at = found.index;
        open = begun(at === 0 ? head : '');
      }
      const end = endIn(open, body, at);
      addPart(open, body.slice(at, end), head, widthOf(raw, open));
      at = end;
      if (open.depth > 0) continue;
      lines.push(closed(open, true));
      open = null;
    }
    if (open === null) continue;
    const { quoted, bare } = widthOf(raw, open);
    widest = { quoted: Math.max(widest.quoted, quoted), bare: Math.max(widest.bare, bare) };
  }
  if (open !== null) lines.push(closed(open, false));
  return { lines, widest };
}

const widthOf = (raw: string, { quote }: Open): Width => ({
  quoted: raw.length,
  bare: raw.length - (raw.startsWith(quote) ? quote.length : 0),
});

const begun = (quote: string): Open => ({
  parts: [],
  joints: [],
  quote,
  depth: 0,
  isInString: false,
  isEscaped: false,
  ended: null,
});

const closed = ({ parts, joints }: Open, isWhole: boolean): TornLine => ({ parts, joints, isWhole });

/** Reads on until the object is closed, and says where that is: behind its last bracket, or at the end. */
function endIn(open: Open, body: string, from: number): number {
  for (let at = from; at < body.length; at++) {
    const sign = body.charAt(at);
    // No blank is escaped: it was put there where the line was broken.
    if (open.isEscaped) open.isEscaped = IS_BLANK.test(sign);
    else if (sign === '\\') open.isEscaped = open.isInString;
    else if (sign === '"') open.isInString = !open.isInString;
    else if (open.isInString) continue;
    else if (sign === '{' || sign === '[') open.depth++;
    else if ((sign === '}' || sign === ']') && --open.depth <= 0) return at + 1;
  }
  return body.length;
}

/** Between tokens and within figures nothing stood where a line was broken; within a string, a space may have. */
function addPart(open: Open, given: string, head: string, width: Width): void {
  const part = withoutEnd(given);
  if (part === '') return;
  if (open.parts.length === 0) open.parts.push(part);
  else if (open.ended === null) open.parts.push(`${open.parts.pop() ?? ''}${part}`);
  else {
    open.joints.push({ ...open.ended, head });
    open.parts.push(part);
  }
  const tail = given.slice(part.length);
  open.ended = open.isInString ? { width, tail, quote: open.quote, isHyphen: part.endsWith('-') } : null;
}

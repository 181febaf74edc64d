/** Where a text stops being JSON. Programs that read JSON say it each in words of their own. */

/** Tokens; of a string its first quotation mark. */
const TOKEN = /[\t\n\r ]*(?:([[\]{}:,])|(")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;
/** What may stand in a string, piece by piece: one expression for the whole gives up on a very long one. */
// oxlint-disable-next-line no-control-regex -- JSON forbids them in strings
const PIECE = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
/** What the end of a text leaves of a word, and of a sign in a string. */
const HALF_WORD = /^(?:-|t|tr|tru|f|fa|fal|fals|n|nu|nul)?$/;
const HALF_SIGN = /^(?:\\(?:u[\da-fA-F]{0,3})?)?$/;

interface JsonDamage {
  /** The text is right as far as it goes, and ends too early; else something stands there that does not belong. */
  readonly isCut: boolean;
  /** From 1. */
  readonly line: number;
}

/** The first place where this text is no JSON; null: it is all JSON. */
export function jsonDamage(text: string): JsonDamage | null {
  const open: string[] = [];
  let at = 0;
  let wanted: Wanted = 'value';
  while (wanted !== 'end') {
    TOKEN.lastIndex = at;
    const [read, sign, quote] = TOKEN.exec(text) ?? [];
    if (read === undefined) return damageAt(text, nextSign(text, at), HALF_WORD.test(text.slice(at).trim()));
    const next = after(wanted, sign, quote !== undefined, open);
    if (next === null) return damageAt(text, nextSign(text, at));
    wanted = next;
    at += read.length;
    if (quote === undefined) continue;
    at = endOfString(text, at);
    if (text[at] !== '"') return damageAt(text, at, HALF_SIGN.test(text.slice(at).trimEnd()));
    at += 1;
  }
  return text.slice(at).trim() === '' ? null : damageAt(text, nextSign(text, at));
}

/** Where the string ends that has begun before this place: at its quotation mark, or at what may not stand in it. */
function endOfString(text: string, from: number): number {
  let at = from;
  for (;;) {
    PIECE.lastIndex = at;
    const [piece] = PIECE.exec(text) ?? [];
    if (piece === undefined) return at;
    at += piece.length;
  }
}

/** What may stand next. */
type Wanted = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'comma' | 'end';

/** What may follow this token, or null where it may not stand here. Keeps what is open. */
function after(wanted: Wanted, sign: string | undefined, isString: boolean, open: string[]): Wanted | null {
  const done = (): Wanted => (open.length === 0 ? 'end' : 'comma');
  if (sign === undefined) {
    if (wanted === 'value' || wanted === 'valueOrEnd') return done();
    return isString && (wanted === 'key' || wanted === 'keyOrEnd') ? 'colon' : null;
  }
  if (sign === '{' || sign === '[') {
    if (wanted !== 'value' && wanted !== 'valueOrEnd') return null;
    open.push(sign);
    return sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
  }
  if (sign === ':') return wanted === 'colon' ? 'value' : null;
  if (sign === ',') return wanted === 'comma' ? (open.at(-1) === '{' ? 'key' : 'value') : null;
  const isClosing = wanted === 'comma' || wanted === (sign === '}' ? 'keyOrEnd' : 'valueOrEnd');
  if (!isClosing || open.at(-1) !== (sign === '}' ? '{' : '[')) return null;
  open.pop();
  return done();
}

const nextSign = (text: string, from: number): number => from + text.slice(from).search(/\S/);

/** The text is JSON up to this place, and no further. */
function damageAt(text: string, at: number, isCut = false): JsonDamage {
  return { isCut, line: text.slice(0, isCut ? text.trimEnd().length : at).split('\n').length };
}

/** Where a text stops being JSON. Programs that read JSON say it each in words of their own. */

/* oxlint-disable no-control-regex -- JSON forbids them in strings */

/** Tokens; strings and numbers whole. */
const TOKEN =
  /[\t\n\r ]*(?:([[\]{}:,])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

export type JsonDamage =
  /** The text is right as far as it goes, and ends too early. */
  | { readonly is: 'cut'; readonly line: number }
  /** The first sign that does not belong. */
  | { readonly is: 'stray'; readonly line: number; readonly column: number };

/** The first place where this text is no JSON; null: it is all JSON. */
export function jsonDamage(text: string): JsonDamage | null {
  const open: string[] = [];
  let at = 0;
  let wanted: Wanted = 'value';
  const token = new RegExp(TOKEN);
  for (;;) {
    token.lastIndex = at;
    const [read, sign, name] = token.exec(text) ?? [];
    if (read === undefined) break;
    const next = after(wanted, sign, name !== undefined, open);
    if (next === null) return damageAt(text, at + read.search(/\S/));
    wanted = next;
    at += read.length;
    if (wanted === 'end') break;
  }
  const rest = text.slice(at);
  if (rest.trim() === '') return wanted === 'end' ? null : { is: 'cut', line: lineOf(text, text.trimEnd().length) };
  // A string or a word that the end cuts in two.
  const isCut =
    wanted !== 'end' &&
    /^\s*(?:"[^"\\\u0000-\u001f]*(?:\\.[^"\\\u0000-\u001f]*)*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/.test(rest);
  if (isCut) return { is: 'cut', line: lineOf(text, text.length) };
  return damageAt(text, at + rest.search(/\S/));
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

function damageAt(text: string, at: number): JsonDamage {
  return { is: 'stray', line: lineOf(text, at), column: at - text.lastIndexOf('\n', at - 1) };
}

const lineOf = (text: string, end: number): number => text.slice(0, end).split('\n').length;

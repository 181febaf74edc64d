/**
 * What comes from outside, whichever door it comes in by: bytes or a text in; what it is, by name and version, or why not,
 * out. It decides by what stands in a file, never by the file's name, and never throws.
 */
import { type Foreign, foreignJson, foreignText } from './foreign.ts';
import { jsonDamage } from './jsonDamage.ts';
import { textIn } from './textIn.ts';
import { mendedJson, objectFrom } from './mendedJson.ts';
import { BLANK, withoutBlanks } from './tornLines.ts';
import { withWholeLinks } from './wholeLinks.ts';
import { holdsRecord, isRecordText, unbroken, unwrappedRecord, withPlainQuotes } from './unwrappedRecord.ts';

/** Drumhead's own kinds of JSON files, as their `format` ends. */
const OWN_KINDS = [
  'scenario',
  'division',
  'historical',
  'pickup',
  'position',
  'army',
  'squad',
  'game',
  'campaign',
  'device',
  'learning',
] as const;

export type OwnKind = (typeof OWN_KINDS)[number];

export type Recognised =
  /** The record of a battle, without harmless wrapping; how sound it is, its reader says. */
  | { readonly is: 'record'; readonly text: string }
  /** A file of Drumhead; whether all of it is sound, its kind says. */
  | {
      readonly is: 'own';
      readonly kind: OwnKind;
      readonly format: string;
      readonly value: object;
      /** As JSON, without harmless wrapping. */
      readonly text: string;
    }
  /** Of a newer Drumhead. */
  | { readonly is: 'newer'; readonly format: string }
  /** JSON that names no format: a situation, or anything else. */
  | { readonly is: 'json'; readonly value: unknown; readonly text: string }
  /**
   * An address of a page of Drumhead, from its `#` or its `/t/` on, and as it stands with the server before that. Null:
   * it names no server.
   */
  | { readonly is: 'link'; readonly address: string; readonly url: string | null }
  /** Words: perhaps a list of troops. */
  | { readonly is: 'words'; readonly text: string }
  | ({ readonly is: 'foreign' } & Foreign)
  /** JSON that breaks off or is changed in this line; of this kind, where that can be read. */
  | { readonly is: 'damaged'; readonly isCut: boolean; readonly line: number; readonly kind: OwnKind | null }
  | { readonly is: 'empty' | 'binary' | 'packedTooLarge' };

export function recogniseBytes(bytes: Uint8Array): Recognised {
  const decoded = textIn(bytes);
  if (decoded.ok) return recogniseText(decoded.text);
  const { what } = decoded;
  if (what === 'empty' || what === 'binary' || what === 'packedTooLarge') return { is: what };
  return { is: 'foreign', what };
}

export function recogniseText(text: string): Recognised {
  const bare = withoutBlanks(text);
  if (bare === '') return { is: 'empty' };
  if (isRecordText(text)) return { is: 'record', text: unwrappedRecord(text) };
  const json = jsonIn(bare);
  if (json !== null) return ofJson(json);
  const foreign = foreignText(bare);
  // A letter may hold a file or an address of ours; a page may be a copy of ours, and is none.
  if (foreign !== null && foreign.what !== 'letter') return { is: 'foreign', ...foreign };
  if (holdsRecord(text)) return { is: 'record', text: unwrappedRecord(text) };
  const inLetter = ownJsonIn(text);
  if (inLetter !== null) return ofJson(inLetter);
  const link = linkIn(bare);
  if (link !== null) return link;
  const damage = damageIn(text);
  if (damage !== null) return damage;
  return foreign === null ? { is: 'words', text } : { is: 'foreign', ...foreign };
}

interface Json {
  readonly value: unknown;
  readonly text: string;
}

/** The value of a text that is all JSON, perhaps in the wrapping that mail programs, forums and editors add. */
function jsonIn(text: string): Json | null {
  const own = parsed(text);
  if (own !== null) return typeof own.value === 'object' && own.value !== null ? own : null;
  if (!/[{[]/.test(text.slice(0, 200))) return null;
  const unwrapped = withoutBlanks(unwrappedText(text));
  const inside = (unwrapped === text ? null : parsed(unwrapped)) ?? parsedMended(unwrapped) ?? parsedMended(text);
  return inside !== null && typeof inside.value === 'object' ? inside : null;
}

function parsedMended(text: string, before = ''): Json | null {
  const mended = mendedJson(text, before);
  return mended === null ? null : parsed(mended);
}

function parsed(text: string): Json | null {
  try {
    return { value: JSON.parse(text), text };
  } catch {
    return null;
  }
}

const FENCE = /^\s*(?:`{3,}|~{3,})\s*(?:\w+\s*)?$|^\s*\[\/?code\]\s*$/i;

/**
 * What others put around or into a file, taken off: fences of code, signs of a quoted letter, broken lines. What is left
 * stands in its line.
 */
function unwrappedText(text: string): string {
  const plain = withPlainQuotes(text)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\u00a0/g, ' ');
  const lines = plain.split(/\r\n|\n|\r/);
  const isRoomy = lines.every((line) => /^\s*(?:$|(?:>\s?)*>(?:\s|$))/.test(line));
  const quotes = isRoomy ? /^\s*(?:>\s?)+/ : /^\s*(?:>\s?)*>/;
  const isQuoted = lines.every((line) => /^\s*(?:>|$)/.test(line));
  const unquoted = isQuoted ? lines.map((line) => line.replace(quotes, '')) : lines;
  const bare = unquoted.map((line) => (FENCE.test(line) ? '' : line)).join('\n');
  return /=\n/.test(bare) ? unbroken(bare) : bare;
}

const FORMAT = new RegExp(['\\{', ...'"format"', ':', ...'"drumhead-'].join(`[${BLANK}>=]*`));

/** A file of Drumhead with words before and after it, as in a letter. */
function ownJsonIn(text: string): Json | null {
  for (const plain of [unwrappedText(text), withPlainQuotes(text)]) {
    // Whoever writes one by hand may begin with another field.
    const isLater = /"format"\s*:\s*"drumhead-/.test(plain);
    const from = FORMAT.exec(plain)?.index ?? (isLater ? plain.indexOf('{') : -1);
    if (from < 0) continue;
    const file = objectFrom(plain, from);
    const found = parsed(file) ?? parsedMended(file, plain.slice(plain.lastIndexOf('\n', from) + 1, from));
    if (found !== null) return found;
    // Signs of quotation stand where none are at the words around.
    const unquoted = parsed(file.replace(/\n[^\S\n]*(?:>\s?)+/g, '\n'));
    if (unquoted !== null) return unquoted;
  }
  return null;
}

function ofJson({ value, text }: Json): Recognised {
  const { format } = value as { readonly format?: unknown };
  if (typeof format === 'string' && format.startsWith('drumhead-')) {
    const kind = kindOf(format);
    if (kind !== null && !Array.isArray(value)) return { is: 'own', kind, format, value: value as object, text };
    return { is: 'newer', format: format.slice(0, 80) };
  }
  const foreign = foreignJson(value);
  return foreign === null ? { is: 'json', value, text } : { is: 'foreign', ...foreign };
}

const kindOf = (format: string): OwnKind | null =>
  OWN_KINDS.find((kind) => /^drumhead(?:-[a-z-]+)?-/.test(format) && format.endsWith(`-${kind}`)) ?? null;

const ADDRESS = String.raw`(#\/(?:page|battle)\/[^\s<>"]+|\/t\/[\w-]{4,}(?![\w-]|\/[\w-])(?:#[^\s<>"]*)?)`;
/** Names of servers are shorter; without an end each `http` of a long text would be searched to the end of it. */
const FULL = new RegExp(`(https?:\\/\\/[^\\s<>"'#]{1,300}?)${ADDRESS}`, 'i');
const BARE = new RegExp(`(?:^|[\\s<("'“«[=])${ADDRESS}`);

/** The keys in an address are its server's: an address without a server is none beside the address of another page. */
function linkIn(given: string): Extract<Recognised, { is: 'link' }> | null {
  const text = withWholeLinks(given.slice(0, 50_000).replace(/=\r?\n/g, ''));
  const [, server, address] = FULL.exec(text) ?? [];
  if (server !== undefined && address !== undefined) return { is: 'link', address, url: server + address };
  const bare = text.includes('://') ? undefined : BARE.exec(text)?.[1];
  return bare === undefined ? null : { is: 'link', address: bare, url: null };
}

/** A text that begins as JSON does, or holds a file of Drumhead, but is none. */
function damageIn(text: string): Recognised | null {
  const plain = unwrappedText(text);
  const isJson = /^\s*[{[]\s*(?:["\]}[{\d-]|$)/.test(plain);
  const from = isJson ? 0 : (FORMAT.exec(plain)?.index ?? -1);
  const found = from < 0 ? null : jsonDamage(isJson ? plain : objectFrom(plain, from));
  if (found === null) return null;
  const damage = { ...found, line: found.line + plain.slice(0, from).split('\n').length - 1 };
  const format = /"format"\s*:\s*"(drumhead-[a-z-]+)"/.exec(plain.slice(from, from + 4000))?.[1] ?? '';
  return { is: 'damaged', ...damage, kind: kindOf(format) };
}

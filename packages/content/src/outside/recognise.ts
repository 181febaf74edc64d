/**
 * What comes from outside, whichever door it comes in by: bytes or a text in; what it is, by name and version, or why not,
 * out. It decides by what stands in a file, never by the file's name, and never throws.
 */
import { type Foreign, foreignJson, foreignText } from './foreign.ts';
import { jsonDamage } from './jsonDamage.ts';
import { textIn } from './textIn.ts';
import { amongWords, type Piece } from './amongWords.ts';
import { mendedJson, objectFrom } from './mendedJson.ts';
import { withoutBlanks } from './tornLines.ts';
import { withWholeLinks } from './wholeLinks.ts';
import { isRecordText, unbroken, unwrappedRecord, withPlainQuotes } from './unwrappedRecord.ts';

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
  'library',
] as const;

export type OwnKind = (typeof OWN_KINDS)[number];

/** What a text may hold several of. */
export type OneOfSeveral = Extract<Recognised, { is: 'record' | 'own' | 'newer' | 'link' | 'damaged' }>;

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
  /** Several files, or several addresses, among words: none is meant more than the others. */
  | { readonly is: 'several'; readonly all: readonly OneOfSeveral[] }
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
  // A record is a line of JSON after another.
  const isRecord = isRecordText(text);
  const json = isRecord ? null : jsonIn(bare);
  if (json !== null && !isListOfOurs(json.value)) return ofJson(json);
  const foreign = isRecord ? null : foreignText(bare);
  // A letter may hold a file or an address of ours; a page may be a copy of ours, and is none.
  if (foreign !== null && foreign.what !== 'letter') return { is: 'foreign', ...foreign };
  const plain = withPlainQuotes(text);
  const { pieces, isForeign, isHeld } = amongWords(plain);
  /** Of another program, whatever it holds. */
  const others = { is: 'json', value: [], text } as const;
  if (isForeign && pieces.length > 0) return others;
  const ours = distinct(pieces.map((piece) => ofPiece(plain, piece)));
  const found = ours.some(({ is }) => is !== 'damaged') ? ours : linksIn(bare);
  return (
    oneOrSeveral(found.length > 0 ? found : ours) ??
    damageIn(text) ??
    (foreign !== null ? { is: 'foreign', ...foreign } : isHeld ? others : { is: 'words', text })
  );
}

/** A list of files of ours is several of them. */
const isListOfOurs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: { readonly format?: unknown } | null) => String(one?.format).startsWith('drumhead-'));

const oneOrSeveral = (all: readonly OneOfSeveral[]): OneOfSeveral | Extract<Recognised, { is: 'several' }> | null =>
  all.length > 1 ? { is: 'several', all } : (all[0] ?? null);

/** Without what stands there twice: a letter may quote the one that it answers, with the same battle a few lines before. */
function distinct(all: readonly OneOfSeveral[]): readonly OneOfSeveral[] {
  const isIn = (one: OneOfSeveral, other: OneOfSeveral): boolean =>
    one.is === 'record' && other.is === 'record'
      ? other.text.startsWith(one.text.trimEnd())
      : JSON.stringify(one) === JSON.stringify(other);
  return all.filter(
    (one, at) => !all.some((other, n) => n !== at && isIn(one, other) && (n < at || !isIn(other, one))),
  );
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

/** A record or a file that stands among words. */
function ofPiece(text: string, { is, from, end }: Piece): OneOfSeveral {
  const start = Math.max(text.lastIndexOf('\n', from), text.lastIndexOf('\r', from)) + 1;
  const body = text.slice(from, end);
  if (is === 'record') return { is, text: unwrappedRecord(body, text.slice(start, from)) };
  // Words before it in its line are no quotation.
  const before = /^[>\s]*$/.test(text.slice(start, from)) ? text.slice(start, from) : '';
  const json = ownJsonIn(before + body);
  const found = json === null ? null : ofJson(json);
  if (found?.is === 'own' || found?.is === 'newer') return found;
  const lines = text.slice(0, start).split('\n').length - 1;
  const plain = unwrappedText(before + body);
  const damage = jsonDamage(objectFrom(plain, plain.indexOf('{'))) ?? { isCut: false, line: 1 };
  const format = /"format"\s*:\s*"(drumhead-[a-z-]+)"/.exec(plain.slice(0, 4000))?.[1] ?? '';
  return { is: 'damaged', ...damage, line: damage.line + lines, kind: kindOf(format) };
}

/** The value of a file, whatever was done to its lines. */
function ownJsonIn(text: string): Json | null {
  for (const plain of new Set([unwrappedText(text), text])) {
    const from = plain.indexOf('{');
    const file = objectFrom(plain, from);
    const found = parsed(file) ?? parsedMended(file, plain.slice(0, from));
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
const FULL = new RegExp(`(https?:\\/\\/[^\\s<>"'#]{1,300}?)${ADDRESS}`, 'gi');
const BARE = new RegExp(`(?:^|[\\s<("'“«[=])${ADDRESS}`, 'g');

/** Whoever sends more is told of so many. */
const MOST_LINKS = 20;

/** Behind an address in a sentence, or in the marks of a forum. */
const END_OF_SENTENCE = /\]\(.*$|[.,;:!?)\]}'’”»*]+$/;

/** The keys in an address are its server's: an address without a server is none beside the address of another page. */
function linksIn(given: string): readonly OneOfSeveral[] {
  const text = withWholeLinks(given.slice(0, 50_000).replace(/=\r?\n/g, ''));
  const full = [...text.matchAll(FULL)].map(([, server = '', found = '']) => {
    const address = found.replace(END_OF_SENTENCE, '');
    return { address, url: server + address };
  });
  const hasServers = full.length > 0 || text.includes('://');
  const bare = hasServers
    ? []
    : [...text.matchAll(BARE)].map(([, address = '']) => ({
        address: address.replace(END_OF_SENTENCE, ''),
        url: null,
      }));
  const links = new Map([...full, ...bare].map((link) => [link.url ?? link.address, link]));
  return [...links.values()].slice(0, MOST_LINKS).map((link) => ({ is: 'link', ...link }));
}

/** A text that begins as JSON does, but is none. */
function damageIn(text: string): Recognised | null {
  const plain = unwrappedText(text);
  const damage = /^\s*[{[]\s*(?:["\]}[{\d-]|$)/.test(plain) ? jsonDamage(plain) : null;
  return damage && { is: 'damaged', ...damage, kind: null };
}

/** Files of other programs, by what stands in them and not by their names. */

import { isRecord } from '@drumhead/engine/schema';

/** What it may be; the messages `out.is.…` name it. */
export type ForeignKind =
  | 'battleScribe'
  | 'newRecruit'
  | 'oldWorldBuilder'
  | 'sbhowc'
  | 'armyForge'
  | 'vassalSave'
  | 'vassalModule'
  | 'tabletopSimulator'
  | 'xws'
  | 'foundry'
  | 'roll20'
  | 'chess'
  | 'picture'
  | 'pdf'
  | 'word'
  | 'excel'
  | 'openDocument'
  | 'office'
  | 'book'
  | 'archive'
  | 'recording'
  | 'program'
  | 'page'
  | 'xml'
  | 'letter';

export interface Foreign {
  readonly what: ForeignKind;
  /** Of the program or its format, where the file names it. */
  readonly version?: string;
}

/** What this text is, as far as its beginning says so; null: nothing that is known. */
export function foreignText(text: string): Foreign | null {
  const head = text.slice(0, 4000).trimStart();
  if (head.startsWith('%PDF')) return { what: 'pdf' };
  if (head.startsWith('{\\rtf')) return { what: 'word' };
  if (head.startsWith('!VCSK')) return { what: 'vassalSave' };
  if (/^<(?:\?xml|!doctype|!--|[a-z])/i.test(head)) return foreignMarkup(head);
  if (/^\[(?:Event|Site) "[^"]*"\]\s*$/m.test(head)) return { what: 'chess' };
  if (/^(?:Return-Path|Received|MIME-Version|Delivered-To|From|Date|Subject): .+\r?\n[\w-]+: /.test(head))
    return { what: 'letter' };
  return null;
}

const HTML =
  /^(?:<!--[^]*?-->\s*)?<\/?(?:head|body|div|p|br|span|a|b|i|u|em|strong|small|font|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|pre|code|blockquote|section|article|main|header|nav|form|img|meta|link|style|script)(?:[\s/>]|$)/i;

function foreignMarkup(head: string): Foreign {
  const version = (name: string): Pick<Foreign, 'version'> => {
    const given = new RegExp(`${name}="([\\w.]{1,12})"`).exec(head)?.[1];
    return given === undefined ? {} : { version: given };
  };
  if (/newrecruit/i.test(head)) return { what: 'newRecruit', ...version('battleScribeVersion') };
  if (/battlescribe/i.test(head)) return { what: 'battleScribe', ...version('battleScribeVersion') };
  if (/<VASSAL\.|<moduledata|<data version="[\d.]+">\s*<version>/.test(head)) return { what: 'vassalModule' };
  if (/<!doctype html|<html[\s>]/i.test(head)) return { what: 'page' };
  if (/<svg[\s>]/i.test(head)) return { what: 'picture' };
  // A list copied from a page, without the page around it.
  return { what: HTML.test(head) ? 'page' : 'xml' };
}

/** Signatures that programs leave in the lists that they write as text. Spans are bounded: no text is slow to look through. */
const LISTS: readonly (readonly [ForeignKind, RegExp])[] = [
  ['newRecruit', /newrecruit\.eu|\bnew ?recruit\b/i],
  ['battleScribe', /\bbattlescribe\b|^\+\+ [^[\n]+ \[[^\]\n]{0,80}\d ?(?:pts|PL)\b[^\]\n]{0,80}\] \+\+\s*$/im],
  ['oldWorldBuilder', /old-world-builder\.com|\bold world builder\b/i],
  ['armyForge', /army-?forge/i],
];

/** The program that wrote this list of troops, as it says so itself; null: none that is known. */
export const listedBy = (text: string): ForeignKind | null =>
  LISTS.find(([, signature]) => signature.test(text.slice(0, 50_000)))?.[0] ?? null;

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What this JSON value is; null: nothing that is known. */
export function foreignJson(value: unknown): Foreign | null {
  if (isList(value)) {
    const [first] = value;
    return isRecord(first) ? foreignJson(first) : null;
  }
  if (!isRecord(value)) return null;
  const found = KINDS.find(([, is]) => is(value));
  if (found === undefined) return null;
  const { version = value['VersionNumber'] } = value;
  return { what: found[0], ...(isText(version) && /^[\w.]{1,12}$/.test(version) ? { version } : {}) };
}

const has = (value: Fields, ...keys: readonly string[]): boolean => keys.every((key) => Object.hasOwn(value, key));

/** A roster of the schema of BattleScribe, which New Recruit writes too. */
function rosterOf(value: Fields): Fields | null {
  const { roster, catalogue, gameSystem } = value;
  const found = [roster, catalogue, gameSystem, value].find(
    (one) => isRecord(one) && (has(one, 'battleScribeVersion') || /battlescribe/i.test(String(one['xmlns']))),
  );
  return isRecord(found) ? found : null;
}

const units = ['units', 'figures', 'models', 'personalities', 'members'];

const KINDS: readonly (readonly [ForeignKind, (value: Fields) => boolean])[] = [
  ['newRecruit', (value) => /newrecruit/i.test(String(rosterOf(value)?.['generatedBy'] ?? value['generatedBy']))],
  ['battleScribe', (value) => rosterOf(value) !== null],
  ['tabletopSimulator', (value) => isList(value['ObjectStates']) || has(value, 'SaveName', 'GameMode')],
  [
    'oldWorldBuilder',
    (value) =>
      has(value, 'armyComposition') || (has(value, 'army', 'characters', 'core') && isList(value['characters'])),
  ],
  ['xws', (value) => isText(value['faction']) && isList(value['pilots'])],
  [
    'sbhowc',
    (value) => {
      if (/sbhowc|song of blades/i.test(`${String(value['generator'])} ${String(value['app'])}`)) return true;
      if (has(value, 'quality', 'combat')) return true;
      const list = units.map((key) => value[key]).find((one) => isList(one));
      const first = isList(list) ? list[0] : undefined;
      return isRecord(first) && has(first, 'quality', 'combat');
    },
  ],
  ['armyForge', (value) => has(value, 'gameSystem', 'units') || (has(value, 'armyId') && isList(value['units']))],
  ['foundry', (value) => has(value, 'prototypeToken') || (isRecord(value['_stats']) && has(value, 'name'))],
  ['roll20', (value) => has(value, 'schema_version') && (has(value, 'character') || has(value, 'handouts'))],
];

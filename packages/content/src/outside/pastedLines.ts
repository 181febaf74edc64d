/**
 * A list of troops as people paste it, from forums, letters, tables and other programs: its lines without what others put
 * around them, and the ways to read one. The same tolerance for all rule sets.
 */
import { seenLine } from '@drumhead/engine';

/** A line of a pasted text. */
export interface PastedLine {
  /** From 1. */
  readonly number: number;
  /** As it was pasted. */
  readonly text: string;
  /** What may be read; empty: nothing, or only what separates. */
  readonly line: string;
  /** A heading by its marks: it need not be understood. */
  readonly isHeading: boolean;
}

/** Bullets, ticks and boxes of forums and word processors. */
const BULLET = /^(?:(?:[-*+•·‣◦▪▫●○■□◆◇–—»›➢➤►▶→✓✔✗✘☐☑☒✅❌❖]|\[[ xX✓✔]?\])\s*(?=\S))+/u;
/** What stands at both ends of a heading, if not a hash before it. */
const FRAME = '(?:=|\\+|--|__|\\*{3})';
const FRAMED = [new RegExp(`^${FRAME}`), new RegExp(`${FRAME}$`)] as const;
/** Lines that separate. */
const RULE = /^[\s\-–—=_*~#+.·•|]+$/;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  ndash: '–',
  mdash: '—',
  bull: '•',
  egrave: 'è',
  eacute: 'é',
  agrave: 'à',
  ograve: 'ò',
  ugrave: 'ù',
  igrave: 'ì',
};

/** The character of a reference such as `&#39;`, where there is one. */
function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole;
}

/** Tags of pages and forums out, what they stand for in. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?(?:br|p|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:b|i|u|s|em|strong|span|font|a|td|th|table|tbody|code|pre|small|sup)\b[^<>]*>/gi, ' ')
    .replace(
      /\[\/?(?:b|i|u|s|size|colou?r|font|list|url|quote|code|spoiler|img|cent(?:er|re)|h[1-6])(?:=[^[\]\n]*)?\]/gi,
      '',
    )
    .replace(/\[\*\]/g, '• ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, entity);
}

/** Letters and digits of full width as plain ones; spaces of all kinds as spaces, and no sign that shows nothing. */
function withPlainSigns(text: string): string {
  return text
    .split(/\r\n|\n|\r|\u2028|\u2029/)
    .map(seenLine)
    .join('\n')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** The lines of a pasted text. */
export function pastedLines(text: string): readonly PastedLine[] {
  // References of pages stand for any sign.
  const lines = withoutMarkup(withPlainSigns(text)).split('\n').map(seenLine);
  const numbered = lines.flatMap((line) => /^\s*(\d{1,3})[.)]\s/.exec(line)?.[1] ?? []);
  // 1., 2., 3. number the lines of a list; any other figures are counts.
  const isNumbered = numbered.every((figure, at) => Number(figure) === at + 1);
  return lines.map((given, index) => {
    const bare = given.trim().replace(/^(?:>\s*)+/, '');
    const isHeading = /^#{1,6}\s/.test(bare) || FRAMED.every((end) => end.test(bare));
    const isEmpty = RULE.test(bare) || /^(?:`{3,}|~{3,})\w*$/.test(bare);
    return { number: index + 1, text: given.trim(), line: isEmpty ? '' : cleaned(bare, isNumbered), isHeading };
  });
}

function cleaned(line: string, isNumbered: boolean): string {
  const plain = line
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\|\s*|\s*\|$/g, '');
  const isFramed = /^[=+].*[=+]$/.test(plain);
  const bare = (isFramed ? plain.replace(/^[=+]+\s*|\s*[=+]+$/g, '') : plain).replace(BULLET, '');
  const unnumbered = isNumbered ? bare.replace(/^\d{1,3}[.)]\s+/, '') : bare;
  // Emphasis with single signs, around the whole alone.
  return unnumbered
    .replace(/^([*_])(.+)\1$/, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What points are called, for a regular expression. */
export const UNIT = '(?:points?|pts?\\.?|punti|punto|p)';
const POINTS = new RegExp(
  `\\s*[(\\[@=:,–—-]*\\s*\\d{1,4}(?:\\s*/\\s*\\d{1,4})?\\s*${UNIT}\\s*(?:each|l’una?|cad\\.?|ciascun[oa])?\\s*[)\\]]?$`,
  'i',
);
/** A figure behind a dash, which is a price. */
const PRICE = /\s*(?:[–—@=]|\s-)\s*\d{1,4}$|\s*[([]\s*\d{3,4}\s*[)\]]$/;
/** What a list may call its first line. */
const LABEL =
  /^(?:army|nation(?:ality)?|faction|roster|side|force|country|list|esercito|armata|nazione|fazione|lista|schieramento|parte)\s*[:–—-]\s*/i;
const TOTAL = new RegExp(
  `^(?:(?:grand |army )?totals?|tot\\.|sum|cost|points?|punti|totale|somma|costo)(?:\\s+\\w+)?\\s*[:=–—-]?\\s*\\d|^\\d{1,5}(?:\\s*/\\s*\\d{1,5})?\\s*${UNIT}$`,
  'i',
);

/** A sum at the foot of a list. */
export const isTotal = (line: string): boolean => TOTAL.test(line);

/** A way to read a line, and what it leaves unread. */
export interface Reading {
  readonly line: string;
  readonly ignored: string;
}

/** The ways to read a line, the plainest first. */
export function readingsOf(line: string): readonly Reading[] {
  const found: Reading[] = [];
  const add = (reading: string, ignored = ''): void => {
    const one = reading.trim();
    if (one !== '' && !found.some((other) => other.line === one)) found.push({ line: one, ignored: ignored.trim() });
  };
  const bases = [line, line.replace(LABEL, ''), withoutNation(line)];
  for (const base of bases) {
    add(base);
    // `France (400 pts)`: a limit.
    add(base.replace(new RegExp(`[(\\[,:–—-]?\\s*(\\d{1,4})\\s*${UNIT}\\s*[)\\]]?$`, 'i'), ' $1'));
    for (const cut of [POINTS, PRICE]) {
      const bare = base.replace(cut, '');
      const rest = base.slice(bare.length);
      for (const one of [bare, counted(bare), named(bare)]) if (bare !== base) add(one, rest);
    }
    add(counted(base));
    add(named(base));
  }
  return found;
}

/** `Line x4`, `Line (4)`, `Line: 4` and `x4 Line` as `4 × Line`. */
export function counted(line: string): string {
  const [, before, front] = /^[x×*]\s*(\d{1,3})\s+(.+)$/i.exec(line) ?? [];
  if (before !== undefined) return `${before} × ${front}`;
  const [, close, name] = /^(\d{1,3})\s*[x×*]\s*(\S.*)$/i.exec(line) ?? [];
  if (close !== undefined) return `${close} × ${name}`;
  const [, what, times, inside, after] =
    /^(.*?\S)\s*(?:[x×*]\s*(\d{1,3})|[([]\s*[x×*]?\s*(\d{1,2})\s*[x×*]?\s*[)\]]|\s*:\s*(\d{1,2}))$/i.exec(line) ?? [];
  return what === undefined ? line : `${times ?? inside ?? after} × ${what}`;
}

/** `Officer: Paul` as `Officer “Paul”`. */
function named(line: string): string {
  const [, what, name] = /^([^:]+?)\s*:\s*([^\d,;:“”"«»]+)$/.exec(line) ?? [];
  return what === undefined ? line : `${what} “${name}”`;
}

/** What the troops of a country are called too, in both languages and in their own. */
const PEOPLES: Readonly<Record<string, readonly string[]>> = {
  france: ['french', 'frenchmen', 'francese', 'francesi', 'francais', 'français', 'françaises', 'franzosen'],
  'great britain': [
    'great britain',
    'britain',
    'gran bretagna',
    'british',
    'english',
    'england',
    'uk',
    'britannico',
    'britannici',
    'inglese',
    'inglesi',
  ],
  austria: ['austrian', 'austrians', 'austriaco', 'austriaci', 'österreich', 'österreicher'],
  russia: ['russian', 'russians', 'russo', 'russi', 'россия', 'русские'],
  prussia: ['prussian', 'prussians', 'prussiano', 'prussiani', 'preussen', 'preußen'],
  spain: ['spanish', 'spaniards', 'spagnolo', 'spagnoli', 'españa', 'español', 'españoles'],
  portugal: ['portuguese', 'portoghese', 'portoghesi', 'português', 'portugueses'],
  sweden: ['swedish', 'swedes', 'svedese', 'svedesi', 'sverige', 'svenskar'],
  denmark: ['danish', 'danes', 'danese', 'danesi', 'danmark', 'danskere'],
  bavaria: ['bavarian', 'bavarians', 'bavarese', 'bavaresi', 'bayern'],
  saxony: ['saxon', 'saxons', 'sassone', 'sassoni', 'sachsen'],
};

/** Other words for a country, which is named in English and in small letters. */
export const peopleOf = (country: string): readonly string[] =>
  PEOPLES[country === 'britain' ? 'great britain' : country] ?? [];

const PEOPLE = new RegExp(`^(?:${Object.values(PEOPLES).flat().join('|')})\\s+(?=\\S)`, 'i');

/** `4 French Line` as `4 Line`. */
const withoutNation = (line: string): string =>
  line.replace(
    /^(\d{1,3}\s*[x×*]?\s+)?(.+)$/i,
    (_, count: string | undefined, rest: string) => (count ?? '') + rest.replace(PEOPLE, ''),
  );

/** Rosters as lines of text, for pasting: the shared part of reading them. */
import { type Described, type Problem, excerpt, seenName } from '@drumhead/engine';
import { headingsOf } from './outside/headings.ts';
import { counted, isTotal, type PastedLine, pastedLines, peopleOf, readingsOf } from './outside/pastedLines.ts';
import { problem } from './schema.ts';

/** The texts of a message key, in every language that may be read. */
export type NamesOf = (key: string) => readonly string[];

/** A line of the text with its meaning or its problem; both null for a blank line. */
export interface TextLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly understood: Described | null;
  readonly problem: Problem | null;
  /** What stood in the line beside what was understood, such as a price; left out: nothing. */
  readonly ignored?: string;
}

/** Why a line could not be taken. */
export interface LineFault {
  readonly reason: string;
  readonly facts: Problem['facts'];
}

/** The meaning of a line, or why it has none. */
export type LineResult = Described | LineFault;

export const fault = (reason: string, facts: Problem['facts'] = {}): LineFault => ({ reason, facts });

const MOST_LINES = 120;
/** Lines among which a heading may stand that names whose troops they are in its midst. */
const MOST_TITLES = 3;

/** How the lines of a list are read. A reading that succeeds is remembered by the reader; one that fails leaves no trace. */
export interface ListReader {
  /** What was read so far. A head sets fields of it, and changes nothing in them. */
  readonly draft: object;
  /** The longest line. */
  readonly longest: number;
  /** Reads the line that says whose troops they are, wherever it stands. */
  readonly head: (line: string) => LineResult;
  /** Takes the name that stands in the same line. */
  readonly name: (said: string) => LineResult;
  readonly line: (line: string) => LineResult;
  /** Does this name troops, whoever's they are? */
  readonly isTroops: (said: string) => boolean;
  /** Reason of `line` while no head was read. */
  readonly missing: string;
}

/**
 * Every line of a pasted list, in order. One cause is told once; what is passed over is told. `whole`: none was left off.
 */
export function readLines(
  text: string,
  { draft, longest, head, name, line: readLine, isTroops, missing }: ListReader,
): { readonly lines: readonly TextLine[]; readonly whole: boolean } {
  const all = pastedLines(text).filter(({ line }) => line !== '');
  const open = all.slice(0, MOST_LINES);
  const read = new Map<number, Tried>();
  const isHead = (one: PastedLine, way: (one: PastedLine) => Tried | null): boolean => {
    const made = one.line.length > longest ? null : way(one);
    if (made === null || !('key' in made.made)) return false;
    read.set(one.number, made);
    return true;
  };
  const headLine =
    open.find((one) => isHead(one, (line) => tried(line, head))) ??
    open.slice(0, MOST_TITLES).find((one) => isHead(one, takenApart));
  let isTold = false;
  const lines = open.map((one): TextLine => {
    const at = { number: one.number, text: excerpt(one.text) };
    const { made, ignored } = read.get(one.number) ?? outcome(one);
    if ('key' in made) return { ...at, understood: made, problem: null, ...(ignored === '' ? {} : { ignored }) };
    if (made.reason !== 'engine.problem.textLength' && isPassedOver(one))
      return { ...at, understood: { key: 'engine.pasted.ignored', facts: {} }, problem: null };
    // Without its head no line can be read: that is one fault, and not one for every line.
    const isAgain = made.reason === missing && isTold;
    if (headLine === undefined) isTold = true;
    if (isAgain) return { ...at, understood: null, problem: null };
    return { ...at, understood: null, problem: problem(`${at.number}`, made.reason, { text: at.text, ...made.facts }) };
  });
  if (all.length <= MOST_LINES) return { lines, whole: true };
  const next = all[MOST_LINES]?.number ?? MOST_LINES + 1;
  const cut = problem(`${next}`, 'engine.problem.tooManyLines', { most: MOST_LINES, length: all.length });
  return { lines: [...lines, { number: next, text: '…', understood: null, problem: cut }], whole: false };

  /** A heading that says more than whose troops they are. */
  function takenApart({ number, line }: PastedLine): Tried | null {
    const isFirst = number === all[0]?.number;
    for (const { head: said, name: called, ignored, beside, isPriced } of headingsOf(line)) {
      const before = { ...draft };
      const made = head(said);
      if (!('key' in made)) continue;
      // `Sergeant (French)` is a soldier of a list without a heading; `Grenadiers (France, 400 pts)` above one is none.
      const isName = isFirst && isPriced && beside === called && !/^\d/.test(called);
      if (!isName && readingsOf(beside).some((reading) => isTroops(reading.line))) {
        Object.assign(draft, before);
        continue;
      }
      const isNamed = called === '' || 'key' in name(called);
      return { made, ignored: isNamed ? ignored : `${called} ${ignored}`.trim() };
    }
    return null;
  }

  function outcome(one: PastedLine): Tried {
    if (one.line.length <= longest) return tried(one, readLine);
    const facts = { most: longest, length: one.line.length };
    return { made: fault('engine.problem.lineTooLong', facts), ignored: '' };
  }

  /** Titles before the head, headings, and sums. */
  function isPassedOver({ number, line, isHeading }: PastedLine): boolean {
    if (isHeading || isTotal(line) || /^[^:]+:$/.test(line)) return true;
    return headLine !== undefined && number < headLine.number && number === all[0]?.number;
  }
}

interface Tried {
  readonly made: LineResult;
  readonly ignored: string;
}

/** The first way to read a line that succeeds; else the fault of the plainest. */
function tried({ line }: PastedLine, read: (line: string) => LineResult): Tried {
  let first: LineResult | null = null;
  for (const reading of readingsOf(line)) {
    const made = read(reading.line);
    if ('key' in made) return { made, ignored: reading.ignored };
    first ??= made;
  }
  return { made: first ?? fault('engine.problem.notText'), ignored: '' };
}

/** A line of a list that is written for people: whoever reads the list passes it over. */
export const noteLine = (text: string): string => `# ${text}`;

/** The name a paper is given, or why it cannot have it. */
export function nameFault(name: string, most: number): LineFault | null {
  const { length } = [...seenName(name)];
  return length === 0 || length > most ? fault('engine.problem.textLength', { most, length }) : null;
}

// Names that people gave stand behind ` = `: that of a brigade at the end of its line, those of its units on lines below, `3 = Old Guard`.

/** What stands at the end of the line of something that has its own name. */
export const ownNameText = (name: string | undefined): string => (name === undefined ? '' : ` = ${name}`);

/** Lines below a brigade for its units with names of their own; null: it has none. */
export const unitNameLines = (names: readonly (string | null)[] = []): readonly string[] =>
  names.flatMap((name, at) => (name === null ? [] : [`${at + 1} = ${name}`]));

/** A line without the name at its end, and that name. */
export function withoutOwnName(line: string): { readonly line: string; readonly name: string | null } {
  const [, before = '', name] = /^(.*?)\s=\s(.+)$/s.exec(line) ?? [];
  return name === undefined ? { line, name: null } : { line: before, name: name.trim() };
}

/** The name of a unit of the brigade above, by its number from 1; null: the line is none. */
export function unitNameIn(line: string): { readonly number: number; readonly name: string } | null {
  const [, number, name = ''] = /^\s*(\d{1,3})\s=\s(.+)$/s.exec(line) ?? [];
  return number === undefined ? null : { number: Number(number), name: name.trim() };
}

/** Names of units with one more, by its number from 1. */
export const withUnitName = (
  names: readonly (string | null)[] = [],
  number: number,
  name: string,
): readonly (string | null)[] =>
  Array.from({ length: Math.max(names.length, number) }, (_, at) => (at === number - 1 ? name : (names[at] ?? null)));

/** Names of keys, and those they had in earlier versions: pasted text stays readable when a name changes. */
export function withFormerNames(namesOf: NamesOf, former: Readonly<Record<string, readonly string[]>>): NamesOf {
  return (key) => [...namesOf(key), ...(Object.hasOwn(former, key) ? (former[key] as readonly string[]) : [])];
}

/** `Hussars x2` as `2 × Hussars`, for parts of a line. */
export const countedFirst = (said: string): string => counted(said.trim());

/** Is this text one of the key's names, in whatever language? */
export function isCalled(said: string, key: string, namesOf: NamesOf): boolean {
  const wanted = stem(said);
  return namesOf(key).some((name) => spellingsOf(name)[0]?.stems.join(' ') === wanted);
}

/** A name as a list may spell it, in `plain` letters. */
interface Spelling {
  readonly text: string;
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

const spelt = new Map<string, readonly Spelling[]>();

/** How a name of ours may be spelt, itself first. Names are few and lines many: each is worked out once. */
function spellingsOf(name: string): readonly Spelling[] {
  const known = spelt.get(name);
  if (known !== undefined) return known;
  const itself = plain(name);
  const spellings = [itself, ...peopleOf(itself)].map((text) => {
    const words = text.split(' ');
    return { text, words, stems: words.map(stem) };
  });
  spelt.set(name, spellings);
  return spellings;
}

/** Which of these a line begins with, by its id or by a name of it in whatever language, and what follows, in `plain` words. */
export function begunWith<T extends string>(
  line: string,
  ids: readonly T[],
  keyOf: (id: T) => string,
  namesOf: NamesOf,
): { readonly id: T; readonly rest: string } | null {
  const text = plain(line);
  const said = text.split(' ');
  const stems = said.map(stem);
  const fits = ids
    .flatMap((id) => [id, ...namesOf(keyOf(id))].flatMap(spellingsOf).map((name) => ({ id, ...name })))
    .filter((name) => name.stems.every((word, at) => word === stems[at]))
    .map((name) => ({ ...name, isSaid: text.startsWith(name.text) }))
    // A name may begin with another: the longer is meant, and of two the one that is spelt so.
    .sort((a, b) => b.words.length - a.words.length || Number(b.isSaid) - Number(a.isSaid));
  const [named] = fits;
  return named === undefined ? null : { id: named.id, rest: said.slice(named.words.length).join(' ') };
}

/** Words in plain letters, one and many alike, in English and Italian: `Infantrymen` is `Infantryman`, `Fanti` is `Fante`. */
export function stem(text: string): string {
  return plain(text)
    .split(' ')
    .map((word) =>
      word.length < 4
        ? word
        : word
            .replace(/men$/, 'man')
            .replace(/ies$/, 'y')
            .replace(/([^s])s$/, '$1')
            .replace(/h?[aeio]$/, ''),
    )
    .join(' ');
}

/** Without case, accents, points and double spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

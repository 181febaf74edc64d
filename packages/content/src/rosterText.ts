/** Rosters as lines of text, for pasting: the shared part of reading them. */
import { type Described, type Problem, excerpt } from '@drumhead/engine';
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
}

/** Why a line could not be taken. */
export interface LineFault {
  readonly reason: string;
  readonly facts: Problem['facts'];
}

/** The meaning of a line, or why it has none. */
export type LineResult = Described | LineFault;

export const fault = (reason: string, facts: Problem['facts'] = {}): LineFault => ({ reason, facts });

const MOST_LINES = 60;

/** Every line read by `readLine`, in order; blank lines and those with a # before them are passed by. `whole`: none was left off. */
export function readLines(
  text: string,
  longest: number,
  readLine: (line: string) => LineResult,
): { readonly lines: readonly TextLine[]; readonly whole: boolean } {
  const all = text.split(/\r\n|\n|\r/);
  const lines = all.slice(0, MOST_LINES).map((line, index): TextLine => {
    const at = { number: index + 1, text: excerpt(line.trim()) };
    if (line.trim() === '' || line.trim().startsWith('#')) return { ...at, understood: null, problem: null };
    const made =
      line.length > longest
        ? fault('engine.problem.lineTooLong', { most: longest, length: line.length })
        : readLine(line);
    if ('key' in made) return { ...at, understood: made, problem: null };
    return { ...at, understood: null, problem: problem(`${at.number}`, made.reason, { text: at.text, ...made.facts }) };
  });
  if (all.length <= MOST_LINES) return { lines, whole: true };
  const cut = problem(`${MOST_LINES + 1}`, 'engine.problem.tooManyLines', { most: MOST_LINES, length: all.length });
  return { lines: [...lines, { number: MOST_LINES + 1, text: '…', understood: null, problem: cut }], whole: false };
}

/** The name a paper is given, or why it cannot have it. */
export function nameFault(name: string, most: number): LineFault | null {
  return name === '' || name.length > most ? fault('engine.problem.textLength', { most, length: name.length }) : null;
}

/** Names of keys, and those they had in earlier versions: pasted text stays readable when a name changes. */
export function withFormerNames(namesOf: NamesOf, former: Readonly<Record<string, readonly string[]>>): NamesOf {
  return (key) => [...namesOf(key), ...(Object.hasOwn(former, key) ? (former[key] as readonly string[]) : [])];
}

/** Is this text one of the key's names, in whatever language? */
export function isCalled(said: string, key: string, namesOf: NamesOf): boolean {
  return namesOf(key).some((name) => plain(name) === plain(said));
}

/** Which of these a line begins with, by its id or by a name of it in whatever language, and what follows, in `plain` words. */
export function begunWith<T extends string>(
  line: string,
  ids: readonly T[],
  keyOf: (id: T) => string,
  namesOf: NamesOf,
): { readonly id: T; readonly rest: string } | null {
  const said = plain(line);
  const fits = ids
    .flatMap((id) => [id, ...namesOf(keyOf(id))].map((name) => ({ id, name: plain(name) })))
    .filter(({ name }) => said === name || said.startsWith(`${name} `))
    // A name may begin with another: the longer is meant.
    .sort((a, b) => b.name.length - a.name.length);
  const [named] = fits;
  return named === undefined ? null : { id: named.id, rest: said.slice(named.name.length).trim() };
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

/** Lines of the log in few words: what came of a roll stands before it, the gravest first. Pure. */
import type { LogLine } from '../screen.ts';

/** What came of some lines, the gravest first; empty where they only tell what was done. */
export const resultsOf = (lines: readonly LogLine[]): readonly LogLine[] => [
  ...lines.filter(({ result }) => result === 'lost'),
  ...lines.filter(({ result }) => result === 'harmed'),
];

/** A line with dice, and what is told of it first: what came of it up to the next roll, or the line itself. */
export interface Roll {
  readonly line: LogLine;
  readonly came: readonly LogLine[];
}

/** The rolls among the lines of a step, in their order. */
export const rollsIn = (lines: readonly LogLine[]): readonly Roll[] =>
  lines.flatMap((line, i) => {
    if (line.dice.length === 0) return [];
    const next = lines.findIndex(({ dice }, other) => other > i && dice.length > 0);
    const results = resultsOf(lines.slice(i, next < 0 ? undefined : next));
    return [{ line, came: results.length > 0 ? results : [line] }];
  });

/** The lines of a step as one text: what came of a roll stands before its dice. */
export function inFewWords(lines: readonly LogLine[]): string {
  const results = lines.some(({ dice }) => dice.length > 0) ? resultsOf(lines) : [];
  const rest = lines.filter((line) => !results.includes(line));
  return [...results, ...rest].map(({ text, forced }) => (forced ? `${text} ${forced}` : text)).join(' ');
}

/** Letters that a strip has room for, besides its first line. */
const ROOM = 70;

/** What came of a step alone, else what changed the battle in it, else what was done: as many lines as there is room for, and how many more. */
export function briefly(lines: readonly LogLine[]): string {
  const rolls = rollsIn(lines).flatMap(({ came }) => came);
  const big = lines.filter(({ moment }) => moment !== undefined);
  const came = rolls.length > 0 ? [...new Set([...resultsOf(rolls), ...rolls])] : big.length > 0 ? big : lines;
  const told = came.map(shortened);
  const ends = told.map((_, i) => told.slice(0, i + 1).join(', '));
  const fits = Math.max(1, ends.filter((words) => words.length <= ROOM).length);
  const more = told.length - fits;
  return `${ends[fits - 1] ?? ''}${more > 0 ? ` … +${more}` : ''}`;
}

/** Several lines about one piece as one: its name, with which they begin alike, is said once. */
export function together(lines: readonly LogLine[]): string {
  const [first = [], ...others] = lines.map((line) => shortened(line).split(' '));
  const differs = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  const same = differs < 0 ? first.length : differs;
  const tails = others.map((words) => words.slice(same).join(' ')).filter((tail) => tail !== '');
  return [first.join(' '), ...(same > 0 ? tails : others.map((words) => words.join(' ')))].join(', ');
}

/** Words in brackets, such as dice, are for the whole line; which of two pieces of one name it is must be told here, too. */
const IN_BRACKETS = /\s*\(([^()]*)\)/g;
/** So is how something came to stand: “, facing 24°”. */
const FACING = /,\s\p{L}+(?:\s\p{L})?\s\d+°.*$/u;

/** A line of the log in few words: without what its opened entry tells more exactly. */
export const shortened = ({ text, sides = [] }: Pick<LogLine, 'text' | 'sides'>): string =>
  text
    .replaceAll(IN_BRACKETS, (all, inside: string) => (sides.includes(inside) ? all : ''))
    .replace(FACING, '')
    .replace(/[.:;]+$/, '')
    .trim();

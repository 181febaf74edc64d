/**
 * Building blocks for the tables of printed sheets: cells in every language, and modifiers collected from the tallies of
 * the very functions that the rules go by, so that a sheet cannot say anything else than the game does.
 */
import { signed } from './factsInWords.ts';
import type { InEveryLanguage, WholeLanguage } from './languages/languages.ts';
import type { RuleTable, TableCell } from './reference.ts';
import type { Tally } from '@drumhead/engine';

/** A cell with nothing to say. */
export const NONE = '–';

/** A cell in one language. */
export const textOf = (cell: TableCell, language: WholeLanguage): string =>
  typeof cell === 'string' ? cell : cell[language];

/** Two cells as one: `a, b`. */
export function joinCells(a: TableCell, b: TableCell): InEveryLanguage {
  return { en: `${textOf(a, 'en')}, ${textOf(b, 'en')}`, it: `${textOf(a, 'it')}, ${textOf(b, 'it')}` };
}

/** Rows that say the same of different things become one row of all of them. */
export function mergeRows(rows: readonly (readonly TableCell[])[]): readonly (readonly TableCell[])[] {
  const merged = new Map<string, readonly TableCell[]>();
  for (const [name = '', ...cells] of rows) {
    const key = JSON.stringify(cells);
    const [before = ''] = merged.get(key) ?? [];
    merged.set(key, [before === '' ? name : joinCells(before, name), ...cells]);
  }
  return [...merged.values()];
}

/** By message key, what a modifier may add in each column. */
export type Modifiers<Column extends string> = Map<string, Map<Column, Set<number>>>;

/** Notes every line of a sum but those that are passed by: no modifiers, but what they are added to. */
export function collect<Column extends string>(
  into: Modifiers<Column>,
  column: Column,
  tally: Tally,
  passedBy: RegExp,
): void {
  for (const { what, add } of tally) {
    if (passedBy.test(what)) continue;
    const row = into.get(what) ?? new Map<Column, Set<number>>();
    row.set(column, (row.get(column) ?? new Set()).add(add));
    into.set(what, row);
  }
}

/** A number stays with its word at the end of a line. */
const UNBROKEN = '\u00a0';

/** `+1`, or `+1-3` where it may be more; `−1-5` where less. */
export function span(adds: ReadonlySet<number>): string {
  const sorted = [...adds].sort((a, b) => Math.abs(a) - Math.abs(b));
  const [least = 0, most = least] = [sorted[0], sorted[sorted.length - 1]];
  return least === most ? signed(least) : `${signed(least)}–${Math.abs(most)}`;
}

/** All modifiers of some columns, one row each: what they add, and for what, in the order of `order`. */
export function modifiersOf<Column extends string>(
  found: Modifiers<Column>,
  columns: readonly (readonly [Column, InEveryLanguage])[],
  order: readonly string[],
  words: (what: string) => InEveryLanguage,
): RuleTable {
  const whats = [...found.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const list = (column: Column, language: WholeLanguage) =>
    whats
      .flatMap((what) => {
        const adds = found.get(what)?.get(column);
        return adds === undefined ? [] : [`${span(adds)}${UNBROKEN}${words(what)[language]}`];
      })
      .join('; ');
  return {
    head: [],
    rows: columns.map(([column, name]) => [name, { en: list(column, 'en'), it: list(column, 'it') }]),
  };
}

/**
 * The rule reference: what a player needs at the table about each rule, in our own words. A rule set keeps one list of
 * chapters, apart from the code that decides; nothing that decides reads it.
 */

import type { InEveryLanguage } from './languages/languages.ts';

/** Texts by key, among which these keys may not be missing: a word of the rules without its name does not compile. */
export type Naming<Key extends string> = Readonly<Record<string, InEveryLanguage>> &
  Readonly<Record<Key, InEveryLanguage>>;

/** One rule of a catalogue. */
export interface RuleText {
  readonly id: string;
  /**
   * Pages of the rulebook, as the catalogue gives them: `12`, `6, 9`, `27-32`, with several documents their signs too;
   * `-` where no book says anything.
   */
  readonly page: string;
  /** Where it stands in words: only of rule sets that go by several documents. */
  readonly source?: InEveryLanguage;
  /** The only variant of the rule set it holds for. */
  readonly variant?: string;
  readonly title: InEveryLanguage;
  readonly clause: InEveryLanguage;
  /** Only where the book is silent, contradicts itself or is damaged: the ground of the house's reading. */
  readonly ruling?: InEveryLanguage;
}

/** The rules of one chapter, in the catalogue's order. */
export interface RuleChapter {
  readonly title: InEveryLanguage;
  readonly rules: readonly RuleText[];
}

/** A cell is the same in every language, such as a number, or a text. */
export type TableCell = string | InEveryLanguage;

/** A table of the printed sheet, worked out from the data the rules go by. */
export interface RuleTable {
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** A part of the printed sheet: its tables, then the clauses of these rules. */
export interface SheetBlock {
  readonly title: InEveryLanguage;
  readonly tables: readonly RuleTable[];
  readonly rules: readonly string[];
  /** Its clauses are short: they run on in one paragraph. */
  readonly runsOn?: true;
}

/** The quick reference sheet: a list of blocks for every printed page. */
export type ReferenceSheet = readonly (readonly SheetBlock[])[];

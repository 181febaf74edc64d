/**
 * The rule reference: what a player needs at the table about each rule, in our own words. A rule set keeps one list of
 * chapters, apart from the code that decides; nothing that decides reads it.
 */

/** One text in every language. */
export interface InEveryLanguage {
  readonly en: string;
  readonly it: string;
}

/** One rule of a catalogue. */
export interface RuleText {
  readonly id: string;
  /** Pages of the rulebook, as the catalogue gives them: `12`, `6, 9`, `27-32`; `-` where the book says nothing. */
  readonly page: string;
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

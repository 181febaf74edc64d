/**
 * The languages of the product: one line each. Nothing else names them, neither page nor command line, server or scripts.
 */

interface LanguageLine {
  /** As its own speakers call it. */
  readonly name: string;
  /** Of dates. */
  readonly locale: string;
  /** Stands before the decimals of a number. */
  readonly decimal: string;
  /** Its texts stand beside the English ones, and what lacks one does not compile. Without it: begun (begun.ts). */
  readonly isWhole?: true;
}

export const LANGUAGES = {
  // The English of the product is British.
  en: { name: 'English', locale: 'en-GB', decimal: '.', isWhole: true },
  it: { name: 'Italiano', locale: 'it-IT', decimal: ',', isWhole: true },
} as const satisfies Readonly<Record<string, LanguageLine>>;

export type Language = keyof typeof LANGUAGES;

/** A language whose texts stand side by side wherever a text is written. */
export type WholeLanguage = {
  [L in Language]: (typeof LANGUAGES)[L] extends { readonly isWhole: true } ? L : never;
}[Language];

/** One text in every whole language. */
export type InEveryLanguage = Readonly<Record<WholeLanguage, string>>;

/** Messages by key, as they are written. */
export type Messages = Readonly<Record<string, InEveryLanguage>>;

export const allLanguages = Object.keys(LANGUAGES) as readonly Language[];

/** Is this the name of one of our languages? */
export const isLanguage = (name: string | null | undefined): name is Language =>
  typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** Are the texts of this language written beside the English ones? */
export function isWhole(language: Language): language is WholeLanguage {
  const lines: Readonly<Record<string, LanguageLine>> = LANGUAGES;
  return lines[language]?.isWhole === true;
}

/** Our language for what a browser asks for, such as `it-CH` or `it,en;q=0.5`; English where we have none. */
export function languageFor(asked: string): Language {
  const [language] = asked.toLowerCase().split(/[^a-z]/);
  return isLanguage(language) ? language : 'en';
}

/** A number as the language writes it: with its decimal separator. */
export const decimal = (figures: string, language: Language): string =>
  figures.replace('.', LANGUAGES[language].decimal);

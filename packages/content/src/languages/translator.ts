/**
 * The one translator of page, command line and server: looks a message up, and puts its facts into words.
 *
 * A fact may be a text in several languages (worded.ts). A message holds its facts in double braces, alone (`{{side}}`) or with a format (`{{unit, verb(one: is; many: are)}}`,
 * formats.ts). Where a number decides the form, the key has one text a form: `web.units_one`, `web.units_other`, chosen by
 * the fact `count` as the language has it.
 */
import { localizeNumbers } from '../factsInWords.ts';
import { FORMATS } from '../formats.ts';
import type { Texts, TextsOfLanguage } from './begun.ts';
import type { Language } from './languages.ts';
import { wordedIn } from './worded.ts';

/** A fact is a word, a number, or yes or no. */
type Facts = Readonly<Record<string, unknown>>;

export interface TranslatorOptions {
  /** Is told of every key that has no text. */
  readonly missing?: (key: string) => void;
  /** What stands in a message for a fact that it is not given; is told of it. Without it the hole is shown. */
  readonly missingFact?: (text: string, fact: string) => string;
}

/** Texts of several languages, one of which is spoken. What a language lacks is said in English. */
export class I18n {
  readonly #texts = new Map<string, Map<string, string>>();
  readonly #listeners = new Set<(language: Language) => void>();
  /** What was said of messages without facts, by language and key: most are asked for again at every drawing. */
  readonly #plain = new Map<string, string>();
  readonly #options: TranslatorOptions;
  #language: Language;

  constructor(language: Language, texts: Texts, options: TranslatorOptions) {
    this.#language = language;
    this.#options = options;
    this.add(language, texts);
  }

  /** The language that is spoken. */
  get language(): Language {
    return this.#language;
  }

  /** Speaks another language from now on. */
  speak(language: Language): void {
    this.#language = language;
    for (const listener of this.#listeners) listener(language);
  }

  /** The listener is told whenever another language is spoken, until what is returned is called. */
  onLanguage(listener: (language: Language) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Adds texts of a language, and puts them in the place of those that it has of the same keys. */
  add(language: Language, texts: Texts): void {
    const known = this.#texts.get(language) ?? new Map<string, string>();
    this.#texts.set(language, known);
    for (const [key, text] of Object.entries(texts)) known.set(key, text);
    this.#plain.clear();
  }

  /** Is there a text, in this language or in English? */
  has(key: string, language = this.#language): boolean {
    return this.#find(key, language, undefined) !== undefined;
  }

  /**
   * The message in words; the key itself where it has no text: a name in the place of a key is no text of ours. One in several
   * languages is said in this one.
   */
  translate(key: string, facts?: Facts, language = this.#language): string {
    const name = wordedIn(key, language);
    if (name !== null) return name;
    if (facts !== undefined) return this.#said(key, facts, language) ?? key;
    const place = `${language} ${key}`;
    const known = this.#plain.get(place);
    if (known !== undefined) return known;
    const text = this.#said(key, {}, language);
    // A key without a text may get one, and is told of every time until then.
    if (text !== undefined) this.#plain.set(place, text);
    return text ?? key;
  }

  #said(key: string, facts: Facts, language: Language): string | undefined {
    const { missing, missingFact } = this.#options;
    const text = this.#find(key, language, facts['count']);
    if (text === undefined) {
      missing?.(key);
      return undefined;
    }
    const written = localizeNumbers(language, facts);
    return text.replace(FACT, (hole, fact: string, format: string | undefined, forms: string | undefined) => {
      const value = written[fact];
      if (value === undefined || value === null) return missingFact?.(text, fact) ?? hole;
      const worded = typeof value === 'string' ? wordedIn(value, language) : null;
      return formatted(worded ?? value, language, format, forms);
    });
  }

  #find(key: string, language: Language, count: unknown): string | undefined {
    for (const spoken of [language, 'en']) {
      const texts = this.#texts.get(spoken);
      const ofNumber = typeof count === 'number' ? texts?.get(`${key}_${formOf(count, spoken)}`) : undefined;
      const text = ofNumber ?? texts?.get(key);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

/** A fact in a message: its name, its format, and what stands in the brackets of the format. */
const FACT = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*(?:\(([^)]*)\))?\s*)?\}\}/g;

/** The facts that a text names; null where braces hold something else, or a format that is none of ours. */
export function factsIn(text: string): readonly string[] | null {
  const holes = [...text.matchAll(FACT)];
  const areOurs = holes.every(([, , format]) => format === undefined || FORMATS.has(format));
  return areOurs && holes.length === text.split('{{').length - 1 ? holes.map(([, fact = '']) => fact) : null;
}

/** Throws where a message names no format of ours: what is written is checked (`scripts/message-keys.ts`). */
function formatted(value: unknown, language: Language, name?: string, forms = ''): string {
  if (name === undefined) return String(value);
  const format = FORMATS.get(name);
  if (format === undefined) throw new RangeError(`no format ${name}`);
  const pairs = forms.split(';').map((form) => form.split(':').map((part) => part.trim()));
  return format(value, language, Object.fromEntries(pairs) as Record<string, string>);
}

const plurals = new Map<string, Intl.PluralRules>();

/** The form that a number has in a language: `one`, `few`, `other` ... */
function formOf(count: number, language: string): string {
  // oxlint-disable-next-line drumhead/same-bits -- the form of a number in a reader's words decides nothing
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}

/** A translator that speaks this language. */
export const startI18n = (language: Language, texts: Texts, options: TranslatorOptions = {}): I18n =>
  new I18n(language, texts, options);

/** Adds texts of a language, and the English ones of what it lacks. */
export function addTexts(i18n: I18n, language: Language, { texts, english }: TextsOfLanguage): void {
  i18n.add('en', english);
  i18n.add(language, texts);
}

/** Translates into a language: the one that is spoken, where none is given. */
export function translateIn(i18n: I18n, language?: Language): (key: string, facts?: Facts) => string {
  return (key, facts) => i18n.translate(key, facts, language);
}

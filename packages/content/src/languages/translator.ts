/** The one translator of page, command line and server: looks a message up, and puts its facts into words. */
import i18next, { type i18n } from 'i18next';
import { localizeNumbers } from '../factsInWords.ts';
import { addFormats } from '../formats.ts';
import type { Texts, TextsOfLanguage } from './begun.ts';
import { isLanguage, type Language } from './languages.ts';

export interface TranslatorOptions {
  /** Is told of every key that has no text. */
  readonly missing?: (key: string) => void;
  /** What stands in a message for a fact that it is not given; is told of it. Without it the hole is shown. */
  readonly missingFact?: (text: string, fact: string) => string;
}

/** An i18next instance with the product's formats. What a language lacks is said in English. */
export function startI18n(language: Language, texts: Texts, { missing, missingFact }: TranslatorOptions = {}): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    ...(missingFact && {
      missingInterpolationHandler: (text: string, [, fact = '']: readonly string[]) => missingFact(text, fact),
    }),
    saveMissing: missing !== undefined,
    missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => missing?.(key),
  });
  addFormats(instance);
  return instance;
}

/** What an instance said of messages without facts, by language and key: most are asked for again at every drawing. */
const plainTexts = new WeakMap<i18n, Map<string, string>>();

/** Adds texts of a language, and the English ones of what it lacks. */
export function addTexts(instance: i18n, language: Language, { texts, english }: TextsOfLanguage): void {
  instance.addResourceBundle('en', 'translation', english, true, true);
  instance.addResourceBundle(language, 'translation', texts, true, true);
  plainTexts.delete(instance);
}

/** The language that an instance speaks. */
export const languageOf = ({ language }: i18n): Language => (isLanguage(language) ? language : 'en');

/** Translates into a language of the instance: the one it speaks, where none is given. */
export function translateIn(
  instance: i18n,
  language: Language = languageOf(instance),
): (key: string, facts?: Readonly<Record<string, unknown>>) => string {
  // A name in the place of a key is no text of ours: nothing in it is looked up.
  const found = (key: string, facts: Readonly<Record<string, unknown>>): string =>
    instance.t(key, { ...localizeNumbers(language, facts), lng: language, nest: false });
  return (key, facts) => {
    if (facts !== undefined) return found(key, facts);
    const plain = plainTexts.get(instance) ?? new Map<string, string>();
    plainTexts.set(instance, plain);
    const place = `${language} ${key}`;
    const known = plain.get(place);
    if (known !== undefined) return known;
    const text = found(key, {});
    // A key without a text may get one, and is told of every time until then.
    if (text !== key) plain.set(place, text);
    return text;
  };
}

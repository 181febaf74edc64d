/** Messages in the reader's language. Sources hold all languages side by side; a reader loads one. */
import { addFormats, localizeNumbers } from '@drumhead/content';
import i18next, { type i18n } from 'i18next';
import type { MessageKey } from './messages.ts';
import { useI18n } from './useI18n.ts';

export const LANGUAGES = { en: 'English', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
/** Of dates: the English of the page is British. */
export const LOCALES = { en: 'en-GB', it: 'it-IT' } as const;
export type Facts = Readonly<Record<string, unknown>>;
export type Texts = Readonly<Record<string, string>>;

const STORED = 'drumhead.language';

export function firstLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORED);
    if (stored === 'en' || stored === 'it') return stored;
  } catch {
    // Without storage the browser's language decides.
  }
  return navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
}

export function startI18n(language: Language, texts: Texts, missing?: (key: string) => void): i18n {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    // Nobody shall read {{left}}: the browser tests fail on this complaint.
    missingInterpolationHandler: (text: string, [, fact]: readonly string[]) => {
      console.error(`A message is shown without its fact “${fact}”: ${text}`);
      return '…';
    },
    saveMissing: missing !== undefined,
    missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => missing?.(key),
  });
  addFormats(i18n);
  return i18n;
}

/** Adds the texts of one bundle in one language. */
export function addMessages(i18n: i18n, language: Language, texts: Texts): void {
  i18n.addResourceBundle(language, 'translation', texts, true, true);
}

export function changeLanguage(i18n: i18n, language: Language): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Without storage it is not remembered.
  }
}

export interface Messages<K extends string = MessageKey> {
  /** Translates a key known at compile time. */
  readonly t: (key: K, facts?: Facts) => string;
  /** Translates a key from data, such as an event or a refusal. */
  readonly translate: (key: string, facts?: Facts) => string;
  readonly language: Language;
}

export function messagesIn<K extends string = MessageKey>(i18n: i18n): Messages<K> {
  const language = i18n.language === 'it' ? 'it' : 'en';
  // A name in the place of a key is no text of ours: nothing in it is looked up.
  const translate = (key: string, facts: Facts = {}) =>
    i18n.t(key, { ...localizeNumbers(language, facts), nest: false });
  return { t: translate, translate, language };
}

/** `K`: the keys of a page with messages of its own. */
export function useMessages<K extends string = MessageKey>(): Messages<K> {
  return messagesIn<K>(useI18n());
}

export type { MessageKey };

/** Words in the reader's language. Every word is a key with all its languages side by side; each reader fetches his. */
import { localizeDecimals } from '@drumhead/content';
import i18next, { type i18n } from 'i18next';
import type { MessageKey } from './messages.ts';
import { useI18n } from './useI18n.ts';

export const LANGUAGES = { en: 'English', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Readonly<Record<string, unknown>>;
export type Texts = Readonly<Record<string, string>>;

const REMEMBERED = 'drumhead.language';

export function firstLanguage(): Language {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    if (kept === 'en' || kept === 'it') return kept;
  } catch {
    // A browser may forbid keeping anything; then the browser's own language decides.
  }
  return navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
}

export function startI18n(language: Language, said: Texts, missing?: (key: string) => void): i18n {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: said } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: missing !== undefined,
    missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => missing?.(key),
  });
  return i18n;
}

/** Words of another book, or of another language. */
export function addMessages(i18n: i18n, language: Language, said: Texts): void {
  i18n.addResourceBundle(language, 'translation', said, true, true);
}

export function changeLanguage(i18n: i18n, language: Language): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // Not remembered then.
  }
}

export interface Messages<K extends string = MessageKey> {
  /** A word of the page itself: its key is checked when the page is built. */
  readonly t: (key: K, facts?: Facts) => string;
  /** A message key that came with data, such as an event or a refusal. */
  readonly translate: (key: string, facts?: Facts) => string;
  readonly language: Language;
}

export function messagesIn<K extends string = MessageKey>(i18n: i18n): Messages<K> {
  const language = i18n.language === 'it' ? 'it' : 'en';
  const translate = (key: string, facts: Facts = {}) => i18n.t(key, localizeDecimals(language, facts));
  return { t: translate, translate, language };
}

/** `K`: a page with words of its own names their keys. */
export function useMessages<K extends string = MessageKey>(): Messages<K> {
  return messagesIn<K>(useI18n());
}

export type { MessageKey };

/** Words in the reader's language. Every word is a key with all its languages side by side; each reader fetches his. */
import { localizeDecimals } from '@drumhead/content';
import i18next, { type i18n } from 'i18next';
import type { MessageKey } from './messages.ts';
import { useWords } from './useI18n.ts';

export const LANGUAGES = { en: 'English', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Readonly<Record<string, unknown>>;
export type Said = Readonly<Record<string, string>>;

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

export function startWords(language: Language, said: Said, missing?: (key: string) => void): i18n {
  const words = i18next.createInstance();
  void words.init({
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
  return words;
}

/** Words of another book, or of another language. */
export function addWords(words: i18n, language: Language, said: Said): void {
  words.addResourceBundle(language, 'translation', said, true, true);
}

export function changeLanguage(words: i18n, language: Language): void {
  void words.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // Not remembered then.
  }
}

export interface Speech<K extends string = MessageKey> {
  /** A word of the page itself: its key is checked when the page is built. */
  readonly say: (key: K, facts?: Facts) => string;
  /** A message key that came with data, such as an event or a refusal. */
  readonly tell: (key: string, facts?: Facts) => string;
  readonly language: Language;
}

export function speechOf<K extends string = MessageKey>(words: i18n): Speech<K> {
  const language = words.language === 'it' ? 'it' : 'en';
  const tell = (key: string, facts: Facts = {}) => words.t(key, localizeDecimals(language, facts));
  return { say: tell, tell, language };
}

/** `K`: a page with words of its own names their keys. */
export function useSpeech<K extends string = MessageKey>(): Speech<K> {
  return speechOf<K>(useWords());
}

export type { MessageKey };

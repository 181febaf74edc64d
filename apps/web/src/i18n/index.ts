/** Words in the reader's language. Every word is a key with all its languages side by side. */
import { engineMessages } from '@drumhead/engine';
import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { messages, type MessageKey } from './messages.ts';

export const LANGUAGES = { en: 'English', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** Keys with their words, as every package lists its own. */
export type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type Facts = Readonly<Record<string, unknown>>;

const REMEMBERED = 'drumhead.language';

export function resourcesOf(...books: readonly Words[]): Record<Language, { readonly translation: Record<string, string> }> {
  const of = (language: Language) =>
    Object.fromEntries(books.flatMap((book) => Object.entries(book).map(([key, words]) => [key, words[language]])));
  return { en: { translation: of('en') }, it: { translation: of('it') } };
}

function firstLanguage(): Language {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    if (kept === 'en' || kept === 'it') return kept;
  } catch {
    // A browser may forbid keeping anything; then the browser's own language decides.
  }
  return navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
}

export function startWords(language: Language = firstLanguage(), missing?: (key: string) => void): i18n {
  const words = i18next.createInstance();
  words.use(initReactI18next);
  void words.init({
    lng: language,
    fallbackLng: 'en',
    resources: resourcesOf(engineMessages, messages),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: missing !== undefined,
    missingKeyHandler: (_languages: readonly string[], _namespace: string, key: string) => missing?.(key),
    react: { useSuspense: false },
  });
  return words;
}

/** Words of a rule set, when it is brought in. */
export function addWords(words: i18n, book: Words): void {
  for (const [language, { translation }] of Object.entries(resourcesOf(book))) {
    words.addResourceBundle(language, 'translation', translation, true, true);
  }
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

export interface Speech {
  /** A word of the page itself: its key is checked when the page is built. */
  readonly say: (key: MessageKey, facts?: Facts) => string;
  /** A message key that came with data, such as an event or a refusal. */
  readonly tell: (key: string, facts?: Facts) => string;
  readonly language: Language;
}

export function speechOf(words: i18n): Speech {
  const tell = (key: string, facts: Facts = {}) => words.t(key, facts as Record<string, unknown>);
  return { say: tell, tell, language: words.language === 'it' ? 'it' : 'en' };
}

export function useSpeech(): Speech {
  const { i18n } = useTranslation();
  return speechOf(i18n);
}

export type { MessageKey };

/** Messages in the reader's language. Sources hold all whole languages side by side; a reader loads one. */
import { isLanguage, type Language, languageFor } from '@drumhead/content';
import { type I18n, translateIn } from '@drumhead/content/translator';
import type { MessageKey } from './messages.ts';
import { useI18n } from './useI18n.ts';

export type Facts = Readonly<Record<string, unknown>>;

const STORED = 'drumhead.language';

export function firstLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORED);
    if (isLanguage(stored)) return stored;
  } catch {
    // Without storage the browser's language decides.
  }
  return languageFor(navigator.language);
}

/** Nobody shall read {{left}}: the browser tests fail on this complaint. */
export function missingFact(text: string, fact: string): string {
  console.error(`A message is shown without its fact “${fact}”: ${text}`);
  return '…';
}

export function changeLanguage(i18n: I18n, language: Language): void {
  i18n.speak(language);
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

export function messagesIn<K extends string = MessageKey>(i18n: I18n): Messages<K> {
  const translate = translateIn(i18n);
  return { t: translate, translate, language: i18n.language };
}

/** `K`: the keys of a page with messages of its own. */
export function useMessages<K extends string = MessageKey>(): Messages<K> {
  return messagesIn<K>(useI18n());
}

export type { Language, MessageKey };

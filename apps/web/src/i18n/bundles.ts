/** Which books have been fetched in which language. Nothing is shown before its words are there. */
import type { i18n } from 'i18next';
import { createStore } from 'zustand/vanilla';
import { addWords, changeLanguage, type Language } from './index.ts';
import { loadMessages } from './loadMessages.ts';

const fetched = new Map<string, Promise<void>>();

/** `book/language` of everything that can be said now. */
export const spoken = createStore<readonly string[]>(() => []);

export function bring(words: i18n, book: string, language: Language): Promise<void> {
  const name = `${book}/${language}`;
  let coming = fetched.get(name);
  if (!coming) {
    coming = loadMessages(book, language).then((said) => {
      addWords(words, language, said);
      spoken.setState([...spoken.getState(), name], true);
    });
    coming.catch(() => fetched.delete(name));
    fetched.set(name, coming);
  }
  return coming;
}

/** Another language for everything that is open. */
export async function speak(words: i18n, language: Language): Promise<void> {
  const books = new Set(['page', ...spoken.getState().map((name) => name.slice(0, name.lastIndexOf('/')))]);
  await Promise.all([...books].map((book) => bring(words, book, language)));
  changeLanguage(words, language);
}

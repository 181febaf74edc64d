/** Fetches the words of one book in one language. The page's own bundle holds none of them. */
import type { Language } from './index.ts';

export type BookName = 'page' | 'large-battles';
export type Said = Readonly<Record<string, string>>;

const BOOKS: Readonly<Record<BookName, Readonly<Record<Language, () => Promise<{ readonly default: Said }>>>>> = {
  page: { en: () => import('virtual:words/page/en'), it: () => import('virtual:words/page/it') },
  'large-battles': { en: () => import('virtual:words/large-battles/en'), it: () => import('virtual:words/large-battles/it') },
};

export async function loadWords(book: string, language: Language): Promise<Said> {
  const found = BOOKS[book as BookName];
  return found ? (await found[language]()).default : {};
}

/**
 * Fetches the words of one book in one language. The page's own bundle holds none of them; of books that no
 * table needs to stand it does not even know where they are.
 */
import type { Language, Said } from './index.ts';
import type { Books } from './pageBundles.ts';

const BOOKS: Books = {
  'page/en': () => import('virtual:words/page/en'),
  'page/it': () => import('virtual:words/page/it'),
  'large-battles/en': () => import('virtual:words/large-battles/en'),
  'large-battles/it': () => import('virtual:words/large-battles/it'),
};

export async function loadWords(book: string, language: Language): Promise<Said> {
  const name = `${book}/${language}`;
  const fetch = (name in BOOKS ? BOOKS : (await import('./pageBundles.ts')).PAGE_BOOKS)[name];
  return fetch ? (await fetch()).default : {};
}

/** Fetches the words of one book in one language. The page's own bundle holds none of them. */
import type { Language, Said } from './index.ts';

type Fetched = Promise<{ readonly default: Said }>;

const BOOKS: Readonly<Record<string, () => Fetched>> = {
  'page/en': () => import('virtual:words/page/en'),
  'page/it': () => import('virtual:words/page/it'),
  'large-battles/en': () => import('virtual:words/large-battles/en'),
  'large-battles/it': () => import('virtual:words/large-battles/it'),
  'large-battles-pages/en': () => import('virtual:words/large-battles-pages/en'),
  'large-battles-pages/it': () => import('virtual:words/large-battles-pages/it'),
  'web-replay-pages/en': () => import('virtual:words/web-replay-pages/en'),
  'web-replay-pages/it': () => import('virtual:words/web-replay-pages/it'),
  'web-reference/en': () => import('virtual:words/web-reference/en'),
  'web-reference/it': () => import('virtual:words/web-reference/it'),
  'large-battles-setup-pages/en': () => import('virtual:words/large-battles-setup-pages/en'),
  'large-battles-setup-pages/it': () => import('virtual:words/large-battles-setup-pages/it'),
  'large-battles-pickup-pages/en': () => import('virtual:words/large-battles-pickup-pages/en'),
  'large-battles-pickup-pages/it': () => import('virtual:words/large-battles-pickup-pages/it'),
  'large-battles-papers-pages/en': () => import('virtual:words/large-battles-papers-pages/en'),
  'large-battles-papers-pages/it': () => import('virtual:words/large-battles-papers-pages/it'),
  'large-battles-notes/en': () => import('virtual:words/large-battles-notes/en'),
  'large-battles-notes/it': () => import('virtual:words/large-battles-notes/it'),
  'skirmish-squad-pages/en': () => import('virtual:words/skirmish-squad-pages/en'),
  'skirmish-squad-pages/it': () => import('virtual:words/skirmish-squad-pages/it'),
};

export async function loadWords(book: string, language: Language): Promise<Said> {
  const fetch = BOOKS[`${book}/${language}`];
  return fetch ? (await fetch()).default : {};
}

/** Where the words are that no table needs to stand: of pages beside the battles, of the reference, of notes. */
import type { Said } from '../index.ts';

export type Books = Readonly<Record<string, () => Promise<{ readonly default: Said }>>>;

export const PAGE_BOOKS: Books = {
  'skirmish/en': () => import('virtual:words/skirmish/en'),
  'skirmish/it': () => import('virtual:words/skirmish/it'),
  'simplicity/en': () => import('virtual:words/simplicity/en'),
  'simplicity/it': () => import('virtual:words/simplicity/it'),
  'large-battles-pages/en': () => import('virtual:words/large-battles-pages/en'),
  'large-battles-pages/it': () => import('virtual:words/large-battles-pages/it'),
  'web-doors-pages/en': () => import('virtual:words/web-doors-pages/en'),
  'web-doors-pages/it': () => import('virtual:words/web-doors-pages/it'),
  'web-replay-pages/en': () => import('virtual:words/web-replay-pages/en'),
  'web-replay-pages/it': () => import('virtual:words/web-replay-pages/it'),
  'large-battles-setup-pages/en': () => import('virtual:words/large-battles-setup-pages/en'),
  'large-battles-setup-pages/it': () => import('virtual:words/large-battles-setup-pages/it'),
  'large-battles-pickup-pages/en': () => import('virtual:words/large-battles-pickup-pages/en'),
  'large-battles-pickup-pages/it': () => import('virtual:words/large-battles-pickup-pages/it'),
  'large-battles-papers-pages/en': () => import('virtual:words/large-battles-papers-pages/en'),
  'large-battles-papers-pages/it': () => import('virtual:words/large-battles-papers-pages/it'),
  'skirmish-squad-pages/en': () => import('virtual:words/skirmish-squad-pages/en'),
  'skirmish-squad-pages/it': () => import('virtual:words/skirmish-squad-pages/it'),
  'skirmish-game-pages/en': () => import('virtual:words/skirmish-game-pages/en'),
  'skirmish-game-pages/it': () => import('virtual:words/skirmish-game-pages/it'),
  'skirmish-campaign-pages/en': () => import('virtual:words/skirmish-campaign-pages/en'),
  'skirmish-campaign-pages/it': () => import('virtual:words/skirmish-campaign-pages/it'),
  'skirmish-terrain-pages/en': () => import('virtual:words/skirmish-terrain-pages/en'),
  'skirmish-terrain-pages/it': () => import('virtual:words/skirmish-terrain-pages/it'),
  'simplicity-army-pages/en': () => import('virtual:words/simplicity-army-pages/en'),
  'simplicity-army-pages/it': () => import('virtual:words/simplicity-army-pages/it'),
  'simplicity-battle-pages/en': () => import('virtual:words/simplicity-battle-pages/en'),
  'simplicity-battle-pages/it': () => import('virtual:words/simplicity-battle-pages/it'),
  'web-reference/en': () => import('virtual:words/web-reference/en'),
  'web-reference/it': () => import('virtual:words/web-reference/it'),
  'large-battles-notes/en': () => import('virtual:words/large-battles-notes/en'),
  'large-battles-notes/it': () => import('virtual:words/large-battles-notes/it'),
};

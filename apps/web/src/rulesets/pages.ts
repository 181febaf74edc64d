/**
 * Pages beside the battles that rule sets bring: builders, set-up, reference. Each is fetched when it is opened, with
 * the words it needs; its modules stand in a folder named `pages`, by which the size check knows them.
 */
import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/index.ts';

export interface PageProps {
  /** What follows the question mark of the address, undecoded: it may come from anybody. */
  readonly query: string;
}

export interface PageEntry {
  readonly ruleset: string;
  /** Its name in the address: `#/page/<ruleset>/<page>`. */
  readonly page: string;
  readonly title: MessageKey;
  /** Led to from elsewhere: the home screen does not name it. */
  readonly unlisted?: true;
  /** Books of words it needs besides the page's own, fetched before it is shown. */
  readonly books: readonly string[];
  readonly load: () => Promise<{ readonly Page: ComponentType<PageProps> }>;
}

/** In the order in which the home screen names them. */
export const PAGES: readonly PageEntry[] = [
  {
    ruleset: 'large-battles',
    page: 'pickup',
    title: 'web.page.pickup',
    books: ['large-battles', 'large-battles-pages', 'large-battles-pickup-pages'],
    load: () => import('./large-battles/pages/pickup/PickUpPage.tsx'),
  },
  {
    ruleset: 'large-battles',
    page: 'division',
    title: 'web.page.division',
    books: ['large-battles', 'large-battles-pages', 'large-battles-papers-pages'],
    load: () => import('./large-battles/pages/division/DivisionPage.tsx'),
  },
  {
    ruleset: 'large-battles',
    page: 'historical',
    title: 'web.page.historical',
    books: ['large-battles', 'large-battles-pages', 'large-battles-papers-pages'],
    load: () => import('./large-battles/pages/historical/HistoricalPage.tsx'),
  },
  {
    ruleset: 'large-battles',
    page: 'rules',
    title: 'web.page.rules',
    books: [],
    load: () => import('./large-battles/pages/rules.tsx'),
  },
  {
    ruleset: 'large-battles',
    page: 'sheet',
    title: 'web.page.sheet',
    books: [],
    load: () => import('./large-battles/pages/sheet.tsx'),
  },
  {
    ruleset: 'skirmish',
    page: 'squads',
    title: 'web.page.squads',
    books: ['skirmish-squad-pages'],
    load: () => import('./skirmish/pages/squads/SquadsPage.tsx'),
  },
  {
    ruleset: 'any',
    page: 'replay',
    title: 'web.page.replay',
    unlisted: true,
    books: ['web-replay-pages'],
    load: () => import('../replay/pages/ReplayPage.tsx').then(({ ReplayPage }) => ({ Page: ReplayPage })),
  },
];

/** What the pages of `pages.ts` are made of: fetched when the first of them is opened. */
import type { ComponentType } from 'react';
import type { PageProps } from '../app/route.ts';

export interface Room {
  /** Books of words it needs besides the page's own, fetched before it is shown. */
  readonly books: readonly string[];
  readonly load: () => Promise<{ readonly Page: ComponentType<PageProps> }>;
}

/** By `<ruleset>/<page>`. */
export const ROOMS: Readonly<Record<string, Room>> = {
  'large-battles/pickup': {
    books: ['large-battles', 'large-battles-pages', 'large-battles-pickup-pages'],
    load: () => import('./large-battles/pages/pickup/PickUpPage.tsx'),
  },
  'large-battles/division': {
    books: ['large-battles', 'large-battles-pages', 'large-battles-papers-pages'],
    load: () => import('./large-battles/pages/division/DivisionPage.tsx'),
  },
  'large-battles/historical': {
    books: ['large-battles', 'large-battles-pages', 'large-battles-papers-pages'],
    load: () => import('./large-battles/pages/historical/HistoricalPage.tsx'),
  },
  'large-battles/rules': {
    books: [],
    load: () => import('./large-battles/pages/rules.tsx'),
  },
  'large-battles/sheet': {
    books: [],
    load: () => import('./large-battles/pages/sheet.tsx'),
  },
  'skirmish/game': {
    books: ['skirmish-squad-pages', 'skirmish-game-pages'],
    load: () => import('./skirmish/pages/game/GamePage.tsx'),
  },
  'skirmish/campaign': {
    books: ['skirmish-squad-pages', 'skirmish-campaign-pages'],
    load: () => import('./skirmish/pages/campaign/CampaignPage.tsx'),
  },
  'skirmish/terrain': {
    books: ['skirmish', 'skirmish-refusal-pages', 'skirmish-terrain-pages'],
    load: () => import('./skirmish/pages/terrain/TerrainPage.tsx'),
  },
  'skirmish/squads': {
    books: ['skirmish-squad-pages'],
    load: () => import('./skirmish/pages/squads/SquadsPage.tsx'),
  },
  'skirmish/rules': {
    books: [],
    load: () => import('./skirmish/pages/rules.tsx'),
  },
  'skirmish/sheet': {
    books: [],
    load: () => import('./skirmish/pages/sheet.tsx'),
  },
  'simplicity/battle': {
    books: ['simplicity-army-pages', 'simplicity-battle-pages'],
    load: () => import('./simplicity/pages/battle/BattlePage.tsx'),
  },
  'simplicity/army': {
    books: ['simplicity-army-pages'],
    load: () => import('./simplicity/pages/army/ArmyPage.tsx'),
  },
  'simplicity/rules': {
    books: [],
    load: () => import('./simplicity/pages/rules.tsx'),
  },
  'simplicity/sheet': {
    books: [],
    load: () => import('./simplicity/pages/sheet.tsx'),
  },
  'any/replay': {
    books: ['web-replay-pages'],
    load: () => import('../replay/ReplayPage.tsx').then(({ ReplayPage }) => ({ Page: ReplayPage })),
  },
};

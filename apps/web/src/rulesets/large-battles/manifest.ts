import type { RulesetManifest } from '../rulesetManifest.ts';
import { ADDED_RULES } from './addedRules.ts';
import { scenarios } from './scenarios.ts';

export const largeBattles: RulesetManifest = {
  id: 'large-battles',
  name: 'web.game.largeBattles',
  games: [
    {
      picture: 'large-battles',
      name: 'web.game.largeBattles.short',
      about: 'web.game.largeBattles.about',
      brief: 'web.game.largeBattles.brief',
      time: 'web.game.largeBattles.time',
      book: 'web.game.largeBattles.book',
      first: {
        scenario: 'peninsular-clash',
        name: 'lb.scenario.peninsular-clash.name',
        sides: ['france', 'britain'],
        mine: 'france',
      },
      guided: {
        scenario: 'first-battle',
        name: 'web.first.largeBattles',
        sides: ['france', 'britain'],
        mine: 'france',
        against: 'corporal',
      },
    },
  ],
  scenarios,
  switches: ADDED_RULES,
  battleTitle: (name) =>
    name === 'lb.pickup.name' ? 'web.page.pickup' : name.startsWith('lb.') ? 'web.game.largeBattles.short' : name,
  pages: [
    { page: 'pickup', title: 'web.page.pickup' },
    { page: 'division', title: 'web.page.division', way: 'armies' },
    { page: 'historical', title: 'web.page.historical' },
    { page: 'companion', title: 'web.page.companion', way: 'realTable' },
    { page: 'rules', title: 'web.page.rules', way: 'rules' },
    { page: 'sheet', title: 'web.page.sheet', way: 'rules' },
  ],
  pageModules: () => import('./pages/index.ts').then((found) => found.pageModules),
  setUp: () => import('./setUp/index.ts').then((found) => found.setUp),
  maker: () => import('./maker/index.ts').then((found) => found.maker),
  briefing: () => import('./briefing/index.ts').then((found) => found.briefing),
  puzzles: () => import('./puzzles/index.ts').then((found) => found.puzzles),
  lessons: () => import('./lessons/index.ts').then((found) => found.lessons),
  savedKinds: () => import('./pages/saved.tsx').then((found) => found.savedKinds),
};

import type { RulesetManifest } from '../rulesetManifest.ts';

export const skirmish: RulesetManifest = {
  id: 'skirmish',
  catalogue: 'SK',
  name: 'web.game.skirmish',
  screen: () => import('./screen/screen.ts').then((found) => found.skirmishScreen),
  scenarios: [],
  battleTitle: (name) => (name.startsWith('sk.') ? 'web.page.skirmishGame' : name),
  pages: [
    { page: 'game', title: 'web.page.skirmishGame' },
    { page: 'campaign', title: 'web.page.skirmishCampaign' },
    { page: 'terrain', title: 'web.page.skirmishTerrain' },
    { page: 'squads', title: 'web.page.squads' },
    { page: 'rules', title: 'web.page.skirmishRules' },
    { page: 'sheet', title: 'web.page.skirmishSheet' },
  ],
  pageModules: () => import('./pages/index.ts').then((found) => found.pageModules),
};

import type { FileId, PrintedId } from '@drumhead/simplicity/scenarios';
import type { RulesetManifest, ScenarioEntry } from '../rulesetManifest.ts';

const NEYS_REARGUARD: ScenarioEntry['sides'] = [
  { seat: 'france', name: 'web.side.france', uniform: 'french' },
  { seat: 'allies', name: 'web.side.allies', uniform: 'british' },
];

/** The sides of the scenarios that the home screen offers, in its order; one that is missing does not compile. */
const SCENARIOS: Readonly<Record<PrintedId | FileId, ScenarioEntry['sides']>> = {
  'windmill-ridge': [
    { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
    { seat: 'france', name: 'web.side.france', uniform: 'french' },
  ],
  crossroads: [
    { seat: 'france', name: 'web.side.france', uniform: 'french' },
    { seat: 'russia', name: 'web.side.russia', uniform: 'russian' },
  ],
  'puente-viejo': [
    { seat: 'britain', name: 'web.side.britain', uniform: 'british' },
    { seat: 'france', name: 'web.side.france', uniform: 'french' },
  ],
  pombal: NEYS_REARGUARD,
  redinha: NEYS_REARGUARD,
  'foz-de-arouce': NEYS_REARGUARD,
};

export const simplicity: RulesetManifest = {
  id: 'simplicity',
  name: 'web.game.simplicity',
  games: [
    {
      picture: 'simplicity',
      name: 'web.game.simplicity.short',
      about: 'web.game.simplicity.about',
      brief: 'web.game.simplicity.brief',
      time: 'web.game.simplicity.time',
      book: 'web.game.simplicity',
      first: {
        scenario: 'windmill-ridge',
        name: 'sip.scenario.windmill-ridge.name',
        sides: ['austria', 'france'],
        mine: 'france',
      },
      guided: {
        scenario: 'first-battle',
        name: 'web.first.simplicity',
        sides: ['france', 'austria'],
        mine: 'france',
        against: 'corporal',
      },
      isFirst: true,
    },
  ],
  scenarios: Object.entries(SCENARIOS).map(([id, sides]) => ({
    id,
    name: `sip.scenario.${id}.name`,
    about: `sip.scenario.${id}.about`,
    sides,
  })),
  battleTitle: (name) => (name.startsWith('sip.') ? 'web.game.simplicity' : name),
  pages: [
    { page: 'battle', title: 'web.page.simplicityBattle', link: 'web.link.battle' },
    { page: 'army', title: 'web.page.simplicityArmy', link: 'web.link.armies', way: 'armies' },
    { page: 'companion', title: 'web.page.companion', way: 'realTable' },
    { page: 'rules', title: 'web.page.simplicityRules', link: 'web.page.rules', way: 'rules' },
    { page: 'sheet', title: 'web.page.simplicitySheet', link: 'web.page.sheet', way: 'rules' },
  ],
  pageModules: () => import('./pages/index.ts').then((found) => found.pageModules),
  setUp: () => import('./setUp/index.ts').then((found) => found.setUp),
  maker: () => import('./maker/index.ts').then((found) => found.maker),
  briefing: () => import('./briefing/index.ts').then((found) => found.briefing),
  puzzles: () => import('./puzzles/index.ts').then((found) => found.puzzles),
  savedKinds: () => import('./pages/saved.tsx').then((found) => found.savedKinds),
};

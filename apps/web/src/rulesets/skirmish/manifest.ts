import type { FileId } from '@drumhead/skirmish/scenarios';
import type { RulesetManifest, ScenarioEntry } from '../rulesetManifest.ts';

/** Scenarios with their words around them, by game; one that is missing does not compile. */
const SCENARIOS: Readonly<Record<FileId, Pick<ScenarioEntry, 'game' | 'sides'>>> = {
  'barba-del-puerco': {
    game: 'skirmish',
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'fr' },
      { seat: 'britain', name: 'web.side.britain', uniform: 'gb' },
    ],
  },
  'half-way-brook': {
    game: 'tomahawks',
    sides: [
      { seat: 'france', name: 'web.side.new-france', uniform: 'fiw-fr' },
      { seat: 'britain', name: 'web.side.fiw-prov', uniform: 'fiw-prov' },
    ],
  },
};

const scenarios = Object.entries(SCENARIOS).map(
  ([id, entry]): ScenarioEntry => ({ id, name: `sk.game.${id}`, about: `sk.about.${id}`, ...entry }),
);

export const skirmish: RulesetManifest = {
  id: 'skirmish',
  name: 'web.game.skirmish',
  games: [
    {
      picture: 'skirmish',
      name: 'web.game.shakos.short',
      variant: 'SDS',
      about: 'web.game.shakos.about',
      brief: 'web.game.shakos.brief',
      time: 'web.game.skirmish.time',
      book: 'web.game.shakos.book',
      first: {
        scenario: 'shakos-assault-at-the-farm',
        name: 'web.game.assaultAtTheFarm',
        sides: ['france', 'britain'],
        mine: 'france',
        atOnce: true,
      },
      guided: {
        scenario: 'first-battle',
        name: 'web.first.shakos',
        sides: ['france', 'britain'],
        mine: 'france',
        against: 'corporal',
      },
    },
    {
      picture: 'tomahawks',
      name: 'web.game.tomahawks.short',
      variant: 'SDT',
      about: 'web.game.tomahawks.about',
      brief: 'web.game.tomahawks.brief',
      time: 'web.game.skirmish.time',
      book: 'web.game.tomahawks.book',
      first: {
        scenario: 'tomahawks-rangers',
        name: 'web.game.rangers',
        sides: ['rangers', 'natives'],
        mine: 'rangers',
        atOnce: true,
      },
      guided: {
        scenario: 'first-battle-tomahawks',
        name: 'web.first.tomahawks',
        sides: ['rangers', 'natives'],
        mine: 'rangers',
        against: 'corporal',
      },
      queries: { game: 'game=SDT', campaign: 'game=SDT', companion: 'game=SDT' },
    },
  ],
  scenarios,
  battleTitle: (name) => (name.startsWith('sk.') ? 'web.game.shakos.short' : name),
  pages: [
    { page: 'game', title: 'web.page.skirmishGame' },
    { page: 'campaign', title: 'web.page.skirmishCampaign' },
    { page: 'terrain', title: 'web.page.skirmishTerrain' },
    { page: 'squads', title: 'web.page.squads', way: 'armies' },
    { page: 'companion', title: 'web.page.companion', way: 'realTable' },
    { page: 'rules', title: 'web.page.skirmishRules', link: 'web.page.rules', way: 'rules' },
    { page: 'sheet', title: 'web.page.skirmishSheet', link: 'web.link.sheets', way: 'rules' },
  ],
  pageModules: () => import('./pages/index.ts').then((found) => found.pageModules),
  setUp: () => import('./setUp/index.ts').then((found) => found.setUp),
  maker: () => import('./maker/index.ts').then((found) => found.maker),
  briefing: () => import('./briefing/index.ts').then((found) => found.briefing),
  puzzles: () => import('./puzzles/index.ts').then((found) => found.puzzles),
  lessons: () => import('./lessons/index.ts').then((found) => found.lessons),
  homeCard: {
    kind: 'skirmish/campaign',
    load: () => import('./pages/campaign/HomeCard.tsx').then((found) => found.default),
  },
  wayOn: () => import('./pages/campaign/BackToCampaign.tsx').then((found) => found.BackToCampaign),
  squadChoice: {
    isFor(setup) {
      const { format, scenario } = Object(setup) as { readonly format?: unknown; readonly scenario?: unknown };
      return format === 'drumhead-skirmish-game' && scenario !== 'own';
    },
    bundles: ['skirmish-squad-pages', 'skirmish-game-pages', 'web-online-squad-pages'],
    load: () => import('./pages/squads/SquadChooser.tsx').then((found) => found.SquadChooser),
  },
  savedKinds: () => import('./pages/saved.tsx').then((found) => found.savedKinds),
};

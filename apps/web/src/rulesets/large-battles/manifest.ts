import type { RulesetManifest } from '../rulesetManifest.ts';

/** The paragraphs about the history behind a scenario, of the bundle `large-battles-notes`. */
const notesOf = (scenario: string) => [1, 2, 3].map((paragraph) => `lb.note.${scenario}.${paragraph}`);

export const largeBattles: RulesetManifest = {
  id: 'large-battles',
  catalogue: 'LB',
  name: 'web.game.largeBattles',
  screen: () => import('./screen/screen.ts').then((found) => found.largeBattlesScreen),
  games: [
    {
      picture: 'large-battles',
      name: 'web.game.largeBattles.short',
      about: 'web.game.largeBattles.about',
      book: 'web.game.largeBattles.book',
      first: {
        scenario: 'peninsular-clash',
        name: 'web.scenario.peninsularClash',
        about: 'web.scenario.peninsularClash.about',
        sides: ['france', 'britain'],
        mine: 'france',
      },
      guided: {
        scenario: 'first-battle',
        name: 'web.first.largeBattles',
        about: 'web.first.about',
        sides: ['france', 'britain'],
        mine: 'france',
        against: 'corporal',
      },
    },
  ],
  scenarios: [
    {
      id: 'peninsular-clash',
      name: 'web.scenario.peninsularClash',
      about: 'web.scenario.peninsularClash.about',
      sides: [
        { seat: 'france', name: 'web.side.france', uniform: 'french' },
        { seat: 'britain', name: 'web.side.britain', uniform: 'british' },
      ],
      notes: notesOf('peninsular-clash'),
    },
    {
      id: 'to-vienna',
      name: 'web.scenario.toVienna',
      about: 'web.scenario.toVienna.about',
      sides: [
        { seat: 'france', name: 'web.side.france', uniform: 'french' },
        { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
      ],
      notes: notesOf('to-vienna'),
    },
    {
      id: 'spanish-pride',
      name: 'web.scenario.spanishPride',
      about: 'web.scenario.spanishPride.about',
      sides: [
        { seat: 'france', name: 'web.side.france', uniform: 'french' },
        { seat: 'spain', name: 'web.side.spain', uniform: 'spanish' },
      ],
      notes: notesOf('spanish-pride'),
    },
    {
      id: 'retschow',
      name: 'web.scenario.retschow',
      about: 'web.scenario.retschow.about',
      sides: [
        { seat: 'france', name: 'web.side.france', uniform: 'french' },
        { seat: 'allies', name: 'web.side.allies', uniform: 'mecklenburg' },
      ],
      notes: notesOf('retschow'),
    },
    {
      id: 'raab',
      name: 'web.scenario.raab',
      about: 'web.scenario.raab.about',
      sides: [
        { seat: 'france', name: 'web.side.france', uniform: 'french' },
        { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
      ],
      notes: notesOf('raab'),
    },
  ],
  switches: [
    { id: 'grandBattery', name: 'web.switch.grandBattery' },
    { id: 'wornUnits', name: 'web.switch.wornUnits' },
  ],
  battleTitle: (name) =>
    name === 'lb.pickup.name' ? 'web.page.pickup' : name.startsWith('lb.') ? 'web.game.largeBattles.short' : name,
  pages: [
    { page: 'pickup', title: 'web.page.pickup' },
    { page: 'division', title: 'web.page.division' },
    { page: 'historical', title: 'web.page.historical' },
    { page: 'companion', title: 'web.page.companion' },
    { page: 'rules', title: 'web.page.rules' },
    { page: 'sheet', title: 'web.page.sheet' },
  ],
  pageModules: () => import('./pages/index.ts').then((found) => found.pageModules),
  puzzles: () => import('./puzzles/index.ts').then((found) => found.puzzles),
  keptKinds: () => import('./pages/kept.tsx').then((found) => found.keptKinds),
};

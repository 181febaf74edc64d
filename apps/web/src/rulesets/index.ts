/** The screens of the rule sets, each fetched when a battle of its is begun or looked at. */
import type { AnyScreen } from '../battle/screen.ts';

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'large-battles': () => import('./large-battles/screen/screen.ts').then((found) => found.largeBattlesScreen),
  simplicity: () => import('./simplicity/screen/screen.ts').then((found) => found.simplicityScreen),
  skirmish: () => import('./skirmish/screen/screen.ts').then((found) => found.skirmishScreen),
};

/** The screen of a rule set, or null where there is no such rule set. */
export async function loadScreen(ruleset: string): Promise<AnyScreen | null> {
  return Object.hasOwn(SCREENS, ruleset) ? ((await SCREENS[ruleset]?.()) as AnyScreen) : null;
}

/** The paragraphs about the history behind a scenario; their words are the book `large-battles-notes`. */
const notesOf = (scenario: string) => [1, 2, 3].map((paragraph) => `lb.note.${scenario}.${paragraph}`);

/** What the home screen offers, without loading any rules. Sides in the scenario's order: they are coloured by it. */
export const SCENARIOS = [
  {
    ruleset: 'large-battles',
    scenario: 'peninsular-clash',
    name: 'web.scenario.peninsularClash',
    about: 'web.scenario.peninsularClash.about',
    sides: [
      { seat: 'france', name: 'web.side.france' },
      { seat: 'britain', name: 'web.side.britain' },
    ],
    notes: notesOf('peninsular-clash'),
  },
  {
    ruleset: 'large-battles',
    scenario: 'to-vienna',
    name: 'web.scenario.toVienna',
    about: 'web.scenario.toVienna.about',
    sides: [
      { seat: 'france', name: 'web.side.france' },
      { seat: 'austria', name: 'web.side.austria' },
    ],
    notes: notesOf('to-vienna'),
  },
  {
    ruleset: 'large-battles',
    scenario: 'spanish-pride',
    name: 'web.scenario.spanishPride',
    about: 'web.scenario.spanishPride.about',
    sides: [
      { seat: 'france', name: 'web.side.france' },
      { seat: 'spain', name: 'web.side.spain' },
    ],
    notes: notesOf('spanish-pride'),
  },
  {
    ruleset: 'large-battles',
    scenario: 'retschow',
    name: 'web.scenario.retschow',
    about: 'web.scenario.retschow.about',
    sides: [
      { seat: 'france', name: 'web.side.france' },
      { seat: 'allies', name: 'web.side.allies' },
    ],
    notes: notesOf('retschow'),
  },
  {
    ruleset: 'large-battles',
    scenario: 'raab',
    name: 'web.scenario.raab',
    about: 'web.scenario.raab.about',
    sides: [
      { seat: 'france', name: 'web.side.france' },
      { seat: 'austria', name: 'web.side.austria' },
    ],
    notes: notesOf('raab'),
  },
  {
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    name: 'web.scenario.windmillRidge',
    about: 'web.scenario.windmillRidge.about',
    sides: [
      { seat: 'austria', name: 'web.side.austria' },
      { seat: 'france', name: 'web.side.france' },
    ],
    notes: [],
  },
  {
    ruleset: 'simplicity',
    scenario: 'crossroads',
    name: 'web.scenario.crossroads',
    about: 'web.scenario.crossroads.about',
    sides: [
      { seat: 'france', name: 'web.side.france' },
      { seat: 'russia', name: 'web.side.russia' },
    ],
    notes: [],
  },
  {
    ruleset: 'simplicity',
    scenario: 'puente-viejo',
    name: 'web.scenario.puenteViejo',
    about: 'web.scenario.puenteViejo.about',
    sides: [
      { seat: 'britain', name: 'web.side.britain' },
      { seat: 'france', name: 'web.side.france' },
    ],
    notes: [],
  },
] as const;

/** The games, in the order in which the home screen shows them. */
export const GAMES = [
  { ruleset: 'large-battles', name: 'web.game.largeBattles' },
  { ruleset: 'skirmish', name: 'web.game.skirmish' },
  { ruleset: 'simplicity', name: 'web.game.simplicity' },
] as const;

export type GameId = (typeof GAMES)[number]['ruleset'];

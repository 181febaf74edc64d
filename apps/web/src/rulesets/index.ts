/** The screens of all rule sets, fetched when a battle is begun. */
import type { AnyScreen } from '../battle/screen.ts';

let loading: Promise<readonly AnyScreen[]> | null = null;

export function loadScreens(): Promise<readonly AnyScreen[]> {
  loading ??= import('./large-battles/screen.ts').then(({ largeBattlesScreen }) => [
    largeBattlesScreen as unknown as AnyScreen,
  ]);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** The paragraphs about the history behind a scenario; their words are the book `large-battles-notes`. */
const notesOf = (scenario: string) => [1, 2, 3].map((paragraph) => `lb.note.${scenario}.${paragraph}`);

/** What the home screen offers, without loading any rules. Sides in the scenario's order. */
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
] as const;

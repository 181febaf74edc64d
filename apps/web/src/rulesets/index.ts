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

/** What the home screen offers, without loading any rules. */
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
  },
] as const;

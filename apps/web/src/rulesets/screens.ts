/**
 * The rule sets as the first load knows them: how they are called, and their screens. All else about them stands in their
 * manifests, which come with the pages beside a battle.
 */
import type { AnyScreen } from '../battle/screen.ts';

interface RulesetAtTable {
  readonly id: string;
  /** How the IDs of its rules begin: `LB`. */
  readonly catalogue: string;
  screen(): Promise<unknown>;
}

/** In the order in which the home screen shows them. */
export const rulesetsAtTable: readonly RulesetAtTable[] = [
  {
    id: 'large-battles',
    catalogue: 'LB',
    screen: () => import('./large-battles/screen/screen.ts').then((found) => found.largeBattlesScreen),
  },
  {
    id: 'skirmish',
    catalogue: 'SK',
    screen: () => import('./skirmish/screen/screen.ts').then((found) => found.skirmishScreen),
  },
  {
    id: 'simplicity',
    catalogue: 'SIP',
    screen: () => import('./simplicity/screen/screen.ts').then((found) => found.simplicityScreen),
  },
];

export const atTable = (ruleset: string): RulesetAtTable | undefined =>
  rulesetsAtTable.find(({ id }) => id === ruleset);

/** The screen of a rule set, or null where there is no such rule set. */
export async function loadScreen(ruleset: string): Promise<AnyScreen | null> {
  return ((await atTable(ruleset)?.screen()) ?? null) as AnyScreen | null;
}

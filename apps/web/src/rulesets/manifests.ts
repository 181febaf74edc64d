/** The list of rule sets of the page: each brings its manifest, and this file alone names them all. */
import type { AnyScreen } from '../battle/screen.ts';
import { largeBattles } from './large-battles/manifest.ts';
import type { RulesetManifest } from './rulesetManifest.ts';
import { simplicity } from './simplicity/manifest.ts';
import { skirmish } from './skirmish/manifest.ts';

/** In the order in which the home screen shows them. */
export const manifests: readonly [RulesetManifest, ...RulesetManifest[]] = [largeBattles, skirmish, simplicity];

/** Every game of every rule set, in that order. */
export const games = manifests.flatMap((manifest) => manifest.games.map((game) => ({ ruleset: manifest.id, game })));

export function manifestOf(ruleset: string): RulesetManifest | undefined {
  return manifests.find(({ id }) => id === ruleset);
}

/** The screen of a rule set, or null where there is no such rule set. */
export async function loadScreen(ruleset: string): Promise<AnyScreen | null> {
  return ((await manifestOf(ruleset)?.screen()) ?? null) as AnyScreen | null;
}

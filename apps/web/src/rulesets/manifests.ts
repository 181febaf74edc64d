/** The list of rule sets for the pages beside a battle: each brings its manifest (`screens.ts` names them for the table). */
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

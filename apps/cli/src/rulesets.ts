/** The list of rule sets of the command line: each brings its manifest, and this file alone names them all. */
import type { RulesetManifest } from './rulesetManifest.ts';
import { largeBattles } from './rulesets/large-battles/manifest.ts';
import { simplicity } from './rulesets/simplicity/manifest.ts';
import { skirmish } from './rulesets/skirmish/manifest.ts';

/** The first one is taken where a command names none. */
export const manifests: readonly [RulesetManifest, ...RulesetManifest[]] = [largeBattles, skirmish, simplicity];

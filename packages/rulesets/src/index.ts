/** The list of rule sets: the one place that names them all. */
import type { AnyRuleset } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { simplicity } from '@drumhead/simplicity';
import { skirmish } from '@drumhead/skirmish';

/** Every rule set, in the order they are shown. */
export const rulesets: readonly AnyRuleset[] = [largeBattles, skirmish, simplicity];

export function rulesetCalled(id: string): AnyRuleset | null {
  return rulesets.find((ruleset) => ruleset.id === id) ?? null;
}

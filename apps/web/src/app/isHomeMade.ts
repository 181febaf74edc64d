/** Which battles need words for names that no ready battle has. */
import { isGuided, puzzleOf } from '../battle/records/firstBattle.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { manifestOf } from '../rulesets/manifests.ts';

/** A record names its scenario as it likes: a battle of two random armies is called after them by `simulate`. */
export function isHomeMade({ ruleset, scenario }: Pick<SavedBattle, 'ruleset' | 'scenario'>): boolean {
  const ready = manifestOf(ruleset)?.scenarios.some(({ id }) => id === scenario) ?? false;
  return !ready && !isGuided(scenario) && puzzleOf(scenario) === null;
}

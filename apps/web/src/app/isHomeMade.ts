/** Which battles need words for names that no ready battle has. */
import { isGuided, OWN, puzzleOf } from '../battle/records/firstBattle.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { DAY } from '../day/dayId.ts';
import { manifestOf } from '../rulesets/manifests.ts';

/**
 * A record names its scenario as it likes: a battle of two random armies is called after them by `simulate`.
 * Of the puzzles, those of a day and of the reader's own battles come from any armies.
 */
export function isHomeMade({ ruleset, scenario }: Pick<SavedBattle, 'ruleset' | 'scenario'>): boolean {
  const puzzle = puzzleOf(scenario);
  if (puzzle !== null) return puzzle.startsWith(DAY) || puzzle.startsWith(OWN);
  const ready = manifestOf(ruleset)?.scenarios.some(({ id }) => id === scenario) ?? false;
  return !ready && !isGuided(scenario);
}

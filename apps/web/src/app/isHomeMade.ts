/** Which battles need words for names that no ready battle has. */
import { isGuided, OWN, puzzleOf } from '../battle/records/firstBattle.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { DAY } from '../day/dayId.ts';
import type { AnyScreen } from '../battle/screen.ts';

/**
 * A record names its scenario as it likes: a battle of two random armies is called after them by `simulate`.
 * Of the puzzles, those of a day and of the reader's own battles come from any armies.
 */
export function isHomeMade({ scenario }: Pick<SavedBattle, 'scenario'>, { ready }: Pick<AnyScreen, 'ready'>): boolean {
  const puzzle = puzzleOf(scenario);
  if (puzzle !== null) return puzzle.startsWith(DAY) || puzzle.startsWith(OWN);
  return !ready.some((id) => id === scenario) && !isGuided(scenario);
}

/** The names by which saved battles of first steps are known: the guided battle and the puzzles. */

/** Scenario names of guided battles begin like this. */
const GUIDED = 'first-battle';
const PUZZLE = 'puzzle:';

export const isGuided = (scenario: string | null | undefined): boolean => scenario?.startsWith(GUIDED) ?? false;

/** The name of a puzzle's battle, by the id of the puzzle. */
export const puzzleScenario = (id: string): string => PUZZLE + id;

/** The id of the puzzle that a battle plays, or null. */
export const puzzleOf = (scenario: string | null | undefined): string | null =>
  scenario?.startsWith(PUZZLE) ? scenario.slice(PUZZLE.length) : null;

/** Ids of puzzles that come from battles of the reader's own begin like this. */
export const OWN = 'own-';

/** Is this the battle of a puzzle of the reader's own? One order is given in it: nobody answers, and no dice are rolled. */
export const isOwnPuzzle = (scenario: string | null | undefined): boolean =>
  puzzleOf(scenario)?.startsWith(OWN) === true;

/** Those of some battles that lists show: puzzles have a page of their own. */
export const listedBattles = <Battle extends { readonly scenario: string | null }>(
  battles: readonly Battle[],
): readonly Battle[] => battles.filter(({ scenario }) => puzzleOf(scenario) === null);

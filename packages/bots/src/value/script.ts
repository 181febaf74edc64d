/**
 * The chance of victory under a scenario's own rules: what the book's numbers say counts less there, and points at the turn
 * limit more the nearer it is. The same few numbers for every rule set, learnt from battles of such scenarios.
 */
import type { ScriptStanding } from '@drumhead/engine';
import { PARTS, type ValuePosition, type ValueWeights } from './position.ts';
import { scriptNet } from './scriptNet.ts';

/** More of each never lowers the chance of a side. */
export const SCRIPT_TERMS = [
  /** What the rule set's own numbers say, in its own points. */
  'book',
  /** Points beyond the sum at which victory turns, by what a place and a loss are worth, and by the root of the turns left. */
  'ahead',
] as const;

export const scriptWeights: ValueWeights = { sides: scriptNet.sides, draw: [] };

/** The numbers of a position; `book`: by seat, what the rule set's own weights make of it, in points. */
export function scriptPosition(book: readonly number[], { ahead, stake, left }: ScriptStanding): ValuePosition {
  const lead = ahead / stake / Math.sqrt(left);
  // What a side leads by lies half on either side.
  return {
    sides: book.map((points, side) =>
      [points, side === 0 ? lead / 2 : -lead / 2].map((number) => Math.round(number * PARTS)),
    ),
    draw: null,
    winsDraws: null,
  };
}

/** How a battle stands by the points of its scenario: what its chance of victory is learnt from beside the book. */
import { total } from '../../contract/ruleset.ts';
import { DRAW, LOSSES, type Scripted } from './script.ts';
import type { ScriptPlay } from './seams.ts';

export interface ScriptStanding {
  /**
   * By how many points the first side is beyond the sum at which victory turns at the limit: above 0 it wins if all stays as
   * it is, below 0 the other does. Where too small a lead is a draw, the lead.
   */
  readonly ahead: number;
  /** What all places and one loss are worth: what that is measured by. */
  readonly stake: number;
  /** Turns of both sides together that are still to be ended, the present one included. */
  readonly left: number;
}

/** Null: by the book. */
export function scriptStanding<S extends Scripted>(
  { points }: Pick<ScriptPlay<S>, 'points'>,
  state: S,
): ScriptStanding | null {
  const { script } = state;
  if (script === undefined) return null;
  const { rules, seats, begun } = script;
  const { lead = 1, else: otherwise = DRAW, points: worth = {} } = rules.victory;
  const margin = total(points(state, 0)) - total(points(state, 1));
  const side = seats.indexOf(otherwise);
  // Points are whole: victory turns half a point before a lead is reached.
  const favour = side === 0 ? lead - 0.5 : side === 1 ? 0.5 - lead : 0;
  const places = (rules.places ?? []).reduce((sum, { id }) => sum + (worth[id] ?? 0), 0);
  return {
    ahead: margin + favour,
    stake: Math.max(1, places + (worth[LOSSES] ?? 0)),
    left: Math.max(1, 2 * rules.turns.limit + 1 - begun.reduce((sum, one) => sum + one, 0)),
  };
}

/** The stretch of a battle that a battle of the day asks for: the rest of a turn, and the turn that answers it. */
import { type AnyRuleset, DICE } from '@drumhead/engine';
import { turnOf } from '../analysis/playedOn.ts';

/** The turn that is under way, and the enemy's answer. */
const TURNS = 2;

/**
 * Is the stretch over that begins with the first of these states? Turns are told apart where somebody decides: while dice
 * say whose turn it is, it is nobody's.
 */
export function isStretchOver(ruleset: AnyRuleset, states: readonly unknown[]): boolean {
  const last = states.at(-1);
  if (last === undefined) return false;
  if (ruleset.outcome(last) !== null) return true;
  let turns = 0;
  let turn = '';
  for (const state of states) {
    const [waiting] = ruleset.pending(state);
    if (waiting === undefined || waiting.seat === DICE) continue;
    const now = turnOf(ruleset, state);
    if (now !== turn) turns += 1;
    turn = now;
  }
  return turns > TURNS;
}

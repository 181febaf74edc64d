/** The first state of a battle set up by the rules of a pick-up game (LB-SEQ-10). */
import type { GeneralsRollFrame } from '../../state/frames.ts';
import type { ScenarioFile } from '../../scenarios/format.ts';
import { startState } from '../../scenarios/startState.ts';
import { cincOf, type Field, type State } from '../../state/state.ts';

/** LB-SEQ-10, LB-SET-14. Generals with a die roll it; a given order of battle begins with attacker and defender. */
export function beginPickUp(field: Field, file: ScenarioFile): State {
  const state = startState(field);
  const rolls = rollsOf(field, file);
  return rolls.length === 0 ? state : { ...state, frames: [{ at: 'generalsRoll', rolls }] };
}

function rollsOf(field: Field, file: ScenarioFile): GeneralsRollFrame['rolls'] {
  const leaders = file.sides.flatMap((side) => side.brigades.map(({ leader }) => leader));
  const rolls = leaders.map(({ roll }, general) => ({ general, results: roll ?? [] }));
  for (const side of [0, 1] as const) {
    rolls.push({ general: cincOf({ field }, side), results: file.sides[side].cinc.roll ?? [] });
  }
  return rolls.filter(({ results }) => results.length > 0);
}

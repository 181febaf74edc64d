/** What a seat may see. */
import type { State } from './state.ts';

/**
 * SK-SQD-4, SK-DEP-2. Everything: squads are chosen in secret before there is a game and revealed together when it
 * begins, and the players deploy one after the other in the open.
 */
export function view(state: State): State {
  return state;
}

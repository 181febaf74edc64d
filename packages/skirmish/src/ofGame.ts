/** What follows from the fixed part of a game alone, found once: one game is asked about over and over. */
import type { Field, State } from './state.ts';

/** Answers from what was found for the game asked about last; its `field` never changes. */
export function ofGame<T>(find: (field: Field) => T): (state: State) => T {
  let field: Field | null = null;
  let found: T | null = null;
  return (state) => {
    if (state.field !== field || found === null) {
      found = find(state.field);
      field = state.field;
    }
    return found;
  };
}

/** What follows from the fixed part of a game alone, found once. */
import { memoizeBy } from '@drumhead/engine';
import type { Field, State } from './state.ts';

/** Answers from what was found for the game; its `field` never changes. */
export function memoizeByField<T>(find: (field: Field) => T): (state: State) => T {
  const of = memoizeBy(find);
  return ({ field }) => of(field);
}

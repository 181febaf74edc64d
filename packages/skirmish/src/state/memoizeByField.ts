/** Memoizes what depends on the fixed part of a game only. */
import { memoizeBy } from '@drumhead/engine';
import type { Field, State } from './state.ts';

/** A function of a state whose result is derived once per game, from `field`, which never changes. */
export function memoizeByField<T>(find: (field: Field) => T): (state: State) => T {
  const of = memoizeBy(find);
  return ({ field }) => of(field);
}

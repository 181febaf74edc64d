/** What a model can still fire. Pure. */
import type { State } from '@drumhead/skirmish/screen';
import { firearmsOf } from './orderDraft.ts';

/** SK-RNG-16. It has fired its last shot; a drummer or an archer never had one. */
export function isSpent(state: State, model: number): boolean {
  const firearms = firearmsOf(state, model);
  return firearms.length > 0 && firearms.every((i) => state.models[model]?.depleted[i] === true);
}

/** What a model can still fire. Pure. */
import { isFirearm, type State } from '@drumhead/skirmish/screen';

/** Its firearms by index, those apart whose ammunition is spent (SK-RNG-16). */
function firearmsOf({ field, models }: State, model: number): readonly number[] {
  const { weapons = [] } = field.models[model] ?? {};
  return weapons.flatMap((weapon, i) => (isFirearm(weapon) && models[model]?.depleted[i] !== true ? [i] : []));
}

/** SK-RNG-16. It has fired its last shot; a drummer or an archer never had one. */
export const isSpent = (state: State, model: number): boolean =>
  firearmsOf(state, model).length === 0 && state.field.models[model]?.weapons.some(isFirearm) === true;

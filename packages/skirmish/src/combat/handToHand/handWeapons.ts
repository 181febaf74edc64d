/** Weapons hand to hand: their class, and infantry that braces itself against horse (SK-HTH-10, SK-HTH-22). */
import { dataOf, modelAt, profileAt } from '../../state/abilities.ts';
import { contactsOf, isFriend, isStanding } from '../../ground/geometry.ts';
import type { Weapon } from '../../armies/weapons.ts';
import type { State } from '../../state/state.ts';

/** SK-HTH-22. Can a model with these weapons close up against horse? */
export const braces = (weapons: readonly Weapon[], mounted: boolean): boolean =>
  !mounted && weapons.some((weapon) => dataOf(weapon).braces);

const canBrace = (state: State, model: number): boolean =>
  braces(profileAt(state, model).weapons, modelAt(state, model).mounted);

/** SK-HTH-22. Number of Standing friends on foot in base contact that brace this model against horse. */
export function bracedBy(state: State, model: number): number {
  if (!canBrace(state, model)) return 0;
  let friends = 0;
  for (const other of contactsOf(state, model)) {
    if (isFriend(state, model, other) && isStanding(state, other) && canBrace(state, other)) friends++;
  }
  return friends;
}

/** SK-HTH-10. The best class among the weapons at hand, or 0. */
export function classOf(weapons: readonly Weapon[], inCharge: boolean): number {
  let best = 0;
  for (const weapon of weapons) {
    const data = dataOf(weapon);
    const worth = inCharge ? (data.inCharge ?? data.hthClass) : data.hthClass;
    if (worth > best) best = worth;
  }
  return best;
}

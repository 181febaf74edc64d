/** Weapons hand to hand: their class, charges with the lance, infantry that braces itself (SK-HTH-10, -21, -22). */
import { dataOf, modelAt, profileAt } from './abilities.ts';
import type { MeleeFrame } from './frames.ts';
import { contactsOf, has, isFriend, isStanding } from './geometry.ts';
import type { Weapon } from './rosters/weapons.ts';
import type { State } from './state.ts';

/** SK-HTH-10. Class of a lance in a charge. */
const LANCE_IN_CHARGE = 3;
/** SK-HTH-22. Weapons with which infantry closes up against horse. */
const BRACING: ReadonlySet<Weapon> = new Set<Weapon>(['musket', 'rifle', 'halfPike']);
/** SK-HTH-22. So many friends take the rider's own advantage away too. */
const CLOSED_UP = 2;

export const carries = (state: State, model: number, weapon: Weapon): boolean =>
  profileAt(state, model).weapons.includes(weapon);

const canBrace = (state: State, model: number): boolean =>
  !modelAt(state, model).mounted && profileAt(state, model).weapons.some((weapon) => BRACING.has(weapon));

/** SK-HTH-22. Standing friends on foot in base contact with whom this model makes a hedge of bayonets. */
export function bracedBy(state: State, model: number): number {
  if (!canBrace(state, model)) return 0;
  let friends = 0;
  for (const other of contactsOf(state, model)) {
    if (isFriend(state, model, other) && isStanding(state, other) && canBrace(state, other)) friends++;
  }
  return friends;
}

/** SK-HTH-22. Friends so close that a rider has nothing of being Mounted. */
export const closedUp = (state: State, target: number): boolean => bracedBy(state, target) >= CLOSED_UP;

/** SK-HTH-21, SK-HTH-22. Does the attacker come in a charge that his target is not braced against? */
export function chargesHome(state: State, fight: MeleeFrame): boolean {
  if (fight.charge === null || carries(state, fight.defender, 'halfPike')) return false;
  return bracedBy(state, fight.defender) === 0;
}

/** SK-HTH-10. The best class among the weapons it has at hand; 0 with none. */
export function weaponClass(state: State, model: number, inCharge: boolean): number {
  let best = 0;
  const { tomahawk } = modelAt(state, model);
  for (const weapon of profileAt(state, model).weapons) {
    if (weapon === 'tomahawk' && tomahawk !== null) continue;
    const worth = weapon === 'lance' && inCharge ? LANCE_IN_CHARGE : dataOf(weapon).hthClass;
    if (worth > best) best = worth;
  }
  return best;
}

/** SK-SPR-20, SK-SPR-24. */
export function strengthOf(state: State, model: number): 1 | 0 | -1 {
  return has(state, model, 'strong') ? 1 : has(state, model, 'weak') ? -1 : 0;
}

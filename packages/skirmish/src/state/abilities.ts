/** What a model can do: the abilities of its profile, and those that a scenario or the play of the game adds. */
import type { Facts } from '@drumhead/engine';
import { has, idOf, ownerOf } from '../ground/geometry.ts';
import { memoizeByField } from './memoizeByField.ts';
import { type Ranged, WEAPONS, type Weapon, type WeaponData } from '../armies/weapons.ts';
import type { Model, ModelProfile, State } from './state.ts';

export const modelAt = (state: State, model: number): Model => state.models[model] as Model;
export const profileAt = (state: State, model: number): ModelProfile => state.field.models[model] as ModelProfile;

/** Facts of a message that name models: their ids instead of their indices. */
export function named(state: State, models: Readonly<Record<string, number>>): Facts {
  return Object.fromEntries(Object.entries(models).map(([fact, model]) => [fact, idOf(state, model)]));
}

/** SK-MPL-3. Team of a player. */
const teamOfPlayer = (state: State, player: number): number => state.field.players[player]?.team ?? -1;

/** SK-SPR-19; the attackers of the Forlorn Hope all have it (SK-SCN-2). */
export function isSteadfast(state: State, model: number): boolean {
  if (has(state, model, 'steadfast')) return true;
  if (state.field.scenario !== 'forlornHope') return false;
  return teamOfPlayer(state, ownerOf(state, model)) === teamOfPlayer(state, state.attacker);
}

/** SK-SPR-6. A Flag Bearer by profile, or a model that has picked up a flag of its own side. */
export function bearsFlag(state: State, model: number): boolean {
  const thing = state.things[modelAt(state, model).object];
  if (thing?.kind !== 'flag') return has(state, model, 'flagBearer');
  return teamOfPlayer(state, thing.owner) === teamOfPlayer(state, ownerOf(state, model));
}

export const weaponOf = (state: State, model: number, index: number): Weapon | undefined =>
  profileAt(state, model).weapons[index];

export const dataOf = (weapon: Weapon): WeaponData => WEAPONS[weapon];

/** SK-RNG-5. A weapon that must be loaded: not a bow, not a thrown weapon. */
export function isFirearm(weapon: Weapon): boolean {
  const reload = dataOf(weapon).ranged?.reload;
  return reload === 'normal' || reload === 'slow';
}

/** A weapon as a model carries it. */
export interface Arm {
  readonly weapon: Weapon;
  readonly ranged: Ranged | null;
  readonly firearm: boolean;
}

const armsOf = memoizeByField(({ models }) =>
  models.map(({ weapons }) =>
    weapons.map((weapon): Arm => ({ weapon, ranged: dataOf(weapon).ranged, firearm: isFirearm(weapon) })),
  ),
);

/** The weapon at this index, or undefined if the model has fewer. */
export function armOf(state: State, model: number, index: number): Arm | undefined {
  return armsOf(state)[model]?.[index];
}

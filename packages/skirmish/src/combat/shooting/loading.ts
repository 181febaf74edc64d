/** Loading, and resupply by a friend (SK-RNG-17 to -20). */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import { armOf, dataOf, isFirearm, modelAt, named, profileAt, weaponOf } from '../../state/abilities.ts';
import type { Command } from '../../state/commands.ts';
import { spend } from '../../turn/activationState.ts';
import type { Activation } from '../../state/frames.ts';
import { contactsOf, inContact, isEngaged, isFriend, isStanding, isThere } from '../../ground/geometry.ts';
import { costProblem, lyingProblem } from '../../movement/posture.ts';
import type { State } from '../../state/state.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

type Reload = Extract<Command, { readonly type: 'reload' }>;
type Resupply = Extract<Command, { readonly type: 'resupply' }>;

/** SK-RNG-18, SK-RNG-17. */
const RELOAD_COST = 2;
const RESUPPLY_COST = 1;

/** SK-RNG-16, -18, -19, -20, SK-SCN-1. Why the model may not load this weapon now, or null. */
function reloadProblem(state: State, activation: Activation, { weapon }: Reload): Refusal | null {
  const { model } = activation;
  const carried = weaponOf(state, model, weapon);
  const { loaded, depleted, fired, posture, object } = modelAt(state, model);
  if (carried === undefined || !isFirearm(carried))
    return refusal('SK-RNG-18', 'sk.refusal.noFirearm', named(state, { model }));
  if (loaded[weapon]) return refusal('SK-RNG-18', 'sk.fight.loaded', named(state, { model }));
  if (depleted[weapon]) return refusal('SK-RNG-16', 'sk.fight.depleted', named(state, { model }));
  if (dataOf(carried).ranged?.reload === 'slow' && fired[weapon]) {
    return refusal('SK-RNG-19', 'sk.fight.slowReload', named(state, { model }));
  }
  if (posture !== 'standing' || isEngaged(state, model))
    return refusal('SK-RNG-20', 'sk.fight.noRoomToLoad', named(state, { model }));
  if (object >= 0) return refusal('SK-SCN-1', 'sk.fight.carrierLoads', named(state, { model }));
  return costProblem(activation, RELOAD_COST);
}

/** SK-RNG-17. Why the model may not be resupplied by this friend, or null. */
function resupplyProblem(state: State, activation: Activation, { weapon, from }: Resupply): Refusal | null {
  const { model } = activation;
  const carried = weaponOf(state, model, weapon);
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  if (carried === undefined || !modelAt(state, model).depleted[weapon]) {
    return refusal('SK-RNG-17', 'sk.fight.notDepleted', named(state, { model }));
  }
  const friendly = isThere(state, from) && isFriend(state, model, from) && inContact(state, model, from);
  if (!friendly || !isStanding(state, from) || isEngaged(state, from)) {
    return refusal('SK-RNG-17', 'sk.fight.noSupplier', named(state, { model, from }));
  }
  const giver = modelAt(state, from);
  const has = profileAt(state, from).weapons.some((other, i) => other === carried && !giver.depleted[i]);
  if (!has) return refusal('SK-RNG-17', 'sk.fight.nothingToGive', named(state, { model, from }));
  return costProblem(activation, RESUPPLY_COST);
}

/** All legal loading and resupply. */
export function loadOffers(state: State, activation: Activation): readonly (Reload | Resupply)[] {
  const { model, left } = activation;
  if (left < RESUPPLY_COST) return [];
  const { depleted, loaded } = modelAt(state, model);
  const offers: (Reload | Resupply)[] = [];
  for (let weapon = 0; weapon < loaded.length; weapon++) {
    if (left < RELOAD_COST || loaded[weapon] || armOf(state, model, weapon)?.firearm !== true) continue;
    const reload: Reload = { type: 'reload', model, weapon };
    if (reloadProblem(state, activation, reload) === null) offers.push(reload);
  }
  if (!depleted.includes(true)) return offers;
  for (const from of contactsOf(state, model)) {
    for (let weapon = 0; weapon < depleted.length; weapon++) {
      const resupply: Resupply = { type: 'resupply', model, weapon, from };
      if (resupplyProblem(state, activation, resupply) === null) offers.push(resupply);
    }
  }
  return offers;
}

/** Carries out loading or resupply, or says why not. */
export function carryOutLoading(draft: Draft, activation: Activation, command: Command): Refusal | null {
  if (command.type === 'reload') return tryReload(draft, activation, command);
  return command.type === 'resupply'
    ? tryResupply(draft, activation, command)
    : refusal('SK-ACN-5', 'sk.refusal.actOrStop');
}

/** SK-RNG-18. Two actions in the same turn, all or nothing. */
function tryReload(draft: Draft, activation: Activation, command: Reload): Refusal | null {
  const problem = reloadProblem(draft, activation, command);
  if (problem !== null) return problem;
  const { model } = activation;
  const { weapon } = command;
  const { loaded, reloaded } = modelAt(draft, model);
  spend(draft, RELOAD_COST);
  const set = (list: readonly boolean[]) => list.map((old, w) => old || w === weapon);
  changeModel(draft, model, { loaded: set(loaded), reloaded: set(reloaded) });
  emit(draft, { type: 'reloaded', rule: 'SK-RNG-18', model, weapon });
  return null;
}

/** SK-RNG-17. */
function tryResupply(draft: Draft, activation: Activation, command: Resupply): Refusal | null {
  const problem = resupplyProblem(draft, activation, command);
  if (problem !== null) return problem;
  const { model } = activation;
  const { weapon, from } = command;
  const { depleted } = modelAt(draft, model);
  spend(draft, RESUPPLY_COST);
  changeModel(draft, model, { depleted: depleted.map((old, w) => old && w !== weapon) });
  emit(draft, { type: 'resupplied', rule: 'SK-RNG-17', model, weapon, from });
  return null;
}

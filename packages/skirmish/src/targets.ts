/** Who may shoot, and at whom (SK-RNG-2, -5 to -9, -16, -19 to -21, SK-SPR-26). */
import type { Refusal } from '@drumhead/engine';
import { dataOf, isFirearm, modelAt, weaponOf } from './abilities.ts';
import { coverFrom } from './cover.ts';
import {
  contactsOf,
  gapBetween,
  has,
  isEnemy,
  isEngaged,
  isFriend,
  isStanding,
  isThere,
  isWithin,
} from './geometry.ts';
import { no } from './handler.ts';
import { bandAt } from './reach.ts';
import type { Weapon } from './rosters/weapons.ts';
import { sees } from './sight.ts';
import type { Model, State } from './state.ts';

/** SK-RNG-9. What may be fired from the saddle. */
const FROM_HORSEBACK: ReadonlySet<Weapon> = new Set<Weapon>(['pistol', 'carbine', 'bow']);

/** Why a model cannot shoot with this weapon now, whoever the target is; or null. */
export function shooterProblem(state: State, model: number, weapon: number): Refusal | null {
  const carried = weaponOf(state, model, weapon);
  if (carried === undefined || dataOf(carried).ranged === null) return no('SK-RNG-3', 'sk.refusal.notRanged', { model });
  const shooter = modelAt(state, model);
  return (
    postureProblem(shooter, model, carried) ??
    attackedProblem(shooter, model, carried) ??
    readyProblem(shooter, model, carried, weapon) ??
    (isEngaged(state, model) ? no('SK-RNG-8', 'sk.refusal.engagedShooter', { model }) : null)
  );
}

/** SK-MOV-16, SK-MOV-17, SK-RNG-9, SK-SCN-1. */
function postureProblem(shooter: Model, model: number, carried: Weapon): Refusal | null {
  if (shooter.posture === 'fallen') return no('SK-MOV-16', 'sk.refusal.fallen', { model });
  if (shooter.posture === 'prone' && !isFirearm(carried)) return no('SK-MOV-17', 'sk.refusal.proneWeapon', { model });
  if (shooter.mounted && !FROM_HORSEBACK.has(carried)) return no('SK-RNG-9', 'sk.refusal.fromHorseback', { model });
  return shooter.object >= 0 ? no('SK-SCN-1', 'sk.refusal.carrierShoots', { model }) : null;
}

/** SK-ACN-2; SK-RNG-21: one throw besides does not count. */
function attackedProblem(shooter: Model, model: number, carried: Weapon): Refusal | null {
  const free = carried === 'tomahawk' && !shooter.threw;
  return shooter.attacked && !free ? no('SK-ACN-2', 'sk.refusal.attacked', { model }) : null;
}

/** SK-RNG-5, -16, -19, -21. */
function readyProblem(shooter: Model, model: number, carried: Weapon, weapon: number): Refusal | null {
  if (carried === 'tomahawk') {
    return shooter.tomahawk === null ? null : no('SK-RNG-21', 'sk.refusal.tomahawkThrown', { model });
  }
  if (shooter.depleted[weapon]) return no('SK-RNG-16', 'sk.refusal.depleted', { model });
  if (!isFirearm(carried)) return null;
  if (!shooter.loaded[weapon]) return no('SK-RNG-5', 'sk.refusal.unloaded', { model });
  const slow = dataOf(carried).ranged?.reload === 'slow' && shooter.reloaded[weapon];
  return slow ? no('SK-RNG-19', 'sk.refusal.slowReload', { model }) : null;
}

/** Why this enemy cannot be shot at with this weapon, were he the only one there; or null. */
export function targetProblem(state: State, model: number, weapon: number, target: number): Refusal | null {
  const carried = weaponOf(state, model, weapon);
  if (carried === undefined || !isThere(state, target) || !isEnemy(state, model, target)) {
    return no('SK-RNG-1', 'sk.refusal.noTarget', { model, target });
  }
  if (bandAt(state, carried, gapBetween(state, model, target)) === null) {
    return no('SK-RNG-2', 'sk.refusal.outOfRange', { model, target });
  }
  if (isInMelee(state, model, target)) return no('SK-RNG-8', 'sk.refusal.targetInMelee', { target });
  if (!sees(state, model, target)) return no('SK-RNG-6', 'sk.refusal.unseen', { model, target });
  return isHidden(state, model, target) ? no('SK-SPR-26', 'sk.refusal.stealth', { target }) : null;
}

/** SK-RNG-8. Is the target in base contact with anybody of the shooter's side? */
function isInMelee(state: State, shooter: number, target: number): boolean {
  return contactsOf(state, target).some((other) => other === shooter || isFriend(state, shooter, other));
}

/** SK-SPR-26. */
function isHidden(state: State, shooter: number, target: number): boolean {
  if (!has(state, target, 'stealth') || isWithin(state, shooter, target, state.field.sticks.l)) return false;
  return coverFrom(state, shooter, target).grade > 0;
}

/** SK-RNG-7. A model that is Fallen, Prone or in cover may be passed over for another target. */
function maySkip(state: State, shooter: number, target: number): boolean {
  return !isStanding(state, target) || coverFrom(state, shooter, target).grade > 0;
}

/** SK-RNG-7. The gap (steps) of the nearest enemy that may not be passed over; Infinity where there is none. */
export function nearestDue(state: State, model: number, weapon: number): number {
  if (has(state, model, 'marksman')) return Number.POSITIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (let target = 0; target < state.models.length; target++) {
    if (!isStanding(state, target) || !isEnemy(state, model, target)) continue;
    const gap = gapBetween(state, model, target);
    if (gap >= nearest || targetProblem(state, model, weapon, target) !== null) continue;
    if (!maySkip(state, model, target)) nearest = gap;
  }
  return nearest;
}

/** Legal shooters and targets (SK-RNG-2, -5 to -9, -16, -19 to -21, SK-SPR-26). */
import { refusal, type Refusal, type RuleId } from '@drumhead/engine';
import { type Arm, armOf, modelAt, named } from '../../state/abilities.ts';
import { coverFrom } from './cover.ts';
import {
  enemiesOf,
  gapBetween,
  has,
  isEnemy,
  isEngaged,
  isFriend,
  isStanding,
  isThere,
  isWithin,
  surroundingsOf,
  touchedEnemies,
} from '../../ground/geometry.ts';
import { bandAt, farthest } from './ranges.ts';
import { sees } from '../../ground/sight.ts';
import type { Model, State } from '../../state/state.ts';

/** A refusal without the names of models, which cheap checks of many targets do not need. */
export interface Fault {
  readonly rule: RuleId;
  readonly reason: string;
}

const NOT_RANGED: Fault = { rule: 'SK-RNG-3', reason: 'sk.fight.notRanged' };
const FALLEN: Fault = { rule: 'SK-MOV-16', reason: 'sk.act.fallen' };
const PRONE_WEAPON: Fault = { rule: 'SK-MOV-17', reason: 'sk.fight.proneWeapon' };
const HORSEBACK: Fault = { rule: 'SK-RNG-9', reason: 'sk.fight.fromHorseback' };
const CARRIES: Fault = { rule: 'SK-SCN-1', reason: 'sk.fight.carrierShoots' };
const ATTACKED: Fault = { rule: 'SK-ACN-2', reason: 'sk.refusal.attackedAlready' };
const THROWN: Fault = { rule: 'SK-RNG-21', reason: 'sk.fight.tomahawkThrown' };
const DEPLETED: Fault = { rule: 'SK-RNG-16', reason: 'sk.fight.depleted' };
const UNLOADED: Fault = { rule: 'SK-RNG-5', reason: 'sk.fight.unloaded' };
const SLOW: Fault = { rule: 'SK-RNG-19', reason: 'sk.fight.slowReload' };
const ENGAGED: Fault = { rule: 'SK-RNG-8', reason: 'sk.fight.engagedShooter' };
const NO_ENEMY: Fault = { rule: 'SK-RNG-1', reason: 'sk.fight.noEnemy' };
const OUT_OF_RANGE: Fault = { rule: 'SK-RNG-2', reason: 'sk.fight.outOfRange' };
const IN_MELEE: Fault = { rule: 'SK-RNG-8', reason: 'sk.fight.targetInMelee' };
const UNSEEN: Fault = { rule: 'SK-RNG-6', reason: 'sk.fight.unseen' };
const STEALTH: Fault = { rule: 'SK-SPR-26', reason: 'sk.fight.stealth' };

/** The refusal for a fault, with the models it is about. */
export function refusalOf(state: State, { rule, reason }: Fault, models: Readonly<Record<string, number>>): Refusal {
  return refusal(rule, reason, named(state, models));
}

/** Why a model may not shoot with this weapon at any target now, or null. */
export function shooterFault(state: State, model: number, weapon: number): Fault | null {
  const carried = armOf(state, model, weapon);
  if (carried === undefined || carried.ranged === null) return NOT_RANGED;
  const shooter = modelAt(state, model);
  return (
    postureFault(shooter, carried) ??
    attackedFault(shooter, carried) ??
    readyFault(shooter, carried, weapon) ??
    (isEngaged(state, model) ? ENGAGED : null)
  );
}

/** SK-MOV-16, SK-MOV-17, SK-RNG-9, SK-SCN-1. */
function postureFault(shooter: Model, carried: Arm): Fault | null {
  if (shooter.posture === 'fallen') return FALLEN;
  if (shooter.posture === 'prone' && !carried.firearm) return PRONE_WEAPON;
  if (shooter.mounted && !carried.ranged?.fromHorseback) return HORSEBACK;
  return shooter.object >= 0 ? CARRIES : null;
}

/** SK-ACN-2; SK-RNG-21: one extra throw does not count. */
function attackedFault(shooter: Model, { weapon }: Arm): Fault | null {
  return shooter.attacked && (weapon !== 'tomahawk' || shooter.threw) ? ATTACKED : null;
}

/** SK-RNG-5, -16, -19, -21. */
function readyFault(shooter: Model, carried: Arm, weapon: number): Fault | null {
  if (carried.weapon === 'tomahawk') return shooter.tomahawk === null ? null : THROWN;
  if (shooter.depleted[weapon]) return DEPLETED;
  if (!carried.firearm) return null;
  if (!shooter.loaded[weapon]) return UNLOADED;
  return carried.ranged?.reload === 'slow' && shooter.reloaded[weapon] ? SLOW : null;
}

/** Why this enemy is no legal target of this weapon, regardless of nearer ones; or null. */
export function targetFault(state: State, model: number, weapon: number, target: number): Fault | null {
  const carried = armOf(state, model, weapon);
  if (carried === undefined || !isThere(state, target) || !isEnemy(state, model, target)) return NO_ENEMY;
  if (bandAt(state, carried.ranged, gapBetween(state, model, target)) === null) return OUT_OF_RANGE;
  if (isInMelee(state, model, target)) return IN_MELEE;
  if (!sees(state, model, target)) return UNSEEN; // SK-RNG-6
  return isHidden(state, model, target) ? STEALTH : null;
}

/** SK-RNG-8. Is the target in base contact with a model of the shooter's side? */
function isInMelee(state: State, shooter: number, target: number): boolean {
  return touchedEnemies(state, target).some((other) => other === shooter || isFriend(state, shooter, other));
}

/** SK-SPR-26. */
function isHidden(state: State, shooter: number, target: number): boolean {
  if (!has(state, target, 'stealth') || isWithin(state, shooter, target, state.field.sticks.l)) return false;
  return coverFrom(state, shooter, target).grade > 0;
}

/** SK-RNG-7. A shooter may skip targets that are Fallen, Prone or in cover. */
function maySkip(state: State, shooter: number, target: number): boolean {
  return !isStanding(state, target) || coverFrom(state, shooter, target).grade > 0;
}

/**
 * SK-RNG-7, SK-SPR-10. Legal targets of this weapon, in roster order: enemies up to the nearest that may not be
 * skipped, and those equally near.
 */
export function targetsFor(state: State, model: number, weapon: number): readonly number[] {
  const found: number[] = [];
  const anybody = has(state, model, 'marksman');
  let due = Number.POSITIVE_INFINITY;
  for (const { target, gap } of enemiesInRange(state, model, weapon)) {
    if (gap > due) break;
    if (targetFault(state, model, weapon, target) !== null) continue;
    found.push(target);
    if (anybody || gap === due || !isStanding(state, target) || maySkip(state, model, target)) continue;
    due = gap;
  }
  return found.length < 2 ? found : found.sort((a, b) => a - b);
}

/** An enemy and the gap to him (steps). */
interface InRange {
  readonly target: number;
  readonly gap: number;
}

/** Enemies in any band of this weapon, the nearest first. */
function enemiesInRange(state: State, model: number, weapon: number): readonly InRange[] {
  const carried = armOf(state, model, weapon);
  if (carried === undefined) return [];
  const found: InRange[] = [];
  const reach = reachOfWeapon(state, model, weapon);
  for (const target of enemiesWithin(state, model, reach)) {
    const gap = gapBetween(state, model, target);
    if (bandAt(state, carried.ranged, gap) === null) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1] as InRange).gap > gap) at -= 1;
    found.splice(at, 0, { target, gap });
  }
  return found;
}

/** A distance (steps between centres) out of range of this weapon for any base. */
function reachOfWeapon(state: State, model: number, weapon: number): number {
  const carried = armOf(state, model, weapon);
  return carried === undefined ? 0 : farthest(state, carried.ranged) + 2 * state.field.mountedRadius;
}

/** Enemies on the table within a distance (steps between centres), in roster order. */
function enemiesWithin(state: State, model: number, reach: number): readonly number[] {
  const { squares } = surroundingsOf(state, model);
  const found: number[] = [];
  for (const enemy of enemiesOf(state, model)) if ((squares[enemy] as number) <= reach * reach) found.push(enemy);
  return found;
}

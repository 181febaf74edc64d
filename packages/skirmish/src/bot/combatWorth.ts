/** The value of attacks and shots in points, from exact odds. */
import { armOf, dataOf, isFirearm, modelAt, profileAt, weaponOf } from '../state/abilities.ts';
import { coverFrom } from '../combat/shooting/cover.ts';
import { meleeFacts } from '../combat/handToHand/meleeFacts.ts';
import type { MeleeFrame, ShotFrame } from '../state/frames.ts';
import { has, isFriend, isStanding, touchedEnemies } from '../ground/geometry.ts';
import { fightDoubling, fightScores } from '../combat/handToHand/meleeScores.ts';
import { bandAt, farthest } from '../combat/shooting/ranges.ts';
import { shotFacts } from '../combat/shooting/shotFacts.ts';
import { fireDoubling, fireScores } from '../combat/shooting/shotScores.ts';
import { shotOf } from '../combat/shooting/shooting.ts';
import type { Weapon } from '../armies/weapons.ts';
import type { State } from '../state/state.ts';
import { type ClashOdds, type ResultOdds, clashResults } from './fates.ts';
import type { Surroundings } from './surroundings.ts';

/** Cost of a recoil and of being Fallen, as shares of a model's price. */
const RECOIL = 0.06;
const FALLEN = 0.3;
/** SK-RNG-13. Cost of running for cover, or of going prone in it. */
const SHAKEN_SDT = 0.08;

function lossOf(fate: ResultOdds, price: number, recoil: number): number {
  return price * (fate.out + FALLEN * fate.fallen + recoil * fate.recoil);
}

/** Expected loss of the target of a shot or volley. */
export function shotWorth(state: State, prices: readonly number[], shot: ShotFrame): number {
  const recoil = state.field.variant === 'SDT' ? SHAKEN_SDT : RECOIL;
  return lossOf(shotResults(state, shot), prices[shot.target] as number, recoil);
}

/** What a shot may do to its target. */
export function shotResults(state: State, shot: ShotFrame): ResultOdds {
  const facts = shotFacts(state, shot);
  const fallen = { attack: false, defence: facts.target.posture === 'fallen' };
  return clashResults(fireScores(facts), fireDoubling(facts), fallen).defence;
}

/**
 * Expected loss of the defender minus that of the attacker. A player counts his own loss in full; an enemy is assumed
 * to be less careful (`care`).
 */
export function meleeWorth(state: State, prices: readonly number[], fight: MeleeFrame, care = 1): number {
  const { attack, defence } = meleeResults(state, fight);
  const won = lossOf(defence, prices[fight.defender] as number, RECOIL);
  return won - care * lossOf(attack, prices[fight.attacker] as number, RECOIL);
}

/** What a blow may do to both. */
export function meleeResults(state: State, fight: MeleeFrame): ClashOdds {
  const facts = meleeFacts(state, fight);
  const fallen = { attack: facts.attacker.posture === 'fallen', defence: facts.defender.posture === 'fallen' };
  const odds = clashResults(fightScores(facts), fightDoubling(facts), fallen);
  // SK-HTH-9. A winner on the ground only survives.
  return facts.defender.posture === 'standing' ? odds : { ...odds, attack: UNHURT };
}

const UNHURT: ResultOdds = { recoil: 0, fallen: 0, out: 0 };

/** The frame of a plain attack between two models. */
export function plainAttack(attacker: number, defender: number): MeleeFrame {
  return {
    at: 'melee',
    attacker,
    defender,
    powerful: false,
    ambush: false,
    movedIn: true,
    charge: null,
    vorwaerts: false,
    parting: false,
  };
}

export interface BestShot {
  readonly worth: number;
  readonly weapon: number;
  readonly target: number;
}

const NO_SHOT: BestShot = { worth: 0, weapon: -1, target: -1 };

/**
 * The best shot of a model from its place (by SK-RNG-7); `ready` selects the weapons that count: those that can be
 * fired now, or once loaded.
 */
export function bestShot(
  state: State,
  prices: readonly number[],
  model: number,
  look: readonly Surroundings[],
  ready: (weapon: number) => boolean,
): BestShot {
  let best = NO_SHOT;
  const count = profileAt(state, model).weapons.length;
  for (let weapon = 0; weapon < count; weapon += 1) {
    const ranged = armOf(state, model, weapon)?.ranged ?? null;
    if (ranged === null || !ready(weapon)) continue;
    const range = farthest(state, ranged);
    const free = has(state, model, 'marksman');
    for (const { foe, gap, sees } of look) {
      if (gap > range) break;
      if (!sees || bandAt(state, ranged, gap) === null || isHeld(state, model, foe)) continue;
      const worth = shotWorth(state, prices, shotOf(model, weapon, foe, false));
      if (worth > best.worth) best = { worth, weapon, target: foe };
      // SK-RNG-7. No target beyond this one may be chosen.
      if (!free && isStanding(state, foe) && coverFrom(state, model, foe).grade === 0) break;
    }
  }
  return best;
}

/** SK-RNG-8. Is the target in contact with a model of the shooter's side? */
function isHeld(state: State, shooter: number, target: number): boolean {
  return touchedEnemies(state, target).some((other) => other === shooter || isFriend(state, shooter, other));
}

/** Could this weapon be fired now, apart from contact with enemies? */
export function isReady(state: State, model: number, weapon: number): boolean {
  const { loaded, depleted, attacked, threw, tomahawk, mounted, object } = modelAt(state, model);
  const carried = weaponOf(state, model, weapon);
  if (carried === undefined || object >= 0) return false;
  if (carried === 'tomahawk') return tomahawk === null && (!attacked || !threw);
  if (mounted && !firedMounted(carried)) return false;
  if (attacked || depleted[weapon]) return false;
  return !isFirearm(carried) || loaded[weapon] === true;
}

/** Could this weapon be fired in a later turn, once loaded? */
export function isUsable(state: State, model: number, weapon: number): boolean {
  const { depleted, mounted } = modelAt(state, model);
  const carried = weaponOf(state, model, weapon);
  if (carried === undefined || !isFirearm(carried) || depleted[weapon]) return false;
  return !mounted || firedMounted(carried);
}

const firedMounted = (weapon: Weapon): boolean => dataOf(weapon).ranged?.fromHorseback === true;

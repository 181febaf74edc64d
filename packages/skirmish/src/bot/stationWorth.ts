/** The value of a model's place at the end of its activation: threats to it, and its chances next turn. */
import { dataOf, modelAt, profileAt, weaponOf } from '../state/abilities.ts';
import { isLeader } from '../command/leaders.ts';
import { directionOf, wayToEdge } from '../movement/forcedMoves.ts';
import { gapBetween, has, inContact, isOwn, isStanding, isWithin } from '../ground/geometry.ts';
import { bandAt } from '../combat/shooting/ranges.ts';
import { shotOf } from '../combat/shooting/shooting.ts';
import type { State } from '../state/state.ts';
import { bestShot, isReady, isUsable, meleeWorth, plainAttack, shotWorth } from './combatWorth.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { caution, isHolding, objectiveWorth } from './objectives.ts';
import type { Outlook } from './outlook.ts';

/** Weights of a shot next turn, and of one that must be loaded first. */
const NEXT_SHOT = 0.5;
const NEXT_LOADED = 0.22;
const NEXT_BLOW = 0.4;
/** Weight of threats: enemies choose among many targets. */
export const DANGER = 0.7;
/** Weight of shots at a model that is not the nearest (SK-RNG-7). */
const SPARED = 0.3;
/** Weight of shots by Marksmen, who may choose their target (SK-SPR-10). */
const STALKED = 0.5;
/** Value of a Leader's or NCO's help (SK-CMD-1). */
const HELPED = 1.6;
/** Value for a Leader of each model he helps. */
const HELPING = 0.5;
/** Points for each step towards the enemy, up to weapon range. */
const APPROACH = 0.05 / 64;
/** Cost of a table edge within two flee moves behind the model (SK-MOR-3, SK-MOV-19), per missing move. */
const EDGE_NEAR = 1.2;
/** Distance that Leaders, flags and drums keep behind the rest (in sticks L). */
const BEHIND = 1.3;

/** The value of the model's place in `state`, in points. */
export function stationWorth(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  if (outlook.station !== null) return outlook.station(outlook, state, model, look);
  return (
    nextAttackWorth(outlook, state, model, look) -
    DANGER * caution(outlook, state) * dangerAt(outlook, state, model, look) +
    companyAt(outlook, state, model) +
    approachOf(outlook, state, model, look) -
    edgeFear(state, model, look) +
    objectiveWorth(outlook, state, model)
  );
}

export function stationOf(outlook: Outlook, state: State, model: number): number {
  return stationWorth(outlook, state, model, surroundingsOf(state, model, outlook.foes));
}

/** The value of its chances next turn. */
export function nextAttackWorth(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  const { prices } = outlook;
  let blow = 0;
  for (const { foe, gap } of look) {
    if (gap > outlook.reaches[model]!) break;
    const worth = meleeWorth(state, prices, plainAttack(model, foe));
    const share = inContact(state, model, foe) ? 2 * NEXT_BLOW : NEXT_BLOW;
    if (share * worth > blow) blow = share * worth;
  }
  const now = bestShot(state, prices, model, look, (w) => isReady(withFreshTurn(state, model), model, w)).worth;
  const later = bestShot(state, prices, model, look, (w) => isUsable(state, model, w)).worth;
  return Math.max(blow, NEXT_SHOT * now, NEXT_LOADED * later);
}

/** The state at the start of the next turn, before any attacks. */
export function withFreshTurn(state: State, model: number): State {
  const own = modelAt(state, model);
  if (!own.attacked && !own.threw) return state;
  const models = state.models.slice();
  models[model] = { ...own, attacked: false, threw: false };
  return { ...state, models };
}

/** The expected loss by enemies in their next turn. */
export function dangerAt(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  const { prices, acts, actsTwice, reaches } = outlook;
  let sum = 0;
  for (const { foe, gap, sees, stands } of look) {
    if (!stands) continue;
    const touching = gap < state.field.sticks.s / 5 && inContact(state, model, foe);
    let worst = 0;
    if (touching) worst = acts[foe]! * Math.max(0, meleeWorth(state, prices, plainAttack(foe, model), 0.7));
    else {
      if (gap <= reaches[foe]!) {
        worst = actsTwice[foe]! * Math.max(0, meleeWorth(state, prices, plainAttack(foe, model), 0.7));
      }
      const shot = sees
        ? acts[foe]! * shotThreat(outlook, state, foe, model, gap)
        : has(state, foe, 'marksman')
          ? STALKED * actsTwice[foe]! * shotThreat(outlook, state, foe, model, gap - reaches[foe]!)
          : 0;
      if (shot > worst) worst = shot;
    }
    sum += worst;
  }
  const most = prices[model]!;
  // A model cannot be lost twice.
  return (sum * most) / (sum + most);
}

function shotThreat(outlook: Outlook, state: State, foe: number, model: number, gap: number): number {
  const { weapons } = profileAt(state, foe);
  const { loaded, depleted } = modelAt(state, foe);
  let best = 0;
  for (let weapon = 0; weapon < weapons.length; weapon += 1) {
    const carried = weaponOf(state, foe, weapon);
    if (carried === undefined || bandAt(state, dataOf(carried).ranged, gap) === null || depleted[weapon]) continue;
    const ready = dataOf(carried).ranged?.reload === 'none' || loaded[weapon] === true;
    const worth = shotWorth(state, outlook.prices, shotOf(foe, weapon, model, false)) * (ready ? 1 : SPARED);
    if (worth > best) best = worth;
  }
  if (best === 0) return 0;
  return best * (has(state, foe, 'marksman') || isNearestTo(outlook, state, foe, model, gap) ? 1 : SPARED);
}

function isNearestTo(outlook: Outlook, state: State, foe: number, model: number, gap: number): boolean {
  for (const other of outlook.own) {
    if (other !== model && isStanding(state, other) && gapBetween(state, foe, other) < gap) return false;
  }
  return true;
}

/** The value of help by commanders, and to others. */
export function companyAt(outlook: Outlook, state: State, model: number): number {
  const { s, l } = state.field.sticks;
  let helped = 0;
  let helping = 0;
  const leads = isLeader(state, model);
  for (const other of outlook.own) {
    if (other === model || !isOwn(state, model, other)) continue;
    if (leads) {
      if (isWithin(state, model, other, l)) helping += HELPING;
    } else if (helped === 0 && isStanding(state, other)) {
      if (
        isLeader(state, other)
          ? isWithin(state, model, other, l)
          : has(state, other, 'nco') && isWithin(state, model, other, s)
      ) {
        helped = HELPED;
      }
    }
  }
  return helped + helping;
}

/** The distance its weapons need, in steps. */
function wantedGap(state: State, model: number): number {
  const { l } = state.field.sticks;
  if (isLeader(state, model) || has(state, model, 'flagBearer') || has(state, model, 'musician')) return BEHIND * l;
  let wanted = 0;
  const { weapons } = profileAt(state, model);
  for (let weapon = 0; weapon < weapons.length; weapon += 1) {
    const carried = weaponOf(state, model, weapon);
    const ranged = carried === undefined ? null : dataOf(carried).ranged;
    if (ranged === null || ranged.reload === 'thrown') continue;
    if (isUsable(state, model, weapon) || isReady(state, model, weapon))
      wanted = Math.max(wanted, 0.9 * state.field.sticks[ranged.stick]);
  }
  return wanted;
}

export function approachOf(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  const nearest = look[0];
  if (nearest === undefined || isHolding(outlook, state)) return 0;
  return -APPROACH * Math.max(0, nearest.gap - wantedGap(state, model));
}

/** Distance to the table edge away from the nearest enemy, where it would flee. */
export function edgeFear(state: State, model: number, look: readonly Surroundings[]): number {
  const nearest = look[0];
  if (nearest === undefined || state.field.scenario === 'foragingMission') return 0;
  const at = modelAt(state, model);
  const away = directionOf(at.x - modelAt(state, nearest.foe).x, at.y - modelAt(state, nearest.foe).y);
  if (away === null) return 0;
  const { m } = state.field.sticks;
  return EDGE_NEAR * Math.max(0, 2 - wayToEdge(state, at, away, 0) / m);
}

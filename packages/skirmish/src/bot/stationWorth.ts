/** What it is worth for a model to stand where it stands when its turn is over: what threatens it, what it may do next. */
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

/** A shot of the next turn counts less than one of this; one that must be loaded first, less still. */
const NEXT_SHOT = 0.5;
const NEXT_LOADED = 0.22;
const NEXT_BLOW = 0.4;
/** How much of what may happen to it counts; enemies choose between many. */
const DANGER = 0.7;
/** Who is not the nearest is shot at seldom (SK-RNG-7). */
const SPARED = 0.3;
/** A Marksman may go where he sees his man, and then choose him (SK-SPR-10). */
const STALKED = 0.5;
/** To be within a Leader's or NCO's help (SK-CMD-1). */
const HELPED = 1.6;
/** What a Leader gains by each man within his help. */
const HELPING = 0.5;
/** Points a step of the way to the enemy is worth, until one is as near as one's weapons ask. */
const APPROACH = 0.05 / 64;
/** Who runs two moves must not come to the table edge behind him (SK-MOR-3, SK-MOV-19): what each move short of it costs. */
const EDGE_NEAR = 1.2;
/** Leaders, flags and drums keep behind the rest by this much (in sticks L). */
const BEHIND = 1.3;

/** Worth of the model's place in `state`, in points. */
export function stationWorth(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  return (
    hopesFrom(outlook, state, model, look) -
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

/** What it may do in its next turn. */
function hopesFrom(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
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

/** Next turn nobody has attacked yet. */
function withFreshTurn(state: State, model: number): State {
  const own = modelAt(state, model);
  if (!own.attacked && !own.threw) return state;
  const models = state.models.slice();
  models[model] = { ...own, attacked: false, threw: false };
  return { ...state, models };
}

/** What the enemies may do to it in their next turn. */
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
  // The same man cannot be lost twice.
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

/** Who helps it, and whom it helps. */
function companyAt(outlook: Outlook, state: State, model: number): number {
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

/** How near its weapons ask it to be, in steps. */
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

function approachOf(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  const nearest = look[0];
  if (nearest === undefined || isHolding(outlook, state)) return 0;
  return -APPROACH * Math.max(0, nearest.gap - wantedGap(state, model));
}

/** How near the table edge is in the direction it would flee in: away from the nearest enemy. */
function edgeFear(state: State, model: number, look: readonly Surroundings[]): number {
  const nearest = look[0];
  if (nearest === undefined || state.field.scenario === 'foragingMission') return 0;
  const at = modelAt(state, model);
  const away = directionOf(at.x - modelAt(state, nearest.foe).x, at.y - modelAt(state, nearest.foe).y);
  if (away === null) return 0;
  const { m } = state.field.sticks;
  return EDGE_NEAR * Math.max(0, 2 - wayToEdge(state, at, away, 0) / m);
}

/** The gain of a model with a number of actions: their best use, in points. */
import { dataOf, isFirearm, modelAt, weaponOf } from '../state/abilities.ts';
import type { Activation } from '../state/frames.ts';
import { inContact, isEngaged, isStanding, touchedEnemies } from '../ground/geometry.ts';
import { attackOf } from '../combat/handToHand/melee.ts';
import { aimsAt, moveSearchOf, planAim } from '../movement/moveAims.ts';
import { MoveList } from '../movement/moveOffers.ts';
import { farthest, type Judge } from '../movement/farthestAlong.ts';
import { slowedDown, planMove } from '../movement/move.ts';
import { postureProblem } from '../movement/straightMove.ts';
import { shotOf } from '../combat/shooting/shooting.ts';
import type { State } from '../state/state.ts';
import { bestShot, type BestShot, isReady, isUsable, meleeWorth, shotWorth } from './combatWorth.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { type Gains, type Outlook, placed, withModel } from './outlook.ts';
import { stationWorth } from './stationWorth.ts';

/** Value of a loaded weapon for the next turn, as a share of its shot. */
const LOADED = 0.45;
/** Value of standing up, as a share of the price. */
const STANDING = 0.28;
/** Number of nearest enemies to try contact with. */
const MOST_CONTACTS = 3;

/** The best use of the remaining actions without another Move. */
export function onTheSpot(
  outlook: Outlook,
  state: State,
  activation: Activation,
  look: readonly Surroundings[],
): number {
  const { model, left } = activation;
  if (left < 1) return 0;
  const own = modelAt(state, model);
  const { prices } = outlook;
  if (own.posture === 'fallen') {
    const up = withModel(state, model, { posture: 'standing' });
    return standingWorth(outlook, model) + onTheSpot(outlook, up, { ...activation, left: left - 1, acted: true }, look);
  }
  let best = 0;
  const consider = (worth: number): void => {
    if (worth > best) best = worth;
  };
  const touched = touchedEnemies(state, model);
  if (!own.attacked && own.posture === 'standing') {
    for (const foe of touched) {
      consider(meleeWorth(state, prices, attackOf(state, activation, foe, false), outlook.care));
      if (left >= 2) consider(meleeWorth(state, prices, attackOf(state, activation, foe, true), outlook.care));
    }
  }
  if (touched.some((foe) => isStanding(state, foe))) return best;
  const shot = bestShot(state, prices, model, look, (weapon) => isReady(state, model, weapon));
  if (shot.weapon >= 0) {
    const spent = loadOf(outlook, state, model, shot.weapon);
    const after = left >= 3 ? reloadWorth(outlook, state, model, look, true) : 0;
    consider(shot.worth - spent + after);
    if (left >= 2 && weaponOf(state, model, shot.weapon) !== 'tomahawk') {
      consider(shotWorth(state, prices, shotOf(model, shot.weapon, shot.target, true)) - spent);
    }
  }
  if (left >= 2 && own.posture === 'standing') {
    const loaded = loadedShot(outlook, state, model, look, false);
    consider(laterShot(outlook, loaded));
    if (left >= 3 && loaded !== null && !own.attacked && !isSlow(state, model)) consider(loaded);
  }
  return best;
}

/** The value of standing up for what comes after the activation. */
export const standingWorth = ({ prices, ahead }: Outlook, model: number): number =>
  STANDING * Math.max(ahead.own, ahead.foes) * (prices[model] as number);

/** The value of loading for the next turn; after a shot only with a quick weapon (SK-RNG-19). */
export function reloadWorth(
  outlook: Outlook,
  state: State,
  model: number,
  look: readonly Surroundings[],
  fired: boolean,
): number {
  return laterShot(outlook, loadedShot(outlook, state, model, look, fired));
}

const laterShot = ({ load, ahead }: Outlook, shot: number | null): number =>
  shot === null ? 0 : load + LOADED * ahead.own * shot;

/** The worth of the best shot once its weapon is loaded; null where there is none to load. */
function loadedShot(
  outlook: Outlook,
  state: State,
  model: number,
  look: readonly Surroundings[],
  fired: boolean,
): number | null {
  const { loaded, fired: shots } = modelAt(state, model);
  let loads = false;
  const { worth } = bestShot(state, outlook.prices, model, look, (weapon) => {
    if (!isUsable(state, model, weapon) || (!fired && loaded[weapon] === true)) return false;
    if (isSlowWeapon(state, model, weapon) && (fired || shots[weapon] === true)) return false;
    loads = true;
    return true;
  });
  return loads ? worth : null;
}

/** What a weapon's shot costs besides the action: it must be loaded again. */
export function loadOf({ load }: Outlook, state: State, model: number, weapon: number): number {
  const carried = weaponOf(state, model, weapon);
  return carried !== undefined && isFirearm(carried) ? load : 0;
}

/** SK-RNG-18. Can the weapon still be fired in the turn in which it is loaded? The corporal does not ask. */
export const firesOnceLoaded = ({ state, station }: Outlook, model: number, weapon: number): boolean =>
  station === null || !isSlowWeapon(state, model, weapon);

function isSlowWeapon(state: State, model: number, weapon: number): boolean {
  const carried = weaponOf(state, model, weapon);
  return carried !== undefined && dataOf(carried).ranged?.reload === 'slow';
}

function isSlow(state: State, model: number): boolean {
  return modelAt(state, model).loaded.some(
    (_, weapon) => isUsable(state, model, weapon) && isSlowWeapon(state, model, weapon),
  );
}

/** The activation and state after a Move. */
export interface Stop {
  readonly state: State;
  readonly doing: Activation;
  readonly cost: number;
}

/** A Move of the model that is acting, or null if it is illegal. */
export function stopAt(state: State, activation: Activation, x: number, y: number, sprint: boolean): Stop | null {
  const tried = planMove(state, activation, x, y, sprint);
  if (!tried.ok) return null;
  const { into, actions, broken } = tried.value;
  const from = modelAt(state, activation.model);
  return {
    state: placed(state, activation.model, tried.value),
    cost: actions,
    doing: {
      ...activation,
      left: activation.left - actions,
      acted: true,
      mustCharge: false,
      movedIntoContact: activation.movedIntoContact || into.length > 0,
      charge: into.length > 0 ? { x: from.x, y: from.y, clear: broken.length === 0 } : null,
    },
  };
}

/** The value of a Move, with the best use of the actions left on the spot. */
export function stopWorth(outlook: Outlook, stop: Stop, here: number): number {
  const { model } = stop.doing;
  const look = surroundingsOf(stop.state, model, outlook.foes);
  return stationWorth(outlook, stop.state, model, look) - here + onTheSpot(outlook, stop.state, stop.doing, look);
}

export function freshDoing(model: number, left: number, mustCharge = false): Activation {
  return {
    model,
    left,
    unseen: false,
    movedIntoContact: false,
    charge: null,
    mustCharge,
    acted: false,
    vorwaerts: false,
  };
}

/** The best gains of a model with 0 to 3 actions; `charging`: the first must be a Move into contact. */
export function gainsOf(outlook: Outlook, model: number, charging = false): Gains {
  const list = outlook.memory.gains;
  const key = 2 * model + (charging ? 1 : 0);
  let found = list.get(key);
  if (found === undefined) {
    found = counted(outlook, model, charging);
    list.set(key, found);
  }
  return found;
}

function counted(outlook: Outlook, model: number, charging: boolean): Gains {
  const { state } = outlook;
  const look = surroundingsOf(state, model, outlook.foes);
  const gains: [number, number, number, number] = [0, 0, 0, 0];
  if (!charging) {
    for (let left = 1; left <= 3; left += 1)
      gains[left as 1] = onTheSpot(outlook, state, freshDoing(model, left), look);
  }
  const shot = charging ? 0 : gains[1];
  const spots = spotsOf(outlook, model, look, charging);
  if (spots.length > 0) {
    const here = stationWorth(outlook, state, model, look);
    for (const stop of spots) {
      const there = surroundingsOf(stop.state, model, outlook.foes);
      const moved = stationWorth(outlook, stop.state, model, there) - here;
      for (let left = stop.cost; left <= 3; left += 1) {
        const rest = onTheSpot(outlook, stop.state, { ...stop.doing, left: left - stop.cost }, there);
        // Shooting before moving is possible too, except with a Move into contact.
        const before = left > stop.cost && !stop.doing.movedIntoContact ? shot : 0;
        gains[left as 1] = Math.max(gains[left as 1], moved + Math.max(rest, before));
      }
    }
  }
  // SK-RNG-21. A throw, and a blow at close quarters with the actions after it.
  const thrown = charging ? null : bestThrow(outlook, model, look);
  if (thrown !== null) {
    for (let left = 2; left <= 3; left += 1) {
      const worth = thrown.worth + chargeAfterThrow(outlook, model, thrown, left - 1);
      gains[left as 2] = Math.max(gains[left as 2], worth);
    }
  }
  for (let left = 1; left <= 3; left += 1) gains[left as 1] = Math.max(gains[left as 1], gains[(left - 1) as 0]);
  return gains;
}

/** SK-RNG-21. The best throw that a charge may follow, or null. */
function bestThrow(outlook: Outlook, model: number, look: readonly Surroundings[]): BestShot | null {
  const { state, prices } = outlook;
  const shot = bestShot(state, prices, model, look, (weapon) => isExtraThrow(outlook, model, weapon));
  return shot.weapon < 0 ? null : shot;
}

/** What the actions after a throw bring in a blow: less, as the target may be down by then. */
export function chargeAfterThrow(
  outlook: Outlook,
  model: number,
  { worth, target }: Pick<BestShot, 'worth' | 'target'>,
  left: number,
): number {
  const price = outlook.prices[target] as number;
  return Math.max(0, 1 - worth / price) * gainsOf(outlook, model, true)[Math.max(0, left) as 0];
}

/** SK-RNG-21. Can the man throw this now and strike in the same turn? The corporal never counts on both. */
export function isExtraThrow({ state, station }: Outlook, model: number, weapon: number): boolean {
  if (station === null || weaponOf(state, model, weapon) !== 'tomahawk') return false;
  return isReady(state, model, weapon) && !modelAt(state, model).threw;
}

/** Some Moves to estimate the value of moving: into contact, towards the enemy, back, and to the commander. */
function spotsOf(outlook: Outlook, model: number, look: readonly Surroundings[], charging: boolean): readonly Stop[] {
  const { state } = outlook;
  const activation = freshDoing(model, 3, charging);
  if (postureProblem(modelAt(state, model)) !== null || slowedDown(state, model)) return [];
  const judge: Judge = (x, y) => planMove(state, activation, x, y, false);
  const offers = new MoveList(model);
  const search = moveSearchOf(state, model, false, judge, false);
  let contacts = 0;
  for (const { foe, gap } of look) {
    if (contacts >= MOST_CONTACTS || gap > outlook.reaches[model]!) break;
    if (inContact(state, model, foe)) continue;
    for (const aim of aimsAt(state, model, foe)) offers.add(planAim(search, aim));
    contacts += 1;
  }
  const nearest = look[0];
  if (!charging && nearest !== undefined) {
    const own = modelAt(state, model);
    const foe = modelAt(state, nearest.foe);
    const engaged = isEngaged(state, model);
    along(state, model, own, foe, engaged ? [-1] : [1, 0.5, -1], judge, offers);
    const leader = outlook.commander;
    if (leader >= 0 && leader !== model) along(state, model, own, modelAt(state, leader), [1], judge, offers);
    if (model === leader && outlook.own.length > 1)
      along(state, model, own, middleOf(outlook, model), [1], judge, offers);
  }
  return offers.list.flatMap(({ x, y, sprint }) => {
    const stop = stopAt(state, activation, x, y, sprint);
    return stop === null ? [] : [stop];
  });
}

function middleOf(outlook: Outlook, model: number): { x: number; y: number } {
  let x = 0;
  let y = 0;
  const others = outlook.own.filter((other) => other !== model);
  for (const other of others) {
    x += modelAt(outlook.state, other).x / others.length;
    y += modelAt(outlook.state, other).y / others.length;
  }
  return { x, y };
}

/** Adds the farthest Moves towards a place (a negative share: away), or shares of that. */
function along(
  state: State,
  model: number,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  shares: readonly number[],
  judge: Judge,
  offers: MoveList,
): void {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < 1) return;
  for (const share of shares) {
    const sign = share < 0 ? -1 : 1;
    const most = share === 1 ? apart : share < 0 ? Number.POSITIVE_INFINITY : share * state.field.sticks.m;
    offers.add(farthest(state, model, (sign * dx) / apart, (sign * dy) / apart, most, false, judge));
  }
}

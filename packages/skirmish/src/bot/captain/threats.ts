/** What the enemy threatens, each of his men counted once: at whomever he would fire or strike best. */
import { memoizeBy } from '@drumhead/engine';
import { inContact, isStanding } from '../../ground/geometry.ts';
import type { State } from '../../state/state.ts';
import { bestShot, isReady, isUsable, meleeWorth, plainAttack } from '../combatWorth.ts';
import type { Memory, Outlook } from '../outlook.ts';
import { withFreshTurn } from '../stationWorth.ts';
import { type Surroundings, surroundingsOf } from '../surroundings.ts';

/** Weight of a shot that must be loaded first. */
const UNLOADED = 0.3;
/** An enemy counts his own loss in a blow less. */
const CARE = 0.7;

/** An enemy's best attack: its worth, and the man it is at, or -1. */
interface Threat {
  readonly worth: number;
  readonly target: number;
}

/** By enemy, the player's men around him, the nearest first; valid as long as the memory of an outlook. */
const looksOf = memoizeBy<Memory, Map<number, readonly Surroundings[]>>(() => new Map());

function lookOf(outlook: Outlook, foe: number): readonly Surroundings[] {
  const looks = looksOf(outlook.memory);
  let look = looks.get(foe);
  if (look === undefined) {
    look = surroundingsOf(outlook.state, foe, outlook.own);
    looks.set(foe, look);
  }
  return look;
}

/** Expected loss of the whole squad in the enemy's next turn, as it stands. */
export function threatsOf(outlook: Outlook): number {
  const { state, foes } = outlook;
  const standing = foes.filter((foe) => isStanding(state, foe));
  return lossOf(
    outlook,
    standing.map((foe) => threatBy(outlook, state, foe, lookOf(outlook, foe))),
  );
}

/** The same with one man in another place, of which `look` tells. */
export function threatsWith(outlook: Outlook, state: State, model: number, look: readonly Surroundings[]): number {
  const stands = isStanding(state, model);
  const threats: Threat[] = [];
  for (const { foe, gap, sees, stands: able } of look) {
    if (!able) continue;
    const seen = withPlace(lookOf(outlook, foe), { foe: model, gap, sees, stands });
    threats.push(threatBy(outlook, state, foe, seen));
  }
  return lossOf(outlook, threats);
}

/** The list with one man's entry in its new place. */
function withPlace(look: readonly Surroundings[], mine: Surroundings): readonly Surroundings[] {
  const list: Surroundings[] = [];
  let placed = false;
  for (const one of look) {
    if (one.foe === mine.foe) continue;
    if (!placed && mine.gap < one.gap) {
      list.push(mine);
      placed = true;
    }
    list.push(one);
  }
  if (!placed) list.push(mine);
  return list;
}

/** A man cannot be lost twice: what many threaten at once counts less. */
function lossOf({ prices }: Outlook, threats: readonly Threat[]): number {
  const at = new Map<number, number>();
  for (const { worth, target } of threats) if (target >= 0) at.set(target, (at.get(target) ?? 0) + worth);
  let sum = 0;
  for (const [target, worth] of at) {
    const most = prices[target] as number;
    sum += (worth * most) / (worth + most);
  }
  return sum;
}

/** What an enemy may be expected to do with an activation. */
function threatBy(outlook: Outlook, state: State, foe: number, look: readonly Surroundings[]): Threat {
  const { prices, acts, actsTwice, reaches } = outlook;
  const [once, twice] = [acts[foe] as number, actsTwice[foe] as number];
  let best: Threat = { worth: 0, target: -1 };
  let held = false;
  for (const { foe: target, gap } of look) {
    if (gap > (reaches[foe] as number)) break;
    const touches = gap < state.field.sticks.s / 5 && inContact(state, foe, target);
    if (touches && isStanding(state, target)) held = true;
    const worth = (touches ? once : twice) * meleeWorth(state, prices, plainAttack(foe, target), CARE);
    if (worth > best.worth) best = { worth, target };
  }
  if (held) return best;
  const rested = withFreshTurn(state, foe);
  const now = bestShot(state, prices, foe, look, (weapon) => isReady(rested, foe, weapon));
  if (once * now.worth > best.worth) best = { worth: once * now.worth, target: now.target };
  const later = bestShot(state, prices, foe, look, (weapon) => isUsable(state, foe, weapon));
  const loaded = UNLOADED * once * later.worth;
  return loaded > best.worth ? { worth: loaded, target: later.target } : best;
}

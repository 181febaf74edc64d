/** The value of the actions that an acting unit has left. */
import { maySurprise } from '../movement/formationRules.ts';
import { reloadProblem, canRallyFrom, rallyProblem } from '../morale/rally.ts';
import { facingTowards } from '@drumhead/table';
import type { ActingFrame, ActingMode, UnitActivation } from '../state/frames.ts';
import { stormProblem, planApproach } from '../movement/index.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { bestAim, shotWorth, unreadiness } from './gunValue.ts';
import { postsOf } from './townPosts.ts';
import { worthLostOf } from './armyValue.ts';
import type { Outlook } from './threats.ts';
import { centreDistance } from './places.ts';
import { balanceOf } from './unitValue.ts';
import { violationsOf } from '../movement/proximity/spacing.ts';

import { reachOf, type Attack, attackOn } from './attacks.ts';
import type { Expected } from './odds/expectedContact.ts';

/** Discount for actions not yet taken. */
const LIKELY = 0.95;
/** Discounts for an attack some way off, and for one with an obstacle. */
const FAR_OFF = 0.75;
const BARRED = 0.1;
const LOOKED_AT = 3;
/** A unit too near a friend must spend its last action to get away again (LB-PROX-05). */
const CROWDED = 0.12;

export function actionsLeftValue(state: State, outlook: Outlook, frame: ActingFrame): number {
  if (frame.over || frame.side !== outlook.side) return 0;
  let sum = 0;
  for (const activation of frame.doings) {
    if (activation.left < 1 || (state.units[activation.unit] as Unit).status !== 'table') continue;
    sum += LIKELY * chanceOf(state, outlook, frame, activation);
    if (activation.moved && frame.doings.length === 1 && isCrowded(state, activation)) sum -= CROWDED;
  }
  return sum;
}

/** Has a unit come too near a friend in this activation? */
export function isCrowded(state: State, activation: UnitActivation): boolean {
  const before = activation.near;
  return violationsOf(state, activation.unit).some((friend) => !before.some((near) => near.unit === friend));
}

function chanceOf(state: State, outlook: Outlook, frame: ActingFrame, activation: UnitActivation): number {
  const rally = Math.max(rallyWorth(state, outlook, activation), postGain(state, outlook, activation));
  if (frame.mode === 'group' || frame.mode === 'reserve') return rally;
  const { arm } = state.field.units[activation.unit] as UnitProfile;
  if (arm === 'artillery') return fireWorth(state, outlook, activation);
  if (
    frame.mode === 'reaction' &&
    (arm !== 'cavalry' || !maySurprise((state.units[activation.unit] as Unit).formation))
  )
    return rally;
  return Math.max(rally, attackWorth(state, outlook, frame, activation));
}

/** LB-BUA-02: into the best sector that can be reached with the actions left. */
function postGain(state: State, outlook: Outlook, activation: UnitActivation): number {
  let best = 0;
  for (const { needs, gain } of postsOf(state, outlook, activation.unit, activation.left, null)) {
    best = Math.max(best, needs > 1 ? gain * FAR_OFF : gain);
  }
  return best;
}

/** LB-UNIT-09, -10. */
function rallyWorth(state: State, outlook: Outlook, activation: UnitActivation): number {
  const { dis } = state.units[activation.unit] as Unit;
  if (dis < 2 || activation.rallied || !canRallyFrom(state.field.units[activation.unit] as UnitProfile, dis)) return 0;
  if (rallyProblem(state, activation) !== null) return 0;
  return outlook.judgement.counts.losses * rallyGain(state, activation.unit);
}

export function rallyGain(state: State, unit: number): number {
  const worth = worthLostOf(state, unit);
  const { dis } = state.units[unit] as Unit;
  return (worth[dis] as number) - (worth[dis - 1] as number);
}

/** A possible attack and its worth. */
export interface Target {
  readonly unit: number;
  readonly strike: Attack;
  readonly worth: number;
}

/** The attacks within so many actions, the best first; impossible ones left out. */
export function targetsOf(state: State, outlook: Outlook, unit: number, actions: number): readonly Target[] {
  const u = state.units[unit] as Unit;
  const reach = reachOf(state.field, state.field.units[unit] as UnitProfile, u, actions) + state.field.sticks.m * 1.6;
  const preys: Target[] = [];
  for (const foe of outlook.foes) {
    if (centreDistance(u, state.units[foe.unit] as Unit) > reach) continue;
    const strike = attackOn(state, unit, foe.unit, actions);
    if (strike === null) continue;
    const worth = balanceOf(outlook, strike.expected[Math.min(2, actions - strike.needs)] as Expected);
    if (worth > 0) preys.push({ unit: foe.unit, strike, worth });
  }
  return preys.sort((x, y) => y.worth - x.worth || x.unit - y.unit);
}

/**
 * How likely an attack is to be possible: 1 if it is open from here, or after a turn to the enemy; less if it is some
 * way off; little if something is in the way.
 */
export function openness(state: State, prey: Target, mode: ActingMode, activation: UnitActivation): number {
  const { strike } = prey;
  const inside = (state.units[activation.unit] as Unit).sector >= 0;
  const { sector } = state.units[prey.unit] as Unit;
  if (strike.flank && activation.seenBy.includes(prey.unit)) return 0; // LB-GEO-13
  const turns = strike.ahead ? 0 : 1;
  if (strike.needs - turns > 1) return FAR_OFF;
  const { side } = state.field.units[activation.unit] as UnitProfile;
  const mover = { unit: activation.unit, side, mode, activation };
  if (inside) return sector < 0 ? FAR_OFF : stormProblem(state, mover, sector) === null ? 1 : 0;
  const from = strike.ahead ? state : turnedTo(state, activation.unit, prey.unit);
  return planApproach(from, mover, sector).ok ? 1 : BARRED;
}

function turnedTo(state: State, unit: number, enemy: number): State {
  const u = state.units[unit] as Unit;
  const e = state.units[enemy] as Unit;
  const units = state.units.slice();
  units[unit] = { ...u, facing: facingTowards(e.x - u.x, e.y - u.y) };
  return { ...state, units };
}

function attackWorth(state: State, outlook: Outlook, frame: ActingFrame, activation: UnitActivation): number {
  let best = 0;
  let looked = 0;
  for (const prey of targetsOf(state, outlook, activation.unit, activation.left)) {
    if (prey.worth <= best || looked++ >= LOOKED_AT) break;
    best = Math.max(best, prey.worth * openness(state, prey, frame.mode, activation));
  }
  return outlook.judgement.counts.fights * best;
}

/** LB-BOMB-01, -02: fire with what is left, and reload with the rest if that is better. */
function fireWorth(state: State, outlook: Outlook, activation: UnitActivation): number {
  const u = state.units[activation.unit] as Unit;
  const profile = state.field.units[activation.unit] as UnitProfile;
  if (activation.fired) return unreadiness(state, outlook, activation.unit); // it will reload
  if (activation.gunsMoved && !profile.horse) return 0;
  const limbered = u.formation === 'limbered';
  const prepare = (limbered ? 1 : 0) + (reloadProblem(state, activation.unit) === null ? 1 : 0);
  const actions = activation.left - prepare;
  if (actions < 1) return 0;
  const aim = bestAim(state, outlook, activation.unit, !limbered);
  return aim.target < 0 ? 0 : fireGain(state, outlook, activation.unit, aim.target, actions, u.loaded && prepare === 0);
}

/** The best of adding dice and reloading. A battery that has just fired has lost its readiness. */
export function fireGain(
  state: State,
  outlook: Outlook,
  battery: number,
  target: number,
  actions: number,
  ready: boolean,
): number {
  const { fights } = outlook.judgement.counts;
  const all = fights * shotWorth(state, outlook, battery, target, actions - 1);
  const unready = ready ? unreadiness(state, outlook, battery) : 0;
  if (actions < 2) return all - unready;
  const some = fights * shotWorth(state, outlook, battery, target, actions - 2);
  return Math.max(all - unready, some);
}

/** Value of a unit's place: its threats, the threats to it, and its advance. */
import { inCommand } from '../command/inCommand.ts';
import { type State, type Unit, type UnitProfile } from '../state/state.ts';
import { fromBaseline } from '../ground/zones.ts';
import { batteryValue, gunDanger } from './gunValue.ts';
import { pointsOf } from './armyValue.ts';

import { chancesOf, type Outlook, shareOfIdle } from './threats.ts';
import type { Expected } from './odds/expectedContact.ts';
import { centreDistance } from './places.ts';
import { placesWorth } from './placesWorth.ts';
import { FAR, isHorseNear, reachOf, type Attack, attackOn } from './attacks.ts';

/** Weights of a possible attack before it is made, and of a second one that is feared. */
const PROMISE = 0.45;
const SECOND_FEAR = 0.35;
/** Weights of coming nearer to the enemy, and to his baseline. */
const PULL = 0.9;
const FORWARD = { infantry: 0.06, cavalry: 0.04, artillery: 0.015 } as const;
const COMMAND = 0.06;
/** A Grand Battery counts for two, and a little more where no enemy can attack it (LB-OPT-01). */
const JOINED = 0.08;
/** A sector is worth holding where the enemy may come; elsewhere the battalion is out of the battle. */
const HELD = 0.16;
const FORGOTTEN = -0.16;
/** A sector so damaged will soon hurt its garrison (LB-BUA-21). */
const CRUMBLING = 4;
const RUIN = 0.1;

/** The value of a unit with its parts. */
export interface UnitValue {
  readonly total: number;
  readonly parts: UnitParts;
  /** The attack it would make, weighted by its chance. */
  readonly promise: number;
  /** The worst attack on it, weighted likewise. */
  readonly fear: number;
  /** The attacker, or -1; and whether into its flank. */
  readonly by: number;
  readonly flanked: boolean;
}

/** Shares of a unit's value, each as it counts in the total. */
export interface UnitParts {
  /** Attacks it may make. */
  readonly attacks: number;
  /** Attacks and fire it must fear, as negative numbers. */
  readonly danger: number;
  /** Its guns in place and ready. */
  readonly guns: number;
  /** Its way to the enemy, and into his half. */
  readonly advance: number;
  /** Its formation, command, and room to friends. */
  readonly order: number;
}

export const NO_PARTS: UnitParts = { attacks: 0, danger: 0, guns: 0, advance: 0, order: 0 };
const NOWHERE: UnitValue = { total: 0, parts: NO_PARTS, promise: 0, fear: 0, by: -1, flanked: false };

export function balanceOf(outlook: Outlook, expected: Expected): number {
  return expected.gain * outlook.onEnemy - expected.loss * outlook.onSelf;
}

/** The same attack from the point of view of the defender. */
function harmOf(outlook: Outlook, expected: Expected): number {
  return expected.gain * outlook.onSelf - expected.loss * outlook.onEnemy;
}

/** Units of the current fight: what they do to each other is valued there. */
export interface Melee {
  readonly attacker: number;
  readonly defenders: readonly number[];
  /** Units still in it. */
  readonly engaged: readonly number[];
}

export function unitValueOf(state: State, outlook: Outlook, unit: number, melee: Melee | null): UnitValue {
  const u = state.units[unit] as Unit;
  if (u.status !== 'table') return NOWHERE;
  const { field } = state;
  const { judgement } = outlook;
  const { counts } = judgement;
  const profile = field.units[unit] as UnitProfile;
  const idle = u.brigade < 0;
  const ownChances = chancesOf(state, unit, idle ? 0.1 : 1);
  const ownReach = reachOf(field, profile, u, 2);
  let promise = 0;
  let fear = 0;
  let second = 0;
  let by = -1;
  let flanked = false;
  let pull = 0;
  let nearest = Number.POSITIVE_INFINITY;
  const room = field.sticks.m * 1.6;
  // Closer than this, attacks count instead of advance.
  const close = field.sticks.l + field.sticks.s;
  for (const foe of outlook.foes) {
    const e = state.units[foe.unit] as Unit;
    const far = centreDistance(u, e);
    if (far < nearest) nearest = far;
    const draws = foe.draw / (1 + Math.max(far, close) / (2 * field.sticks.l));
    if (draws > pull) pull = draws;
    if (melee !== null && isMelee(melee, unit, foe.unit)) continue;
    const theirReach = reachOf(field, field.units[foe.unit] as UnitProfile, e, FAR);
    if (far - room <= theirReach) {
      const strike = attackOn(state, foe.unit, unit, FAR);
      if (strike !== null) {
        const harm = attackValue(strike, foe.chances, (expected) => harmOf(outlook, expected));
        if (harm > fear) {
          second = fear;
          fear = harm;
          by = foe.unit;
          flanked = strike.flank;
        } else if (harm > second) second = harm;
      }
    }
    if (far - room <= ownReach) {
      const strike = attackOn(state, unit, foe.unit, 2);
      if (strike !== null) {
        const worth = attackValue(strike, ownChances, (expected) => balanceOf(outlook, expected));
        if (worth > promise) promise = worth;
      }
    }
  }
  const share = idle ? shareOfIdle(outlook, pointsOf(field, unit)) : 1;
  const guns = profile.arm === 'artillery';
  const zones = (fromBaseline(field, profile.side, u.y) * 6) / field.height;
  const attacks = PROMISE * promise * outlook.urgency;
  const danger = -judgement.fear * fear - SECOND_FEAR * second - gunDanger(state, outlook, unit);
  const battery = guns ? batteryValue(state, outlook, unit) * share : 0;
  const drawn = guns ? 0.25 * pull * share : PULL * pull * share * outlook.urgency;
  const forward = drawn + FORWARD[profile.arm] * Math.min(5.4, zones) * share;
  const advance = state.script === undefined ? forward : forward + placesWorth(state, unit);
  const fit = guns ? 0 : (fitOf(state, profile, u, nearest) - idleSquareCost(state, outlook, unit)) * share;
  const order = fit + (!idle && inCommand(state, unit) ? COMMAND : 0) - (u.violation ? 0.04 : 0);
  // An enemy counts against each of two batteries apart, so against each half: joining does not halve the danger.
  const count = u.battery >= 0 ? 2 : 1;
  const joined = u.battery >= 0 && fear === 0 ? JOINED : 0;
  const parts = {
    attacks: counts.attacks * count * attacks,
    danger: counts.danger * count * danger,
    guns: counts.guns * (count * battery + joined),
    advance: counts.advance * judgement.advance * count * advance,
    order: counts.order * count * order,
  };
  const total = parts.attacks + parts.danger + parts.guns + parts.advance + parts.order;
  return { total, parts, promise, fear, by, flanked };
}

/** The value of the unit with this change, legal or not. */
export function unitValueIf(state: State, outlook: Outlook, unit: number, change: Partial<Unit>): UnitValue {
  const units = state.units.slice();
  units[unit] = { ...(state.units[unit] as Unit), ...change };
  return unitValueOf({ ...state, units }, outlook, unit, null);
}

function isMelee(melee: Melee, unit: number, foe: number): boolean {
  if (unit === melee.attacker) return melee.defenders.includes(foe);
  return foe === melee.attacker && melee.defenders.includes(unit);
}

/** Worth of an attack over the chances of enough actions for it; at least 0, as it need not be made. */
function attackValue(
  strike: Attack,
  chances: readonly [number, number, number, number],
  worthOf: (expected: Expected) => number,
): number {
  let sum = 0;
  for (let actions = strike.needs; actions <= 3; actions++) {
    const worth = worthOf(strike.expected[Math.min(2, actions - strike.needs)] as Expected);
    if (worth > 0) sum += (chances[actions] as number) * worth;
  }
  return sum;
}

/** LB-BUA-13, -21: value of holding a sector, besides the odds there. */
function postWorth(state: State, u: Unit, nearest: number): number {
  const { s, l } = state.field.sticks;
  const dis = state.sectors[u.sector]?.dis ?? 0;
  return (nearest < 2 * l + s ? HELD : FORGOTTEN) - RUIN * Math.max(0, dis - CRUMBLING + 1);
}

/** A square costs more where no enemy horse can reach it before long. */
function idleSquareCost(state: State, outlook: Outlook, unit: number): number {
  const { idleSquare } = outlook.judgement;
  if (idleSquare === 0 || state.units[unit]?.formation !== 'square') return 0;
  return isHorseNear(state, unit) ? 0 : idleSquare;
}

/** Columns to march, lines to fight (LB-CD-01, table M1). */
function fitOf(state: State, profile: UnitProfile, u: Unit, nearest: number): number {
  const { s, l } = state.field.sticks;
  const near = nearest < 1.5 * l + s;
  switch (u.formation) {
    case 'line':
      return near ? 0.05 : 0;
    case 'attackColumn':
      return near ? 0.03 : 0.04;
    case 'marchColumn':
      return near ? -0.12 : nearest > 3 * l ? 0.02 : -0.03;
    case 'column':
      return near ? -0.05 : 0.03;
    case 'square':
      return -0.08;
    case 'garrison':
      return postWorth(state, u, nearest);
    default:
      return profile.arm === 'infantry' ? 0.05 : 0;
  }
}

/** Value of a state for one side: losses, units, places, and command. */
import { equalData, memoizeBy, total } from '@drumhead/engine';
import type { CombatStep } from '../state/combatFrame.ts';
import { isShaken, penetration } from '../victory/victory.ts';
import { type General, other, type SideIndex, type State, type Unit, type UnitProfile } from '../state/state.ts';
import { zoneOf } from '../ground/zones.ts';
import { masks } from './gunValue.ts';
import { generalValues } from './generalValue.ts';
import { lastingScore, pointsNow, worthLostOf } from './armyValue.ts';
import { type Outlook, outlookOf, sameOutlook } from './threats.ts';
import { centreDistance } from './places.ts';
import { placesWorth } from './placesWorth.ts';
import { CORPORAL, type Judgement } from './judgement.ts';
import { type Melee, NO_PARTS, type UnitValue, unitValueOf } from './unitValue.ts';

/** Penetration can be lost again; it counts less than permanent losses. */
const PENETRATION = 0.55;
/**
 * At the Break Point when one's own phase ends the battle is lost; before that, penetration can be undone (LB-VIC-13).
 */
const BROKEN = 5;
const BREAKING = 1.5;
const SUPPORTED = 0.03;
const MASKED = 0.06;

/** The current fight, if it is still being rolled for. */
function currentMelee(state: State): Melee | null {
  for (const frame of state.frames) {
    if (frame.at !== 'combat') continue;
    const { attacker, defenders, uses } = frame.combat;
    const left = (unit: number): boolean => uses.some((use) => use.unit === unit && use.use === 'retreat');
    const over = OVER.includes(frame.step);
    return { attacker, defenders, engaged: over ? [] : [attacker, ...defenders].filter((unit) => !left(unit)) };
  }
  return null;
}

/** Steps at which only the place is still to be chosen. */
const OVER: readonly CombatStep[] = ['victor', 'exploit', 'combatEnd', 'approachEnd'];

function sameMelee(a: Melee | null, b: Melee | null): boolean {
  if (a === null || b === null) return a === b;
  return a.attacker === b.attacker && same(a.defenders, b.defenders) && same(a.engaged, b.engaged);
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((unit, i) => unit === b[i]);
}

/** Values of a side's units, by unit; zero for the others. */
function unitValuesOf(state: State, outlook: Outlook, melee: Melee | null): readonly UnitValue[] {
  return state.units.map((_, i) => {
    if ((state.field.units[i] as UnitProfile).side !== outlook.side) return NONE;
    return isEngaged(melee, i) ? fightingValue(state, outlook, i, melee) : unitValueOf(state, outlook, i, melee);
  });
}

/** The same for a possible future of the moment: values of units without changes are taken over. */
function unitValuesIn(moment: Moment, state: State, outlook: Outlook, melee: Melee | null): readonly UnitValue[] {
  if (state === moment.state) return moment.unitValues;
  const comparable = moment.outlook === outlook && sameMelee(moment.melee, melee);
  const fighting = melee !== null && melee.engaged.length > 0;
  return state.units.map((_, i) => {
    if ((state.field.units[i] as UnitProfile).side !== outlook.side) return NONE;
    const before = moment.unitValues[i] as UnitValue;
    if (isEngaged(melee, i)) {
      if (outlook.judgement.fightsInPlace) return fightingValue(state, outlook, i, melee);
      return isEngaged(moment.melee, i) ? before : engagedValue(before, outlook.judgement);
    }
    return comparable && unchanged(moment.state, state, i, fighting) ? before : unitValueOf(state, outlook, i, melee);
  });
}

function isEngaged(melee: Melee | null, unit: number): boolean {
  return melee?.engaged.includes(unit) === true;
}

/** The value of a fighting unit by its present place and formation, with or without its opponents. */
function fightingValue(state: State, outlook: Outlook, unit: number, melee: Melee | null): UnitValue {
  const { judgement } = outlook;
  return engagedValue(unitValueOf(state, outlook, unit, judgement.fightsInPlace ? null : melee), judgement);
}

/** The place of a unit after its fight is unknown: it keeps its value before the fight, with half its fears. */
function engagedValue(value: UnitValue, judgement: Judgement): UnitValue {
  const less = judgement.counts.danger * 0.5 * judgement.fear * value.fear;
  return { ...value, total: value.total + less, parts: { ...value.parts, danger: value.parts.danger + less } };
}

const NONE: UnitValue = { total: 0, parts: NO_PARTS, promise: 0, fear: 0, by: -1, flanked: false };

/** Facts derived once from the state being decided, for one side: possible futures are compared with it. */
export interface Moment {
  readonly state: State;
  readonly side: SideIndex;
  readonly outlook: Outlook;
  readonly melee: Melee | null;
  readonly unitValues: readonly UnitValue[];
}

/** The moment of a state, judged so. */
export function judgedMoment(state: State, side: SideIndex, judgement: Judgement): Moment {
  const outlook = outlookOf(state, side, judgement);
  const melee = currentMelee(state);
  return { state, side, outlook, melee, unitValues: unitValuesOf(state, outlook, melee) };
}

const MOMENTS = [
  memoizeBy((state: State) => judgedMoment(state, 0, CORPORAL)),
  memoizeBy((state: State) => judgedMoment(state, 1, CORPORAL)),
] as const;

/** The corporal's moment of a state. */
export function momentOf(state: State, side: SideIndex): Moment {
  return MOMENTS[side](state);
}

/** A possible future of a moment: only differences are derived. */
export function futureOf(moment: Moment, state: State): Moment {
  if (state === moment.state) return moment;
  const { side } = moment;
  const outlook = sameOutlook(moment.state, state, side)
    ? moment.outlook
    : outlookOf(state, side, moment.outlook.judgement);
  const melee = currentMelee(state);
  return { state, side, outlook, melee, unitValues: unitValuesIn(moment, state, outlook, melee) };
}

/**
 * Does everything hold the same that this unit's value depends on, be it the same object or an equal one? Enemies are
 * the same, as the outlook is; units hidden by a fight do not matter.
 */
function unchanged(was: State, now: State, unit: number, fighting: boolean): boolean {
  const u = now.units[unit] as Unit;
  if (!equalData(was.units[unit], u)) return false;
  if (u.brigade >= 0 && !sameGeneral(was, now, u.brigade)) return false;
  if (u.sector >= 0 && !equalData(was.sectors[u.sector], now.sectors[u.sector])) return false; // LB-BUA-21
  if (now.script !== undefined && placesWorth(was, unit) !== placesWorth(now, unit)) return false;
  if (fighting || (now.field.units[unit] as UnitProfile).arm !== 'artillery' || was.units === now.units) return true;
  const { side } = now.field.units[unit] as UnitProfile;
  for (let i = 0; i < now.units.length; i++) {
    if (equalData(was.units[i], now.units[i]) || (now.field.units[i] as UnitProfile).side !== side) continue;
    if (masks(was, unit, i) || masks(now, unit, i)) return false;
  }
  return true;
}

/** Is the General the same, and the unit he is with? */
function sameGeneral(was: State, now: State, general: number): boolean {
  const g = now.generals[general] as General;
  if (!equalData(was.generals[general], g)) return false;
  return g.status !== 'attached' || equalData(was.units[g.unit], now.units[g.unit]);
}

/** The value of a state for the side of the moment, apart from pending decisions. */
export function sideValue({ state, side, outlook, unitValues }: Moment): number {
  let sum = 0;
  for (const value of unitValues) sum += value.total;
  const { losses, support, generals } = outlook.judgement.counts;
  const together = support * togetherOf(state, side);
  return sum + losses * scoresOf(state, side) + together + generals * generalValues(state, outlook);
}

/** Losses and penetration of the enemy less one's own. */
export function scoresOf(state: State, side: SideIndex): number {
  return againstOf(state, other(side)) - againstOf(state, side);
}

/**
 * Weight of everything against a side: lasting points, wear of its troops, and penetration. The nearer to its Break
 * Point, the more each step weighs.
 */
function againstOf(state: State, side: SideIndex): number {
  const limit = Math.max(1, state.field.sides[side].breakPoint);
  const lasting = lastingScore(state, side) + aboutToShake(state, side);
  const worn = lasting + wearOf(state, side);
  const deep = anybodyIn(state, side) ? total(penetration(state, side)) : 0;
  return (
    worn +
    (worn * worn) / (2 * limit) +
    PENETRATION * deep * (1 + lasting / limit) +
    brokenBy(state, side, lasting, deep) +
    leaderless(state, side)
  );
}

function brokenBy(state: State, side: SideIndex, lasting: number, deep: number): number {
  const { breakPoint } = state.field.sides[side];
  if (lasting + deep < breakPoint) return 0;
  return lasting >= breakPoint || state.active === side ? BROKEN : BREAKING;
}

/** Brigades with enough disorder to be Shaken, while the fight that caused it still goes on (LB-VIC-10). */
function aboutToShake(state: State, side: SideIndex): number {
  let count = 0;
  for (let b = 0; b < state.brigades.length; b++) {
    if (state.field.brigades[b]?.side !== side || state.brigades[b]?.shakenScored !== false) continue;
    if (isShaken(state, b)) count++;
  }
  return count;
}

/** Wear of the troops beyond the points scored for it. */
function wearOf(state: State, side: SideIndex): number {
  let sum = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    // The wear of a joined battery is that of the Grand Battery (LB-OPT-01).
    if ((state.field.units[i] as UnitProfile).side !== side || u.status === 'joined') continue;
    sum += worthLostOf(state, i)[u.dis] as number;
    if (u.status === 'eliminated') sum -= pointsNow(state, i);
  }
  return sum;
}

/** Quick check: has any enemy come into the half of this side at all? */
function anybodyIn(state: State, side: SideIndex): boolean {
  const enemy = other(side);
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || (state.field.units[i] as UnitProfile).side !== enemy) continue;
    if (zoneOf(state.field, side, enemy, u.y) > 0) return true;
  }
  return false;
}

/** A Brigade without its Leader can do little (LB-LEAD-23). */
function leaderless(state: State, side: SideIndex): number {
  let sum = 0;
  for (let b = 0; b < state.brigades.length; b++) {
    if (
      (state.field.brigades[b] as { side: SideIndex }).side === side &&
      (state.generals[b] as General).fate === 'lost'
    )
      sum += 0.4;
  }
  return sum;
}

/** Support by friends near by, and friends in the way of the guns. */
export function togetherOf(state: State, side: SideIndex): number {
  const { units, field } = state;
  const near = field.sticks.l + field.sticks.vs;
  let sum = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i] as Unit;
    const profile = field.units[i] as UnitProfile;
    if (u.status !== 'table' || profile.side !== side) continue;
    const guns = profile.arm === 'artillery' && u.formation === 'unlimbered';
    const grand = u.battery >= 0; // Two batteries that support each other (LB-OPT-01).
    let supported = grand;
    for (let j = 0; j < units.length; j++) {
      const f = units[j] as Unit;
      if (i === j || f.status !== 'table' || (field.units[j] as UnitProfile).side !== side) continue;
      if (!supported && centreDistance(u, f) <= near) supported = true;
      if (guns && masks(state, i, j)) sum -= MASKED;
    }
    if (supported && u.brigade >= 0) sum += grand ? 2 * SUPPORTED : SUPPORTED;
  }
  return sum;
}

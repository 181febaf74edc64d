/** Gains open to a unit with 1 to 4 actions, and the worth of an activation before its roll. */
import { cosine, facingTowards, sine } from '@drumhead/table';
import { type ActivationOdds, activationOdds, mixActivations } from '@drumhead/odds';
import { total } from '@drumhead/engine';
import { formationsOf, maySurprise, ralliedFormation } from '../movement/formationRules.ts';
import type { ActingMode } from '../state/frames.ts';
import { lengthOf, rungOf } from '../movement/distance.ts';
import { formCost } from '../movement/index.ts';
import { beginActivation } from '../turn/activationState.ts';
import { canRallyFrom, rallyProblem } from '../morale/rally.ts';
import { AVERAGE_DIE, automaticSuccesses, pairBonus, standardOf } from '../turn/activationStandard.ts';
import type { Field, Formation, State, Unit, UnitProfile } from '../state/state.ts';
import { fireGain, openness, targetsOf, rallyGain } from './actionsLeft.ts';
import type { Expected } from './odds/expectedContact.ts';
import { bestAim, bestTurn } from './gunValue.ts';
import type { Outlook } from './threats.ts';
import { centreDistance } from './places.ts';
import { balanceOf, type UnitValue, unitValueIf } from './unitValue.ts';
import { FAR, isHorseNear } from './attacks.ts';
import { postsOf } from './townPosts.ts';

/** Gain by 0 to 4 actions. */
export type Prospect = readonly [number, number, number, number, number];

/** Discount: a march is seldom as free as it looks. */
const HINDERED = 0.7;
/** Discount: an attack is seldom as open as it looks. */
const OPEN = 0.9;
const LOOKED_AT = 4;
const ALARMING = 0.06;

type Open = [number, number, number, number, number];

function better(list: Open, from: number, gain: number): void {
  for (let k = Math.max(1, from); k <= 4; k++) if (gain > (list[k] as number)) list[k] = gain;
}

/** `standing` is its present value. */
export function prospectOf(
  state: State,
  outlook: Outlook,
  unit: number,
  standing: UnitValue,
  mode: ActingMode,
): Prospect {
  const list: Open = [0, 0, 0, 0, 0];
  const u = state.units[unit] as Unit;
  const profile = state.field.units[unit] as UnitProfile;
  march(state, outlook, unit, standing, list);
  if (standing.fear > ALARMING) addDefences(state, outlook, unit, standing, list);
  if (outlook.judgement.idleSquare > 0 && u.formation === 'square' && !isHorseNear(state, unit))
    reform(state, outlook, unit, standing, list);
  const free = mode === 'own' || mode === 'reaction';
  if (free && profile.arm === 'artillery') {
    fire(state, outlook, unit, list);
    if (outlook.judgement.turnsGuns && u.formation !== 'limbered') turnAndFire(state, outlook, unit, standing, list);
  }
  if (mode === 'own' || (mode === 'reaction' && profile.arm === 'cavalry' && maySurprise(u.formation))) {
    attack(state, outlook, unit, mode, list);
  }
  rally(state, outlook, unit, list);
  for (const { needs, gain } of postsOf(state, outlook, unit, FAR, standing)) better(list, needs, gain * HINDERED);
  for (let k = 1; k <= 4; k++) if ((list[k] as number) < (list[k - 1] as number)) list[k] = list[k - 1] as number;
  return list;
}

/** Straight towards the enemy that draws it most, in its formation; a battery only if nothing is in reach. */
function march(state: State, outlook: Outlook, unit: number, standing: UnitValue, list: Open): void {
  const { field } = state;
  const u = state.units[unit] as Unit;
  const profile = field.units[unit] as UnitProfile;
  if (u.formation === 'unlimbered' && bestAim(state, outlook, unit, true).target >= 0) return;
  const target = drawn(state, outlook, u);
  if (target === null) return;
  const formation = marchFormation(field, u);
  const speed = lengthOf(field, rungOf(profile, formation), 0);
  const far = centreDistance(u, target);
  const dx = (target.x - u.x) / far;
  const dy = (target.y - u.y) / far;
  const prepare = formation === u.formation ? 0 : 1;
  const most = Math.max(0, far - field.sticks.s * 1.5);
  for (let k = 1; k <= 2; k++) {
    const way = Math.min(most, k * speed);
    const there = unitValueIf(state, outlook, unit, {
      x: Math.round(u.x + dx * way),
      y: Math.round(u.y + dy * way),
      facing: facingTowards(Math.round(dx * 4096), Math.round(dy * 4096)),
      formation,
      sector: -1,
    });
    const gain = (there.total - standing.total) * HINDERED;
    better(list, k + prepare, gain);
    if (k === 2) better(list, 3 + prepare, gain * 1.3);
  }
}

/** Guns limber up, a garrison leaves its sector (LB-BUA-04). */
function marchFormation(field: Field, u: Unit): Formation {
  if (u.sector >= 0) return ralliedFormation(field);
  return u.formation === 'unlimbered' ? 'limbered' : u.formation;
}

function drawn(state: State, outlook: Outlook, u: Unit): Unit | null {
  let best: Unit | null = null;
  let most = 0;
  for (const foe of outlook.foes) {
    const e = state.units[foe.unit] as Unit;
    const draws = foe.draw / (1 + centreDistance(u, e) / (2 * state.field.sticks.l));
    if (draws > most) {
      most = draws;
      best = e;
    }
  }
  return best;
}

/** In danger: turn to it, form square against cavalry, or go back. */
function addDefences(state: State, outlook: Outlook, unit: number, standing: UnitValue, list: Open): void {
  const u = state.units[unit] as Unit;
  const profile = state.field.units[unit] as UnitProfile;
  const foe = state.units[standing.by];
  if (foe === undefined || u.sector >= 0) return;
  const { turn, form } = outlook.judgement;
  const try_ = (needs: number, change: Partial<Unit>, price = 0): void => {
    better(list, needs, unitValueIf(state, outlook, unit, change).total - standing.total - price);
  };
  if (u.formation !== 'square') try_(1, { facing: facingTowards(foe.x - u.x, foe.y - u.y) }, turn);
  const cost = formCost(state, unit);
  const open = formationsOf(state.field, profile.arm);
  for (const formation of profile.arm === 'artillery' ? [] : (['square', 'line'] as const)) {
    if (u.formation !== formation && open.includes(formation)) try_(cost, { formation }, form);
  }
  const back = lengthOf(state.field, rungOf(profile, u.formation), 1);
  if (back > 0) {
    try_(1, { x: Math.round(u.x - sine(u.facing) * back), y: Math.round(u.y + cosine(u.facing) * back) });
  }
}

/** Out of a square that nothing asks for any more. */
function reform(state: State, outlook: Outlook, unit: number, standing: UnitValue, list: Open): void {
  const cost = formCost(state, unit);
  for (const formation of ['line', 'attackColumn'] as const) {
    if (!formationsOf(state.field, 'infantry').includes(formation)) continue;
    const there = unitValueIf(state, outlook, unit, { formation });
    better(list, cost, there.total - standing.total - outlook.judgement.form);
  }
}

function fire(state: State, outlook: Outlook, unit: number, list: Open): void {
  const u = state.units[unit] as Unit;
  const limbered = u.formation === 'limbered';
  const aim = bestAim(state, outlook, unit, !limbered);
  if (aim.target < 0) return;
  const prepare = (limbered ? 1 : 0) + (u.loaded ? 0 : 1);
  for (let k = 1 + prepare; k <= 4; k++) {
    better(list, k, fireGain(state, outlook, unit, aim.target, k - prepare, prepare === 0));
  }
  const { fights } = outlook.judgement.counts;
  if (!u.loaded && !limbered) better(list, 1, fights * 0.3 * aim.expected);
}

/** A target must be so much better than the best in arc to be turned to. */
const BETTER = 1.2;

/** LB-MOVE-34: foot guns, too, may turn in place and fire in one activation. */
function turnAndFire(state: State, outlook: Outlook, unit: number, standing: UnitValue, list: Open): void {
  const here = bestAim(state, outlook, unit, true);
  const there = bestTurn(state, outlook, unit);
  if (there === null || there.target === here.target || there.expected <= BETTER * here.expected) return;
  const { facing, turned, target } = there;
  const { loaded } = state.units[unit] as Unit;
  const place = unitValueIf(state, outlook, unit, { facing }).total - standing.total;
  better(list, 1, place);
  const prepare = loaded ? 1 : 2;
  for (let k = 1 + prepare; k <= 4; k++) {
    better(list, k, place + fireGain(turned, outlook, unit, target, k - prepare, loaded));
  }
}

function attack(state: State, outlook: Outlook, unit: number, mode: ActingMode, list: Open): void {
  const preys = targetsOf(state, outlook, unit, FAR);
  if (preys.length === 0) return;
  const activation = beginActivation(state, unit, FAR);
  for (const prey of preys.slice(0, LOOKED_AT)) {
    const { strike } = prey;
    const open = outlook.judgement.counts.fights * OPEN * openness(state, prey, mode, activation);
    for (let k = strike.needs; k <= 4; k++) {
      better(list, k, open * balanceOf(outlook, strike.expected[Math.min(2, k - strike.needs)] as Expected));
    }
  }
}

function rally(state: State, outlook: Outlook, unit: number, list: Open): void {
  const u = state.units[unit] as Unit;
  if (u.dis < 2 || !canRallyFrom(state.field.units[unit] as UnitProfile, u.dis)) return;
  if (rallyProblem(state, beginActivation(state, unit, 1)) !== null) return;
  const gain = outlook.judgement.counts.losses * rallyGain(state, unit);
  for (let k = 4; k >= 1; k--) better(list, k, gain + Math.max(0, list[k - 1] as number) * 0.5);
}

/** The odds of the dice of a unit, with the Leader's help and special rules. */
export function rollsOf(state: State, unit: number, dice: number, reaction: boolean): readonly ActivationOdds[] {
  const options = { automatic: automaticSuccesses(state, unit, reaction), bonus: pairBonus(state, unit) };
  if ((state.field.units[unit] as UnitProfile).traits.unpredictable) {
    return mixActivations(
      AVERAGE_DIE.map((average) => {
        const { quality, bonus } = standardOf(state, unit, average);
        return { weight: 1 / AVERAGE_DIE.length, odds: activationOdds(quality, dice, total(bonus), options) };
      }),
    );
  }
  const { quality, bonus } = standardOf(state, unit, 0);
  return activationOdds(quality, dice, total(bonus), options);
}

/** The mean of a prospect over a roll. */
export function meanOf(prospect: Prospect, rolls: readonly ActivationOdds[]): number {
  let sum = 0;
  for (const row of rolls) sum += row.probability * (prospect[Math.min(4, row.actions)] as number);
  return sum;
}

/** Values of guns: what a battery can do from its place, and the danger from the enemy's. */
import { facingTowards, gap, stripMeets, turnBetween } from '@drumhead/table';
import { fireProblem } from '../ground/sight.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { rangeOf } from '../combat/dice/tallies.ts';
import type { Outlook } from './threats.ts';
import { centreDistance, unitPlace } from './places.ts';
import { expectedShot } from './odds/expectedShot.ts';

/** Share of its best shot that a battery ready to fire is worth. */
const READY = 0.55;
/** Share for having targets in place; a rare chance is no reason to stay. */
const IN_PLACE = 1;
const LIMBERED = 0.4;
/** Rough harm of one shot at fresh infantry in line, by range. */
const HARM = { short: 0.16, medium: 0.11, long: 0.06 } as const;

/** The most that a battery turns in place to fire. */
const QUARTER = 1440;

/** The best target from here, and the expected result of a plain shot at it; -1 and 0 if there is none. */
export interface Aim {
  readonly target: number;
  readonly expected: number;
}

const NO_AIM: Aim = { target: -1, expected: 0 };

/** `arc` false: after any turn. */
export function bestAim(state: State, outlook: Outlook, battery: number, arc: boolean): Aim {
  const { field } = state;
  const own = unitPlace(state, battery).quad;
  const b = state.units[battery] as Unit;
  const range = 3 * field.sticks.l;
  let best = NO_AIM;
  for (const foe of outlook.foes) {
    const e = state.units[foe.unit] as Unit;
    if (e.sector >= 0 || centreDistance(b, e) - field.sticks.m > range) continue;
    const quad = unitPlace(state, foe.unit).quad;
    if (arc ? !stripMeets(own, quad) : gap(own, quad) > range) continue;
    if (arc && fireProblem(state, battery, foe.unit, -1) !== null) continue;
    const expected = shotWorth(state, outlook, battery, foe.unit, 0);
    if (expected > best.expected) best = { target: foe.unit, expected };
  }
  return best;
}

/** Expected worth of a shot at an enemy unit with so many actions added. */
export function shotWorth(state: State, outlook: Outlook, battery: number, target: number, added: number): number {
  return expectedShot(state, battery, target, -1, added) * outlook.onEnemy;
}

/** An aim after a turn in place. */
export interface TurnedAim extends Aim {
  readonly facing: number;
  /** The state after the turn. */
  readonly turned: State;
}

/** The best target for which an unlimbered battery turns a quarter at most, in sight from there; null if there is none. */
export function bestTurn(state: State, outlook: Outlook, battery: number): TurnedAim | null {
  const { field } = state;
  const b = state.units[battery] as Unit;
  const range = 3 * field.sticks.l;
  const own = unitPlace(state, battery).quad;
  let best: TurnedAim | null = null;
  for (const foe of outlook.foes) {
    const e = state.units[foe.unit] as Unit;
    if (e.sector >= 0 || centreDistance(b, e) - field.sticks.m > range) continue;
    if (gap(own, unitPlace(state, foe.unit).quad) > range) continue;
    const expected = shotWorth(state, outlook, battery, foe.unit, 0);
    if (best !== null && expected <= best.expected) continue;
    const facing = facingTowards(e.x - b.x, e.y - b.y);
    if (Math.abs(turnBetween(b.facing, facing)) > QUARTER) continue;
    const units = state.units.slice();
    units[battery] = { ...b, facing };
    const turned = { ...state, units };
    if (fireProblem(turned, battery, foe.unit, -1) === null) best = { target: foe.unit, expected, facing, turned };
  }
  return best;
}

/** Value of a battery's place: targets in arc and sight if it is unlimbered, targets to turn to if not. */
export function batteryValue(state: State, outlook: Outlook, battery: number): number {
  const b = state.units[battery] as Unit;
  const limbered = b.formation === 'limbered';
  // The value of the place counts for each half of a Grand Battery (LB-OPT-01).
  const targets = bestAim(state, outlook, battery, !limbered).expected / (b.battery >= 0 ? 2 : 1);
  const expected = Math.min(outlook.judgement.gunPlace, targets);
  if (limbered) return LIMBERED * expected;
  // LB-OPT-01: no fire in the phase it forms.
  const ready = b.loaded && (b.formed === 0 || b.formed !== state.phase);
  return IN_PLACE * expected + (ready ? readiness(expected) : 0);
}

function readiness(expected: number): number {
  return READY * expected + 0.02;
}

/** The loss by firing until it is loaded again. */
export function unreadiness(state: State, outlook: Outlook, battery: number): number {
  const { gunPlace, counts } = outlook.judgement;
  return counts.guns * readiness(Math.min(gunPlace, bestAim(state, outlook, battery, true).expected));
}

/** Danger from the enemy's guns in arc and range, two batteries at most. */
export function gunDanger(state: State, outlook: Outlook, unit: number): number {
  const { field } = state;
  const u = state.units[unit] as Unit;
  let danger = 0;
  for (const foe of outlook.foes) {
    if ((field.units[foe.unit] as UnitProfile).arm !== 'artillery') continue;
    const b = state.units[foe.unit] as Unit;
    if (b.formation !== 'unlimbered' || centreDistance(b, u) - 2 * field.sticks.m > 3 * field.sticks.l) continue;
    const own = unitPlace(state, foe.unit).quad;
    const its = unitPlace(state, unit).quad;
    if (!stripMeets(own, its)) continue;
    const range = rangeOf(field, gap(own, its));
    if (range === null) continue;
    danger += HARM[range] * (u.formation === 'line' || u.formation === 'unlimbered' ? 1 : 1.2) * (1 + 0.3 * u.dis);
  }
  return Math.min(0.3, danger) * 0.45 * outlook.onSelf;
}

/** Does the unit stand in the line of fire of an own battery (LB-LOS-03)? */
export function masks(state: State, battery: number, unit: number): boolean {
  const b = state.units[battery] as Unit;
  if (b.formation !== 'unlimbered' || b.status !== 'table') return false;
  const { l } = state.field.sticks;
  const u = state.units[unit] as Unit;
  const far = centreDistance(b, u);
  if (far < l || far > 3 * l) return false;
  const own = unitPlace(state, battery).quad;
  const its = unitPlace(state, unit).quad;
  return stripMeets(own, its) && gap(own, its) > l;
}

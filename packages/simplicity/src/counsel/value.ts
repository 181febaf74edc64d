/** What a position is worth to a side, in points of the army lists: troops and their order, ground, nearness to work. */
import { total } from '@drumhead/engine';
import { gap } from '@drumhead/table';
import { commander, commandProfile } from '../commandBases.ts';
import { bodyOf, isOnTable, profileOf, quadOfCommand, quadOfUnit, sideOf, unitOf } from '../geometry.ts';
import { armOf, BREAKS_AT, COMMAND_POINTS, KIND, POINTS } from '../kinds.ts';
import { CM } from '../measure.ts';
import { inArc } from '../sight.ts';
import { other, type SideIndex, type State } from '../state.ts';
import { breakingPoint, lossesOf, pointsOf } from '../victory.ts';

/** A battle won or lost. */
export const DECIDED = 1000;

/** What is left of a unit's worth by its DP; routing, it may yet be rallied. */
const ORDER: readonly number[] = [1, 0.8, 0.56, 0.3];
const ROUTING = 0.06;

/** What a unit's loss counts above its price: every loss brings the army nearer to breaking. */
const LOSS = 2.5;

/** Worth of a unit with so many DP, in points. */
export function worthOfUnit(state: State, unit: number, dp: number): number {
  const { kind, class: unitClass } = profileOf(state, unit);
  const price = POINTS[kind][unitClass] + LOSS;
  if (dp >= BREAKS_AT) return armOf({ kind }) === 'artillery' ? 0 : price * ROUTING;
  return price * (ORDER[dp] as number);
}

/** What one DP more costs a unit. */
export function costOfDisruption(state: State, unit: number): number {
  const u = unitOf(state, unit);
  if (u.status === 'routing') return worthOfUnit(state, unit, BREAKS_AT);
  return worthOfUnit(state, unit, u.dp) - worthOfUnit(state, unit, u.dp + 1);
}

/** Worth of a state to a side: its own less the enemy's. Where troops stand counts for its own alone: whoever closes in brings the enemy to his work as well. */
export function worthTo(state: State, side: SideIndex): number {
  let places = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === side && unitOf(state, i).status === 'ready') places += placeWorth(state, i);
  }
  return oneSide(state, side) - oneSide(state, other(side)) + places;
}

function oneSide(state: State, side: SideIndex): number {
  let worth = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) !== side) continue;
    const u = unitOf(state, i);
    if (u.status === 'removed') continue;
    if (u.status === 'routing') worth += worthOfUnit(state, i, BREAKS_AT);
    else worth += worthOfUnit(state, i, u.dp);
  }
  for (let i = 0; i < state.commands.length; i++) {
    if (commandProfile(state, i).side !== side || commander(state, i).status === 'removed') continue;
    worth += COMMAND_POINTS + commandWorth(state, side, i);
  }
  // The nearer an army is to breaking, the dearer each loss.
  const share = lossesOf(state, side) / breakingPoint(state, side);
  worth -= 8 * share * share;
  return worth + groundWorth(state, side);
}

/** Objectives held count for more as the end comes nearer; those not held draw whoever is nearest. */
function groundWorth(state: State, side: SideIndex): number {
  const late = state.gameTurn / state.field.turnLimit;
  let worth = total(pointsOf(state, side).filter(({ rule }) => rule === 'SIP-VIC-4')) * (0.2 + 0.8 * late);
  for (const { x, y, points } of state.field.objectives) {
    let least = 60 * CM;
    for (let i = 0; i < state.units.length; i++) {
      const u = unitOf(state, i);
      if (u.status !== 'ready' || sideOf(state, i) !== side || armOf(profileOf(state, i)) === 'artillery') continue;
      const far = Math.sqrt((u.x - x) * (u.x - x) + (u.y - y) * (u.y - y));
      if (far < least) least = far;
    }
    worth -= (points * least) / (120 * CM);
  }
  return worth;
}

/** Where a unit does its work: foot at musket range, horse where it can charge, guns with something in their arc. */
function placeWorth(state: State, unit: number): number {
  const profile = profileOf(state, unit);
  const { effective, long } = KIND[profile.kind];
  const quad = quadOfUnit(state, unit);
  let least = Number.POSITIVE_INFINITY;
  let nearest = -1;
  let faced = false;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === profile.side || !isOnTable(unitOf(state, i))) continue;
    const far = gap(quad, quadOfUnit(state, i));
    if (far < least) {
      least = far;
      nearest = i;
    }
    if (!faced && effective > 0 && far <= Math.max(effective, long)) faced = hasInArc(state, unit, i);
  }
  if (nearest < 0) return 0;
  const cm = least / CM;
  const arm = armOf(profile);
  if (arm === 'artillery') return (faced ? 0.9 : 0) - 0.015 * Math.max(0, cm - effective / CM) - (cm < 12 ? 0.6 : 0);
  const towards = hasInArc(state, unit, nearest) ? 0.25 : 0;
  if (arm === 'foot') return (faced ? 0.5 : 0) + towards - 0.03 * Math.max(0, cm - 9);
  return towards - 0.02 * Math.max(0, cm - 16) - (cm < 10 ? 0.3 : 0);
}

function hasInArc(state: State, unit: number, enemy: number): boolean {
  if (unitOf(state, unit).section >= 0) return true;
  return inArc(state, unit, bodyOf(state, enemy).points).length >= 6;
}

/** A Command base belongs among its troops, those in disorder first, and not where the enemy is. */
function commandWorth(state: State, side: SideIndex, command: number): number {
  const quad = quadOfCommand(commander(state, command));
  let worth = 0;
  for (let i = 0; i < state.units.length; i++) {
    const u = unitOf(state, i);
    if (!isOnTable(u)) continue;
    const cm = gap(quad, quadOfUnit(state, i)) / CM;
    if (sideOf(state, i) !== side) {
      if (u.status === 'ready' && cm < 12) worth -= 0.5 * (1 - cm / 12);
    } else if (cm <= 10) worth += u.status === 'routing' ? 0.3 : 0.06 + 0.1 * u.dp;
    else worth -= 0.004 * (cm - 10);
  }
  return worth;
}

/** Worth of a position to a side, in points of the army lists: troops and their order, objectives, places. */
import { memoizeBy, total, type WayOff } from '@drumhead/engine';
import { gap, nearestExit } from '@drumhead/table';
import { commandBase, commandBaseProfile } from '../command/commandBases.ts';
import { quadOfCommandBase, quadOfUnit } from '../ground/footprints.ts';
import { CM } from '../state/lengths.ts';
import { other, type SideIndex, SIDES, type State } from '../state/state.ts';
import { armOf, BREAKS_AT, COMMAND_POINTS, POINTS } from '../state/unitTables.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../state/units.ts';
import { lossesOf } from '../victory/losses.ts';
import { scriptTable } from '../victory/scriptTable.ts';
import { breakingPoint, isForGround, pointsOf } from '../victory/victory.ts';
import { valueOfPlaces } from './placeValue.ts';

/** A battle won or lost. */
export const DECIDED = 1000;

/** Share of a unit's worth that is left, by its DP and when it routs. */
const ORDER: readonly number[] = [1, 0.8, 0.56, 0.3];
const ROUTING = 0.06;

/** What a unit's loss counts above its price: every loss brings the army nearer to breaking. */
const LOSS = 2.5;

/** Worth of a unit with so many DP, in points. */
export function valueOfUnit(state: State, unit: number, dp: number): number {
  const { kind, class: unitClass } = profileOf(state, unit);
  const price = POINTS[kind][unitClass] + LOSS;
  if (dp >= BREAKS_AT) return armOf({ kind }) === 'artillery' ? 0 : price * ROUTING;
  return price * (ORDER[dp] as number);
}

/** What one DP more costs a unit. */
export function costOfDisruption(state: State, unit: number): number {
  const u = unitOf(state, unit);
  if (u.status === 'routing') return valueOfUnit(state, unit, BREAKS_AT);
  return valueOfUnit(state, unit, u.dp) - valueOfUnit(state, unit, u.dp + 1);
}

/** Worth of a state to a side: its own less the enemy's. Places count for its own units alone, for closing in improves the enemy's as well. */
export function valueFor(state: State, side: SideIndex): number {
  return oneSide(state, side) - oneSide(state, other(side)) + valueOfPlaces(state, side);
}

const valuesBySide = memoizeBy((state: State) => SIDES.map((side) => valueFor(state, side)));

/** The same of a state that many orders are compared in. */
export function valueNow(state: State, side: SideIndex): number {
  return valuesBySide(state)[side] as number;
}

function oneSide(state: State, side: SideIndex): number {
  let worth = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) !== side) continue;
    const u = unitOf(state, i);
    if (u.status === 'removed') continue;
    if (u.status === 'routing') worth += valueOfUnit(state, i, BREAKS_AT);
    else worth += valueOfUnit(state, i, u.dp);
  }
  for (let i = 0; i < state.commands.length; i++) {
    if (commandBaseProfile(state, i).side !== side || commandBase(state, i).status === 'removed') continue;
    worth += COMMAND_POINTS + commandWorth(state, side, i);
  }
  // The nearer an army is to breaking, the dearer each loss.
  const share = lossesOf(state, side) / breakingPoint(state, side);
  worth -= 8 * share * share;
  return worth + groundWorth(state, side);
}

/** Objectives held count for more as the end comes nearer; the distance of the nearest unit to each counts against. */
export function groundWorth(state: State, side: SideIndex): number {
  const late = state.gameTurn / state.field.turnLimit;
  let worth = total(pointsOf(state, side).filter(isForGround)) * (0.2 + 0.8 * late);
  for (const { x, y, points, pull = points } of state.field.objectives) {
    let least = 60 * CM;
    for (let i = 0; i < state.units.length; i++) {
      const u = unitOf(state, i);
      if (u.status !== 'ready' || sideOf(state, i) !== side || armOf(profileOf(state, i)) === 'artillery') continue;
      const far = Math.sqrt((u.x - x) * (u.x - x) + (u.y - y) * (u.y - y));
      if (far < least) least = far;
    }
    worth -= (pull * least) / (120 * CM);
  }
  return state.script === undefined ? worth : worth - wayOff(state, state.script.waysOff, side);
}

/** SCN-LEAVE-2. What those who may leave for points still have to go, each by his nearest way. */
function wayOff(state: State, ways: readonly WayOff[], side: SideIndex): number {
  if (ways.length === 0) return 0;
  const { width, depth: height } = state.field;
  const open = ways.map((way) => ({ ...way, units: scriptTable.mayLeave(state, way) }));
  let least = 0;
  for (let unit = 0; unit < state.units.length; unit++) {
    const u = unitOf(state, unit);
    if (u.status !== 'ready' || sideOf(state, unit) !== side) continue;
    const exit = nearestExit(
      u,
      { width, height },
      open.filter(({ units }) => units.includes(unit)),
    );
    if (exit !== null) least += (exit.points * Math.min(60 * CM, exit.far)) / (120 * CM);
  }
  return least;
}

/** A Command base is worth more near its troops, those in disorder first, and less near the enemy. */
export function commandWorth(state: State, side: SideIndex, command: number): number {
  const quad = quadOfCommandBase(commandBase(state, command));
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

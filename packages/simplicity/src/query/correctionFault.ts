/**
 * What players may not agree on when they correct the table: bases off it, on one another or on ground that is closed to them,
 * and values that do not exist.
 */
import { correctedOffTable, correctedOverlap, correctedRange, type Refusal } from '@drumhead/engine';
import { FULL_TURN, insideBox, type Quad } from '@drumhead/table';
import { overlap, quadOfCommandBase, quadOfUnit, unitsNear } from '../ground/footprints.ts';
import { ORDINARY, terrainUnderProblem } from '../movement/legs.ts';
import { surroundingsOf } from '../movement/surroundings.ts';
import type { CommandBase, State, Unit } from '../state/state.ts';
import { BREAKS_AT } from '../state/unitTables.ts';
import { isOnTable } from '../state/units.ts';

/** More action points than any army has. */
const MOST_POINTS = 99;

export function correctionFault(before: State, after: State): Refusal | null {
  const points = after.points === before.points ? null : correctedRange([[after.points, 0, MOST_POINTS]]);
  if (points !== null) return points;
  for (const [i, unit] of after.units.entries()) {
    const old = before.units[i];
    const fault = unit === old ? null : (unitFault(after, unit, i) ?? groundFault(before, after, i));
    if (fault !== null) return fault;
  }
  for (const [i, base] of after.commands.entries()) {
    const fault = base === before.commands[i] ? null : baseFault(after, base);
    if (fault !== null) return fault;
  }
  return null;
}

const isOn = ({ field }: State, quad: Quad): boolean => insideBox(quad, field.width, field.depth);

function unitFault(state: State, unit: Unit, index: number): Refusal | null {
  const range = correctedRange([
    [unit.facing, 0, FULL_TURN - 1],
    // A unit with more breaks, and routs with just as many.
    [unit.dp, 0, unit.status === 'routing' ? BREAKS_AT : BREAKS_AT - 1],
  ]);
  if (range !== null || !isOnTable(unit)) return range;
  const quad = quadOfUnit(state, index);
  if (!isOn(state, quad)) return correctedOffTable();
  const others = unitsNear(state, quad, 0, index);
  return others.some((other) => overlap(quad, quadOfUnit(state, other))) ? correctedOverlap() : null;
}

/** SIP-TER-3, -4, -7, -10. Asked of a place that is corrected; where the unit stood on closed ground before, it may stay there. */
function groundFault(before: State, after: State, index: number): Refusal | null {
  const [old, unit] = [before.units[index], after.units[index]];
  if (old === undefined || unit === undefined || !isOnTable(unit) || unit.section >= 0) return null;
  if (old.x === unit.x && old.y === unit.y && old.facing === unit.facing) return null;
  const quad = quadOfUnit(after, index);
  return terrainUnderProblem(after, index, unit, quad, ORDINARY, surroundingsOf(before, index, quad));
}

function baseFault(state: State, base: CommandBase): Refusal | null {
  if (base.status !== 'table') return null;
  return isOn(state, quadOfCommandBase(base)) ? null : correctedOffTable();
}

/** What players may not agree on when they correct the table: bases off it or on one another, values that do not exist. */
import { correctedOffTable, correctedOverlap, correctedRange, type Refusal } from '@drumhead/engine';
import { FULL_TURN, insideBox, overlaps } from '@drumhead/table';
import { quadOfGeneral, quadOfUnit } from '../ground/footprints.ts';
import type { General, State, Unit } from '../state/state.ts';

/** A unit with 4 DIS is eliminated. */
const MOST_DIS = 3;
/** More skirmishers than any unit has. */
const MOST_SK = 9;

export function correctionFault(before: State, after: State): Refusal | null {
  for (const [i, unit] of after.units.entries()) {
    const fault = unit === before.units[i] ? null : unitFault(after, unit, i);
    if (fault !== null) return fault;
  }
  for (const [i, general] of after.generals.entries()) {
    const fault = general === before.generals[i] ? null : generalFault(after, general, i);
    if (fault !== null) return fault;
  }
  return null;
}

function unitFault(state: State, { facing, dis, sk, status, sector }: Unit, unit: number): Refusal | null {
  const range = correctedRange([
    [facing, 0, FULL_TURN - 1],
    [dis, 0, MOST_DIS],
    [sk, 0, MOST_SK],
  ]);
  if (range !== null || status !== 'table') return range;
  const quad = quadOfUnit(state, unit);
  if (!insideBox(quad, state.field.width, state.field.height)) return correctedOffTable();
  // A garrison stands where its sector does.
  if (sector >= 0) return null;
  const isOn = state.units.some(
    (other, i) => i !== unit && other.status === 'table' && overlaps(quad, quadOfUnit(state, i)),
  );
  return isOn ? correctedOverlap() : null;
}

/** A General alone may stand among his men (LB-GEO-19). */
function generalFault(state: State, { facing, status }: General, general: number): Refusal | null {
  const range = correctedRange([[facing, 0, FULL_TURN - 1]]);
  if (range !== null || status !== 'table') return range;
  return insideBox(quadOfGeneral(state, general), state.field.width, state.field.height) ? null : correctedOffTable();
}

/**
 * What players may not agree on when they correct the table: bases off it, on one another or on impassable ground, and values
 * that do not exist.
 */
import { correctedOffTable, correctedOverlap, correctedRange, type Refusal } from '@drumhead/engine';
import { FULL_TURN, insideBox, overlaps, polylineMeetsConvex, polygonOf, type Quad } from '@drumhead/table';
import { quadOfGeneral, quadOfUnit } from '../ground/footprints.ts';
import { groundProblem } from '../setup/placing.ts';
import { MOST_DIS } from '../state/kinds.ts';
import type { General, State, Unit } from '../state/state.ts';

/** More skirmishers than any unit has. */
const MOST_SK = 9;

export function correctionFault(before: State, after: State): Refusal | null {
  for (const [i, unit] of after.units.entries()) {
    const old = before.units[i];
    const fault = unit === old ? null : (unitFault(after, unit, i) ?? moved(old, unit, after, quadOfUnit, i));
    if (fault !== null) return fault;
  }
  for (const [i, general] of after.generals.entries()) {
    const old = before.generals[i];
    const fault =
      general === old ? null : (generalFault(after, general, i) ?? moved(old, general, after, quadOfGeneral, i));
    if (fault !== null) return fault;
  }
  return null;
}

type Standing = Pick<Unit, 'x' | 'y' | 'facing'> &
  Partial<Pick<Unit, 'formation' | 'sector'>> & { readonly status: (Unit | General)['status'] };

/** Ground where no base may stand is asked of a place that is corrected, not of one where a fight has left it. */
function moved(
  before: Standing | undefined,
  after: Standing,
  state: State,
  quadOf: (state: State, index: number) => Quad,
  index: number,
): Refusal | null {
  const { x, y, facing, formation, status, sector = -1 } = after;
  if (status !== 'table' || sector >= 0) return null;
  const isSame = before?.x === x && before.y === y && before.facing === facing && before.formation === formation;
  return isSame ? null : impassable(state, quadOf(state, index), formation !== undefined);
}

/** A bridge or ford carries what stands on it over its stream (LB-TERR-05, LB-TERR-06). */
function impassable({ field }: State, quad: Quad, isUnit: boolean): Refusal | null {
  const polygon = polygonOf(quad);
  const isCarried = field.terrain.some(
    ({ kind, points }) => (kind === 'bridge' || kind === 'ford') && polylineMeetsConvex(points, polygon),
  );
  const terrain = isCarried ? field.terrain.filter(({ kind }) => kind !== 'stream') : field.terrain;
  return groundProblem({ terrain }, quad, isUnit);
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

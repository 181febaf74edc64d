/** LB-CON-16, LB-RET-02, -05. Beaten units re-form at the end of their retreat, and go on until there is room. */
import { emit } from '@drumhead/engine';
import { insideBox, overlaps, quadMeetsPolygon } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { isDestroyed, T1 } from '../ground/terrainKinds.ts';
import { standAs } from '../movement/index.ts';
import { standsAstride } from '../movement/path/sweptTrack.ts';
import { retreat } from './retreats.ts';
import type { Formation, State, Unit, UnitProfile } from '../state/state.ts';
import { changeUnit, type Draft } from '../state/draft.ts';

/** Infantry into attack column, cavalry into line; none at army level (LB-ARMY-10). */
function formationAfter(state: State, unit: number): Formation | null {
  if (state.field.level === 'army') return null;
  const { arm } = state.field.units[unit] as UnitProfile;
  const formation: Formation = arm === 'infantry' ? 'attackColumn' : 'line'; // guns do not survive it (LB-CON-12)
  return formation === (state.units[unit] as Unit).formation ? null : formation;
}

/** Returns the enemy Generals met if it had to go on. */
export function formAnew(draft: Draft, unit: number, fallen: EliminatedUnit[]): number[] {
  const formation = formationAfter(draft, unit);
  if (formation === null) return [];
  const before = draft.units[unit] as Unit;
  const pose = standAs(draft.field, draft.field.units[unit] as UnitProfile, before, formation, before.facing);
  changeUnit(draft, unit, { x: pose.x, y: pose.y, facing: pose.facing, formation });
  let met: number[] = [];
  if (!standsClear(draft, unit)) met = retreat(draft, { unit, distance: 0, beaten: false, rule: 'LB-RET-02' }, fallen);
  if (!standsClear(draft, unit)) {
    const { x, y, facing } = before;
    changeUnit(draft, unit, { x, y, facing, formation: before.formation }); // no room behind either: it stays as it was
    return met;
  }
  const { x, y, facing } = draft.units[unit] as Unit;
  emit(draft, { type: 'formed', rule: 'LB-CON-16', unit, formation, x, y, facing });
  return met;
}

/** LB-GEO-18. On the table, clear of units and of closed terrain. */
function standsClear(state: State, unit: number): boolean {
  const quad = quadOfUnit(state, unit);
  if (!insideBox(quad, state.field.width, state.field.height)) return false;
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || (state.units[i] as Unit).status !== 'table') continue;
    if (overlaps(quad, quadOfUnit(state, i))) return false;
  }
  for (const piece of state.field.terrain) {
    const { linear, impassable } = T1[piece.kind];
    if (!impassable && !isDestroyed(state, piece)) continue;
    if (linear ? standsAstride(quad, piece) : quadMeetsPolygon(quad, piece.points)) return false;
  }
  return true;
}

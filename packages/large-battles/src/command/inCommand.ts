/** LB-UNIT-13, LB-LEAD-01, LB-CINC-01, LB-SPEC-36, -38: units in command. */
import { isWithin } from '@drumhead/table';
import { isCinc, quadOfGeneral, quadOfUnit, sideOf } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { cincOf, type General, type GeneralProfile, type State, type Unit } from '../state/state.ts';

/**
 * LB-LEAD-01 (2M), LB-CINC-01 (1L), LB-SPEC-36 Inefficient, LB-SPEC-38 Organiser; LB-LEAD-27: a replacement has no
 * special rules.
 */
export function spanOf(state: State, general: number): number {
  const { m, l } = state.field.sticks;
  const profile = state.field.generals[general] as GeneralProfile;
  const plain = (state.generals[general] as General).replacement;
  const inefficient = profile.traits.inefficient && !plain;
  const organiser = profile.traits.organiser && !plain;
  if (isCinc(state.field, general)) return inefficient ? m : organiser ? 2 * m : l;
  return inefficient ? l : organiser ? 2 * l : 2 * m;
}

/** Within the General's command span; sight does not matter (LB-LEAD-01). False if he is not in play. */
export function withinSpan(state: State, general: number, unit: number): boolean {
  const g = state.generals[general] as General;
  if (g.status !== 'table' && g.status !== 'attached') return false;
  return isWithin(quadOfGeneral(state, general), quadOfUnit(state, unit), spanOf(state, general) + TOLERANCE);
}

/** The General whose command span counts for a unit: its Brigade's Leader, of a Reserve unit the CinC. */
export function commanderOf(state: State, unit: number): number {
  const { brigade } = state.units[unit] as Unit;
  return brigade >= 0 ? brigade : cincOf(state, sideOf(state, unit));
}

/** LB-UNIT-13: in the span of its own Brigade's Leader; a Reserve unit in its CinC's. */
export const inCommand = (state: State, unit: number): boolean => withinSpan(state, commanderOf(state, unit), unit);

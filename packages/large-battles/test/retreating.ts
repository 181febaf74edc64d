/** A unit alone on the table, driven back. */
import type { EliminatedUnit } from '../src/state/kinds.ts';
import { type RetreatOrder, retreat, retreatDistance } from '../src/morale/retreats.ts';
import type { State, Unit, UnitProfile } from '../src/state/state.ts';
import { openDraft, type Draft } from '../src/state/draft.ts';
import { inMm } from './answers.ts';
import { battlefield, type BattlefieldSpec, type UnitSpec } from './positions.ts';

/** A red line at 900, 600 looking up, with any changes. */
export function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}

/** Unit 0 retreats, beaten in Contact by default. */
export function driven(
  state: State,
  change: Partial<RetreatOrder> = {},
): { draft: Draft; fallen: EliminatedUnit[]; rode: number[] } {
  const draft = openDraft(state);
  const fallen: EliminatedUnit[] = [];
  const profile = state.field.units[0] as UnitProfile;
  const distance = retreatDistance(state.field, profile);
  const rode = retreat(draft, { unit: 0, distance, beaten: true, rule: 'LB-CON-16', ...change }, fallen);
  return { draft, fallen, rode };
}

/** Its place afterwards, in mm and degrees. */
export const place = (draft: Draft, unit = 0): ReturnType<typeof inMm> => inMm(draft.units[unit] as Unit);

/** Frames of tests about Moves: what the judge says of a Move of model 0. */
import { steps } from '@drumhead/table';
import { planMove } from '../src/movement/move.ts';
import type { MovePlan } from '../src/movement/straightMove.ts';
import type { Activation } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import { activationOf, type FeatureSpec, type ModelSpec, position, type PositionSpec } from './positions.ts';

/** The plan of model 0's Move to a place in mm, or the rule and reason that refuse it. */
export function to(
  state: State,
  x: number,
  y: number,
  change: Partial<Activation> = {},
  sprint = false,
): MovePlan | string {
  const tried = planMove(state, activationOf(0, 3, change), steps(x), steps(y), sprint);
  return tried.ok ? tried.value : `${tried.refusal.rule} ${tried.refusal.reason}`;
}
export const goes = (state: State, x: number, y: number, change: Partial<Activation> = {}, sprint = false): boolean =>
  typeof to(state, x, y, change, sprint) !== 'string';

export function moved(state: State, x: number, y: number, change: Partial<Activation> = {}): MovePlan {
  const found = to(state, x, y, change);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** A model at (300, 300), 20 mm across, with the rest of the position. */
export const man = (
  spec: Partial<ModelSpec> = {},
  rest: Omit<PositionSpec, 'models'> = {},
  ...others: ModelSpec[]
): State => position({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });
export const on = (...features: FeatureSpec[]) => ({ features });

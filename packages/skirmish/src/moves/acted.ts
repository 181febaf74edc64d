/** What an action leaves behind: what the model is doing now, and what must be settled before it goes on. */
import { has, isEnemy } from '../geometry.ts';
import type { Doing, Frame } from '../frames.ts';
import type { State } from '../state.ts';
import { changeModel, type Work } from '../work.ts';
import { modelAt } from './mover.ts';

/** The caller puts `doing` into its frame, and `frames` above it in their order. */
export interface Acted {
  readonly doing: Doing;
  readonly frames: readonly Frame[];
}

/** The model has spent so many actions and come into contact with these enemies, who may have to stand its Fear. */
export function after(work: Work, doing: Doing, actions: number, into: readonly number[] = []): Acted {
  const tested = fearedBy(work, doing.model, into);
  if (tested.length > 0) {
    changeModel(work, doing.model, { feared: [...modelAt(work, doing.model).feared, ...tested] });
  }
  return {
    doing: {
      ...doing,
      left: doing.left - actions,
      acted: true,
      movedIntoContact: doing.movedIntoContact || into.length > 0,
    },
    // The last one is asked first: in roster order.
    frames: tested.map((model): Frame => ({ at: 'fear', model, of: doing.model })).reverse(),
  };
}

/** SK-SPR-4, -5, -2. The enemies who must roll because a model with Fear came into contact with them. */
export function fearedBy(state: State, model: number, into: readonly number[]): readonly number[] {
  if (!has(state, model, 'fear')) return [];
  const { feared } = modelAt(state, model);
  return into.filter(
    (enemy) =>
      isEnemy(state, model, enemy) &&
      modelAt(state, enemy).posture !== 'fallen' &&
      !feared.includes(enemy) &&
      !has(state, enemy, 'fear') &&
      !has(state, enemy, 'fearless') &&
      !has(state, enemy, 'elan'),
  );
}

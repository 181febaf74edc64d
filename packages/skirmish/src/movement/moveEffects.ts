/** What an action leaves behind: what the model is doing now, and what must be settled before it goes on. */
import { push } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import { has, isEnemy } from '../ground/geometry.ts';
import type { Doing } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Work } from '../state/draft.ts';

/** The model has spent so many actions on going somewhere and has come into contact with these enemies. */
export function arrive(
  work: Work,
  doing: Doing,
  actions: number,
  into: readonly number[],
  charge: Doing['charge'] = null,
): void {
  spend(work, actions, { movedIntoContact: doing.movedIntoContact || into.length > 0, charge });
  frighten(work, doing.model, into);
}

/** SK-SPR-4. A model with Fear has come into contact with these enemies: those who must, roll before anything else. */
export function frighten(work: Work, model: number, into: readonly number[]): void {
  const tested = fearedBy(work, model, into);
  if (tested.length === 0) return;
  changeModel(work, model, { feared: [...modelAt(work, model).feared, ...tested] });
  // The last one pushed is asked first: they roll in roster order.
  for (const enemy of [...tested].reverse()) push(work, { at: 'fear', model: enemy, of: model });
}

/** SK-SPR-4, -5, -2. The enemies who must roll because a model with Fear came into contact with them. */
export function fearedBy(state: State, model: number, into: readonly number[]): readonly number[] {
  if (into.length === 0 || !has(state, model, 'fear')) return [];
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

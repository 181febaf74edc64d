/** What an action leaves behind: what the model is doing now, and what must be settled before it goes on. */
import { push } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import { has, isEnemy } from '../ground/geometry.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';

/** The model has spent so many actions on going somewhere and has come into contact with these enemies. */
export function arrive(
  draft: Draft,
  activation: Activation,
  actions: number,
  into: readonly number[],
  charge: Activation['charge'] = null,
): void {
  spend(draft, actions, { movedIntoContact: activation.movedIntoContact || into.length > 0, charge });
  frighten(draft, activation.model, into);
}

/** SK-SPR-4. A model with Fear has come into contact with these enemies: those who must, roll before anything else. */
export function frighten(draft: Draft, model: number, into: readonly number[]): void {
  const tested = fearedBy(draft, model, into);
  if (tested.length === 0) return;
  changeModel(draft, model, { feared: [...modelAt(draft, model).feared, ...tested] });
  // The last one pushed is asked first: they roll in roster order.
  for (const enemy of [...tested].reverse()) push(draft, { at: 'fear', model: enemy, of: model });
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

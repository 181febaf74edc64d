/** After a move: the cost is spent, and enemies test for Fear before anything else. */
import { push } from '@drumhead/engine';
import { NEVER_FEARS } from '../armies/specials.ts';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import { has, isEnemy } from '../ground/geometry.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';

/** Spends the actions of a move and settles the contact that it ends in. */
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

/** SK-SPR-4. After contact with a model with Fear, enemies that must test do so before anything else. */
export function frighten(draft: Draft, model: number, into: readonly number[]): void {
  const tested = fearedBy(draft, model, into);
  if (tested.length === 0) return;
  changeModel(draft, model, { feared: [...modelAt(draft, model).feared, ...tested] });
  // The last frame pushed comes first: so they roll in roster order.
  for (const enemy of [...tested].reverse()) push(draft, { at: 'fear', model: enemy, of: model });
}

/** SK-SPR-4, -5, -2. Enemies that must test because a model with Fear came into contact with them. */
export function fearedBy(state: State, model: number, into: readonly number[]): readonly number[] {
  if (into.length === 0 || !has(state, model, 'fear')) return [];
  const { feared } = modelAt(state, model);
  return into.filter(
    (enemy) =>
      isEnemy(state, model, enemy) &&
      modelAt(state, enemy).posture !== 'fallen' &&
      !feared.includes(enemy) &&
      !NEVER_FEARS.some((special) => has(state, enemy, special)),
  );
}

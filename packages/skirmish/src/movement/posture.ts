/** Standing up, going prone, dismounting (SK-MOV-16, -17, -18). */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';
import { postureProblem } from './straightMove.ts';

/** SK-MOV-16, -17. Why a Fallen or Prone model may not do this, or null if it is Standing. */
export function lyingProblem(state: State, model: number): Refusal | null {
  const mover = modelAt(state, model);
  return postureProblem(mover) ?? (mover.posture === 'prone' ? refusal('SK-MOV-17', 'sk.act.prone') : null);
}

/** SK-ACN-3, SK-ACN-5. The actions that an attack costs: a powerful blow and an aimed shot take one more. */
export const attackCost = (withExtra: boolean): number => (withExtra ? 2 : 1);

/** SK-ACN-5. Why the model cannot afford an action of this cost, or null. */
export function costProblem(activation: Activation, cost: number): Refusal | null {
  return cost > activation.left ? refusal('SK-ACN-5', 'sk.act.tooDear', { cost, left: activation.left }) : null;
}

/** SK-MOV-16. Any Fallen or Prone model may stand up, in contact or not. */
export function standProblem(state: State, activation: Activation): Refusal | null {
  const { posture } = modelAt(state, activation.model);
  if (posture !== 'fallen' && posture !== 'prone') return refusal('SK-MOV-16', 'sk.act.stands');
  return costProblem(activation, 1);
}

export function stand(draft: Draft, activation: Activation): void {
  changeModel(draft, activation.model, { posture: 'standing' });
  emit(draft, { type: 'posture', rule: 'SK-MOV-16', model: activation.model, posture: 'standing' });
  spend(draft, 1);
}

/** SK-MOV-17, -18. Going prone: only in SDT, on foot and from Standing. */
export function proneProblem(state: State, activation: Activation): Refusal | null {
  if (state.field.variant !== 'SDT') return refusal('SK-MOV-17', 'sk.act.noProne');
  const lying = lyingProblem(state, activation.model);
  if (lying !== null) return lying;
  if (modelAt(state, activation.model).mounted) return refusal('SK-MOV-18', 'sk.act.rider');
  return costProblem(activation, 1);
}

export function goProne(draft: Draft, activation: Activation): void {
  changeModel(draft, activation.model, { posture: 'prone' });
  emit(draft, { type: 'posture', rule: 'SK-MOV-17', model: activation.model, posture: 'prone' });
  spend(draft, 1);
}

/** SK-MOV-18. */
export function dismountProblem(state: State, activation: Activation): Refusal | null {
  if (!modelAt(state, activation.model).mounted) return refusal('SK-MOV-18', 'sk.act.notMounted');
  return lyingProblem(state, activation.model) ?? costProblem(activation, 1);
}

/** SK-MOV-18. A model dismounts for good, on the spot. */
export function dismount(draft: Draft, activation: Activation): void {
  changeModel(draft, activation.model, { mounted: false });
  emit(draft, { type: 'dismounted', rule: 'SK-MOV-18', model: activation.model });
  spend(draft, 1);
}

/** Standing up, going prone, dismounting (SK-MOV-16, -17, -18). */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import type { Doing } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Work } from '../state/draft.ts';
import { postureProblem } from './straightMove.ts';

/** SK-MOV-16, -17. Why a model that lies on the ground can do nothing of this kind, or null where it is Standing. */
export function lyingProblem(state: State, model: number): Refusal | null {
  const mover = modelAt(state, model);
  return postureProblem(mover) ?? (mover.posture === 'prone' ? refusal('SK-MOV-17', 'sk.act.prone') : null);
}

/** SK-ACN-5. Why an action of this cost cannot be paid for, or null. */
export function costProblem(doing: Doing, cost: number): Refusal | null {
  return cost > doing.left ? refusal('SK-ACN-5', 'sk.act.tooDear', { cost, left: doing.left }) : null;
}

/** SK-MOV-16. Standing up is open to whoever is Fallen or Prone, in contact or not. */
export function standProblem(state: State, doing: Doing): Refusal | null {
  const { posture } = modelAt(state, doing.model);
  if (posture !== 'fallen' && posture !== 'prone') return refusal('SK-MOV-16', 'sk.act.stands');
  return costProblem(doing, 1);
}

export function stand(work: Work, doing: Doing): void {
  changeModel(work, doing.model, { posture: 'standing' });
  emit(work, { type: 'posture', rule: 'SK-MOV-16', model: doing.model, posture: 'standing' });
  spend(work, 1);
}

/** SK-MOV-17, -18. Only with Tomahawks, only on foot, only from Standing. */
export function proneProblem(state: State, doing: Doing): Refusal | null {
  if (state.field.variant !== 'SDT') return refusal('SK-MOV-17', 'sk.act.noProne');
  const lying = lyingProblem(state, doing.model);
  if (lying !== null) return lying;
  if (modelAt(state, doing.model).mounted) return refusal('SK-MOV-18', 'sk.act.rider');
  return costProblem(doing, 1);
}

export function goProne(work: Work, doing: Doing): void {
  changeModel(work, doing.model, { posture: 'prone' });
  emit(work, { type: 'posture', rule: 'SK-MOV-17', model: doing.model, posture: 'prone' });
  spend(work, 1);
}

/** SK-MOV-18. */
export function dismountProblem(state: State, doing: Doing): Refusal | null {
  if (!modelAt(state, doing.model).mounted) return refusal('SK-MOV-18', 'sk.act.notMounted');
  return lyingProblem(state, doing.model) ?? costProblem(doing, 1);
}

/** SK-MOV-18. For good, and at the same place. */
export function dismount(work: Work, doing: Doing): void {
  changeModel(work, doing.model, { mounted: false });
  emit(work, { type: 'dismounted', rule: 'SK-MOV-18', model: doing.model });
  spend(work, 1);
}

/** SK-SCN-1. Objects: taking, handing over, dropping. */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import { inContact, isEngaged, isFriend, isThere, ownerOf, radiusOf } from '../ground/geometry.ts';
import { TOUCH } from '../ground/terrain.ts';
import type { Activation } from '../state/frames.ts';
import type { State, Thing } from '../state/state.ts';
import { changeModel, setThing, type Draft } from '../state/draft.ts';
import { costProblem, lyingProblem } from './posture.ts';

/** SK-SCN-1, SK-SPR-6. The taker touches it, is Standing and not engaged, and has free hands. */
export function takeProblem(state: State, activation: Activation, thing: number): Refusal | null {
  const { model } = activation;
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  const what = state.things[thing];
  if (what === undefined || what.carrier >= 0 || what.scored >= 0) return refusal('SK-SCN-1', 'sk.act.notLying');
  const { x, y, level, object } = modelAt(state, model);
  if (object >= 0) return refusal('SK-SCN-1', 'sk.act.carries');
  const reach = radiusOf(state, model) + TOUCH;
  const far = (what.x - x) * (what.x - x) + (what.y - y) * (what.y - y);
  if (what.level !== level || far > reach * reach) return refusal('SK-SCN-1', 'sk.act.notAtThing');
  if (isEngaged(state, model)) return refusal('SK-SCN-1', 'sk.act.engaged');
  return costProblem(activation, 1);
}

/** SK-SPR-6: a flag of another side is captured. */
export function take(draft: Draft, activation: Activation, thing: number): void {
  const { model } = activation;
  const what = draft.things[thing] as Thing;
  setThing(draft, thing, { ...what, carrier: model });
  changeModel(draft, model, { object: thing });
  const { players } = draft.field;
  const captured = what.owner >= 0 && players[what.owner]?.team !== players[ownerOf(draft, model)]?.team;
  const rule = what.kind === 'flag' ? 'SK-SPR-6' : 'SK-SCN-1';
  emit(draft, { type: 'thing', rule, model, thing, done: captured ? 'captured' : 'taken' });
  spend(draft, 1);
}

/** SK-SCN-1. To a friend in contact who can hold it. */
export function handProblem(state: State, activation: Activation, to: number): Refusal | null {
  const { model } = activation;
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  if (modelAt(state, model).object < 0) return refusal('SK-SCN-1', 'sk.act.carriesNothing');
  if (!isThere(state, to) || !isFriend(state, model, to) || !inContact(state, model, to)) {
    return refusal('SK-SCN-1', 'sk.act.noFriend');
  }
  const friend = modelAt(state, to);
  if (friend.posture === 'fallen') return refusal('SK-SCN-1', 'sk.act.friendFallen');
  if (friend.object >= 0) return refusal('SK-SCN-1', 'sk.act.friendCarries');
  return costProblem(activation, 1);
}

export function hand(draft: Draft, activation: Activation, to: number): void {
  const thing = modelAt(draft, activation.model).object;
  setThing(draft, thing, { ...(draft.things[thing] as Thing), carrier: to });
  changeModel(draft, activation.model, { object: -1 });
  changeModel(draft, to, { object: thing });
  emit(draft, { type: 'thing', rule: 'SK-SCN-1', model: to, thing, done: 'handed' });
  spend(draft, 1);
}

/** SK-SCN-1. Dropping by choice is an action. */
export function dropProblem(state: State, activation: Activation): Refusal | null {
  const lying = lyingProblem(state, activation.model);
  if (lying !== null) return lying;
  if (modelAt(state, activation.model).object < 0) return refusal('SK-SCN-1', 'sk.act.carriesNothing');
  return costProblem(activation, 1);
}

export function drop(draft: Draft, activation: Activation): void {
  dropThing(draft, activation.model);
  spend(draft, 1);
}

/** SK-SCN-1. A model puts down what it carries, by choice or because it is Fallen, Out or fleeing. */
export function dropThing(draft: Draft, model: number): void {
  const { x, y, level, object } = modelAt(draft, model);
  if (object < 0) return;
  setThing(draft, object, { ...(draft.things[object] as Thing), x, y, level, carrier: -1 });
  changeModel(draft, model, { object: -1 });
  emit(draft, { type: 'thing', rule: 'SK-SCN-1', model, thing: object, done: 'dropped' });
}

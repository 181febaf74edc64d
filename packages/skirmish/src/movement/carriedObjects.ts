/** SK-SCN-1. Objects: taking, handing over, dropping. */
import { refusal, type Refusal, emit } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { spend } from '../turn/activationState.ts';
import { inContact, isEngaged, isFriend, isThere, ownerOf, radiusOf } from '../ground/geometry.ts';
import { TOUCH } from '../ground/terrain.ts';
import type { Doing } from '../state/frames.ts';
import type { State, Thing } from '../state/state.ts';
import { changeModel, setThing, type Work } from '../state/draft.ts';
import { costProblem, lyingProblem } from './posture.ts';

/** SK-SCN-1, SK-SPR-6. In contact with it, Standing, not engaged, with free hands. */
export function takeProblem(state: State, doing: Doing, thing: number): Refusal | null {
  const { model } = doing;
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
  return costProblem(doing, 1);
}

/** SK-SPR-6: a flag that is not one's own side's is captured. */
export function take(work: Work, doing: Doing, thing: number): void {
  const { model } = doing;
  const what = work.things[thing] as Thing;
  setThing(work, thing, { ...what, carrier: model });
  changeModel(work, model, { object: thing });
  const { players } = work.field;
  const captured = what.owner >= 0 && players[what.owner]?.team !== players[ownerOf(work, model)]?.team;
  const rule = what.kind === 'flag' ? 'SK-SPR-6' : 'SK-SCN-1';
  emit(work, { type: 'thing', rule, model, thing, done: captured ? 'captured' : 'taken' });
  spend(work, 1);
}

/** SK-SCN-1. To a friend in contact who can hold it. */
export function handProblem(state: State, doing: Doing, to: number): Refusal | null {
  const { model } = doing;
  const lying = lyingProblem(state, model);
  if (lying !== null) return lying;
  if (modelAt(state, model).object < 0) return refusal('SK-SCN-1', 'sk.act.carriesNothing');
  if (!isThere(state, to) || !isFriend(state, model, to) || !inContact(state, model, to)) {
    return refusal('SK-SCN-1', 'sk.act.noFriend');
  }
  const friend = modelAt(state, to);
  if (friend.posture === 'fallen') return refusal('SK-SCN-1', 'sk.act.friendFallen');
  if (friend.object >= 0) return refusal('SK-SCN-1', 'sk.act.friendCarries');
  return costProblem(doing, 1);
}

export function hand(work: Work, doing: Doing, to: number): void {
  const thing = modelAt(work, doing.model).object;
  setThing(work, thing, { ...(work.things[thing] as Thing), carrier: to });
  changeModel(work, doing.model, { object: -1 });
  changeModel(work, to, { object: thing });
  emit(work, { type: 'thing', rule: 'SK-SCN-1', model: to, thing, done: 'handed' });
  spend(work, 1);
}

/** SK-SCN-1. Dropping by choice is an action. */
export function dropProblem(state: State, doing: Doing): Refusal | null {
  const lying = lyingProblem(state, doing.model);
  if (lying !== null) return lying;
  if (modelAt(state, doing.model).object < 0) return refusal('SK-SCN-1', 'sk.act.carriesNothing');
  return costProblem(doing, 1);
}

export function drop(work: Work, doing: Doing): void {
  dropThing(work, doing.model);
  spend(work, 1);
}

/** SK-SCN-1. What a model carries lies where it is now: by choice, or because it is Fallen, Out or fleeing. */
export function dropThing(work: Work, model: number): void {
  const { x, y, level, object } = modelAt(work, model);
  if (object < 0) return;
  setThing(work, object, { ...(work.things[object] as Thing), x, y, level, carrier: -1 });
  changeModel(work, model, { object: -1 });
  emit(work, { type: 'thing', rule: 'SK-SCN-1', model, thing: object, done: 'dropped' });
}

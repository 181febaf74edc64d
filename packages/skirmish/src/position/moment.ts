/** The frames above a described position, and back: a choice in a player turn, or a model that spends actions. */
import { idsIn } from '@drumhead/content/position';
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { steps, toMm } from '@drumhead/table';
import { idOf, isThere } from '../ground/geometry.ts';
import { newActivation } from '../turn/activationState.ts';
import type { ActingFrame } from '../state/frames.ts';
import type { Model, State } from '../state/state.ts';
import type { GivenMoment } from './positionFile.ts';

/** The state at this moment; null if the moment is impossible (see the problems). */
export function atMoment(state: State, given: GivenMoment, problems: Problem[]): State | null {
  const player = state.active;
  const turn = { at: 'turn', player, over: false } as const;
  if (given.at === 'turn') return { ...state, frames: [turn] };
  const model = state.field.models.findIndex(({ id }) => id === given.model);
  if (model < 0 || !isThere(state, model)) {
    problems.push(problem('moment.model', 'sk.position.nobody', { id: given.model, known: idsIn(state.field.models) }));
    return null;
  }
  if (state.field.models[model]?.player !== player) {
    const active = state.field.players[player]?.id ?? '';
    problems.push(problem('moment.model', 'sk.position.notActive', { id: given.model, active }, 'SK-ACT-1'));
    return null;
  }
  const begun = newActivation(state, model, given.actions);
  const { charge, unseen = begun.unseen, movedIntoContact, mustCharge, acted, vorwaerts, turnover } = given;
  const acting: ActingFrame = {
    at: 'acting',
    player,
    doing: {
      ...begun,
      unseen,
      movedIntoContact,
      charge: charge === undefined ? null : { x: steps(charge.x), y: steps(charge.y), clear: charge.clear },
      mustCharge,
      acted,
      vorwaerts,
    },
    turnover,
  };
  const models = state.models.map((one, i): Model => (i === model ? { ...one, activated: true } : one));
  return { ...state, models, frames: [turn, acting] };
}

/** The moment of a state; null if the game is over or in the middle of something else. */
export function momentOf(state: State): GivenMoment | null {
  const [turn, acting, ...others] = state.frames;
  if (state.outcome !== null || turn?.at !== 'turn' || turn.over || others.length > 0) return null;
  if (acting === undefined) return { at: 'turn' };
  if (acting.at !== 'acting') return null;
  const { model, left, unseen, charge, movedIntoContact, mustCharge, acted, vorwaerts } = acting.doing;
  return {
    at: 'acting',
    model: idOf(state, model),
    actions: left,
    turnover: acting.turnover,
    unseen,
    movedIntoContact,
    ...(charge === null ? {} : { charge: { x: toMm(charge.x), y: toMm(charge.y), clear: charge.clear } }),
    mustCharge,
    acted,
    vorwaerts,
  };
}

/** SK-DEP-5. Before the first player turn every Scout may make one free Move; the attacker's first. */
import { err, refusal, pop, replaceTop, emit, type Result } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { ScoutsFrame } from '../state/frames.ts';
import { ownerOf } from '../ground/geometry.ts';
import { type Handler } from '../turn/handler.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';
import { unhurried } from '../movement/mover.ts';
import { MANY } from '../movement/moveAims.ts';
import { moveOffers } from '../movement/moveOffers.ts';
import { type MovePlan, planStraightMove } from '../movement/straightMove.ts';

/** Scouts of the player who decides now that have not moved. */
function waitingOf(state: State, { models }: ScoutsFrame): readonly number[] {
  const first = models[0];
  return first === undefined ? [] : models.filter((model) => ownerOf(state, model) === ownerOf(state, first));
}

/** SK-DEP-5. One free Move, not into contact with an enemy. Broken ground shortens it but costs nothing more. */
export function planScoutMove(state: State, model: number, x: number, y: number): Result<MovePlan> {
  const tried = planStraightMove(state, model, x, y, false);
  if (tried.ok && tried.value.meets.length > 0) return err(refusal('SK-DEP-5', 'sk.move.scoutContact'));
  return tried;
}

export const scoutsHandler: Handler<ScoutsFrame> = {
  asks: (state, { models }) => (models[0] === undefined ? 'auto' : ownerOf(state, models[0])),
  rule: () => 'SK-DEP-5',
  offers(state, frame) {
    const moves = waitingOf(state, frame).flatMap((model) =>
      moveOffers(state, unhurried(model), MANY)
        .filter(({ x, y, sprint }) => !sprint && planScoutMove(state, model, x, y).ok)
        .map(({ x, y }): Command => ({ type: 'scout', model, x, y })),
    );
    return [...moves, { type: 'stop' }];
  },
  covers: (state, frame, _player, command) =>
    command.type === 'scout' &&
    waitingOf(state, frame).includes(command.model) &&
    planScoutMove(state, command.model, command.x, command.y).ok,
  act(draft, frame, _player, command) {
    if (command.type === 'stop') return leaveOut(draft, frame, waitingOf(draft, frame));
    if (command.type !== 'scout') return refusal('SK-DEP-5', 'sk.move.scoutsFirst');
    const { model, x, y } = command;
    if (!waitingOf(draft, frame).includes(model)) return refusal('SK-DEP-5', 'sk.move.noScout');
    const tried = planScoutMove(draft, model, x, y);
    if (!tried.ok) return tried.refusal;
    const { level, broken } = tried.value;
    changeModel(draft, model, { x, y, level });
    emit(draft, {
      type: 'moved',
      rule: 'SK-DEP-5',
      model,
      x,
      y,
      level,
      how: 'scout',
      broken: broken.length > 0,
    });
    return leaveOut(draft, frame, [model]);
  },
  auto: (draft) => pop(draft),
};

/** Removes Scouts that have moved or give up their Move. */
function leaveOut(draft: Draft, frame: ScoutsFrame, done: readonly number[]): null {
  replaceTop(draft, { ...frame, models: frame.models.filter((model) => !done.includes(model)) });
  return null;
}

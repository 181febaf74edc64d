/** SK-MOV-15: a model falls from an upper floor or a roof. */
import { D6, pop, push, type Tally, emit, total } from '@drumhead/engine';
import { profileAt } from '../state/abilities.ts';
import { knockDown, lose } from '../combat/losses.ts';
import type { FallFrame } from '../state/frames.ts';
import { ownerOf } from '../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../turn/handler.ts';
import { nearestStandingRoom } from '../ground/nearestStandingRoom.ts';
import { combatLines, scoreOf } from '../combat/scores.ts';
import type { Model, PlayerProfile, State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';

/** SK-MOV-15. Added to the die of the fall per level. */
const PER_LEVEL = 2;

/** The tally of the fall's score. */
export function fallTally(levels: number): Tally {
  return [{ rule: 'SK-MOV-15', add: PER_LEVEL * levels, what: 'sk.tally.fall' }];
}

/**
 * SK-MOV-15. A model at the edge, or driven over it, drops by so many levels to the nearest legal place; then the dice
 * decide whether it is hurt.
 */
export function pushFall(draft: Draft, model: number, levels: number): void {
  const { x, y, level } = draft.models[model] as Model;
  const below = nearestStandingRoom(draft, model, x, y, level - levels);
  if (below !== null) {
    changeModel(draft, model, below);
    emit(draft, { type: 'moved', rule: 'SK-MOV-15', model, ...below, how: 'fall', broken: false });
  }
  push(draft, { at: 'fall', model, levels });
}

export const fallHandler: Handler<FallFrame> = {
  asks: () => 'dice',
  rule: () => 'SK-MOV-15',
  dice: (state, { model }) => [
    { what: 'sk.dice.fallModel', owner: seatOf(state, model), count: 1, faces: D6 },
    { what: 'sk.dice.fall', owner: null, count: 1, faces: D6 },
  ],
  ...DICE_FIRST,
  roll(draft, { model, levels }, [[own = 0] = [], [height = 0] = []]) {
    pop(draft);
    const wounded = isWounded(profileAt(draft, model).c, levels, own, height);
    emit(draft, { type: 'fell', rule: 'SK-MOV-15', model, faces: [own, height], levels, wounded });
    if (wounded) lose(draft, model, 'wounded', 'SK-MOV-15');
    else knockDown(draft, model, 'SK-MOV-15');
  },
};

/** SK-MOV-15. Is the fall's score at least double the model's (SK-GEN-9)? */
export function isWounded(c: number, levels: number, own: number, height: number): boolean {
  const fall = height + total(fallTally(levels));
  return fall >= 2 * scoreOf(own, combatLines(c));
}

function seatOf(state: State, model: number): string {
  return (state.field.players[ownerOf(state, model)] as PlayerProfile).id;
}

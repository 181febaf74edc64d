/** SK-RNG-13, -22, -23 (SDT). A model driven to cover runs there, or goes prone if it is in cover or finds none. */
import { refusal, pop, emit } from '@drumhead/engine';
import { modelAt } from '../../state/abilities.ts';
import type { Command } from '../../state/commands.ts';
import { coverPlaceProblem, coverPlaces, wayToCover } from './coverSearch.ts';
import type { TakeCoverFrame } from '../../state/frames.ts';
import { endOf } from '../../movement/freeMoves.ts';
import { isThere, ownerOf } from '../../ground/geometry.ts';
import type { Place } from '../../ground/terrain.ts';
import { type Handler } from '../../turn/handler.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

export const takeCoverHandler: Handler<TakeCoverFrame> = {
  asks: (state, { model, shooter }) =>
    isThere(state, model) && coverPlaces(state, model, shooter).next().done === false ? ownerOf(state, model) : 'auto',
  rule: () => 'SK-RNG-22',
  offers: (state, { model, shooter }) =>
    Array.from(coverPlaces(state, model, shooter), ({ x, y }): Command => ({ type: 'takeCover', x, y })),
  covers: (state, { model, shooter }, _player, command) =>
    command.type === 'takeCover' && coverPlaceProblem(state, model, shooter, command.x, command.y) === null,
  act(draft, { model, shooter }, _player, command) {
    if (command.type !== 'takeCover') return refusal('SK-RNG-22', 'sk.fight.coverFirst');
    const problem = coverPlaceProblem(draft, model, shooter, command.x, command.y);
    if (problem !== null) return problem;
    pop(draft);
    run(draft, model, endOf(draft, model, command.x, command.y));
    return null;
  },
  auto(draft, { model }) {
    pop(draft);
    if (!isThere(draft, model)) return;
    const place = wayToCover(draft, model);
    if (place === null) goProne(draft, model, 'SK-RNG-22');
    else run(draft, model, place);
  },
};

function run(draft: Draft, model: number, { x, y, level }: Place): void {
  changeModel(draft, model, { x, y, level });
  emit(draft, { type: 'moved', rule: 'SK-RNG-22', model, x, y, level, how: 'cover', broken: false });
}

/** SK-RNG-13. */
export function goProne(draft: Draft, model: number, rule: 'SK-RNG-13' | 'SK-RNG-22'): void {
  if (modelAt(draft, model).posture === 'prone') return;
  changeModel(draft, model, { posture: 'prone' });
  emit(draft, { type: 'posture', rule, model, posture: 'prone' });
}

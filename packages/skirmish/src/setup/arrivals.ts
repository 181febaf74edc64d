/** SCN-ARR-2. Models that the scenario's own rules have called come on. */
import { type Call, emit } from '@drumhead/engine';
import { placesAtEdge, steps } from '@drumhead/table';
import { isToCome, ownerOf, radiusOf } from '../ground/geometry.ts';
import { levelAt } from '../ground/terrain.ts';
import { changeModel, type Draft } from '../state/draft.ts';
import type { Model, State } from '../state/state.ts';
import { named } from '../victory/scriptTable.ts';
import { placeProblem } from './deploy.ts';

/** Brings on those of a call who are this player's, as far as there is room; true: none of them waits any more. */
export function comeOn(draft: Draft, player: number, call: Call): boolean {
  let isLate = false;
  for (const model of named(draft, call.troops)) {
    if (ownerOf(draft, model) !== player || !isToCome(draft, model)) continue;
    const place = firstPlace(draft, model, call);
    if (place === null) isLate = true;
    else {
      changeModel(draft, model, { ...place, posture: 'standing' });
      emit(draft, { type: 'placed', rule: 'SCN-ARR-2', model, ...place });
    }
  }
  return !isLate;
}

/** The first place along the stretch, from its middle outwards, at which a model may stand with its base at the edge. */
function firstPlace(state: State, model: number, call: Call): Pick<Model, 'x' | 'y' | 'level'> | null {
  const { side } = state.field;
  const radius = radiusOf(state, model);
  const stretch = [steps(call.from), call.to === undefined ? undefined : steps(call.to)] as const;
  const size = { width: 2 * radius, depth: 2 * radius };
  for (const { x, y } of placesAtEdge({ width: side, height: side }, call.edge, stretch, size, radius)) {
    const place = { x, y, level: levelAt(state, x, y, 0) };
    if (placeProblem(state, model, place) === null) return place;
  }
  return null;
}

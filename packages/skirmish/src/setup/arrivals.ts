/** SCN-ARR-2. Models that the scenario's own rules have called come on. */
import { type Call, emit } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { isToCome, ownerOf, radiusOf } from '../ground/geometry.ts';
import { levelAt } from '../ground/terrain.ts';
import { changeModel, type Draft } from '../state/draft.ts';
import type { Model, State } from '../state/state.ts';
import { isOf } from '../victory/scriptTable.ts';
import { placeProblem } from './deploy.ts';

/** At the beginning of a player's turn, those who have been called; whoever finds no room comes in the next one. */
export function bringOn(draft: Draft, player: number): void {
  let isLate = false;
  for (const call of draft.script?.called ?? []) {
    for (let model = 0; model < draft.models.length; model++) {
      const { id = '' } = draft.field.models[model] ?? {};
      if (ownerOf(draft, model) !== player || !isToCome(draft, model) || !isOf(id, call.troops)) continue;
      const place = firstPlace(draft, model, call);
      if (place === null) isLate = true;
      else {
        changeModel(draft, model, { ...place, posture: 'standing' });
        emit(draft, { type: 'placed', rule: 'SCN-ARR-2', model, ...place });
      }
    }
  }
  if (isLate) emit(draft, { type: 'scriptDelayed', rule: 'SCN-ARR-2', side: player });
}

/** The first place along the stretch, from its middle outwards, at which a model may stand with its base at the edge. */
function firstPlace(state: State, model: number, { edge, from, to }: Call): Pick<Model, 'x' | 'y' | 'level'> | null {
  const { side } = state.field;
  const radius = radiusOf(state, model);
  const least = steps(from) + radius;
  const most = (to === undefined ? side : steps(to)) - radius;
  const middle = Math.round((least + most) / 2);
  for (let off = 0; off <= most - middle; off += radius) {
    for (const along of off === 0 ? [middle] : [middle - off, middle + off]) {
      const across = edge === 'left' || edge === 'top' ? radius : side - radius;
      const [x, y] = edge === 'left' || edge === 'right' ? [across, along] : [along, across];
      const place = { x, y, level: levelAt(state, x, y, 0) };
      if (along >= least && placeProblem(state, model, place) === null) return place;
    }
  }
  return null;
}

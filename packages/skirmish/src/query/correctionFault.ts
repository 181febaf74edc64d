/** What players may not agree on when they correct the table: places where no base may stand (SK-GEO-5). */
import type { Refusal } from '@drumhead/engine';
import { isThere } from '../ground/geometry.ts';
import { standingProblem } from '../ground/standingRoom.ts';
import type { State } from '../state/state.ts';

export function correctionFault(before: State, after: State): Refusal | null {
  for (const [i, model] of after.models.entries()) {
    if (model === before.models[i] || !isThere(after, i)) continue;
    const fault = standingProblem(after, i, model.x, model.y, model.level);
    if (fault !== null) return fault;
  }
  return null;
}

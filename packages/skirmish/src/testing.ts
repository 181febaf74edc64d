/** The probe of the test kit. */
import { isThere, radiusOf } from './ground/geometry.ts';
import { standingProblem } from './ground/standingRoom.ts';
import type { Model, State } from './state/state.ts';

/** SK-SQD-4, SK-DEP-2: a skirmish has no secrets once it begins. */
export const probe = { faults, secrets: (): readonly string[] => [] };

/** What is wrong with the book-keeping of a state (SK-GEN-14) or with its places on the table (SK-GEO-5), in words. */
function faults(state: State): readonly string[] {
  const list: string[] = [];
  state.models.forEach((model, i) => {
    if ([model.x, model.y, model.level, model.moves].some((n) => !Number.isInteger(n))) {
      list.push(`model ${i} holds a number that is not whole`);
    }
    if ((model.posture === 'out') !== (model.out !== null)) list.push(`model ${i} is ${model.posture}, ${model.out}`);
    if (model.posture === 'prone' && state.field.variant !== 'SDT') list.push(`model ${i} is prone`);
    if (isThere(state, i)) list.push(...placeFaults(state, i, model));
    else if (model.object !== -1) list.push(`model ${i} carries something and is not there`);
  });
  state.things.forEach(({ carrier }, i) => {
    if (carrier >= 0 && state.models[carrier]?.object !== i) list.push(`thing ${i} is not in its carrier's hands`);
  });
  const other = state.squads.length !== state.field.players.length || state.models.length !== state.field.models.length;
  if (other) list.push('there are other squads or models than at the beginning');
  if (state.outcome === null && state.frames.length === 0) list.push('nobody has a decision');
  return list;
}

function placeFaults(state: State, index: number, { x, y, level }: Model): readonly string[] {
  const list: string[] = [];
  const problem = standingProblem(state, index, x, y, level);
  if (problem !== null)
    list.push(`model ${index} cannot stand at ${x}, ${y}, ${level}: ${problem.rule} ${problem.reason}`);
  const radius = radiusOf(state, index);
  const { side } = state.field;
  if (x < radius || y < radius || x > side - radius || y > side - radius) list.push(`model ${index} is off the table`);
  return list;
}

/** What the scenario's own rules are told of this table. */
import { AT_EDGE, type ScriptGround, type ScriptPlace, tableOfPieces, type WayOff } from '@drumhead/engine';
import { standsAtEdge, steps, toMm } from '@drumhead/table';
import { isEngaged, isStanding, isThere, ownerOf, radiusOf } from '../ground/geometry.ts';
import type { Model, State } from '../state/state.ts';

/** Does a script mean this model: by its own name, or by that of its kind, such as `france-line` of `france-line-2`? */
export const isOf = (id: string, troops: string): boolean => id === troops || kindOf(id) === troops;

/** What all of a kind are called: `france-line` of `france-line-2`. */
export const kindOf = (id: string): string => id.replace(/-\d+$/, '');

const indices = ({ models }: State): readonly number[] => models.map((_, model) => model);

/** The models that a script means. */
export const named = (state: State, troops: string): readonly number[] =>
  indices(state).filter((model) => isOf(state.field.models[model]?.id ?? '', troops));

/** Does the base of a model on the table reach into a place? */
function isNear(state: State, model: number, { at: [x, y], reach }: ScriptPlace): boolean {
  if (!isThere(state, model)) return false;
  const own = state.models[model] as Model;
  const [dx, dy] = [own.x - steps(x), own.y - steps(y)];
  const far = steps(reach) + radiusOf(state, model);
  return dx * dx + dy * dy <= far * far;
}

/** Out, but for those who left as the scenario allows. */
function isLost(state: State, model: number): boolean {
  const { out } = state.models[model] as Model;
  return out !== null && out !== 'safe';
}

/** SCN-LEAVE-1. Whoever stands and fights nobody. */
function isAtEdge(state: State, model: number, { edge, from, to }: WayOff): boolean {
  if (!isStanding(state, model) || isEngaged(state, model)) return false;
  const { x, y } = state.models[model] as Model;
  const [r, { side }] = [radiusOf(state, model), state.field];
  const stretch = [steps(from), to === undefined ? undefined : steps(to)] as const;
  const bounds = { minX: x - r, maxX: x + r, minY: y - r, maxY: y + r };
  return standsAtEdge(bounds, { width: side, height: side }, edge, stretch, steps(AT_EDGE));
}

export const scriptTable = tableOfPieces<State>({
  ofSide: (state, player) => indices(state).filter((model) => ownerOf(state, model) === player),
  named,
  isNear,
  // SCN-PLC-1: whoever is down holds nothing.
  mayHold: isStanding,
  isLost,
  isAtEdge,
});

/** What the scenario's own rules may name in this game: every model, and every kind of a player's models. */
export function scriptGround({ field, squads }: State): ScriptGround {
  const models = field.models.map(({ id, placed, player }, model) => ({
    id,
    // A squad needs its commander from the start.
    mayArrive: placed !== true && squads[player]?.commander !== model,
  }));
  const kinds = [...new Set(models.map(({ id }) => kindOf(id)))];
  return {
    width: toMm(field.side),
    height: toMm(field.side),
    seats: field.players.map(({ id }) => id),
    troops: [
      ...kinds.map((id) => ({
        id,
        mayArrive: models.every((model) => kindOf(model.id) !== id || model.mayArrive),
      })),
      ...models,
    ],
  };
}

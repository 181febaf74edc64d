/** What the scenario's own rules are told of this table. */
import type { ScriptGround, ScriptPlace, ScriptTable } from '@drumhead/engine';
import { steps, toMm } from '@drumhead/table';
import { isStanding, isThere, ownerOf, radiusOf } from '../ground/geometry.ts';
import type { Model, State } from '../state/state.ts';

/** Does a script mean this model: by its own name, or by that of its kind, such as `france-line` of `france-line-2`? */
export const isOf = (id: string, troops: string): boolean => id === troops || kindOf(id) === troops;

const kindOf = (id: string): string => id.replace(/-\d+$/, '');

/** Does the base of a model reach into a place? */
function isNear(state: State, model: number, { at: [x, y], reach }: ScriptPlace): boolean {
  const own = state.models[model] as Model;
  const [dx, dy] = [own.x - steps(x), own.y - steps(y)];
  const far = steps(reach) + radiusOf(state, model);
  return dx * dx + dy * dy <= far * far;
}

const indices = ({ models }: State): readonly number[] => models.map((_, model) => model);

/** Out, but for those who left as the scenario allows. */
const isLost = (state: State, model: number): boolean => {
  const { out } = state.models[model] as Model;
  return out !== null && out !== 'safe';
};

const named = (state: State, troops: string): readonly number[] =>
  indices(state).filter((model) => isOf(state.field.models[model]?.id ?? '', troops));

export const scriptTable: ScriptTable<State> = {
  // SCN-PLC-1: whoever is down holds nothing.
  isNear: (state, player, place) =>
    indices(state).some(
      (model) => ownerOf(state, model) === player && isStanding(state, model) && isNear(state, model, place),
    ),
  areNear: (state, troops, place) =>
    named(state, troops).some((model) => isThere(state, model) && isNear(state, model, place)),
  areLost: (state, troops) => named(state, troops).every((model) => isLost(state, model)),
  losses(state, player) {
    const own = indices(state).filter((model) => ownerOf(state, model) === player);
    return { lost: own.filter((model) => isLost(state, model)).length, all: own.length };
  },
};

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

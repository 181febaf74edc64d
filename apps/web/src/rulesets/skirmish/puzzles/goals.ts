/** When the activation of a puzzle is over, and what came of it. Pure. */
import type { State } from '@drumhead/skirmish';
import type { GoalRules } from '../../../puzzles/puzzle.ts';
import { spotOf } from '../interaction/places.ts';

const top = ({ frames }: State) => frames[frames.length - 1];
const acted = ({ models }: State): number => models.filter(({ activated }) => activated).length;

export const goals: GoalRules<State> = {
  isDone(start, state) {
    if (state.active !== start.active) return true;
    const frame = top(state);
    return frame?.at === 'turn' && (frame.over || top(start)?.at !== 'turn' || acted(state) > acted(start));
  },
  isTrue: (_, state, piece, what) => what === 'out' && (state.models[piece]?.out ?? null) !== null,
  placeOf: spotOf,
  mayAct: ({ field, models, frames }, seat, piece) =>
    field.players.findIndex(({ id }) => id === seat) === field.models[piece]?.player &&
    (models[piece]?.activated === false ||
      frames.some((frame) => frame.at === 'acting' && frame.doing.model === piece)),
  pieces: ({ field }) => field.models.map(({ id }) => id),
};

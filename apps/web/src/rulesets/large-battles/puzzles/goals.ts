/** When the activation of a puzzle is over, and what came of it. Pure. */
import type { State } from '@drumhead/large-battles';
import { rollOutcomes } from '@drumhead/large-battles/preview';
import type { GoalRules } from '../../../puzzles/puzzle.ts';
import { unitPlace } from '../interaction/places.ts';

const top = ({ frames }: State) => frames[frames.length - 1];

/** A reaction lasts from the chance to its last action, with all that comes of it. */
const reacts = ({ frames }: State): boolean =>
  frames.some((frame) => frame.at === 'window' || (frame.at === 'acting' && frame.mode === 'reaction')) ||
  frames.some(({ at }) => at === 'activationRoll' || at === 'combat' || at === 'bombard');

export const goals: GoalRules<State> = {
  isDone(start, state) {
    if (state.active !== start.active || state.phase !== start.phase) return true;
    const frame = top(state);
    if (top(start)?.at === 'window') return !reacts(state);
    return frame?.at === 'phase' || (frame?.at === 'slot' && (frame.closing || top(start)?.at !== 'slot'));
  },
  isTrue(start, state, piece, what) {
    const [before, now] = [start.units[piece], state.units[piece]];
    if (!before || !now) return false;
    const out = now.status !== 'table';
    if (what === 'rallied') return !out && now.dis < before.dis;
    return out || (what === 'hurt' && now.dis > before.dis);
  },
  rolled: rollOutcomes,
  placeOf: unitPlace,
  mayAct: ({ field }, seat, piece) => field.sides.findIndex(({ id }) => id === seat) === field.units[piece]?.side,
  pieces: ({ field }) => field.units.map(({ id }) => id),
};

/** When the orders of a puzzle are over, and what came of them. Pure. */
import type { State } from '@drumhead/simplicity';
import type { GoalRules } from '../../../puzzles/puzzle.ts';
import { unitPlace } from '../interaction/places.ts';

export const goals: GoalRules<State> = {
  isDone(start, state) {
    if (state.active !== start.active || state.gameTurn !== start.gameTurn) return true;
    const frame = state.frames[state.frames.length - 1];
    return frame?.at === 'turn' && frame.step === 'orders' && state.points === 0;
  },
  isTrue(start, state, piece, what) {
    const [before, now] = [start.units[piece], state.units[piece]];
    if (!before || !now) return false;
    const out = now.status === 'removed' || now.status === 'routing';
    if (what === 'rallied') return now.status === 'ready' && (before.status === 'routing' || now.dp < before.dp);
    return out || (what === 'hurt' && now.dp > before.dp);
  },
  placeOf: unitPlace,
  mayAct: ({ field }, seat, piece) => field.sides.findIndex(({ id }) => id === seat) === field.units[piece]?.side,
  pieces: ({ field }) => field.units.map(({ id }) => id),
};

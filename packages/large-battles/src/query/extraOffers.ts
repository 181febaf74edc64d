/** Legal commands beyond the ordinary offers, for players who choose from a list. */
import { extraMoveOffers } from '../turn/activation.ts';
import type { Command } from '../state/commands.ts';
import { rideOffers } from '../command/generalMoves.ts';
import type { State } from '../state/state.ts';

const MANY_RIDES = 12;

export function extraOffers(state: State): readonly Command[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at === 'acting') return extraMoveOffers(state, frame);
  return frame?.at === 'general' ? rideOffers(state, frame.general, MANY_RIDES) : [];
}

/** Moves besides the few that are offered, for computer players and screens. */
import type { Command } from '../state/commands.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { MANY } from '../movement/moveAims.ts';
import { moveOffers } from '../movement/moveOffers.ts';

/** A larger sample of the Moves of the model that is acting, alone or in an order other than a Regroup. */
export function extraMoves(state: State): readonly Command[] {
  const activation = actingNow(state);
  if (activation === null) return [];
  const offered = new Set(moveOffers(state, activation).map(placeOf));
  return moveOffers(state, activation, MANY).filter((move) => !offered.has(placeOf(move)));
}

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x} ${y}`;

function actingNow(state: State): Activation | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at === 'acting') return frame.doing;
  if (frame?.at !== 'group' || frame.acting < 0 || frame.order.kind === 'regroup') return null;
  return frame.doings[frame.acting] ?? null;
}

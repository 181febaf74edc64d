/** Answers of the standing orders for the person at the screen. */
import type { Command, State } from '@drumhead/large-battles';
import { largeBattles } from '@drumhead/large-battles/screen';
import type { StandingOrders } from '../../../battle/screen.ts';
import { activationName } from './activationName.ts';
import { reactionMatters } from './reactionMatters.ts';

/** Holds where the person wants no question, or where a reaction could do nothing yet; null: ask. */
export function autoCommand(state: State, seat: string, orders: StandingOrders): Command | null {
  const waiting = largeBattles.pending(state).find((one) => one.seat === seat);
  if (waiting?.decision !== 'window') return null;
  const held = orders.holdUntil !== null && orders.holdUntil === activationName(state);
  if (!held && (orders.askAlways || reactionMatters(state))) return null;
  return largeBattles.offers(state, seat).find((offer) => offer.type === 'hold') ?? null;
}

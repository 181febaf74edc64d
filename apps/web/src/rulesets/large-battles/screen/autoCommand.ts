/** Answers of the standing orders for the person at the screen. */
import type { Command, State } from '@drumhead/large-battles';
import { largeBattles, reactionReasons, unitsWithinShort } from '@drumhead/large-battles/screen';
import type { StandingOrders } from '../../../battle/standingOrders.ts';
import { activationName, phaseName } from './activationName.ts';

/** Holds where the person wants no question, or where a reaction could do nothing yet; null: ask. */
export function autoCommand(state: State, seat: string, orders: StandingOrders): Command | null {
  const waiting = largeBattles.pending(state).find((one) => one.seat === seat);
  if (waiting?.decision !== 'window' || isAsked(state, orders)) return null;
  return largeBattles.offers(state, seat).find((offer) => offer.type === 'hold') ?? null;
}

function isAsked(state: State, orders: StandingOrders): boolean {
  const { ask, holdUntil, declined } = orders;
  if (holdUntil !== null && (holdUntil === activationName(state) || holdUntil === phaseName(state))) return false;
  return ask === 'always' || reasonNames(state, orders).some((reason) => !declined.includes(reason));
}

/** The standing orders after the person holds: the same reasons are not put again in this phase. */
export function afterHolding(state: State, orders: StandingOrders): Pick<StandingOrders, 'declined'> {
  const ofPhase = orders.declined.filter((reason) => reason.startsWith(phaseName(state)));
  return { declined: [...ofPhase, ...reasonNames(state, orders)] };
}

/**
 * Names of the reasons for a question. A threat is one of the present activation; a use of a unit stays the same for the
 * phase until another enemy is concerned.
 */
function reasonNames(state: State, { ask, silent }: StandingOrders): readonly string[] {
  if (ask === 'never') return [];
  const frame = state.frames[state.frames.length - 1];
  const isLast = frame?.at === 'window' && frame.last;
  const reasons = ask === 'near' ? unitsWithinShort(state) : reactionReasons(state);
  return reasons
    .filter(({ unit }) => !silent.includes(`unit-${unit}`))
    .map(({ unit, why, enemy }) => {
      const during = why === 'threatened' ? ` ${activationName(state)}${isLast ? ' last' : ''}` : '';
      return `${phaseName(state)}${during} ${unit} ${why} ${enemy}`;
    });
}

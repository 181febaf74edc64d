/** What standing orders answer: chances to react at which a side holds. */
import type { StandingOrders } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { offers, pending } from '../turn/machine.ts';
import { reactionReasons, unitsWithinShort } from './reactionProspects.ts';

/** Holds where the person wants no question, or where a reaction could do nothing yet, or `better` sees none; null: ask. */
export function standing(
  view: State,
  seat: string,
  orders: StandingOrders,
  better?: () => Command | null,
): Command | null {
  const waiting = pending(view).find((one) => one.seat === seat);
  if (waiting?.decision !== 'window' || isAsked(view, orders, better)) return null;
  return offers(view, seat).find((offer) => offer.type === 'hold') ?? null;
}

function isAsked(view: State, orders: StandingOrders, better?: () => Command | null): boolean {
  const { ask, holdUntil, declined } = orders;
  if (holdUntil !== null && (holdUntil === activationName(view) || holdUntil === phaseName(view))) return false;
  if (ask === 'always') return true;
  if (ask === 'matters' && better !== undefined) return !declined.includes(windowName(view)) && isFor(better(), orders);
  return reasonNames(view, orders).some((reason) => !declined.includes(reason));
}

/** Is there something better, and not with a unit that no question is put about? */
function isFor(better: Command | null, { silent }: StandingOrders): boolean {
  return better !== null && !(better.type === 'react' && silent.includes(`unit-${better.unit}`));
}

/** The standing orders after the person holds: the same reasons are not put again in this phase. */
export function afterHolding(view: State, orders: StandingOrders): Pick<StandingOrders, 'declined'> {
  const ofPhase = orders.declined.filter((reason) => reason.startsWith(phaseName(view)));
  return { declined: [...ofPhase, windowName(view), ...reasonNames(view, orders)] };
}

/** The chances to react in the course of one activation; the last one has a name of its own. */
const windowName = (view: State): string => `${phaseName(view)} ${activationName(view)}${isLast(view) ? ' last' : ''}`;

function isLast(view: State): boolean {
  const frame = view.frames[view.frames.length - 1];
  return frame?.at === 'window' && frame.last;
}

/**
 * Names of the reasons for a question. A threat is one of the present activation; a use of a unit stays the same for the
 * phase until another enemy is concerned.
 */
function reasonNames(view: State, { ask, silent }: StandingOrders): readonly string[] {
  if (ask === 'never') return [];
  const reasons = ask === 'near' ? unitsWithinShort(view) : reactionReasons(view);
  return reasons
    .filter(({ unit }) => !silent.includes(`unit-${unit}`))
    .map(({ unit, why, enemy }) => {
      const during = why === 'threatened' ? windowName(view) : phaseName(view);
      return `${during} ${unit} ${why} ${enemy}`;
    });
}

/** The current activation, for standing orders that hold until it is over. */
export function activationName(view: State): string | null {
  for (let i = view.frames.length - 1; i >= 0; i--) {
    const frame = view.frames[i];
    if (frame?.at === 'acting' && frame.mode !== 'reaction') {
      return `${view.phase}/${frame.mode}/${frame.general}/${frame.doings.map((d) => d.unit).join(',')}`;
    }
  }
  return null;
}

/** The current phase of one side, for standing orders that hold until it is over. */
export const phaseName = (view: State): string => `phase ${view.phase}/${view.active}`;

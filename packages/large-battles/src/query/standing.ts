/** What standing orders answer: chances to react at which a side holds, and what the rules force. */
import type { StandingOrders } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { General, State } from '../state/state.ts';
import { offers, pending } from '../turn/machine.ts';
import { reactionReasons, unitsWithinShort } from './reactionProspects.ts';

/**
 * Holds where the person wants no question, or where to hold costs nothing yet; settles what the rules force if he ordered
 * so; null: ask.
 */
export function standing(view: State, seat: string, orders: StandingOrders): Command | null {
  const settled = orders.settle === true ? shortestForced(view, seat) : null;
  return settled ?? (isChance(view, seat) && !isAsked(view, orders) ? passes(view, seat) : null);
}

/**
 * The shortest way to restore a distance (LB-PROX-06), or the place nearest to him for a General who is driven off
 * (LB-LEAD-20); null where something else is asked. Of equal ones the first offered.
 */
function shortestForced(view: State, seat: string): Command | null {
  const at = view.frames[view.frames.length - 1]?.at;
  // Only there: all that an activation offers would be worked out in vain.
  if ((at !== 'window' && at !== 'reposition') || !pending(view).some((one) => one.seat === seat)) return null;
  let found: { readonly command: Command; readonly length: number } | null = null;
  for (const command of offers(view, seat)) {
    const length = lengthOf(view, command);
    if (length === null) return null;
    if (found === null || length < found.length) found = { command, length };
  }
  return found?.command ?? null;
}

/** How far a forced move goes, in steps; null: it is no forced move. */
function lengthOf({ generals }: State, command: Command): number | null {
  if (command.type === 'correct') return command.move.distance;
  if (command.type !== 'reposition') return null;
  const { x, y } = generals[command.general] as General;
  const [across, down] = [command.x - x, command.y - y];
  return Math.sqrt(across * across + down * down);
}

/** Holds; null: it is no chance to react, or some unit must move out of the way (LB-REACT-14). */
export function passes(view: State, seat: string): Command | null {
  return isChance(view, seat) ? (offers(view, seat).find((offer) => offer.type === 'hold') ?? null) : null;
}

const isChance = (view: State, seat: string): boolean =>
  pending(view).some((one) => one.seat === seat && one.decision === 'window');

function isAsked(view: State, orders: StandingOrders): boolean {
  const { ask, holdUntil, declined } = orders;
  if (holdUntil !== null && (holdUntil === activationName(view) || holdUntil === phaseName(view))) return false;
  return ask === 'always' || reasonNames(view, orders).some((reason) => !declined.includes(reason));
}

/** The standing orders after the person holds: the same reasons are not put again in this phase. */
export function afterHolding(view: State, orders: StandingOrders): Pick<StandingOrders, 'declined'> {
  const ofPhase = orders.declined.filter((reason) => reason.startsWith(phaseName(view)));
  return { declined: [...ofPhase, ...reasonNames(view, orders)] };
}

/**
 * Names of the reasons for a question. A threat is one of the present activation; a use of a unit stays the same for the
 * phase until another enemy is concerned.
 */
function reasonNames(view: State, { ask, silent }: StandingOrders): readonly string[] {
  if (ask === 'never') return [];
  const frame = view.frames[view.frames.length - 1];
  const isLast = frame?.at === 'window' && frame.last;
  const reasons = ask === 'near' ? unitsWithinShort(view) : reactionReasons(view);
  return reasons
    .filter(({ what, index }) => !silent.includes(`${what}-${index}`))
    .map(({ what, index, why, enemy }) => {
      const during = why === 'threatened' ? ` ${activationName(view)}${isLast ? ' last' : ''}` : '';
      return `${phaseName(view)}${during} ${what} ${index} ${why} ${enemy}`;
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

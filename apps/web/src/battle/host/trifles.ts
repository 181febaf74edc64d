/** What standing orders may settle: the answers that the rules force. */
import type { AnyRuleset, Seat, StandingOrders } from '@drumhead/engine';
import type { AnyBattle, Hosted } from './hosted.ts';

/** Standing orders after an undo: those that would at once give again what was taken back are over. */
export function standingAfterUndo(
  { screen, standingOrders }: Pick<Hosted, 'screen' | 'standingOrders'>,
  { ruleset, state }: AnyBattle,
  seat: Seat,
): StandingOrders {
  const orders = { ...standingOrders, settle: false, holdUntil: null, declined: [] };
  const isSettledAgain = screen !== null && isTrifle(screen.ruleset, ruleset.view(state, seat), seat, orders);
  return { ...orders, settle: standingOrders.settle === true && !isSettledAgain };
}

/** What these orders leave to the person, and would answer if he left forced moves to them. */
export const isTrifle = (rules: AnyRuleset, view: unknown, seat: Seat, orders: StandingOrders): boolean =>
  rules.standing(view, seat, orders) === null && rules.standing(view, seat, { ...orders, settle: true }) !== null;

/** Standing orders by the head that plays: a question is put where it would do something. */
import type { BattleEvent, Command, Knowledge, Seat, StandingOrders } from '@drumhead/engine';
import { objectionTo } from './objection.ts';

/**
 * What the standing orders of a seat answer; null: the person must. Where they ask what matters, that is a chance which a
 * captain would take, and without which the seat would stand two points of a hundred lower.
 */
export function standingAnswer(
  known: Knowledge<unknown, Command, BattleEvent>,
  view: unknown,
  seat: Seat,
  orders: StandingOrders,
): Command | null {
  const { ruleset, room } = known;
  const rests = room?.advice?.rests;
  if (rests === undefined) return ruleset.standing(view, seat, orders);
  return ruleset.standing(view, seat, orders, () => {
    const rest = ruleset.offers(view, seat).find(({ type }) => rests.includes(type));
    return rest === undefined ? null : (objectionTo(known, view, seat, rest)?.better ?? null);
  });
}

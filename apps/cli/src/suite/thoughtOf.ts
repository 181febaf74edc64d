import type { Command, Seat } from '@drumhead/engine';
import type { Known } from '@drumhead/rulesets';

/** The orders that are open to a seat: all that are offered, and the places and the like that a captain thinks of. */
export function thoughtOf({ ruleset, room }: Known, view: unknown, seat: Seat): readonly Command[] {
  const offered = ruleset.offers(view, seat);
  if (room === null) return offered;
  return [...offered, ...room.choices(room.mind(room.terms.map(({ weight }) => weight)), view, seat)];
}

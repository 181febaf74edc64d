/** The chances to interrupt the enemy of which a captain judges whether a question is worth it. */
import type { AnyRuleset, Command, Seat, StandingOrders } from '@drumhead/engine';

/**
 * May a seat let a chance pass by this command without a question? False where that cannot be found out. `silent`: pieces
 * that no question is put about.
 */
export type MayPass = (
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  pass: Command,
  silent: readonly string[],
) => Promise<boolean>;

/** The command that lets a chance pass which the standing orders leave to a captain; null: there is none. */
export const judgedChance = (
  ruleset: AnyRuleset,
  view: unknown,
  seat: Seat,
  { ask }: StandingOrders,
): Command | null => (ask === 'matters' ? (ruleset.passes?.(view, seat) ?? null) : null);

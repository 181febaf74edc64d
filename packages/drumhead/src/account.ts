/** What the dice of a battle gave, and what its orders. */
import { accountedSteps, accountOf, type CostlyOrder, pricesOf, sumFor } from '@drumhead/bots';
import type { BattleEvent, Command, Seat } from '@drumhead/engine';
import { versionOf } from '@drumhead/rulesets';
import type { ReadBattle } from './records.ts';

/** Chances of victory, from 0 to 1, with half that of a draw: `start` + `orders` + `dice` = `end`. */
export interface LuckSum {
  readonly start: number;
  /** What the orders of all sides changed. */
  readonly orders: number;
  /** The orders taken apart: `orders` = `gained` - `own` + `unexplained`; null where no captain plays these rules. */
  readonly parts: {
    /** What the orders of this side cost it, beside the best that a captain finds. */
    readonly own: number;
    /** What it gained by the costs of the other sides. */
    readonly gained: number;
    /** What neither a roll nor a cost explains: the learnt chance changed its mind. */
    readonly unexplained: number;
  } | null;
  /** The three orders that cost this side most, with the best order and what speaks for it. */
  readonly costliest: readonly CostlyOrder[];
  /** What the dice gave this side, or took from it. */
  readonly dice: number;
  /** The standard error of `dice`. */
  readonly giveOrTake: number;
  readonly end: number;
}

/**
 * Was it skill, or the dice? For each side of a battle: its chance where the battle proper begins, what orders changed, what
 * the dice did beyond their exact mean, and the chance at the end; and which of its orders cost most. A battle takes seconds,
 * up to half a minute. Null where nothing is known of the chances.
 *
 * @example
 * ```ts
 * import { begin, luckIn, play, readBattle, valueOf, writeBattle } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const players = { austria: 'corporal', france: 'corporal' };
 * const played = play(valueOf(begin(simplicity, 'windmill-ridge')), { players, seed: '1', most: 60 });
 * const sums = await luckIn(valueOf(await readBattle(writeBattle(played, { players }))));
 * console.log(sums?.['austria']?.dice);
 * ```
 */
export async function luckIn<S, C extends Command, E extends BattleEvent>({
  battle,
}: Pick<ReadBattle<S, C, E>, 'battle'>): Promise<Readonly<Record<Seat, LuckSum>> | null> {
  const { ruleset, state } = battle;
  const known = await versionOf(ruleset.id, ruleset.version);
  const steps = accountedSteps(battle);
  const account = known === null ? null : accountOf(known, steps);
  if (known === null || account === null) return null;
  const prices = pricesOf(known, steps);
  return Object.fromEntries(
    ruleset.seats(state).map((seat, side) => {
      const { best: _best, worst: _worst, ...sum } = sumFor(account, side, prices);
      return [seat, { ...sum, costliest: prices?.costliest[side] ?? [] }];
    }),
  );
}

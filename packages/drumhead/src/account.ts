/** What the dice of a battle gave, and what its orders. */
import { accountedSteps, accountOf, sumFor } from '@drumhead/bots';
import type { BattleEvent, Command, Seat } from '@drumhead/engine';
import { versionOf } from '@drumhead/rulesets';
import type { ReadBattle } from './records.ts';

/** Chances of victory, from 0 to 1, with half that of a draw: `start` + `orders` + `dice` = `end`. */
export interface LuckSum {
  readonly start: number;
  /** What the orders of all sides changed. */
  readonly orders: number;
  /** What the dice gave this side, or took from it. */
  readonly dice: number;
  readonly end: number;
}

/**
 * Was it skill, or the dice? For each side of a battle: its chance where the battle proper begins, what orders changed, what
 * the dice did beyond their exact mean, and the chance at the end. Null where nothing is known of the chances.
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
  const account = known === null ? null : accountOf(known, accountedSteps(battle));
  if (account === null) return null;
  return Object.fromEntries(
    ruleset.seats(state).map((seat, side) => {
      const { start, orders, dice, end } = sumFor(account, side);
      return [seat, { start, orders, dice, end }];
    }),
  );
}

// What the dice of one battle between captains gave the first seat. Runs in a worker thread.
import { accountOf, drawnRolls, sumFor } from '@drumhead/bots';
import { knowledgeOf } from '@drumhead/rulesets';
import { type BattleTask, keptBattle } from '../brain/kept.ts';

/** Seen from the first seat. */
export interface WeighedBattle {
  /** 1 won, 0 lost, a half drawn. */
  readonly score: number;
  /** What the dice gave beyond their exact mean. */
  readonly dice: number;
  /** Its chance of victory where the battle proper begins. */
  readonly start: number;
  readonly giveOrTake: number;
  /** Rolls, and those with too many results to weigh each. */
  readonly rolls: number;
  readonly drawn: number;
  /** Milliseconds of the account. */
  readonly took: number;
}

/** Null for a battle without an end. */
export default function weighedBattle(task: BattleTask): WeighedBattle | null {
  const known = knowledgeOf(task.ruleset);
  const { ruleset } = known;
  const { begun, steps } = keptBattle(task);
  const outcome = ruleset.outcome(steps.at(-1)?.state ?? begun);
  if (outcome === null) return null;
  const before = process.cpuUsage();
  const account = accountOf(known, [{ number: 0, seat: '', state: begun }, ...steps]);
  if (account === null) throw new Error(`nothing is known of chances in ${task.ruleset}`);
  const { user, system } = process.cpuUsage(before);
  const { dice, start, giveOrTake } = sumFor(account, 0, null);
  const mine = ruleset.seats(begun)[0];
  return {
    score: outcome.winner === null ? 0.5 : outcome.winner === mine ? 1 : 0,
    dice,
    start,
    giveOrTake,
    rolls: account.postings.filter(({ by }) => by === 'dice').length,
    drawn: drawnRolls(account),
    took: (user + system) / 1000,
  };
}

/** What a try at a battle of the day is worth. The page asks for it, and so does the server, before it counts. */
import { type Battle, begin, decide, DICE, equalData, type Knowledge, type Order, seededDice } from '@drumhead/engine';
import { accountedSteps, accountOf } from '../analysis/account.ts';
import { type CostlyOrder, pricesOf } from '../analysis/prices.ts';
import { sumFor } from '../analysis/sum.ts';
import { playerCalled, readPlayerName } from '../names.ts';
import { type DayPosition, seedOn } from './day.ts';
import { isStretchOver } from './stretch.ts';

/** Who answers for the other side. */
export const DAY_ENEMY = 'captain';

/** More commands than a stretch ever has. */
export const MOST_ORDERS = 1500;

/** What a try came to. Chances of victory, with half that of a draw, from 0 to 1. */
export interface DayResult {
  /** What there was to keep: what is given away by ending the turn at once. */
  readonly stake: number;
  /** What own orders cost, each against the best at its moment and before its dice. */
  readonly cost: number;
  /** What they gave away of the stake: more than that cannot be lost. */
  readonly given: number;
  /** Share of it that was kept, in a hundred: dice have no part in it. */
  readonly score: number;
  /** What the dice gave beside it, or took. */
  readonly dice: number;
  /** Own orders that were weighed. */
  readonly orders: number;
  /** Those of a point or more. */
  readonly costly: number;
  /** The costliest, the costliest first. */
  readonly costliest: readonly CostlyOrder[];
}

/** Why a try does not count. */
export type TryFault =
  /** The position cannot be begun. */
  | 'position'
  /** A command is refused, or nobody was asked for it. */
  | 'command'
  /** Other faces than the dice of the day show. */
  | 'dice'
  /** The enemy did not do as the captain does. */
  | 'enemy'
  /** The stretch is not over. */
  | 'short'
  /** There are commands after its end. */
  | 'long'
  /** Nothing is known of the chances of this rule set. */
  | 'unknown';

export type Judged =
  | { readonly ok: true; readonly result: DayResult }
  | { readonly ok: false; readonly fault: TryFault; readonly at: number };

/** Plays a try again, trusting nothing in it, and counts what it kept. `at`: the number of the command that is at fault. */
export function judgeTry(
  known: Knowledge<unknown>,
  position: DayPosition,
  day: number,
  orders: readonly Order[],
): Judged {
  const played = playedAgain(known, position, seedOn(position.ruleset, day), orders);
  return 'fault' in played ? { ok: false, ...played } : resultOf(known, position, played);
}

function playedAgain(
  known: Knowledge<unknown>,
  { seat: own, file }: DayPosition,
  seed: string,
  orders: readonly Order[],
): Battle | { readonly fault: TryFault; readonly at: number } {
  const { ruleset } = known;
  const begun = begin(ruleset, file);
  if (!begun.ok) return { fault: 'position', at: 0 };
  const name = readPlayerName(DAY_ENEMY);
  const enemy = name && playerCalled(name, known, '');
  let battle = begun.value;
  const states = [battle.state];
  for (const [i, { seat, command }] of orders.entries()) {
    const at = i + 1;
    if (at > MOST_ORDERS || isStretchOver(ruleset, states)) return { fault: 'long', at };
    const asked = ruleset.pending(battle.state).find((waiting) => waiting.seat === seat);
    if (seat === DICE && !(asked && equalData(command, seededDice(seed, battle.rolls).roll(asked))))
      return { fault: 'dice', at };
    if (seat !== DICE && seat !== own) {
      const view = ruleset.view(battle.state, seat);
      const offers = asked === undefined ? [] : ruleset.offers(view, seat);
      if (offers.length === 0 || !equalData(command, enemy?.choose(view, seat, offers))) return { fault: 'enemy', at };
    }
    const answer = decide(battle, seat, command);
    if (!answer.ok) return { fault: 'command', at };
    ({ battle } = answer);
    states.push(battle.state);
  }
  return isStretchOver(ruleset, states) ? battle : { fault: 'short', at: orders.length };
}

function resultOf(known: Knowledge<unknown>, { seat, stake }: DayPosition, battle: Battle): Judged {
  const steps = accountedSteps(battle);
  const prices = pricesOf(known, steps, { of: seat, round: false });
  const account = accountOf(known, steps);
  if (prices === null || account === null) return { ok: false, fault: 'unknown', at: 0 };
  const side = prices.seats.indexOf(seat);
  const own = prices.prices.filter(({ by }) => by === seat);
  const cost = own.reduce((sum, { costs }) => sum + (costs[side] as number), 0);
  const given = Math.min(stake, cost);
  const result = {
    stake,
    cost,
    given,
    score: scoreOfTry(stake, given),
    dice: sumFor(account, side, prices).dice,
    orders: prices.weighed[side] as number,
    costly: own.length,
    costliest: prices.costliest[side] ?? [],
  };
  return { ok: true, result };
}

/** The share that was kept of what was to be kept, in a hundred: none for a turn that is ended at once. */
export const scoreOfTry = (stake: number, given: number): number =>
  stake <= 0 ? 100 : Math.max(0, Math.round((100 * (stake - given)) / stake));

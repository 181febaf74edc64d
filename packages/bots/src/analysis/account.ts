/** What became of the chances in a battle: how much the orders changed them, and how much the dice. */
import {
  type Battle,
  type BattleEvent,
  type Command,
  DICE,
  type Knowledge,
  momentOf,
  type Seat,
  stepsOf,
} from '@drumhead/engine';
import { isRolling, standingIn } from './standing.ts';

/** An order or a run of dice, and what it changed. */
export interface Posting {
  /** Counts of accepted commands before it and after it. */
  readonly from: number;
  readonly at: number;
  /** Who gave the order; `dice`: a roll with those that followed from it. */
  readonly by: Seat;
  /** By seat, how much the standing rose: the chance of victory with half that of a draw, -1 to 1. */
  readonly changes: readonly number[];
  /** Was the worth before or after it the mean of results that were drawn, since there are too many to weigh each? */
  readonly drawn: boolean;
}

/** The sum of a battle: for each seat the start and all changes come to the end. */
export interface Account {
  /** Count of accepted commands where the battle proper begins: the set-up before it is not judged. */
  readonly from: number;
  /** By seat. */
  readonly start: readonly number[];
  readonly postings: readonly Posting[];
  readonly end: readonly number[];
}

/** The whole account at once. */
export function accountOf(
  known: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
): Account | null {
  const work = accounting(known, steps);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** A command of a battle, and the state after it. */
export interface AccountedStep {
  readonly number: number;
  readonly seat: Seat;
  /** Left out before the first. */
  readonly command?: Command;
  readonly state: unknown;
}

/** All of a battle: how it stood before anybody gave an order, as one from a position is under way then, and each command. */
export function accountedSteps<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
): readonly AccountedStep[] {
  return [{ number: 0, seat: '', state: momentOf(battle, 0).state }, ...stepsOf(battle)];
}

/** Index of the first state of the battle proper: the set-up before it is not judged. -1: it has not begun. */
export const beginning = (
  { ruleset }: Pick<Knowledge<unknown, Command, BattleEvent>, 'ruleset'>,
  steps: readonly AccountedStep[],
): number => steps.findIndex(({ state }) => ruleset.summary(state).length > 0 && !isRolling(ruleset, state));

/**
 * The account of a battle, posting after posting, so that a worker can tell how far it is and stop; null where nothing is
 * known of chances. A roll is worth the standing after it less the mean over all that it might have brought: in the long
 * run that is nothing, and nobody's skill. An order is worth what it changed before its dice were rolled.
 *
 * @param steps {@link accountedSteps} of the battle
 */
export function* accounting(
  known: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
): Generator<Posting, Account | null> {
  const worthOf = standingIn(known);
  const begun = beginning(known, steps);
  if (worthOf === null || begun < 0) return null;
  let before = worthOf((steps[begun] as AccountedStep).state);
  const start = before.standings;
  const postings: Posting[] = [];
  for (let i = begun + 1; i < steps.length; i++) {
    const { number, seat } = steps[i] as AccountedStep;
    // Dice that follow from dice are one roll.
    if (seat === DICE) while (steps[i + 1]?.seat === DICE) i++;
    const { number: at, state } = steps[i] as AccountedStep;
    const after = worthOf(state);
    const posting = {
      from: number - 1,
      at,
      by: seat,
      changes: after.standings.map((standing, side) => standing - (before.standings[side] as number)),
      drawn: before.drawn || after.drawn,
    };
    postings.push(posting);
    yield posting;
    before = after;
  }
  return { from: (steps[begun] as AccountedStep).number, start, postings, end: before.standings };
}

/** What became of the chances in a battle: how much the orders changed them, and how much the dice. */
import {
  type Battle,
  type BattleEvent,
  type Command,
  DICE,
  hashOf,
  type Knowledge,
  momentOf,
  outcomesOf,
  type Pending,
  type Ruleset,
  type Seat,
  seededDice,
  stepsOf,
} from '@drumhead/engine';
import { valuer } from '../value/chance.ts';

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

/** The sum of a battle for one side: start, orders and dice come to the end. */
export interface SideSum {
  readonly start: number;
  /** What the orders of all sides changed, own ones and the enemy's, by the judgement of the learnt chance. */
  readonly orders: number;
  readonly dice: number;
  readonly end: number;
  /** The rolls that changed most, for better and for worse; null where none did. */
  readonly best: Posting | null;
  readonly worst: Posting | null;
}

/** The sum of the seat with this index. */
export function sumFor({ start, postings, end }: Account, side: number): SideSum {
  const changeOf = ({ changes }: Posting): number => changes[side] as number;
  const rolls = postings.filter(({ by }) => by === DICE);
  const total = (some: readonly Posting[]): number => some.reduce((sum, posting) => sum + changeOf(posting), 0);
  const most = (sign: 1 | -1): Posting | null =>
    rolls.reduce<Posting | null>(
      (found, roll) => (sign * changeOf(roll) > sign * (found === null ? 0 : changeOf(found)) ? roll : found),
      null,
    );
  return {
    start: start[side] as number,
    orders: total(postings.filter(({ by }) => by !== DICE)),
    dice: total(rolls),
    end: end[side] as number,
    best: most(1),
    worst: most(-1),
  };
}

/** Rolls with too many results to weigh each. Such a result is in the worth before the roll: in that of its order, too. */
export const drawnRolls = ({ postings }: Account): number =>
  postings.filter(({ by, drawn }) => drawn && by === DICE).length;

/** Chances in a hundred, whole numbers that still agree: rounding never shows a sum that does not come out. */
export interface Points {
  readonly start: number;
  readonly orders: number;
  readonly dice: number;
  readonly end: number;
  /** What would have come of start and orders, from 0 to 100. */
  readonly without: number;
}

/** The sum in points. What rounding leaves over counts as orders, the least certain of them. */
export function pointsOf(sum: Pick<SideSum, 'start' | 'dice' | 'end'>): Points {
  const [start, dice, end] = [sum.start, sum.dice, sum.end].map((part) => Math.round(100 * part)) as [
    number,
    number,
    number,
  ];
  return { start, orders: end - start - dice, dice, end, without: Math.max(0, Math.min(100, end - dice)) };
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
  readonly state: unknown;
}

/** All of a battle: how it stood before anybody gave an order, as one from a position is under way then, and each command. */
export function accountedSteps<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
): readonly AccountedStep[] {
  return [{ number: 0, seat: '', state: momentOf(battle, 0).state }, ...stepsOf(battle)];
}

/** More rolls than these are not tried one by one: so many of their results are drawn instead. */
const MOST_ROLLS = 300;
const DRAWN = 40;

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
  const worthOf = appraiser(known);
  const { ruleset } = known;
  const begun = steps.findIndex(({ state }) => ruleset.summary(state).length > 0 && !isRolling(ruleset, state));
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

interface Worth {
  readonly standings: readonly number[];
  readonly drawn: boolean;
}

/** The standing of each seat: where dice are to be rolled, the mean over what they may bring. */
function appraiser(known: Knowledge<unknown, Command, BattleEvent>): ((state: unknown) => Worth) | null {
  const chancesIn = valuer(known);
  if (chancesIn === null) return null;
  const { ruleset } = known;
  const standings = (state: unknown): readonly number[] => {
    const chances = chancesIn(state);
    const draw = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0));
    return chances.map((chance) => chance + draw / 2);
  };
  return (state) => {
    if (!isRolling(ruleset, state)) return { standings: standings(state), drawn: false };
    const all = outcomesOf(ruleset, state, MOST_ROLLS);
    const results = all ?? drawnResults(ruleset, state);
    const sums = ruleset.seats(state).map(() => 0);
    for (const result of results)
      for (const [side, standing] of standings(result.state).entries())
        sums[side] = (sums[side] as number) + result.chance * standing;
    return { standings: sums, drawn: all === null };
  };
}

/** Some of the results of the dice that a state waits for, drawn fairly, and always the same ones for the same state. */
function drawnResults(
  ruleset: Ruleset<unknown, Command, BattleEvent>,
  begun: unknown,
): readonly { readonly chance: number; readonly state: unknown }[] {
  const dice = seededDice(hashOf(begun));
  return Array.from({ length: DRAWN }, () => {
    let state = begun;
    for (let [waiting] = ruleset.pending(state); isDice(waiting); [waiting] = ruleset.pending(state)) {
      const decision = ruleset.decide(state, DICE, dice.roll(waiting));
      if (!decision.ok) throw new Error(`dice that were asked for are refused: ${decision.refusal.reason}`);
      ({ state } = decision);
    }
    return { chance: 1 / DRAWN, state };
  });
}

const isDice = (waiting: Pending | undefined): waiting is Pending => waiting?.seat === DICE;

const isRolling = ({ pending }: Pick<Ruleset<unknown, Command, BattleEvent>, 'pending'>, state: unknown): boolean =>
  isDice(pending(state)[0]);

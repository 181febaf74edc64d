/** What one order costs beside the best: the same in a report, in the puzzle that is made of it, and on the board. */
import { type BattleEvent, type Command, equalData, type Knowledge, type Seat } from '@drumhead/engine';
import { type Candidate, deedOf, pieceOf } from '../thought.ts';
import { type AnyThought, type Carry, type Choice, choiceOf } from './choice.ts';
import type { Standing } from './standing.ts';
import { endsTurnAt } from './turnLeft.ts';
import { findingUndone } from './undone.ts';

/** What of the battle around an order bears on its price; what is left out is not so: the order stands alone. */
export interface OrderContext {
  /** Whose orders ({@link whoseOf}) are no better ones: they act later all the same. */
  readonly later?: readonly string[];
  /** Nor are theirs: what they left out was held against the side before. */
  readonly held?: readonly string[];
  /** Does its side do nothing more in its turn after it, whatever it may still do? */
  readonly ends?: boolean;
  /** Did its side do something in its turn before it? */
  readonly acted?: boolean;
}

/** Who carries an order out, or what is done where that is nobody. */
export const whoseOf = ({ room }: AnyThought, order: Command): string =>
  pieceOf(room.advice?.pieces ?? [], order) || deedOf(order, room.advice?.places ?? []);

/** Is another order one of those that are given all the same, or were held against the side before? The same piece's is not. */
export function doneBeside(
  thought: AnyThought,
  given: Command,
  { later = [], held = [] }: OrderContext,
): (other: Command) => boolean {
  const own = whoseOf(thought, given);
  return (other) => {
    const whose = whoseOf(thought, other);
    return whose !== own && (later.includes(whose) || held.includes(whose));
  };
}

export interface OrderCost {
  /** By seat, how much higher it would stand after the best. */
  readonly costs: readonly number[];
  /** Of one that ends its turn: the orders that a captain would still have given, all of which it costs. Left out: it does not. */
  readonly leaves?: number;
  /** Does it cost what is left undone, rather than what sets two orders apart? */
  readonly isIdle: boolean;
  /** Was all that the turn still held weighed? */
  readonly endsTurn: boolean;
  /** The two orders as a captain carries them out; null where chances cannot tell them apart. */
  readonly choice: Choice | null;
}

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly best: Candidate<unknown, Command>;
  readonly given: Command;
  readonly context?: OrderContext;
  /** States that the analyst reads for a plan, at most. */
  readonly reads: number;
  /** Does an end of the turn cost what all until the side's next turn would have brought? Else what this turn alone would. */
  readonly round?: boolean;
  /** How an order is carried out, where that is known already. */
  readonly carry?: Carry;
}

/** Null where nothing can tell the two apart. */
export function* findingCost(
  known: Knowledge<unknown, Command, BattleEvent>,
  thought: AnyThought,
  standing: (state: unknown) => Standing,
  { view, seat, best, given, context = {}, reads, round = true, carry }: Asked,
): Generator<void, OrderCost | null> {
  const side = known.ruleset.seats(view).indexOf(seat);
  const choice = choiceOf(thought, view, seat, best, given, standing, carry);
  const isEnd = context.ends === true || endsTurnAt(known, thought, view, seat, given);
  const { held = [] } = context;
  const how = { isDone: doneBeside(thought, given, { held }), round, reads };
  const undone = equalData(best.command, given)
    ? null
    : yield* findingUndone(known, thought, standing, { view, seat, best, given, isEnd, how });
  const leaves = undone?.leaves;
  const isIdle =
    undone !== null &&
    (choice === null ||
      (round && leaves !== undefined && context.acted !== true) ||
      (undone.costs[side] as number) > (choice.costs[side] as number));
  const endsTurn = leaves !== undefined;
  if (isIdle) return { costs: undone.costs, ...(leaves === undefined ? {} : { leaves }), isIdle, endsTurn, choice };
  return choice && { costs: choice.costs, isIdle, endsTurn, choice };
}

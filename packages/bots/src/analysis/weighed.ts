/** One decision weighed: the best orders that a captain finds, and others that are tried beside them. */
import { type BattleEvent, type Command, equalData, type Knowledge, type Odds, type Seat } from '@drumhead/engine';
import { reasonsOf, type TermReason } from '../reasons.ts';
import { candidates, deedOf, READS, thoughtOf } from '../thought.ts';
import { type AnyThought, type CarriedOut, carriedOut, LEAST_LEAD, type Outlook, outlooksAfter } from './choice.ts';
import { doneBeside, findingCost, type OrderContext, type OrderCost } from './orderCost.ts';
import { LEAST_COST } from './prices.ts';
import { meanOf, standingIn } from './standing.ts';
import { finished, within } from './work.ts';

/** How an order may turn out for its side, as against what is expected of it. */
export type Turn = 'better' | 'near' | 'worse';

/** Results of the dice of an order that turn out alike. */
export interface TurnOut {
  readonly turn: Turn;
  readonly chance: number;
  /** How the side stands then, the mean over these results: the mean over all classes is the standing of the order. */
  readonly standing: number;
}

export interface WeighedOrder {
  readonly command: Command;
  /**
   * How the side may expect to stand after it: the chance of victory with half that of a draw. Null where chances cannot
   * tell, since it only rolls for actions.
   */
  readonly standing: number | null;
  /**
   * By how much it falls short of the best, where captain and chance agree by a point each; else 0: about as good. One that
   * ends the turn falls short of all that a captain would still do in it.
   */
  readonly cost: number;
  /** Of one that ends the turn: the orders that a captain would still give. Left out: it does not, or he would give none. */
  readonly leaves?: number;
  /** Is it about as good as the best? Where chances cannot tell, a captain says it alone. */
  readonly isEqual: boolean;
  /** What speaks most for the best rather than for this one; of the best itself, for it rather than for the next. */
  readonly reasons: readonly TermReason[];
  readonly odds: readonly Odds[];
  /** Empty where no dice follow, or where chances cannot tell. */
  readonly turns: readonly TurnOut[];
}

export interface WeighedDecision {
  readonly seat: Seat;
  /** The captain of this version, who read so many states for a plan, at most. */
  readonly analyst: { readonly captain: number; readonly reads: number };
  /** What a captain would do, each another deed: the best first, then the others by how the side stands after them. */
  readonly best: readonly WeighedOrder[];
  /** The orders that were given to be weighed beside them; null: it is refused here. */
  readonly given: readonly (WeighedOrder | null)[];
}

/** Orders told at most, and candidates read for them. */
const TOLD = 3;
const READ = 40;

/** Results that differ by less are as expected. */
const NEAR = 0.01;

/**
 * Weighs the orders of a seat in this state, order after order, so that a worker can tell how far it is and stop. Null where
 * the seat decides nothing, no captain can advise it, or nothing is known of chances. It sees what the seat sees.
 *
 * @param given orders weighed beside the best; the first may have been given in a battle, of which `context` tells
 */
export function* weighing(
  known: Knowledge<unknown, Command, BattleEvent>,
  state: unknown,
  seat: Seat,
  given: readonly Command[] = [],
  { reads = READS, context = {} }: { readonly reads?: number; readonly context?: OrderContext } = {},
): Generator<number, WeighedDecision | null> {
  const { ruleset, room } = known;
  const standing = standingIn(known);
  const advice = room?.advice;
  const view = ruleset.view(state, seat);
  const offers = ruleset.offers(view, seat);
  if (room === null || advice === undefined || standing === null || offers.length === 0) return null;
  const thought = thoughtOf(ruleset, room, { nodes: reads });
  const [first] = given;
  const isDone = first === undefined ? () => false : doneBeside(thought, first, context);
  const deeds = distinct(thought, view, seat, offers, isDone);
  if (deeds.length === 0) return null;
  const side = ruleset.seats(view).indexOf(seat);
  const weighed: Outcome[] = [];
  const weigh = (order: CarriedOut): Outcome => {
    const outlooks = advice.rollsForActions(order.command) ? [] : outlooksAfter(thought, seat, order.end, standing);
    const mean = outlooks.length === 0 ? null : (meanOf(outlooks)[side] as number);
    return { order, standing: mean, turns: mean === null ? [] : turnsOf(outlooks, side, mean) };
  };
  for (const order of deeds) {
    yield weighed.length;
    weighed.push(weigh(order));
  }
  const tried: (Outcome | null)[] = [];
  for (const command of given) {
    yield weighed.length + tried.length;
    const same = weighed.find(({ order }) => equalData(order.command, command));
    const order = same === undefined ? carriedOut(thought, view, seat, command) : null;
    tried.push(same ?? (order && weigh(order)));
  }
  const [best, second] = weighed as [Outcome, Outcome?];
  const others = weighed.slice(1).sort((a, b) => (b.standing ?? 0) - (a.standing ?? 0));
  const carry = (command: Command): CarriedOut | null =>
    [...weighed, ...tried].find((one) => one !== null && equalData(one.order.command, command))?.order ?? null;
  const costs = new Map<Outcome, OrderCost | null>();
  for (const one of [...others, ...tried]) {
    if (one === null || one === best || costs.has(one)) continue;
    const asked = { view, seat, best: best.order, given: one.order.command, context, reads, carry };
    costs.set(one, yield* within(findingCost(known, thought, standing, asked), weighed.length + tried.length));
  }
  const tell = (one: Outcome): WeighedOrder => {
    const { command } = one.order;
    const cost = costs.get(one) ?? null;
    const less = one === best ? 0 : (cost?.costs[side] ?? null);
    const isSeen = best.order.worth - one.order.worth >= LEAST_LEAD;
    const isEqual = less === null ? !isSeen : less < LEAST_COST;
    const isIdle = cost?.isIdle === true;
    const reasons =
      one === best
        ? reasonsOf(thought, advice, view, seat, best.order, second?.order ?? null)
        : reasonsOf(thought, advice, view, seat, best.order, one.order);
    return {
      command,
      // The figures agree: an end of the turn stands below the best by what it costs.
      standing: !isIdle || best.standing === null ? one.standing : Math.max(0, best.standing - Math.max(0, less ?? 0)),
      cost: isEqual ? 0 : Math.max(0, less ?? 0),
      isEqual,
      reasons,
      odds: advice.odds(view, seat, command),
      turns: isIdle ? [] : one.turns,
      ...(cost?.leaves === undefined || isEqual ? {} : { leaves: cost.leaves }),
    };
  };
  return {
    seat,
    analyst: { captain: room.version, reads },
    best: [best, ...others].map(tell),
    given: tried.map((one) => one && tell(one)),
  };
}

/** The whole decision at once. */
export const weighedAt = (...asked: Parameters<typeof weighing>): WeighedDecision | null =>
  finished(weighing(...asked));

interface Outcome {
  readonly order: CarriedOut;
  readonly standing: number | null;
  readonly turns: readonly TurnOut[];
}

/** The first candidates that do something else than those before them: not the same at another place. */
function distinct(
  thought: AnyThought,
  view: unknown,
  seat: Seat,
  offers: readonly Command[],
  isDone: (order: Command) => boolean,
): readonly CarriedOut[] {
  const places = thought.room.advice?.places ?? [];
  const found: CarriedOut[] = [];
  const seen = new Set<string>();
  let read = 0;
  for (const { command } of candidates(thought, view, seat, offers)) {
    if (found.length === TOLD || read++ === READ) break;
    const deed = deedOf(command, places);
    if (seen.has(deed) || isDone(command)) continue;
    const order = carriedOut(thought, view, seat, command);
    if (order === null) continue;
    seen.add(deed);
    found.push(order);
  }
  return found;
}

/** Results by how they turn out for a side; none where there is but one. */
function turnsOf(outlooks: readonly Outlook[], side: number, mean: number): readonly TurnOut[] {
  if (outlooks.length < 2) return [];
  const standingOf = ({ standings }: Outlook): number => standings[side] as number;
  const turnOf = (one: Outlook): Turn =>
    Math.abs(standingOf(one) - mean) < NEAR ? 'near' : standingOf(one) > mean ? 'better' : 'worse';
  return (['better', 'near', 'worse'] as const).flatMap((turn) => {
    const alike = outlooks.filter((one) => turnOf(one) === turn);
    const chance = alike.reduce((sum, one) => sum + one.chance, 0);
    if (chance === 0) return [];
    return [{ turn, chance, standing: alike.reduce((sum, one) => sum + one.chance * standingOf(one), 0) / chance }];
  });
}

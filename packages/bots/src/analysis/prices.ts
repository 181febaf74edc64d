/** What the orders of a battle cost: the chance of the best that a captain finds, less the chance of the order given. */
import {
  ACCEPT_DRAW,
  type BattleEvent,
  type Command,
  DICE,
  DRAW_OFFER,
  type Knowledge,
  OFFER_DRAW,
  RESIGN,
  type Seat,
} from '@drumhead/engine';
import { reasonsOf, type TermReason } from '../reasons.ts';
import { isRest, READS, thoughtOf } from '../thought.ts';
import { type AccountedStep, beginning } from './account.ts';
import { carriedOut, choiceBetween, lead, wantedOf } from './choice.ts';
import { doneBeside, findingCost, type OrderContext, whoseOf } from './orderCost.ts';
import { turnOf } from './playedOn.ts';
import { standingIn } from './standing.ts';
import { finished, within } from './work.ts';

/** An order that was not the best. */
export interface Price {
  /** Count of accepted commands before it. */
  readonly from: number;
  readonly by: Seat;
  /** By seat, how much higher it would stand after the best: for the seat that gave it this is its cost. */
  readonly costs: readonly number[];
  /** Null where the side gave up: whatever else, the battle would have gone on. */
  readonly best: Command | null;
  /** Of one that ended its turn: the orders that a captain would still have given, all of which it costs. Left out: it did not. */
  readonly leaves?: number;
  /** How it gave up what it costs; left out: it did not. */
  readonly gaveUp?: 'resignation' | 'draw';
}

/** One of the costliest orders of a side; a resignation is none, nor an agreed draw. */
export interface CostlyOrder extends Price {
  readonly best: Command;
  /** What of the battle bears on its price: weighed with this by itself it costs the same. */
  readonly context: OrderContext;
  /** What speaks most for the best rather than for the order given. */
  readonly reasons: readonly TermReason[];
}

/** What the orders of all sides cost. */
export interface Prices {
  /** Who found the best orders: the captain of this version, and the states that he read for a plan, at most. */
  readonly analyst: { readonly captain: number; readonly reads: number };
  readonly seats: readonly Seat[];
  /** By seat: orders that were weighed. Those that nothing else could replace, or that only roll for actions, are not. */
  readonly weighed: readonly number[];
  /** Orders that cost a point or more, in the order of the battle. */
  readonly prices: readonly Price[];
  /** By seat, its costliest orders, the costliest first. */
  readonly costliest: readonly (readonly CostlyOrder[])[];
}

export interface PricingOptions {
  /** States that the analyst reads for a plan, at most. */
  readonly reads?: number;
  /** Only the orders of this seat have prices; null: those of all. */
  readonly of?: Seat | null;
  /** Only those of some rounds of turns, so that several may share the work. */
  readonly share?: Share;
  /**
   * Does an end of the turn cost what all until the side's next turn would have brought? Else what this turn alone would, or
   * the best single order of it: so a battle of the day is scored, which is over before that.
   */
  readonly round?: boolean;
  /**
   * Only the order after so many commands, and what its side did before it in its turn: its price is that of the whole
   * battle, in a fraction of the time. Null: those of the whole battle.
   */
  readonly at?: number | null;
}

/** One of several who share the rounds of turns of a battle among them: an order is weighed with its turn alone. */
export interface Share {
  /** From 0. */
  readonly part: number;
  readonly parts: number;
}

/** Less than this is no error: a point, one chance in a hundred. */
export const LEAST_COST = 0.01;

/** Costliest orders that are told of each side. */
const TOLD = 3;

/**
 * The prices of all orders, decision after decision, so that a worker can tell how far it is and stop; null where no
 * captain can say what would have been better, or nothing is known of chances.
 *
 * Both orders are expected in one coin: the standing after them, the mean over what their dice may bring, in an activation
 * at its end as a captain would go on. An order costs only what captain and chance agree on: he must rank another first,
 * and that other must stand higher, by a point each. An order is held against the best that it leaves out: what another
 * piece could do is weighed with that piece's own order, where one comes before others act; where none comes, it was left
 * out once, by the first order that it would have been better than. Everybody is judged by what the seat saw.
 *
 * Who does nothing has given an order, too. One that ends the turn costs all that a captain would still have done in it; one
 * that lets another chance pass costs what its dice and its actions would have brought, in the mean.
 *
 * @param steps {@link accountedSteps} of the battle
 */
export function* pricing(
  known: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
  { reads = READS, of = null, share = { part: 0, parts: 1 }, round = true, at = null }: PricingOptions = {},
): Generator<number, Prices | null> {
  const { ruleset, room } = known;
  const standing = standingIn(known);
  const first = steps[0];
  if (room?.advice === undefined || standing === null || first === undefined) return null;
  const { advice } = room;
  const seats = ruleset.seats(first.state);
  const thoughts = seats.map(() => thoughtOf(ruleset, room, { nodes: reads }));
  const weighed = seats.map(() => 0);
  const found: {
    readonly price: Price & Pick<CostlyOrder, 'best'>;
    readonly context: OrderContext;
    readonly reasons: () => readonly TermReason[];
  }[] = [];
  const givenUp: Price[] = [];
  const begun = beginning(known, steps);
  const stretches = stretchesOf(known, steps);
  const rounds = roundsOf(known, steps);
  /** By stretch, whose better orders were held against the side in it. */
  const held = new Map<number, Set<string>>();
  /** Turns whose end has its price, with the seats that ended them. */
  const ended = new Set<string>();
  /** Turns in which a seat did something, so that an end of them may be held against what single orders left out. */
  const acted = new Set<string>();
  for (const [i, { seat, command, number, state }] of steps.entries()) {
    const before = begun < 0 || i <= begun ? undefined : steps[i - 1];
    const side = seats.indexOf(seat);
    const thought = thoughts[side];
    if (before === undefined || thought === undefined || command === undefined) continue;
    if ((rounds[i] as number) % share.parts !== share.part) continue;
    // A draw that the enemy accepts may be what this seat gives up.
    if (of !== null && of !== seat && command.type !== ACCEPT_DRAW.type) continue;
    if (at !== null && !(number <= at + 1 && isSameTurn(ruleset, before.state, steps, at))) continue;
    yield i;
    const view = ruleset.view(before.state, seat);
    if (command.type === RESIGN.type) {
      // At any moment, whoever must decide: what is given up is how the side stands.
      weighed[side] = (weighed[side] as number) + 1;
      const costs = lead(standing(view).standings, standing(state).standings);
      if ((costs[side] as number) >= LEAST_COST)
        givenUp.push({ from: number - 1, by: seat, costs, best: null, gaveUp: 'resignation' });
      continue;
    }
    if (command.type === ACCEPT_DRAW.type && ruleset.outcome(state) !== null) {
      // Agreed on by all: whoever stood best gives up what the others gain.
      const costs = lead(standing(before.state).standings, standing(state).standings);
      const most = costs.indexOf(Math.max(...costs));
      weighed[most] = (weighed[most] as number) + 1;
      if ((costs[most] as number) >= LEAST_COST)
        givenUp.push({ from: number - 1, by: seats[most] as Seat, costs, best: null, gaveUp: 'draw' });
      continue;
    }
    // Beside an offer of a draw nothing is foregone: the turn goes on after it.
    if (command.type === OFFER_DRAW.type || ruleset.pending(before.state)[0]?.decision === DRAW_OFFER) continue;
    const turn = `${turnOf(ruleset, before.state)} ${seat}`;
    // What comes after the end of a turn that has its price is part of it.
    if (ended.has(turn)) continue;
    const stretch = stretches[i] as number;
    const left = held.get(stretch) ?? new Set();
    const later = steps
      .slice(i + 1, stretches.lastIndexOf(stretch) + 1)
      .flatMap((step) => (step.seat === seat && step.command !== undefined ? [whoseOf(thought, step.command)] : []));
    const context: OrderContext = {
      later: [...new Set(later)],
      held: [...left],
      ends: endsTurn(known, steps, i),
      acted: acted.has(turn),
    };
    if (!isRest(room, command)) acted.add(turn);
    const best = wantedOf(thought, view, seat, doneBeside(thought, command, context));
    if (best === null) continue;
    const asked = { view, seat, best, given: command, context, reads, round };
    const cost = yield* within(findingCost(known, thought, standing, asked), i);
    if (cost === null) continue;
    const { costs, leaves, choice } = cost;
    if (cost.endsTurn) ended.add(turn);
    weighed[side] = (weighed[side] as number) + 1;
    if (!((costs[side] as number) >= LEAST_COST)) continue;
    // What the same piece does next is part of what is expected of its order.
    if (whoseOf(thought, best.command) !== whoseOf(thought, command))
      held.set(stretch, left.add(whoseOf(thought, best.command)));
    found.push({
      price: { from: number - 1, by: seat, costs, best: best.command, ...(leaves === undefined ? {} : { leaves }) },
      context,
      reasons: () => {
        const given = choice?.given ?? carriedOut(thought, view, seat, command);
        return given === null ? [] : reasonsOf(thought, advice, view, seat, choice?.best ?? best, given);
      },
    });
  }
  const costliest = seats.map((seat, side) =>
    found
      .filter(({ price }) => price.by === seat)
      .sort((a, b) => (b.price.costs[side] as number) - (a.price.costs[side] as number))
      .slice(0, TOLD)
      .map(({ price, context, reasons }) => ({ ...price, context, reasons: reasons() })),
  );
  return {
    analyst: { captain: room.version, reads },
    seats,
    weighed,
    prices: [...found.map(({ price }) => price), ...givenUp].sort((a, b) => a.from - b.from),
    costliest,
  };
}

/**
 * For each step the number of its stretch: orders of one seat in one turn, until another does more than rest. Dice belong to
 * the orders before them.
 */
function stretchesOf(
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
): readonly number[] {
  let stretch = 0;
  let of: readonly [Seat, Seat | null] | null = null;
  return steps.map(({ seat, command }, i) => {
    const before = steps[i - 1];
    if (before === undefined || command === undefined || seat === DICE) return stretch;
    const active = ruleset.summary(before.state).active ?? null;
    const rests = isRest(room, command);
    if (of !== null && (active !== of[1] || (seat !== of[0] && !rests))) {
      stretch++;
      of = null;
    }
    if (of === null || !rests) of = [seat, active];
    return stretch;
  });
}

/** For each step the number of its round, in which every side has had a turn. */
function roundsOf(
  { ruleset }: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
): readonly number[] {
  let turns = -1;
  let last = '';
  return steps.map((_, i) => {
    const { state } = steps[Math.max(0, i - 1)] as AccountedStep;
    const turn = turnOf(ruleset, state);
    if (turn !== last) turns++;
    last = turn;
    return Math.floor(turns / ruleset.seats(state).length);
  });
}

/** Is this a state of the turn in which the order after so many commands was given? */
function isSameTurn(
  ruleset: Knowledge<unknown, Command, BattleEvent>['ruleset'],
  state: unknown,
  steps: readonly AccountedStep[],
  at: number,
): boolean {
  const asked = steps.find(({ number }) => number === at);
  return asked !== undefined && turnOf(ruleset, asked.state) === turnOf(ruleset, state);
}

/** Is this a rest in the own turn after which its side does nothing more in it? */
function endsTurn(
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
  i: number,
): boolean {
  const { state: begun } = steps[i - 1] as AccountedStep;
  const { seat } = steps[i] as AccountedStep;
  const turn = turnOf(ruleset, begun);
  if (ruleset.summary(begun).active !== seat) return false;
  for (let at = i; at < steps.length && turnOf(ruleset, (steps[at - 1] as AccountedStep).state) === turn; at++) {
    const step = steps[at] as AccountedStep;
    if (step.seat === seat && step.command !== undefined && !isRest(room, step.command)) return false;
  }
  return true;
}

/** The prices of a battle, from what several found who shared it. */
export function joinedPrices(parts: readonly Prices[]): Prices | null {
  const [first] = parts;
  if (first === undefined) return null;
  const { analyst, seats } = first;
  return {
    analyst,
    seats,
    weighed: seats.map((_, side) => parts.reduce((sum, { weighed }) => sum + (weighed[side] as number), 0)),
    prices: parts.flatMap(({ prices }) => prices).sort((a, b) => a.from - b.from),
    costliest: seats.map((_, side) =>
      parts
        .flatMap(({ costliest }) => costliest[side] ?? [])
        .sort((a, b) => (b.costs[side] as number) - (a.costs[side] as number) || a.from - b.from)
        .slice(0, TOLD),
    ),
  };
}

/** All prices at once. */
export const pricesOf = (...asked: Parameters<typeof pricing>): Prices | null => finished(pricing(...asked));

/**
 * What the order after so many commands costs its side as a report tells it, weighed with its turn. Null where nothing is held
 * against it: what would have been better was done later, was held against the side before, or is part of an end of its turn.
 */
export function costInBattle(
  known: Knowledge<unknown, Command, BattleEvent>,
  steps: readonly AccountedStep[],
  at: number,
  { reads = READS }: Pick<PricingOptions, 'reads'> = {},
): number | null {
  const seat = steps.find(({ number }) => number === at + 1)?.seat;
  const found = seat === undefined ? null : pricesOf(known, steps, { of: seat, at, reads });
  const price = found?.prices.find(({ from, by }) => from === at && by === seat);
  return price?.costs[found?.seats.indexOf(price.by) ?? -1] ?? null;
}

/**
 * What another order costs a seat in this state, beside the best that a captain finds; null where there is nothing to choose,
 * or nothing that chances can tell apart. A `best` that is known need not be looked for, which takes most of the time.
 */
export function priceOf(
  known: Knowledge<unknown, Command, BattleEvent>,
  state: unknown,
  seat: Seat,
  command: Command,
  { reads = READS, best = null }: { readonly reads?: number; readonly best?: Command | null } = {},
): number | null {
  const { ruleset, room } = known;
  const standing = standingIn(known);
  if (room === null || standing === null) return null;
  const thought = thoughtOf(ruleset, room, { nodes: reads });
  const view = ruleset.view(state, seat);
  const side = ruleset.seats(state).indexOf(seat);
  if (best !== null) return choiceBetween(thought, view, seat, best, command, standing)?.costs[side] ?? null;
  const wanted = wantedOf(thought, view, seat);
  if (wanted === null) return null;
  const asked = { view, seat, best: wanted, given: command, reads };
  return finished(findingCost(known, thought, standing, asked))?.costs[side] ?? null;
}

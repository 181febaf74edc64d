/** Was it skill, or the dice? The account of a battle as one sum for a side. */
import { DICE } from '@drumhead/engine';
import type { Account, Posting } from './account.ts';
import type { Prices } from './prices.ts';

/** The sum of a battle for one side: start, orders and dice come to the end. */
export interface SideSum {
  readonly start: number;
  /** What the orders of all sides changed, own ones and the enemy's, by the judgement of the learnt chance. */
  readonly orders: number;
  readonly dice: number;
  readonly end: number;
  /** The orders taken apart; null where nobody can say what would have been better. */
  readonly parts: OrderParts | null;
  /**
   * The standard error of what the dice did: twice in three times it is no farther from the truth. The learnt chance errs,
   * and what it takes back between two rolls shows by how much.
   */
  readonly giveOrTake: number;
  /** The rolls that changed most, for better and for worse; null where none did. */
  readonly best: Posting | null;
  readonly worst: Posting | null;
}

/** Orders = gained - own + unexplained. */
export interface OrderParts {
  /** What the orders of this side cost it, and what it gained by those of the others. */
  readonly own: number;
  readonly gained: number;
  /** The learnt chance changed its mind: neither a roll nor the price of an order explains it. */
  readonly unexplained: number;
}

/** The sum of the seat with this index; `prices`: null where orders have none. */
export function sumFor({ start, postings, end }: Account, side: number, prices: Prices | null): SideSum {
  const changeOf = ({ changes }: Posting): number => changes[side] as number;
  const rolls = postings.filter(({ by }) => by === DICE);
  const given = postings.filter(({ by }) => by !== DICE);
  const most = (sign: 1 | -1): Posting | null =>
    rolls.reduce<Posting | null>(
      (found, roll) => (sign * changeOf(roll) > sign * (found === null ? 0 : changeOf(found)) ? roll : found),
      null,
    );
  const priced = new Map(prices?.prices.map((price) => [price.from, price]));
  // What an ended turn gives up comes out by and by, in what the enemy does: that is no error of the chance at its end.
  const minds = given.map((order) => {
    const { costs, leaves } = priced.get(order.from) ?? {};
    return changeOf(order) + (leaves === undefined ? (costs?.[side] ?? 0) : 0);
  });
  return {
    start: start[side] as number,
    orders: total(given.map(changeOf)),
    dice: total(rolls.map(changeOf)),
    end: end[side] as number,
    parts: prices && partsFor(prices, side, total(given.map(changeOf))),
    giveOrTake: Math.sqrt(total(minds.map((mind) => mind * mind))),
    best: most(1),
    worst: most(-1),
  };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function partsFor({ prices, seats }: Prices, side: number, orders: number): OrderParts {
  const of = (isOwn: boolean): number =>
    total(prices.filter(({ by }) => (by === seats[side]) === isOwn).map(({ costs }) => costs[side] as number));
  const [own, gained] = [of(true), 0 - of(false)];
  return { own, gained, unexplained: orders - gained + own };
}

/** Rolls with too many results to weigh each. Such a result is in the worth before the roll: in that of its order, too. */
export const drawnRolls = ({ postings }: Account): number =>
  postings.filter(({ by, drawn }) => drawn && by === DICE).length;

/** Chances in a hundred, whole numbers that still agree: rounding never shows a sum that does not come out. */
export interface Points {
  readonly start: number;
  readonly orders: number;
  readonly dice: number;
  /** Start + orders + dice + unexplained = end. Up to {@link LITTLE} it is counted as orders, and 0 here. */
  readonly unexplained: number;
  readonly end: number;
  /** What own orders cost, and what was gained by those of the others; null where orders have no prices. */
  readonly own: number | null;
  readonly gained: number | null;
  /** What would have come without the dice, from 0 to 100. */
  readonly without: number;
  readonly giveOrTake: number;
}

/** Fewer points than these say nothing. */
export const LITTLE = 3;

/** With so many points either way nobody can say who would have won without the dice. */
const UNSURE = 50;

/** Is the error too wide to say what the dice decided? */
export const isUnsure = ({ dice, giveOrTake }: Pick<Points, 'dice' | 'giveOrTake'>): boolean =>
  giveOrTake > Math.abs(dice) || giveOrTake >= UNSURE;

/** Did the estimate, by being wrong, change more than orders and dice together? */
export const isMisjudged = ({ orders, dice, unexplained }: Pick<Points, 'orders' | 'dice' | 'unexplained'>): boolean =>
  Math.abs(unexplained) > Math.abs(orders) + Math.abs(dice);

const inPoints = (part: number): number => Math.round(100 * part);

/** Whole numbers whose sum is that of the parts, rounded: those that lose most by it are rounded up. */
export function wholesOf(parts: readonly number[]): readonly number[] {
  // Twelfths and the like are sums of doubles: the last bits must not turn a whole number into the one below.
  const exact = parts.map((part) => part + 1e-6);
  const down = exact.map(Math.floor);
  const missing = Math.round(total(parts)) - total(down);
  const byRest = exact
    .map((part, i) => ({ i, rest: part - (down[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const up = new Set(byRest.slice(0, missing).map(({ i }) => i));
  return down.map((whole, i) => whole + (up.has(i) ? 1 : 0));
}

/** What orders cost in points, those told one by one and all others together: together what they all cost. */
export function costsInPoints(
  told: readonly number[],
  all: number,
): { readonly each: readonly number[]; readonly others: number } {
  const points = wholesOf([...told, Math.max(0, all - total(told))].map((cost) => 100 * cost));
  return { each: points.slice(0, -1), others: points.at(-1) as number };
}

/** The sum in points. What rounding leaves over counts as orders, the least certain of them. */
export function pointsOf({ parts, ...sum }: Pick<SideSum, 'start' | 'dice' | 'end' | 'parts' | 'giveOrTake'>): Points {
  const [start, dice, end] = [inPoints(sum.start), inPoints(sum.dice), inPoints(sum.end)];
  const [own, gained] = parts === null ? [null, null] : [inPoints(parts.own), inPoints(parts.gained)];
  const left = end - start - dice;
  const rest = own === null ? 0 : left - (gained - own);
  const unexplained = Math.abs(rest) > LITTLE ? rest : 0;
  const without = Math.max(0, Math.min(100, end - dice));
  const giveOrTake = inPoints(sum.giveOrTake);
  return { start, orders: left - unexplained, dice, unexplained, end, own, gained, without, giveOrTake };
}

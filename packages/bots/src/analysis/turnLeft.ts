/** What a seat gives up that ends its turn: all that a captain would still have done in it. */
import type { BattleEvent, Command, Knowledge, Seat } from '@drumhead/engine';
import { passed } from '../plan.ts';
import { isRest, READS, thoughtOf } from '../thought.ts';
import { type AnyThought, lead } from './choice.ts';
import { type HowPlayed, type Played, playingOn, turnOf } from './playedOn.ts';
import { standingIn } from './standing.ts';
import { finished } from './work.ts';

/** Does this command leave all that is left of the seat's own turn, whatever the enemy may do in it? */
export function endsTurnAt(
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  { planning }: AnyThought,
  view: unknown,
  seat: Seat,
  command: Command,
): boolean {
  if (!isRest(room, command) || ruleset.summary(view).active !== seat) return false;
  const decision = ruleset.decide(view, seat, command);
  if (!decision.ok) return false;
  const after = planning === null ? decision.state : passed(planning, decision.state, seat);
  return turnOf(ruleset, after) !== turnOf(ruleset, view);
}

/** What is lost with the rest of a turn: nothing, where a captain finds nothing better than to rest. */
export interface TurnLeft {
  /** By seat, how much higher it would stand at the end of the turn. */
  readonly costs: readonly number[];
  /** Orders that a captain would still have given. */
  readonly orders: number;
}

export interface TurnLeftOptions {
  /** Orders that are held against the seat elsewhere. */
  readonly isDone?: (order: Command) => boolean;
  /** Is the answer of the others waited for? Whoever has just acted stands higher than is true. Else the turn alone counts. */
  readonly round?: boolean;
  /** States that the analyst reads for a plan, at most. */
  readonly reads?: number;
}

/**
 * The worlds in which it is played on, where the answer of the others is waited for: two with opposite dice err by two
 * points, the first alone by four; one with dice near their mean did by nine.
 */
const WORLDS = [1, 2] as const;
/** Where one took more decisions than these, as in Large Battles, the time that there is allows no other. */
const MOST_ASKED = 120;

/**
 * The turn played on by a captain beside the turn in which its side does nothing more, both until its next turn, by captains.
 * Both meet the same dice, in some worlds, and what those give beyond their mean is taken out: orders count by what is
 * expected of them, as everywhere. Null where the seat is not in its own turn, or nothing is known of chances. Order
 * after order, so that whoever waits may show it and stop.
 */
export function* playingTurn(
  known: Knowledge<unknown, Command, BattleEvent>,
  state: unknown,
  seat: Seat,
  { isDone, round = true, reads = READS }: TurnLeftOptions = {},
): Generator<void, TurnLeft | null> {
  const standing = standingIn(known);
  const { ruleset } = known;
  const view = ruleset.view(state, seat);
  if (standing === null || known.room?.advice === undefined || ruleset.summary(view).active !== seat) return null;
  const thoughts = ruleset.seats(view).map(() => known.room && thoughtOf(ruleset, known.room, { nodes: reads }));
  // Dice of a turn that alone counts are told apart by whoever scores it.
  const stands = ({ standings, luck }: Played): readonly number[] => (round ? lead(standings, luck) : standings);
  const play = (how: HowPlayed['isDone'], world: number): Generator<void, Played> =>
    playingOn(known, view, seat, { thoughts, standing, isDone: how, round, world });
  let asked = 0;
  const found: { readonly costs: readonly number[]; readonly orders: number }[] = [];
  for (const world of round ? WORLDS : [0]) {
    if (asked > MOST_ASKED) break;
    const count = (): void => void asked++;
    const played = yield* counted(play(isDone, world), count);
    const costs = lead(stands(played), stands(yield* counted(play(null, world), count)));
    found.push({ costs, orders: played.orders });
  }
  const mean = (of: (one: (typeof found)[number]) => number): number =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length;
  const costs = ruleset.seats(view).map((_, side) => mean((one) => one.costs[side] as number));
  const orders = mean((one) => one.orders);
  // Who goes on and comes to no more than who rests has found nothing better: then to rest is the best order known.
  const isBetter = (costs[ruleset.seats(view).indexOf(seat)] as number) > 0;
  return isBetter ? { costs, orders: Math.max(1, Math.round(orders)) } : { costs: costs.map(() => 0), orders: 0 };
}

function* counted<T>(work: Generator<void, T>, count: () => void): Generator<void, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    count();
    yield;
  }
}

/** The whole at once. */
export const turnLeft = (...asked: Parameters<typeof playingTurn>): TurnLeft | null => finished(playingTurn(...asked));

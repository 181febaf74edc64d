/** What a seat gives up that ends its turn: all that a captain would still have done in it. */
import type { AnyRuleset, BattleEvent, Command, Knowledge, Seat } from '@drumhead/engine';
import { candidates, isRest, READS, thoughtOf } from '../thought.ts';
import { firstLeft, lead } from './choice.ts';
import { isRolling, resultsOf, type Standing, standingIn } from './standing.ts';

/** Commands of one turn are never so many. */
const MOST = 400;

/** Which turn it is, and whose. */
export function turnOf({ summary }: Pick<AnyRuleset, 'summary'>, state: unknown): string {
  const { length, active } = summary(state);
  return `${length} ${active}`;
}

const never = (): boolean => false;

interface Played {
  readonly state: unknown;
  /** Own orders that did more than rest. */
  readonly orders: number;
}

/** What is lost with the rest of a turn. */
export interface TurnLeft {
  /** By seat, how much higher it would stand at the end of the turn. */
  readonly costs: readonly number[];
  /** Orders that a captain would still have given. */
  readonly orders: number;
}

/**
 * The turn played on by a captain beside the turn in which its side does nothing more, both to its end, with the enemy's
 * answers in it by a captain. Dice show what comes nearest to their mean, so that no luck is in it. Null where the seat is
 * not in its own turn, or nothing is known of chances.
 *
 * @param isDone orders that are held against the seat elsewhere
 */
export function turnLeft(
  known: Knowledge<unknown, Command, BattleEvent>,
  state: unknown,
  seat: Seat,
  isDone: (order: Command) => boolean = never,
): TurnLeft | null {
  const standing = standingIn(known);
  const { ruleset } = known;
  const view = ruleset.view(state, seat);
  if (standing === null || known.room?.advice === undefined || ruleset.summary(view).active !== seat) return null;
  const played = playedOn(known, view, seat, standing, isDone);
  const rested = playedOn(known, view, seat, standing, null);
  const costs = lead(standing(played.state).standings, standing(rested.state).standings);
  return { costs, orders: played.orders };
}

function playedOn(
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  begun: unknown,
  seat: Seat,
  standing: (state: unknown) => Standing,
  /** Null: the side rests. */
  isDone: ((order: Command) => boolean) | null,
): Played {
  const seats = ruleset.seats(begun);
  const thoughts = seats.map(() => room && thoughtOf(ruleset, room, { nodes: READS }));
  const turn = turnOf(ruleset, begun);
  const side = seats.indexOf(seat);
  let state = begun;
  let orders = 0;
  for (let count = 0; count < MOST && ruleset.outcome(state) === null; count++) {
    if (isRolling(ruleset, state)) {
      state = nearestMean(ruleset, state, side, standing);
      continue;
    }
    const [asked] = ruleset.pending(state);
    if (asked === undefined || turnOf(ruleset, state) !== turn) break;
    const thought = thoughts[seats.indexOf(asked.seat)];
    const view = ruleset.view(state, asked.seat);
    const offers = ruleset.offers(view, asked.seat);
    const isOwn = asked.seat === seat;
    const rest = isOwn && isDone === null ? offers.find((one) => isRest(room, one)) : undefined;
    const wanted = thought && firstLeft(candidates(thought, view, asked.seat, offers), (isOwn && isDone) || never);
    const command = rest ?? wanted?.command;
    const decision = command && ruleset.decide(state, asked.seat, command);
    if (!command || !decision?.ok) break;
    if (isOwn && !isRest(room, command)) orders++;
    ({ state } = decision);
  }
  return { state, orders };
}

/** The result of the dice after which the side stands most nearly as before them. */
function nearestMean(
  ruleset: Knowledge<unknown, Command, BattleEvent>['ruleset'],
  state: unknown,
  side: number,
  standing: (state: unknown) => Standing,
): unknown {
  const { results } = resultsOf(ruleset, state);
  const weighed = results.map(({ chance, state: after }) => ({
    chance,
    after,
    stands: standing(after).standings[side] as number,
  }));
  const mean = weighed.reduce((sum, { chance, stands }) => sum + chance * stands, 0);
  return weighed.reduce((best, one) => (Math.abs(one.stands - mean) < Math.abs(best.stands - mean) ? one : best)).after;
}

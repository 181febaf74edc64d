/** What a seat gives up that ends its turn: all that a captain would still have done in it. */
import type { AnyRuleset, BattleEvent, Command, Knowledge, Seat } from '@drumhead/engine';
import { passed } from '../plan.ts';
import { candidates, isRest, READS, thoughtOf } from '../thought.ts';
import { type AnyThought, firstLeft, lead } from './choice.ts';
import { isRolling, meanOf, resultsOf, type Standing, standingIn } from './standing.ts';

/** Commands of one turn are never so many. */
const MOST = 400;

/** Which turn it is, and whose. */
export function turnOf({ summary }: Pick<AnyRuleset, 'summary'>, state: unknown): string {
  const { length, active } = summary(state);
  return `${length} ${active}`;
}

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

const never = (): boolean => false;

interface Played {
  /** By seat, how it stands in the end without the luck of the dice. */
  readonly standings: readonly number[];
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

export interface TurnLeftOptions {
  /** Orders that are held against the seat elsewhere. */
  readonly isDone?: (order: Command) => boolean;
  /** Is the answer of the others waited for? Whoever has just acted stands higher than is true. Else the turn alone counts. */
  readonly round?: boolean;
}

/**
 * The turn played on by a captain beside the turn in which its side does nothing more, both until its next turn, by captains.
 * Dice show what comes nearest to their mean, and what that is more or less than the mean is taken out: orders count by
 * what is expected of them, as everywhere. Null where the seat is not in its own turn, or nothing is known of chances.
 */
export function turnLeft(
  known: Knowledge<unknown, Command, BattleEvent>,
  state: unknown,
  seat: Seat,
  { isDone = never, round = true }: TurnLeftOptions = {},
): TurnLeft | null {
  const standing = standingIn(known);
  const { ruleset } = known;
  const view = ruleset.view(state, seat);
  if (standing === null || known.room?.advice === undefined || ruleset.summary(view).active !== seat) return null;
  const thoughts = ruleset.seats(view).map(() => known.room && thoughtOf(ruleset, known.room, { nodes: READS }));
  const played = playedOn(known, thoughts, view, seat, { standing, isDone, round });
  const rested = playedOn(known, thoughts, view, seat, { standing, isDone: null, round });
  return { costs: lead(played.standings, rested.standings), orders: played.orders };
}

interface HowPlayed {
  readonly standing: (state: unknown) => Standing;
  /** Null: the side rests. */
  readonly isDone: ((order: Command) => boolean) | null;
  readonly round: boolean;
}

function playedOn(
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  thoughts: readonly (AnyThought | null)[],
  begun: unknown,
  seat: Seat,
  { standing, isDone, round }: HowPlayed,
): Played {
  const seats = ruleset.seats(begun);
  const turn = turnOf(ruleset, begun);
  const side = seats.indexOf(seat);
  let state = begun;
  let orders = 0;
  let isOver = false;
  let luck = seats.map(() => 0);
  for (let count = 0; count < MOST && ruleset.outcome(state) === null; count++) {
    if (isRolling(ruleset, state)) {
      const rolled = nearestMean(ruleset, state, side, standing);
      ({ state } = rolled);
      if (round) luck = luck.map((before, i) => before + (rolled.luck[i] as number));
      continue;
    }
    const [asked] = ruleset.pending(state);
    const isNext = turnOf(ruleset, state) !== turn;
    if (asked === undefined || (isNext && (!round || ruleset.summary(state).active === seat))) break;
    isOver ||= isNext;
    const thought = thoughts[seats.indexOf(asked.seat)];
    const view = ruleset.view(state, asked.seat);
    const offers = ruleset.offers(view, asked.seat);
    const isOwn = asked.seat === seat && !isOver;
    const rest = isOwn && isDone === null ? offers.find((one) => isRest(room, one)) : undefined;
    const wanted = thought && firstLeft(candidates(thought, view, asked.seat, offers), (isOwn && isDone) || never);
    const command = rest ?? wanted?.command;
    const decision = command && ruleset.decide(state, asked.seat, command);
    if (!command || !decision?.ok) break;
    if (isOwn && !isRest(room, command)) orders++;
    ({ state } = decision);
  }
  return { standings: lead(standing(state).standings, luck), orders };
}

/**
 * The result of the dice after which the side stands most nearly as before them, and what it is more than their mean, by
 * seat.
 */
function nearestMean(
  ruleset: Knowledge<unknown, Command, BattleEvent>['ruleset'],
  state: unknown,
  side: number,
  standing: (state: unknown) => Standing,
): { readonly state: unknown; readonly luck: readonly number[] } {
  const results = resultsOf(ruleset, state).results.map((one) => ({
    ...one,
    standings: standing(one.state).standings,
  }));
  const mean = meanOf(results);
  const away = ({ standings }: (typeof results)[number]): number =>
    Math.abs((standings[side] as number) - (mean[side] as number));
  const nearest = results.reduce((best, one) => (away(one) < away(best) ? one : best));
  return { state: nearest.state, luck: lead(nearest.standings, mean) };
}

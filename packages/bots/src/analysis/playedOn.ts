/** A turn played on in thought, and the answer to it: by captains, with the dice nearest to their mean or of other worlds. */
import {
  type AnyRuleset,
  type BattleEvent,
  type Command,
  type Knowledge,
  type Seat,
  seededRandomInt,
} from '@drumhead/engine';
import { candidates, isRest } from '../thought.ts';
import { type AnyThought, firstLeft, lead } from './choice.ts';
import { isRolling, meanOf, resultsOf, type Standing } from './standing.ts';
import { finished } from './work.ts';

/** Commands of one turn are never so many. */
const MOST = 400;

/** Which turn it is, and whose. */
export function turnOf({ summary }: Pick<AnyRuleset, 'summary'>, state: unknown): string {
  const { length, active } = summary(state);
  return `${length} ${active}`;
}

const never = (): boolean => false;

export interface Played {
  /** By seat, how it stands in the end, and what of that the dice gave beyond their mean. */
  readonly standings: readonly number[];
  readonly luck: readonly number[];
  /** Own orders that did more than rest. */
  readonly orders: number;
}

export interface HowPlayed {
  /** Those who play on, by place among the seats. */
  readonly thoughts: readonly (AnyThought | null)[];
  readonly standing: (state: unknown) => Standing;
  /** The order that the seat gives first; left out: what a captain would do. It may be given in this state. */
  readonly first?: Command;
  /** Orders that the seat does not give; null: it rests. Left out: there are none. */
  readonly isDone?: ((order: Command) => boolean) | null | undefined;
  /** Is the answer of the others waited for? Else the turn alone is played. */
  readonly round: boolean;
  /** Which dice fall: 0, or left out, those nearest to their mean; else drawn, the same in every world of this number. */
  readonly world?: number;
}

/** The rest of this turn as the seat, and all who are asked in it, play it; order after order. */
export function* playingOn(
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  begun: unknown,
  seat: Seat,
  { thoughts, standing, first, isDone = never, round, world = 0 }: HowPlayed,
): Generator<void, Played> {
  const choose = dicesOf(world);
  const seats = ruleset.seats(begun);
  const turn = turnOf(ruleset, begun);
  const side = seats.indexOf(seat);
  let state = begun;
  let orders = 0;
  let isOver = false;
  let luck = seats.map(() => 0);
  for (let count = 0; count < MOST && ruleset.outcome(state) === null; count++) {
    if (isRolling(ruleset, state)) {
      const rolled = rolledAs(ruleset, state, side, standing, choose);
      ({ state } = rolled);
      luck = luck.map((before, i) => before + (rolled.luck[i] as number));
      continue;
    }
    const [asked] = ruleset.pending(state);
    const isNext = turnOf(ruleset, state) !== turn;
    if (asked === undefined || (isNext && (!round || ruleset.summary(state).active === seat))) break;
    yield;
    isOver ||= isNext;
    const given = count === 0 && asked.seat === seat ? first : undefined;
    const thought = given ? null : thoughts[seats.indexOf(asked.seat)];
    const view = ruleset.view(state, asked.seat);
    const offers = ruleset.offers(view, asked.seat);
    const isOwn = asked.seat === seat && !isOver;
    const rest = isOwn && isDone === null ? offers.find((one) => isRest(room, one)) : undefined;
    const wanted = thought && firstLeft(candidates(thought, view, asked.seat, offers), (isOwn && isDone) || never);
    const command = given ?? rest ?? wanted?.command;
    const decision = command && ruleset.decide(state, asked.seat, command);
    if (!command || !decision?.ok) break;
    if (isOwn && !isRest(room, command)) orders++;
    ({ state } = decision);
  }
  return { standings: standing(state).standings, luck, orders };
}

/** All of it at once. */
export const playedOn = (...asked: Parameters<typeof playingOn>): Played => finished(playingOn(...asked));

interface Result {
  readonly chance: number;
  readonly state: unknown;
  readonly standings: readonly number[];
}

/** Which of the results that a roll may have, given how the side stands after each, and in the mean. */
type Choose = (results: readonly Result[], side: number, mean: number) => Result;

const standsIn = ({ standings }: Result, side: number): number => standings[side] as number;

/** The one after which the side stands most nearly as in the mean. */
const nearest: Choose = (results, side, mean) => {
  const away = (one: Result): number => Math.abs(standsIn(one, side) - mean);
  return results.reduce((best, one) => (away(one) < away(best) ? one : best));
};

/** So fine are the lots of a world. */
const LOTS = 4096;

/**
 * The dice of a world, a lot for each roll: of two worlds in a row the second has the good luck where the first has the bad,
 * so that their mean says more than that of two others.
 */
function dicesOf(world: number): Choose {
  if (world === 0) return nearest;
  const draw = seededRandomInt(`world ${Math.ceil(world / 2)}`);
  return (results, side) => {
    const lot = (draw(LOTS) + 0.5) / LOTS;
    let left = world % 2 === 0 ? lot : 1 - lot;
    const sorted = [...results].sort((a, b) => standsIn(a, side) - standsIn(b, side));
    for (const one of sorted) {
      left -= one.chance;
      if (left < 0) return one;
    }
    return sorted.at(-1) as Result;
  };
}

/** What a roll shows, and what that is more than the mean, by seat. */
function rolledAs(
  ruleset: Knowledge<unknown, Command, BattleEvent>['ruleset'],
  state: unknown,
  side: number,
  standing: (state: unknown) => Standing,
  choose: Choose,
): { readonly state: unknown; readonly luck: readonly number[] } {
  const results = resultsOf(ruleset, state).results.map((one) => ({
    ...one,
    standings: standing(one.state).standings,
  }));
  const mean = meanOf(results);
  const shown = choose(results, side, mean[side] as number);
  return { state: shown.state, luck: lead(shown.standings, mean) };
}

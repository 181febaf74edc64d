/** Which chances to interrupt the enemy are worth a question: those that a captain would take, and that count. */
import {
  type BattleEvent,
  type Command,
  equalData,
  type Knowledge,
  type Seat,
  type StandingOrders,
} from '@drumhead/engine';
import { candidates, pieceOf, READS, thoughtOf } from '../thought.ts';
import { type AnyThought, carriedOut, expectedOf, lead } from './choice.ts';
import { LEAST_COST } from './objection.ts';
import { meanOf, resultsOf, type Standing, standingIn } from './standing.ts';

export { LEAST_COST as LEAST_STAKE };

type Known = Knowledge<unknown, Command, BattleEvent>;

interface Asked {
  /** States that are read for a plan, at most. */
  readonly reads?: number;
  /** Pieces that no question is put about. */
  readonly silent?: readonly string[];
}

/**
 * May a chance to interrupt pass without a question? So where a captain lets it pass too, or would stand no more than two
 * points of a hundred higher by taking it. False where nobody can tell.
 *
 * @param pass what lets it pass: see `passes` of the rule set
 */
export const mayPass = (known: Known, view: unknown, seat: Seat, pass: Command, asked: Asked = {}): boolean =>
  (costOfPassing(known, view, seat, pass, asked) ?? 1) < LEAST_COST;

/**
 * How much higher the seat would stand if it did as a captain does; 0 where he, too, lets the chance pass, or would use a
 * piece that no question is put about. Null: unknown.
 */
export function costOfPassing(
  known: Known,
  view: unknown,
  seat: Seat,
  pass: Command,
  { reads = READS, silent = [] }: Asked = {},
): number | null {
  const { ruleset, room } = known;
  const standing = standingIn(known);
  if (room === null || standing === null) return null;
  const thought = thoughtOf(ruleset, room, { nodes: reads });
  const [best] = candidates(thought, view, seat, ruleset.offers(view, seat));
  if (best === undefined || equalData(best.command, pass)) return 0;
  if (room.advice !== undefined && silent.includes(pieceOf(room.advice.pieces, best.command).replace(' ', '-')))
    return 0;
  return costsOfPassing(thought, view, seat, best.command, pass, standing)?.[ruleset.seats(view).indexOf(seat)] ?? null;
}

/** By seat, how much higher it would stand after the better order and its dice than after the one that lets the chance pass. */
export function costsOfPassing(
  thought: AnyThought,
  view: unknown,
  seat: Seat,
  better: Command,
  pass: Command,
  standing: (state: unknown) => Standing,
): readonly number[] | null {
  const [taken, passed] = [better, pass].map((command) => standingsAfter(thought, view, seat, command, standing));
  return taken && passed ? lead(taken, passed) : null;
}

/** How all stand after a command, its dice, and what a captain makes of the actions that they give; null: refused. */
function standingsAfter(
  thought: AnyThought,
  view: unknown,
  seat: Seat,
  command: Command,
  standing: (state: unknown) => Standing,
): readonly number[] | null {
  const { ruleset, planning } = thought;
  const decision = ruleset.decide(view, seat, command);
  if (!decision.ok) return null;
  const parts = resultsOf(ruleset, decision.state).results.map(({ chance, state }) => {
    const isActing = planning?.activation.isActing(state, seat) === true;
    const [best] = isActing ? candidates(thought, state, seat, ruleset.offers(state, seat)) : [];
    const done = best === undefined ? null : carriedOut(thought, state, seat, best.command);
    return { chance, standings: done ? expectedOf(thought, seat, done, standing) : standing(state).standings };
  });
  return meanOf(parts);
}

/** What a seat's standing orders answer where a captain judges whether a chance matters; null: the person is asked. */
export function standingAnswer(known: Known, view: unknown, seat: Seat, orders: StandingOrders): Command | null {
  const { ruleset } = known;
  const answer = ruleset.standing(view, seat, orders);
  const pass = answer === null && orders.ask === 'matters' ? (ruleset.passes?.(view, seat) ?? null) : null;
  const { silent } = orders;
  return pass !== null && mayPass(known, view, seat, pass, { silent }) ? pass : answer;
}

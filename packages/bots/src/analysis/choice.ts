/** Two orders of one decision in one coin: what a captain, and the learnt chance, expect of each. */
import { type BattleEvent, type Command, equalData, type Seat } from '@drumhead/engine';
import { afterwards, bestPlan, MOST_ACTIONS, passed } from '../plan.ts';
import { type Candidate, candidates, type Thought } from '../thought.ts';
import { meanOf, type Standing, resultsOf } from './standing.ts';

/** Points of a captain, six of which are about a factor e in the odds: he, too, must see a point of the chance. */
export const LEAST_LEAD = 0.25;

/** What a seat did, and what it might have done. */
export interface Choice {
  readonly best: Candidate<unknown, Command>;
  readonly given: Candidate<unknown, Command>;
  readonly costs: readonly number[];
}

export type AnyThought = Thought<unknown, Command, BattleEvent>;

/**
 * What a captain would do; null where nothing else is offered, or all is done.
 *
 * @param isDone what the seat does all the same: it is no better order, nor does it excuse the one given
 */
export function wantedOf(
  thought: AnyThought,
  view: unknown,
  seat: Seat,
  isDone: (other: Command) => boolean = () => false,
): Candidate<unknown, Command> | null {
  const offers = thought.ruleset.offers(view, seat);
  return offers.length < 2 ? null : firstLeft(candidates(thought, view, seat, offers), isDone);
}

/** What a captain would do beside what was done; null where one of the two only rolls for actions: chances cannot tell. */
export function choiceOf(
  thought: AnyThought,
  view: unknown,
  seat: Seat,
  best: Candidate<unknown, Command>,
  command: Command,
  standing: (state: unknown) => Standing,
  carry?: Carry,
): Choice | null {
  const { ruleset, room } = thought;
  if ([best.command, command].some((one) => room.advice?.rollsForActions(one) === true)) return null;
  if (equalData(best.command, command)) return { best, given: best, costs: nothing(ruleset.seats(view)) };
  return choiceBetween(thought, view, seat, best.command, command, standing, carry);
}

/** Carries an order of one decision out; null where it is refused. */
export type Carry = (order: Command) => CarriedOut | null;

/** An order beside a better one; null where either is refused. What a captain does not see by a point costs nothing. */
export function choiceBetween(
  thought: AnyThought,
  view: unknown,
  seat: Seat,
  wanted: Command,
  command: Command,
  standing: (state: unknown) => Standing,
  carry: Carry = (order) => carriedOut(thought, view, seat, order),
): Choice | null {
  const [best, given] = [carry(wanted), carry(command)];
  if (best === null || given === null) return null;
  if (best.worth - given.worth < LEAST_LEAD) return { best, given, costs: nothing(thought.ruleset.seats(view)) };
  const expected = (order: CarriedOut): readonly number[] => expectedOf(thought, seat, order, standing);
  return { best, given, costs: lead(expected(best), expected(given)) };
}

const nothing = (seats: readonly Seat[]): readonly number[] => seats.map(() => 0);

/** The best that is not done all the same. */
export function firstLeft(
  found: Iterable<Candidate<unknown, Command>>,
  isDone: (command: Command) => boolean,
): Candidate<unknown, Command> | null {
  for (const candidate of found) if (!isDone(candidate.command)) return candidate;
  return null;
}

/** By seat, how much higher it stands in the first. */
export const lead = (high: readonly number[], low: readonly number[]): readonly number[] =>
  high.map((chance, side) => chance - (low[side] as number));

/** An order with what a captain would make of it, and its worth to him. */
export interface CarriedOut extends Candidate<unknown, Command> {
  /** Where it leads to before any dice: in an activation to its end, if he uses the rest of it as he would. */
  readonly end: unknown;
}

/** Null where the order is refused: a plan of his may hold ideas that are. */
export function carriedOut(
  { ruleset, room, planning, mind, worth }: AnyThought,
  view: unknown,
  seat: Seat,
  command: Command,
): CarriedOut | null {
  const isPlanned = planning?.activation.isActing(view, seat) === true;
  const decision = ruleset.decide(view, seat, command);
  if (!decision.ok) return null;
  if (!isPlanned) {
    const { state } = decision;
    return { command, worth: room.expected(mind, view, seat, command) ?? worth(state, seat), line: null, end: state };
  }
  const { activation } = planning;
  let end = passed(planning, decision.state, seat);
  let cost = activation.cost(command, view);
  for (let more = 1; more < MOST_ACTIONS && isOpen(ruleset, end) && activation.isActing(end, seat); more++) {
    const next = bestPlan(planning, end, seat);
    const after = next === null ? null : afterwards(planning, end, seat, next);
    if (next === null || after === null) break;
    cost += activation.cost(next, end);
    end = after;
  }
  const found = worth(end, seat) - cost;
  return { command, worth: found, line: { end, cost, worth: found }, end };
}

const isOpen = (ruleset: AnyThought['ruleset'], state: unknown): boolean => ruleset.outcome(state) === null;

/** By seat, the standing to expect of an order: the mean over what its dice may bring. */
export const expectedOf = (
  thought: AnyThought,
  seat: Seat,
  { end }: CarriedOut,
  standing: (state: unknown) => Standing,
): readonly number[] => meanOf(outlooksAfter(thought, seat, end, standing));

/** How the sides may stand after an order: one result of its dice. */
export interface Outlook {
  readonly chance: number;
  /** By seat. */
  readonly standings: readonly number[];
}

/** All that the dice of an order may bring, once the enemy has passed where he may interrupt before them and after them. */
export function outlooksAfter(
  { ruleset, planning }: AnyThought,
  seat: Seat,
  end: unknown,
  standing: (state: unknown) => Standing,
): readonly Outlook[] {
  const quiet = (state: unknown): unknown => (planning === null ? state : passed(planning, state, seat));
  const { results } = resultsOf(ruleset, quiet(end));
  return results.map(({ chance, state }) => ({ chance, standings: standing(quiet(state)).standings }));
}

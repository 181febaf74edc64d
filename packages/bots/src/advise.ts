/** Advice from the head that plays: what a captain would do, what next, and why. */
import { type BattleEvent, type Command, type Knowledge, type Odds, outcomesOf, type Seat } from '@drumhead/engine';
import { reasonsOf, type TermReason } from './reasons.ts';
import { type Candidate, candidates, deedOf, READS, type Thought, thoughtOf } from './thought.ts';
import { valuer } from './value/chance.ts';

/** What a captain advises. */
export interface Advice<C extends Command = Command> {
  /** The command that he would give. */
  readonly best: C;
  /** What he would do next best, another deed and not the same at another place; null where he sees none. */
  readonly second: C | null;
  /** By how much the best is better than the second; null where there is no second. */
  readonly gap: Gap | null;
  /** What speaks most for the best, and against it; the greatest amount first. */
  readonly reasons: readonly TermReason[];
  /**
   * What the best gains, and what it costs, against leaving everything as it stands; the greatest amount first. The same
   * as the reasons where the best is to leave it so, or where that is not offered.
   */
  readonly gains: readonly TermReason[];
  /** What may come of the best, by exact chances. */
  readonly odds: readonly Odds[];
}

export interface Gap {
  /** In the points that the captain counts in. */
  readonly points: number;
  /** In chance of victory; null where it cannot be told, or where it is the same after both. */
  readonly chance: number | null;
}

/** Rolls that are tried for the chance of victory after a command, and results that are then valued, at most. */
const MOST_ROLLS = 2000;
const MOST_RESULTS = 120;

/**
 * What a captain would do with this view, and why: the very command that a player of this rank gives. Null where the seat
 * decides nothing, or where the rule set has no room for advice. `reads`: states that are read for a plan, at most.
 */
export function advise<S, C extends Command, E extends BattleEvent>(
  known: Knowledge<S, C, E>,
  view: S,
  seat: Seat,
  { reads = READS }: { readonly reads?: number } = {},
): Advice<C> | null {
  const { ruleset, room } = known;
  if (room?.advice === undefined) return null;
  const offers = ruleset.offers(view, seat);
  if (offers.length === 0) return null;
  const thought = thoughtOf(ruleset, room, { nodes: reads });
  const [best, second] = firstTwo(candidates(thought, view, seat, offers), room.advice.places);
  if (best === undefined) return null;
  const rest = restBeside(thought, room.advice.rests, view, seat, best, offers);
  const reasons = reasonsOf(thought, room.advice, view, seat, best, second ?? null);
  return {
    best: best.command,
    second: second?.command ?? null,
    gap: second === undefined ? null : gapOf(known, thought, view, seat, best, second),
    reasons,
    gains: rest === undefined ? reasons : reasonsOf(thought, room.advice, view, seat, best, rest),
    odds: room.advice.odds(view, seat, best.command),
  };
}

/** The first candidate, and the next that does something else. */
function firstTwo<S, C extends Command>(
  list: Iterable<Candidate<S, C>>,
  places: readonly string[],
): readonly [Candidate<S, C>?, Candidate<S, C>?] {
  const deed = (command: C): string => deedOf(command, places);
  let best: Candidate<S, C> | undefined;
  for (const candidate of list) {
    if (best === undefined) best = candidate;
    else if (deed(candidate.command) !== deed(best.command)) return [best, candidate];
  }
  return best === undefined ? [] : [best];
}

/**
 * The candidate that leaves everything as it stands; null: the position itself, beside a plan. Undefined where there is
 * none besides the best.
 */
function restBeside<S, C extends Command, E extends BattleEvent>(
  { room, mind, ruleset, worth }: Thought<S, C, E>,
  rests: readonly string[],
  view: S,
  seat: Seat,
  best: Candidate<S, C>,
  offers: readonly C[],
): Candidate<S, C> | null | undefined {
  if (rests.includes(best.command.type)) return undefined;
  if (best.line !== null) return null;
  const command = offers.find(({ type }) => rests.includes(type));
  if (command === undefined) return undefined;
  const after = ruleset.decide(view, seat, command);
  if (!after.ok) return undefined;
  return { command, worth: room.expected(mind, view, seat, command) ?? worth(after.state, seat), line: null };
}

function gapOf<S, C extends Command, E extends BattleEvent>(
  known: Knowledge<S, C, E>,
  { room }: Thought<S, C, E>,
  view: S,
  seat: Seat,
  best: Candidate<S, C>,
  second: Candidate<S, C>,
): Gap {
  const points = best.worth - second.worth;
  // The dice of an activation give actions, and change nothing on the table.
  const rolled = room.activation?.rolled;
  if (rolled?.begins(best.command) || rolled?.begins(second.command)) return { points, chance: null };
  const chanceIn = valuer(known);
  if (chanceIn === null) return { points, chance: null };
  const own = known.ruleset.seats(view).indexOf(seat);
  const chanceAfter = (candidate: Candidate<S, C>): number | null => {
    let sum = 0;
    const ends = endsOf(known, view, seat, candidate);
    if (ends === null) return null;
    for (const { state, chance } of ends) sum += chance * (chanceIn(state)[own] ?? 0);
    return sum;
  };
  const [of, other] = [chanceAfter(best), chanceAfter(second)];
  return { points, chance: of === null || other === null || of === other ? null : of - other };
}

/** Where a candidate leads to: the end of its plan, or all that the dice after it may show; null where that is too much. */
function endsOf<S, C extends Command, E extends BattleEvent>(
  { ruleset }: Knowledge<S, C, E>,
  view: S,
  seat: Seat,
  { command, line }: Candidate<S, C>,
): readonly { readonly state: S; readonly chance: number }[] | null {
  const decision = line === null ? ruleset.decide(view, seat, command) : null;
  const state = decision === null ? line?.end : decision.ok ? decision.state : undefined;
  if (state === undefined) return null;
  const found = outcomesOf(ruleset, state, MOST_ROLLS);
  if (found === null || found.length > MOST_RESULTS) return null;
  return found.length === 0 ? [{ state, chance: 1 }] : found;
}

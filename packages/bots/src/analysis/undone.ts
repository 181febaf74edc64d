/** What it costs a seat to do nothing: the price of its orders, wherever that is told. */
import type { BattleEvent, Command, Knowledge, Seat } from '@drumhead/engine';
import { type Candidate, isRest } from '../thought.ts';
import { type AnyThought, carriedOut, expectedOf, LEAST_LEAD } from './choice.ts';
import { costsOfPassing } from './passing.ts';
import type { Standing } from './standing.ts';
import { playingTurn, type TurnLeftOptions } from './turnLeft.ts';

export interface Undone {
  /** By seat, how much higher it would stand if a captain had gone on. */
  readonly costs: readonly number[];
  /** Where the turn ends: orders that he would still have given. Left out: it goes on. */
  readonly leaves?: number;
}

interface Moment {
  readonly view: unknown;
  readonly seat: Seat;
  readonly best: Candidate<unknown, Command>;
  readonly given: Command;
  /** Does the seat do nothing more in its turn after it? */
  readonly isEnd: boolean;
  /** How the rest of the turn is played. */
  readonly how?: TurnLeftOptions;
}

/**
 * An end of the turn costs all that a captain would still have done in it, and no more than there is. Any other rest beside
 * which he would roll for actions costs what dice and actions would have brought, in the mean, where he sees a point in
 * them. Null: it is no such rest.
 */
export function* findingUndone(
  known: Knowledge<unknown, Command, BattleEvent>,
  thought: AnyThought,
  standing: (state: unknown) => Standing,
  { view, seat, best, given, isEnd, how }: Moment,
): Generator<void, Undone | null> {
  const { room } = known;
  if (!isRest(room, given)) return null;
  const left = isEnd ? yield* playingTurn(known, view, seat, how) : null;
  if (left !== null) {
    // What there is, or would be after the best order, is all that can be given away: the chance contradicts itself beyond it.
    const side = known.ruleset.seats(view).indexOf(seat);
    const wanted = carriedOut(thought, view, seat, best.command);
    const stands = [standing(view).standings, ...(wanted ? [expectedOf(thought, seat, wanted, standing)] : [])];
    const most = Math.max(...stands.map((standings) => standings[side] as number));
    const share = Math.min(1, most / Math.max(most, left.costs[side] as number, Number.MIN_VALUE));
    return { costs: left.costs.map((cost) => cost * share), leaves: left.orders };
  }
  if (room?.advice?.rollsForActions(best.command) !== true) return null;
  const rest = carriedOut(thought, view, seat, given);
  if (rest === null || best.worth - rest.worth < LEAST_LEAD) return null;
  const costs = costsOfPassing(thought, view, seat, best.command, given, standing);
  return costs && { costs };
}

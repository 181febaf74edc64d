/** What a captain has against an order that is about to be given. */
import { type BattleEvent, type BotRoom, type Command, equalData, type Knowledge, type Seat } from '@drumhead/engine';
import { reasonsOf, type TermReason } from '../reasons.ts';
import { candidates, isRest, pieceOf, READS, thoughtOf } from '../thought.ts';
import { type AnyThought, type CarriedOut, carriedOut, expectedOf } from './choice.ts';
import { standingIn } from './standing.ts';

/** Said before a mistake. */
export interface Objection {
  /** What he would order in its place: something else for the same piece, or to leave all as it stands. */
  readonly better: Command;
  /** Is that to leave all as it stands, though the order in hand does something? */
  readonly leaves: boolean;
  /** How much higher the seat would stand after that. */
  readonly cost: number;
  /** What speaks most for it rather than for the order in hand. */
  readonly reasons: readonly TermReason[];
}

/** Two points of a hundred, as far as the learnt chance can tell; less is a matter of taste. */
export const LEAST_COST = 0.02;
/** Points of the captain: he must agree. */
const LEAST_LEAD = 0.5;

type Advising = NonNullable<BotRoom<unknown, Command>['advice']>;

/**
 * Null where the order is about as good as any for its piece, only rolls for actions, or may not be given now. Other
 * pieces may follow with theirs, so an order is held against others of the same piece alone, but one that ends something
 * against all that are left.
 */
export function objectionTo(
  known: Knowledge<unknown, Command, BattleEvent>,
  view: unknown,
  seat: Seat,
  command: Command,
  { reads = READS }: { readonly reads?: number } = {},
): Objection | null {
  const { ruleset, room } = known;
  const standing = standingIn(known);
  if (room?.advice === undefined || standing === null || room.advice.rollsForActions(command)) return null;
  const thought = thoughtOf(ruleset, room, { nodes: reads });
  const side = ruleset.seats(view).indexOf(seat);
  const rivals = rivalsOf(thought, room.advice, view, seat, command).filter((one) => !equalData(one, command));
  const given = rivals.length === 0 ? null : carriedOut(thought, view, seat, command);
  if (given === null) return null;
  const expected = (order: CarriedOut): number => expectedOf(thought, seat, order, standing)[side] as number;
  let low: number | null = null;
  let found: { readonly best: CarriedOut; readonly cost: number } | null = null;
  for (const rival of rivals) {
    const best = carriedOut(thought, view, seat, rival);
    if (best === null || best.worth - given.worth < LEAST_LEAD) continue;
    low ??= expected(given);
    const cost = expected(best) - low;
    if (cost >= LEAST_COST && (found === null || best.worth > found.best.worth)) found = { best, cost };
  }
  if (found === null) return null;
  const { best, cost } = found;
  const reasons = reasonsOf(thought, room.advice, view, seat, best, given);
  const leaves = isRest(room, best.command) && !isRest(room, command);
  return { better: best.command, leaves, cost, reasons };
}

/** What the order is held against. */
function rivalsOf(
  thought: AnyThought,
  advice: Advising,
  view: unknown,
  seat: Seat,
  command: Command,
): readonly Command[] {
  const { pieces, rests } = advice;
  const offers = thought.ruleset.offers(view, seat);
  const considered = candidates(thought, view, seat, offers);
  const first = (is: (one: Command) => boolean): readonly Command[] => {
    for (const { command: one } of considered) if (is(one)) return [one];
    return [];
  };
  if (rests.includes(command.type)) return first(() => true);
  const piece = pieceOf(pieces, command);
  const same = first((one) => pieceOf(pieces, one) === piece && !advice.rollsForActions(one));
  const rest = offers.find(({ type }) => rests.includes(type));
  return rest === undefined ? same : [...same, rest];
}

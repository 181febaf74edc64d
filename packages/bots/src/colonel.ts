import type { BattleEvent, BotRoom, Command, Knowledge, Player, Seat } from '@drumhead/engine';
import { captainPlayer } from './captain.ts';
import { playedOn } from './analysis/playedOn.ts';
import { standingIn } from './analysis/standing.ts';
import { type Candidate, candidates, deedOf, isRest, type Thought, thoughtOf } from './thought.ts';

type Known = Knowledge<unknown, Command, BattleEvent>;

/** How far a colonel looks. */
export interface ColonelOptions {
  /** Positions read for one decision, beside those that the captain in him reads: when they are spent, no other order is tried. */
  readonly reads?: number;
}

/** A rival must be better by so much of the chance of victory: less may be the error of the one playing-on. */
const LEAST_LEAD = 0.003;
/** Candidates looked through for rivals. */
const LOOKED_AT = 40;
/** How captains search who play on in thought. */
const NARROW = { width: 2, nodes: 50 } as const;

/**
 * Rung 3, the colonel: thinks the best few orders of a captain through, and that of leaving all as it stands. After each of
 * them he plays the rest of the turn on, as captains would and with the dice nearest to their mean; what those dice are
 * more than their mean he takes out, so that an order counts by the exact mean over all that its own dice may bring. He
 * gives the order after which he stands highest at the end of the turn. What he reads is counted, not timed: the same view
 * gives the same command on every machine. A room that has no plan for a colonel, or nothing that tells chances, makes him
 * a captain.
 */
export function colonelPlayer(known: Known, options: ColonelOptions = {}): Player<unknown, Command> {
  const { ruleset, room } = known;
  const plan = room?.colonel;
  if (room === null) throw new RangeError(`no room for a colonel: ${ruleset.id}`);
  let reads = 0;
  const counting = { ...known, room: counted(room, () => void reads++) };
  const standing = standingIn(counting);
  if (plan === undefined || standing === null) return { ...captainPlayer(ruleset, room), name: 'colonel' };
  const captain = thoughtOf(ruleset, room);
  const narrow = thoughtOf(ruleset, counting.room, NARROW);
  const most = options.reads ?? plan.reads;
  return {
    name: 'colonel',
    choose(view, seat, offers) {
      const rivals = rivalsOf(captain, view, seat, offers, plan);
      const [first] = rivals;
      if (first === undefined) return offers[0] as Command;
      // Before the battle proper nobody has a turn to be played on.
      if (rivals.length < 2 || ruleset.summary(view).length === 0) return first;
      const seats = ruleset.seats(view);
      const thoughts = seats.map(() => narrow);
      const side = seats.indexOf(seat);
      let best = first;
      let highest = -Infinity;
      reads = 0;
      for (const order of rivals) {
        if (order !== first && reads >= most) break;
        const { standings, luck } = playedOn(known, view, seat, { thoughts, standing, first: order, round: false });
        const stands = (standings[side] as number) - (luck[side] as number);
        if (stands > highest + (best === first ? LEAST_LEAD : 0) || order === first) [best, highest] = [order, stands];
      }
      return best;
    },
  };
}

/** The room, telling of each position that is read or weighed. */
const counted = (room: BotRoom<unknown, Command>, count: () => void): BotRoom<unknown, Command> => ({
  ...room,
  read(...given) {
    count();
    room.read(...given);
  },
  expected(...given) {
    count();
    return room.expected(...given);
  },
});

/** What a captain would order, what next best that does something else, and to leave all as it stands: legal orders all. */
function rivalsOf(
  captain: Thought<unknown, Command, BattleEvent>,
  view: unknown,
  seat: Seat,
  offers: readonly Command[],
  { rivals, gap, skipsRest }: NonNullable<BotRoom<unknown, Command>['colonel']>,
): readonly Command[] {
  const { room, ruleset } = captain;
  const isLegal = (command: Command): boolean => ruleset.decide(view, seat, command).ok;
  const found: Command[] = [];
  const deeds = new Set<string>();
  let first: Candidate<unknown, Command> | null = null;
  let looked = 0;
  for (const candidate of candidates(captain, view, seat, offers)) {
    const { command, worth } = candidate;
    first ??= candidate;
    if (found.length === rivals || looked++ === LOOKED_AT || worth < first.worth - gap) break;
    const deed = deedOf(command, room.advice?.places ?? []);
    if (deeds.has(deed) || (found.length > 0 && !isLegal(command))) continue;
    deeds.add(deed);
    found.push(command);
  }
  const rest = skipsRest === 1 ? undefined : offers.find((one) => isRest(room, one));
  return rest === undefined || found.some((one) => isRest(room, one)) ? found : [...found, rest];
}

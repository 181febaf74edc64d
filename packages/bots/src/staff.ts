/** What colonels and generals have in common: which orders they think through, and how high they stand after each of them. */
import type { BattleEvent, BotRoom, Command, Knowledge, Seat, StaffPlan } from '@drumhead/engine';
import { type HowPlayed, playingOn } from './analysis/playedOn.ts';
import { standingIn } from './analysis/standing.ts';
import { type Candidate, candidates, deedOf, isRest, type Thought, thoughtOf } from './thought.ts';

type Known = Knowledge<unknown, Command, BattleEvent>;

/** Candidates looked through for rivals. */
const LOOKED_AT = 40;
/** How captains search who play on in thought. */
const NARROW = { width: 2, nodes: 50 } as const;

/** A rival must be better by so much of the chance of victory: less may be the error of the playing-on. */
export const LEAST_LEAD = 0.003;

export interface Staff {
  /** What a captain would order, what next best that does something else, and to leave all as it stands: legal orders all. */
  rivals(view: unknown, seat: Seat, offers: readonly Command[]): readonly Command[];
  /**
   * How high the seat stands once this order and what follows it are played on, without what the dice gave beyond their
   * mean; captains play, order after order.
   */
  after(view: unknown, seat: Seat, first: Command, how: Pick<HowPlayed, 'round' | 'world'>): Generator<void, number>;
  /** Positions read in playing on. */
  reads(): number;
}

/** Those who think for one player; null where nothing tells chances. */
export function staffOf(known: Known, room: BotRoom<unknown, Command>, plan: StaffPlan): Staff | null {
  const { ruleset } = known;
  let reads = 0;
  const counting = { ...known, room: counted(room, () => void reads++) };
  const standing = standingIn(counting);
  if (standing === null) return null;
  const captain = thoughtOf(ruleset, room);
  const narrow = thoughtOf(ruleset, counting.room, NARROW);
  return {
    rivals(view, seat, offers) {
      const found = rivalsOf(captain, view, seat, offers, plan);
      // Before the battle proper nobody has a turn to be played on.
      return ruleset.summary(view).length === 0 ? found.slice(0, 1) : found;
    },
    *after(view, seat, first, how) {
      const seats = ruleset.seats(view);
      const thoughts = seats.map(() => narrow);
      const { standings, luck } = yield* playingOn(known, view, seat, { thoughts, standing, first, ...how });
      const side = seats.indexOf(seat);
      return (standings[side] as number) - (luck[side] as number);
    },
    reads: () => reads,
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

function rivalsOf(
  captain: Thought<unknown, Command, BattleEvent>,
  view: unknown,
  seat: Seat,
  offers: readonly Command[],
  { rivals, gap, skipsRest }: StaffPlan,
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

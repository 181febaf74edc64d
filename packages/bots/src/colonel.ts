import type { BattleEvent, BotRoom, ColonelPlan, Command, Knowledge, Player, Seat } from '@drumhead/engine';
import { captainPlayer } from './captain.ts';
import { playedOn, turnOf } from './analysis/playedOn.ts';
import { isRolling, resultsOf, standingIn, type Standing } from './analysis/standing.ts';
import { type Candidate, candidates, deedOf, isRest, type Thought, thoughtOf } from './thought.ts';

type Known = Knowledge<unknown, Command, BattleEvent>;
type AnyThought = Thought<unknown, Command, BattleEvent>;

/** How far a colonel looks. */
export interface ColonelOptions {
  /** Positions read for one decision, beside those that the captain in him reads: when they are spent, no other order is tried. */
  readonly reads?: number;
}

/** A rival must be better by so much of the chance of victory: less may be the error of the one playing-on. */
const LEAST_LEAD = 0.003;
/** A captain's judgement of an order counts so many times as much as what playing on shows. */
const TRUST = 0.5;
/** Points of a captain, as a part of a victory where both sides stand alike: 24 of them are one. */
const POINTS = 24;
/** Candidates looked through for rivals. */
const LOOKED_AT = 12;
/** How captains search who play on in thought. */
const NARROW = { width: 2, nodes: 50 } as const;

/**
 * Rung 3, the colonel: thinks the best few orders of a captain through, and that of leaving all as it stands. After each of
 * them, and after each result that its own dice may bring, he plays on as captains would and with the dice nearest to their
 * mean; what those later dice are more than their mean he takes out. He gives the order after which he stands highest. What
 * he reads is counted, not timed: the same view gives the same command on every machine. A room that has no plan for a
 * colonel, or nothing that tells chances, makes him a captain.
 */
export function colonelPlayer(known: Known, options: ColonelOptions = {}): Player<unknown, Command> {
  const { ruleset, room } = known;
  const plan = room?.colonel;
  if (room === null) throw new RangeError(`no room for a colonel: ${ruleset.id}`);
  let reads = 0;
  let hopeless: ReadonlySet<string> = new Set();
  const counting = counted(room, () => void reads++);
  const judge = judgeOf({ ...known, room: counting });
  if (plan === undefined || judge === null) return { ...captainPlayer(ruleset, room), name: 'colonel' };
  const captain = thoughtOf(ruleset, room);
  const narrow = thoughtOf(ruleset, { ...counting, choices: hopefulIn(room, () => hopeless) }, NARROW);
  const most = options.reads ?? plan.reads;
  return {
    name: 'colonel',
    choose(view, seat, offers) {
      const { rivals, looked } = rivalsOf(captain, view, seat, offers, plan);
      const [first] = rivals;
      if (first === undefined) return offers[0] as Command;
      // Before the battle proper nobody has a turn to be played on.
      if (rivals.length < 2 || ruleset.summary(view).length === 0) return first.command;
      room.begin?.(narrow.mind, view, seat);
      hopeless = lessThan(looked, room.choices(narrow.mind, view, seat), room, seat);
      const outlook = outlookOf(
        { known, plan, narrow, stands: (state) => judge(narrow.mind, state, seat) },
        view,
        seat,
      );
      let best = first;
      let highest = -Infinity;
      reads = 0;
      for (const rival of rivals) {
        if (rival !== first && reads >= most) break;
        const stands = outlook(rival.command) + (TRUST * (rival.worth - first.worth)) / POINTS;
        if (rival === first || stands > highest + (best === first ? LEAST_LEAD : 0)) [best, highest] = [rival, stands];
      }
      return best.command;
    },
  };
}

const wordsOf = (seat: Seat, command: Command): string => `${seat} ${JSON.stringify(command)}`;

/** What a seat would not do in this turn if it would not do it now: all choices but the best, and to rest. */
function lessThan(
  best: readonly Command[],
  choices: readonly Command[],
  room: BotRoom<unknown, Command>,
  seat: Seat,
): ReadonlySet<string> {
  const kept = new Set(best.map((one) => wordsOf(seat, one)));
  const others = choices.filter((one) => !isRest(room, one)).map((one) => wordsOf(seat, one));
  return new Set(others.filter((one) => !kept.has(one)));
}

/** The choices of a room without those that are known for hopeless. */
const hopefulIn =
  (room: BotRoom<unknown, Command>, hopeless: () => ReadonlySet<string>): BotRoom<unknown, Command>['choices'] =>
  (mind, state, seat) =>
    room.choices(mind, state, seat).filter((one) => !hopeless().has(wordsOf(seat, one)));

/** How high a seat stands in a state. */
type Judge = (mind: unknown, state: unknown, seat: Seat) => number;

/**
 * By the learnt chance of victory, and as much by the worth that a captain sees, where the room tells it: each errs where the
 * other does not. Null: nothing tells chances.
 */
function judgeOf(known: Known): Judge | null {
  const { ruleset, room } = known;
  const standing = standingIn(known);
  if (standing === null) return null;
  return (mind, state, seat) => {
    const chance = standing(state).standings[ruleset.seats(state).indexOf(seat)] as number;
    if (room?.worth === undefined || ruleset.outcome(state) !== null) return chance;
    return (chance + chanceAt(room.worth(mind, state, seat))) / 2;
  };
}

/** Who thinks: those who play on, and how high the seat stands where that leads. */
interface Thinking {
  readonly known: Known;
  readonly plan: Pick<ColonelPlan, 'orders' | 'results'>;
  readonly narrow: AnyThought;
  readonly stands: (state: unknown) => number;
}

/** How the seat will stand once an order has been played on: the mean over the results of its dice. */
function outlookOf({ known, plan, narrow, stands }: Thinking, view: unknown, seat: Seat): (order: Command) => number {
  const { ruleset } = known;
  const seats = ruleset.seats(view);
  const thoughts = seats.map(() => narrow);
  const side = seats.indexOf(seat);
  const turn = turnOf(ruleset, view);
  // How the others stand is not asked.
  const standing = (state: unknown): Standing => ({
    standings: seats.map((one) => (one === seat ? stands(state) : 0)),
    drawn: false,
  });
  const { orders = Infinity, results: most } = plan;
  const after = (begun: unknown, given: { readonly first: Command } | { readonly most: number }): number => {
    const how = { thoughts, standing, round: false, most: orders, ...given };
    const { standings, luck } = playedOn(known, begun, seat, how);
    return (standings[side] as number) - (luck[side] as number);
  };
  return (order) => {
    const decision = most === undefined ? null : ruleset.decide(view, seat, order);
    if (!most || !decision?.ok || !isRolling(ruleset, decision.state)) return after(view, { first: order });
    const results = resultsOf(ruleset, decision.state).results.map((one) => ({ ...one, stands: stands(one.state) }));
    let sum = 0;
    for (const { chance, mean, nearest } of alike(results, most)) {
      const goesOn = ruleset.outcome(nearest.state) === null && turnOf(ruleset, nearest.state) === turn;
      sum += chance * (mean + (goesOn ? after(nearest.state, { most: orders - 1 }) - nearest.stands : 0));
    }
    return sum;
  };
}

/** The chance of victory that a captain's points say, by a curve that is the same on every machine. */
function chanceAt(points: number): number {
  const z = (2 * points) / POINTS;
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z);
}

interface Result {
  readonly chance: number;
  readonly state: unknown;
  readonly stands: number;
}

/** Results after which a side stands much alike: what they mean together, and the one that is nearest to it. */
interface Class {
  readonly chance: number;
  readonly mean: number;
  readonly nearest: Result;
}

/** Each result by itself if they are few, else so many classes of about the same chance, the worst first. */
function alike(results: readonly Result[], most: number): readonly Class[] {
  const groups: Result[][] = Array.from({ length: Math.min(most, results.length) }, () => []);
  const sorted = [...results].sort((a, b) => a.stands - b.stands);
  let before = 0;
  for (const [at, one] of sorted.entries()) {
    const group = results.length <= most ? at : Math.min(most - 1, Math.floor((before + one.chance / 2) * most));
    groups[group]?.push(one);
    before += one.chance;
  }
  return groups.flatMap((group) => {
    const chance = group.reduce((sum, one) => sum + one.chance, 0);
    const mean = group.reduce((sum, one) => sum + one.chance * one.stands, 0) / chance;
    const away = (one: Result): number => Math.abs(one.stands - mean);
    const [one, ...others] = group;
    if (one === undefined) return [];
    return [{ chance, mean, nearest: others.reduce((best, other) => (away(other) < away(best) ? other : best), one) }];
  });
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
  ...(room.worth && {
    worth(...given) {
      count();
      return room.worth?.(...given) ?? 0;
    },
  }),
});

type Rival = Pick<Candidate<unknown, Command>, 'command' | 'worth'>;

/** What a captain would order, what next best that does something else, and to leave all as it stands: legal orders all. */
function rivalsOf(
  captain: AnyThought,
  view: unknown,
  seat: Seat,
  offers: readonly Command[],
  { rivals, gap, skipsRest }: ColonelPlan,
): { readonly rivals: readonly Rival[]; readonly looked: readonly Command[] } {
  const { room, ruleset } = captain;
  const isLegal = (command: Command): boolean => ruleset.decide(view, seat, command).ok;
  const found: Rival[] = [];
  const looked: Command[] = [];
  const deeds = new Set<string>();
  let first: Rival | null = null;
  for (const { command, worth } of candidates(captain, view, seat, offers)) {
    first ??= { command, worth };
    if (looked.length === LOOKED_AT) break;
    looked.push(command);
    const deed = deedOf(command, room.advice?.places ?? []);
    if (found.length === rivals || worth < first.worth - gap || deeds.has(deed)) continue;
    if (found.length > 0 && !isLegal(command)) continue;
    deeds.add(deed);
    found.push({ command, worth });
  }
  const rest = skipsRest === 1 ? undefined : offers.find((one) => isRest(room, one));
  if (rest === undefined || found.some(({ command }) => isRest(room, command))) return { rivals: found, looked };
  return { rivals: [...found, { command: rest, worth: (first?.worth ?? 0) - gap }], looked };
}

/** What a rule set tells computer players that plan ahead. */
import type { Evaluation } from './evaluation.ts';
import type { BattleEvent, Command, Ruleset, Seat } from './ruleset.ts';
import type { ValueRoom } from './valueRoom.ts';

/** One named part of the worth of a position, with its weight. */
export interface Term {
  readonly key: string;
  readonly weight: number;
}

/** One result that a command may have, or one thing that may come with it, and its chance. */
export interface Odds {
  /** Told by the table of words of the rule set. */
  readonly what: string;
  readonly chance: number;
}

/** What advice needs to know: which commands are alike, what an expectation is made of, and what may come of it. */
export interface AdviceRoom<S, C extends Command, Mind> {
  /** Fields of commands that say where: commands that differ in them alone are one deed, done in other places. */
  readonly places: readonly string[];
  /** Fields of commands that name a piece; the first one that a command has says who carries it out. */
  readonly pieces: readonly string[];
  /** Types of commands that leave everything as it stands: to end, to hold, to give up what may be done. */
  readonly rests: readonly C['type'][];
  /** What expectations count besides the terms, such as reactions of the enemy. */
  readonly beside: readonly string[];
  /** Does the command only roll for actions, so that it is worth what is done with them? */
  rollsForActions(command: C): boolean;
  /**
   * A mind of the room's own weights, to which one term, or one thing beside them, counts so many times as much in all
   * that it expects: what an expectation owes to each is read from it.
   */
  leaning(key: string, times: number): Mind;
  /** What may come of a command, by exact chances; empty where no dice follow, or none whose results are told. */
  odds(state: S, seat: Seat, command: C): readonly Odds[];
}

/** Commands that are planned by themselves. */
export interface PlanPart<C extends Command> {
  has(command: C): boolean;
}

/** What a plan of one activation, action by action, needs to know. */
export interface ActivationPlanning<S, C extends Command, Mind> {
  /** Does the seat decide the next action of an activation of its own? */
  isActing(state: S, seat: Seat): boolean;
  /** Worth of the actions that the activation still has, to order plans that are not complete. */
  promise(mind: Mind, state: S, seat: Seat): number;
  /** What a command in this state costs besides its consequences: an action that changes little is not worth it. */
  cost(command: C, state: S): number;
  /**
   * Where several act together, such as a group: the commands to each, in the order in which they are planned, and at
   * last those that end it. Null where one acts alone.
   */
  parts?(state: S, seat: Seat): readonly PlanPart<C>[] | null;
  /** The quiet answer of a seat that may interrupt: plans expect it of the enemy. Null where there is none. */
  pass(state: S, seat: Seat): C | null;
  /** Where dice tell how many actions an activation has: no player rolls for actions that he would leave unspent. */
  readonly rolled?: {
    /** Does the command begin an activation? */
    begins(command: C): boolean;
    /** Does the command leave the actions of an activation unspent? */
    ends(command: C): boolean;
  };
}

/** How a captain leans: to attack, to take no risk, or to keep his troops together. */
export const TEMPERAMENTS = ['bold', 'wary', 'steady'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** By temperament, how many times as much as usual a term counts, by its key, and `risk`: what dice may cost himself. */
export type Temperaments<Key extends string = string> = Readonly<
  Record<Temperament, Readonly<Partial<Record<Key | 'risk', number>>>>
>;

/** How a colonel, or a general, thinks the orders of a captain through. */
export interface StaffPlan {
  /** Raised with every change after which he may decide otherwise: of him, of the captain in him, of the learnt chance. */
  readonly version: number;
  /** Orders of a captain that he tries, at most. */
  readonly rivals: number;
  /** By how many points of the captain these may be worse than the best. */
  readonly gap: number;
  /** Positions that he reads for one decision, at most, before he tries no other order. */
  readonly reads: number;
  /** 1: he does not try, beside them, to leave all as it stands. Left out or 0: he does. */
  readonly skipsRest?: number;
}

/**
 * A rule set's room for computer players that plan. A `Mind` holds what one player has found out in one battle; a room
 * keeps nothing else of a battle, so any number of battles can be played at once. It reads the states of released versions
 * of the rules too; what it proposes there, those versions judge.
 */
export interface BotRoom<S, C extends Command = Command, Mind = unknown> {
  /** Raised with every change after which the same player may decide otherwise. */
  readonly version: number;
  /** The parts of the worth of a position, in the order in which {@link BotRoom.read} writes them. */
  readonly terms: readonly Term[];
  /** Absent where all captains are alike. */
  readonly temperaments?: Temperaments;
  /** How the traits of a seat's commander lean; null: as usual. Absent where commanders have no traits. */
  temperamentOf?(state: S, seat: Seat): Temperament | null;
  /** The empty mind of a new player, who weighs the terms so, and so many times as much as usual what dice may cost himself. */
  mind(weights: readonly number[], risk?: number): Mind;
  /** A decision of the player begins with this state: all that is read until the next one may come of it. */
  begin?(mind: Mind, state: S, seat: Seat): void;
  /** Writes each term of a state into `into`: the seat's own less the enemy's, unweighted. */
  read(mind: Mind, state: S, seat: Seat, into: Float64Array): void;
  /** The commands worth weighing: sensible offers and further ideas, which may prove illegal. */
  choices(mind: Mind, state: S, seat: Seat): readonly C[];
  /**
   * Expected worth of a command that chance or the enemy follows at once, on the scale of the weighted terms; null where
   * the state after it speaks for itself.
   */
  expected(mind: Mind, state: S, seat: Seat, command: C): number | null;
  /** Absent where no activation is planned as a sequence of actions. */
  readonly activation?: ActivationPlanning<S, C, Mind>;
  /** For advice; absent where none is given. */
  readonly advice?: AdviceRoom<S, C, Mind>;
  /** Absent where there is no colonel: he plays as a captain. */
  readonly colonel?: StaffPlan;
  /** Absent where there is no general: he plays as a colonel. */
  readonly general?: StaffPlan;
}

/** What computer players know of a rule set; `room` is null where it has none. */
export interface Knowledge<S, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  /** For players that look one decision ahead. */
  readonly evaluation: Evaluation<S, C>;
  /** For players that plan. */
  readonly room: BotRoom<S, C> | null;
  /** For the chance of victory; it reads the states of released versions too. */
  readonly value: ValueRoom<S> | null;
}

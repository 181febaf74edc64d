/**
 * The contract between a rule set and its hosts: one judge, one list of offers, one view per seat.
 * Nothing here knows any rule.
 */
import type { Checked, Facts, Problem, RuleId, Seat } from './basics.ts';
import type { Script, ScriptGround } from '../scenario/script/script.ts';
import type { StandingOrders } from './standingOrders.ts';

export type { Checked, Facts, Problem, RuleId, Seat } from './basics.ts';

/** Chance is a seat: it answers with faces, never with a choice. */
export const DICE: Seat = 'dice';

/** Answers with a whole number from 0 to below `n` (at least 1), each as likely. */
export type RandomInt = (n: number) => number;

/** Why a command was not accepted, and what decided it. `reason` is a message key. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: string;
  readonly facts: Facts;
}

/** One line of a sum: which rule adds how many dice (or points), and what for (a message key). */
export interface Reason {
  readonly rule: RuleId;
  readonly add: number;
  readonly what: string;
}

/** A number with its reasons; its value is {@link total}. */
export type Tally = readonly Reason[];

/** The value of a tally. */
export function total(tally: Tally): number {
  let sum = 0;
  for (const reason of tally) sum += reason.add;
  return sum;
}

/** One handful of dice that the battle waits for. `faces` lists a die's faces (six-sided, or an Average die). */
export interface DiceRequest {
  /** Message key: what the dice are for. */
  readonly what: string;
  /** The side whose dice these are, or null where they are nobody's. */
  readonly owner: Seat | null;
  readonly count: number;
  readonly faces: readonly number[];
}

/**
 * By handful, in the order of the requests, the faces in groups that the rules read alike: every face of the request
 * stands in one group, such as those that fail and those that succeed.
 */
export type AlikeFaces = readonly (readonly (readonly number[])[])[];

/** A decision that the battle waits for. Several entries where both sides decide in secret, in any order. */
export interface Pending {
  readonly seat: Seat;
  /** The kind of decision: the name of the frame that waits. */
  readonly decision: string;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** Only for the seat `dice`: the handfuls to roll, in order. */
  readonly dice?: readonly DiceRequest[];
}

/** Every command has a type; the answer of the seat `dice` is a {@link Roll}. */
export interface Command {
  readonly type: string;
}

/** The command that ends a battle at once for its seat, at any moment. */
export const RESIGN = { type: 'resign' } as const satisfies Command;

/** The seat `dice` answers every request with its faces, in the order of the requests. */
export interface Roll extends Command {
  readonly type: 'roll';
  readonly faces: readonly (readonly number[])[];
}

/** What happened, in rule terms. Log lines, animation and reports are made from events. */
export interface BattleEvent {
  readonly type: string;
  readonly rule: RuleId;
}

export type Decision<S, E extends BattleEvent = BattleEvent> =
  | { readonly ok: true; readonly state: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** How a battle ended; `winner` null is a draw. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly rule: RuleId;
  /** Message key: how it was won. */
  readonly reason: string;
}

/** How far a battle has come, in the rule set's own measures. */
export interface Summary {
  /** Phases or turns begun. */
  readonly length: number;
  /** Whose turn it is; versions that were released before it was asked for leave it out. */
  readonly active?: Seat;
  /** Per side: what stands against it, and the figure at which it is beaten. */
  readonly scores: readonly { readonly seat: Seat; readonly against: number; readonly limit: number }[];
}

/** A number with its reasons, under the message key of what it is. */
export interface LabelledSum {
  readonly label: string;
  /** Facts of the label. */
  readonly facts?: Facts;
  readonly tally: Tally;
}

/** A line of a log: a message key with its facts, and the sums from which what it says can be worked out again. */
export interface Described {
  readonly key: string;
  readonly facts: Facts;
  readonly sums?: readonly LabelledSum[];
}

/** How a rule set plays a scenario's own rules. */
export interface Scripting<S> {
  /** What is wrong with the form of a script, and with its words in the languages that its file promises. */
  formFaults(script: unknown, languages?: readonly string[]): readonly Problem[];
  /** Makes the first state from a set-up with the scenario's own rules, whose form is sound. */
  create(setup: unknown, script: Script): Checked<S>;
  /** What these rules name, and the battle has not. */
  faults(script: Script, state: S): readonly Problem[];
  /** What they may name in a battle that begins so. */
  ground(state: S): ScriptGround;
}

/**
 * A rule set. `S` is plain immutable data (JSON in, JSON out); a view has the same shape as the state it
 * was taken from, with what the seat must not know left out, so that the same functions read both. `Setup` is the type
 * of the set-ups it brings.
 */
export interface Ruleset<S, C extends Command = Command, E extends BattleEvent = BattleEvent, Setup = unknown> {
  readonly id: string;
  /** A record names the version of its rules and keeps it; released versions are kept as built files. */
  readonly version: number;
  /** Scenario ids this rule set brings. */
  readonly scenarios: readonly string[];
  /** Makes the first state from a set-up (a scenario's data with its choices). Never throws on bad input. */
  create(setup: unknown): Checked<S>;
  /** How it plays a scenario's own rules. Left out where it plays none, and in older versions. */
  readonly scripted?: Scripting<S>;
  /** The set-up of a scenario it brings, or null. */
  scenario(id: string): Setup | null;
  /** The sides in the scenario's order. */
  seats(state: S): readonly Seat[];
  /** The decisions that the battle waits for; empty when it is over. */
  pending(state: S): readonly Pending[];
  /** Legal commands of a seat: all of them where choices are discrete, a good finite sample where they are not. Never for `dice`. */
  offers(state: S, seat: Seat): readonly C[];
  /** Is this command of the kind now open to the seat, be it in the sample or only inside the region it samples? */
  covers(state: S, seat: Seat, command: C): boolean;
  /** The one judge. Never throws on a command, changes nothing on a refusal. */
  decide(state: S, seat: Seat, command: C | Roll): Decision<S, E>;
  outcome(state: S): Outcome | null;
  /** The state as a seat may know it. A watcher (null, or a seat that is no side) knows the least: no side's secrets. */
  view(state: S, seat: Seat | null): S;
  /** The event as a seat or a watcher may hear it (whole, with less in it, or null), given the state after it. */
  hears(state: S, event: E, seat: Seat | null): E | null;
  /**
   * Is nothing hidden from this seat or watcher? Then its view is the whole state and it hears every event whole, so it
   * may also have commands, checks and the chain, and judge for itself.
   */
  isOpen(state: S, seat: Seat | null): boolean;
  /**
   * The answer of a seat's standing orders to what it is asked, judged on its view alone; null where the person must
   * answer. It is a legal command, and never an answer to a draw.
   */
  standing(view: S, seat: Seat, orders: StandingOrders): C | null;
  /**
   * The answer that lets a chance to interrupt the enemy pass; null where the seat is asked something else, or may not.
   * Left out where sides do not interrupt each other, and in older versions.
   */
  passes?(view: S, seat: Seat): C | null;
  /** The closest legal form of a command that was refused, or null. */
  nearest(state: S, seat: Seat, command: C): C | null;
  /**
   * Why a correction of the players leaves something that cannot be, such as a base over the edge of the table; null where
   * it does not. Only what differs is judged: the rules may have forced pieces to where no order takes them. Left out where
   * the table alone is played, and in older versions.
   */
  correctionFault?(before: S, after: S): Refusal | null;
  /**
   * For the dice that a state waits for, the faces that leave the same state wherever they fall: results are counted so
   * much faster. Null, or left out: every face is read for itself.
   */
  alikeFaces?(state: S): AlikeFaces | null;
  /** How far the battle has come, for tables of many battles. */
  summary(state: S): Summary;
  /** An event as a message key with its facts, in nobody's language. */
  describe(state: S, event: E): Described;
}

/** A refusal, spelt shortly. */
export function refusal(rule: RuleId, reason: string, facts: Facts = {}): Refusal {
  return { rule, reason, facts };
}

export function refused(
  rule: RuleId,
  reason: string,
  facts: Facts = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refusal(rule, reason, facts) };
}

/** The host's side of a battle: begin it, put commands to the judge, go back. Every step gives a new value. */
import { type HashCache, hashCache, hashOf } from '../record/hash.ts';
import {
  envelopeFaults,
  envelopeOf,
  insideEnvelope,
  isEnvelope,
  rulesSetup,
  scriptOf,
  scriptRefused,
  strangeSides,
} from '../scenario/envelope.ts';
import { COMMAND_LIMITS, plainCopy, SETUP_LIMITS } from '../contract/plain.ts';
import {
  type BattleEvent,
  type Checked,
  type Command,
  DICE,
  type Refusal,
  refused,
  type Roll,
  type Ruleset,
  type Seat,
} from '../contract/ruleset.ts';

/** Any rule set, for hosts that do not care which. */
export type AnyRuleset = Ruleset<unknown>;

/** A command that was accepted. */
export interface Order<C extends Command = Command> {
  readonly seat: Seat;
  readonly command: C | Roll;
}

/** One accepted command with all that came of it. */
export interface Step<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> extends Order<C> {
  /** 1 for the first command of the battle. */
  readonly number: number;
  readonly events: readonly E[];
  readonly state: S;
}

/**
 * A battle at one moment: an immutable value that shares with the moment before it all that did not change, so that
 * keeping every moment costs next to nothing. The chain of `before` is its history.
 */
export interface Battle<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  /** A copy of the set-up it was begun with. */
  readonly setup: unknown;
  readonly state: S;
  /** Commands accepted so far, rolls included. */
  readonly count: number;
  /** Rolls among them: where seeded dice go on. */
  readonly rolls: number;
  /** The count right after the last roll, 0 where there was none: taking back goes to here and no further. */
  readonly lastDie: number;
  /** The last accepted command, null at the beginning. */
  readonly last: Step<S, C, E> | null;
  /** The moment before the last command, null at the beginning. */
  readonly before: Battle<S, C, E> | null;
}

export type Answer<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> =
  | { readonly ok: true; readonly battle: Battle<S, C, E>; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Parts of states that later states share are hashed once. Holds nothing alive. */
const hashes: HashCache = hashCache();

/**
 * The state check: equal on two hosts when their states are. Worked out when it is asked for, never while a command is
 * judged. It depends on what is hidden, too: no seat may see it while something is hidden from that seat.
 */
export function checkOf({ state }: { readonly state: unknown }): string {
  return hashOf(state, hashes);
}

/** Starts a battle from a set-up (a scenario's data with its choices), in an envelope or without, which is copied. */
export function begin<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
): Checked<Battle<S, C, E>> {
  const plain = plainCopy(setup, SETUP_LIMITS);
  if (!plain.ok) {
    const { path, reason, facts } = plain;
    return { ok: false, problems: [{ path, rule: 'KERNEL-PLAIN', reason, facts }] };
  }
  const faults = envelopeFaults(plain.value, ruleset.id);
  if (faults.length > 0) return { ok: false, problems: faults };
  const script = scriptOf(plain.value);
  const { scripted } = ruleset;
  // A battle with rules of its own is none by the book, and must not be played as if it were.
  if (script !== undefined && scripted === undefined) return { ok: false, problems: [scriptRefused(ruleset.id)] };
  const formed = script === undefined ? [] : (scripted?.formFaults(script, envelopeOf(plain.value)?.languages) ?? []);
  if (formed.length > 0) return { ok: false, problems: formed };
  const inside = rulesSetup(plain.value);
  const made =
    script === undefined || scripted === undefined ? ruleset.create(inside) : scripted.create(inside, script);
  if (!made.ok) return isEnvelope(plain.value) ? { ok: false, problems: made.problems.map(insideEnvelope) } : made;
  const strange = strangeSides(plain.value, ruleset.seats(made.value));
  if (strange.length > 0) return { ok: false, problems: strange };
  const wrong = script === undefined ? [] : (scripted?.faults(script, made.value) ?? []);
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const battle: Battle<S, C, E> = {
    ruleset,
    setup: plain.value,
    state: made.value,
    count: 0,
    rolls: 0,
    lastDie: 0,
    last: null,
    before: null,
  };
  return { ok: true, value: battle };
}

/**
 * Puts a command to the judge. Anything from outside may be given here: it is refused unless it is a small piece of
 * plain data (KERNEL-PLAIN) that the rule set accepts, which also checks turn order (KERNEL-TURN) and dice faces
 * (KERNEL-DICE). A refusal leaves everything as it was.
 */
export function decide<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seat: Seat,
  command: unknown,
): Answer<S, C, E> {
  const plain = plainCopy(command, COMMAND_LIMITS);
  if (!plain.ok) return refused('KERNEL-PLAIN', plain.reason, plain.facts);
  const given = plain.value as C | Roll;
  if (!isCommand(given)) return refused('KERNEL-PLAIN', 'engine.plain.command', { path: '' });
  const decision = battle.ruleset.decide(battle.state, seat, given);
  if (!decision.ok) return decision;
  const next = after(battle, seat, given, decision.state, decision.events);
  return { ok: true, battle: next, events: decision.events };
}

function after<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seat: Seat,
  command: C | Roll,
  state: S,
  events: readonly E[],
): Battle<S, C, E> {
  const number = battle.count + 1;
  const rolled = seat === DICE;
  return {
    ruleset: battle.ruleset,
    setup: battle.setup,
    state,
    count: number,
    rolls: rolled ? battle.rolls + 1 : battle.rolls,
    lastDie: rolled ? number : battle.lastDie,
    last: { seat, command, number, events, state },
    before: battle,
  };
}

/** The battle as it was after `count` commands, for looking at. */
export function momentOf<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  count: number,
): Battle<S, C, E> {
  let moment = battle;
  while (moment.count > count && moment.before !== null) moment = moment.before;
  if (moment.count !== count) throw new RangeError(`no moment ${count} in a battle of ${battle.count} commands`);
  return moment;
}

/**
 * Takes commands back until `count` are left. A die that has fallen stays fallen, unless all sides agreed to go back over
 * it; and moments that are not kept cannot be gone back to (KERNEL-UNDO).
 */
export function undoTo<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  count: number,
  isAgreed = false,
): Answer<S, C, E> {
  if (!Number.isInteger(count) || count < 0 || count > battle.count) {
    return refused('KERNEL-UNDO', 'engine.undo.range', { last: battle.count });
  }
  if (count < battle.lastDie && !isAgreed) return refused('KERNEL-UNDO', 'engine.undo.die', { last: battle.lastDie });
  const first = firstKept(battle);
  if (count < first) return refused('KERNEL-UNDO', 'engine.undo.forgotten', { first });
  return { ok: true, battle: momentOf(battle, count), events: [] };
}

/**
 * The battle with at most `most` moments before it (0: none). A host of many battles keeps few; what lies further back it
 * plays again from the record.
 */
export function keepMoments<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  most: number,
): Battle<S, C, E> {
  const kept: Battle<S, C, E>[] = [battle];
  for (let at = battle.before; at !== null && kept.length <= most; at = at.before) kept.push(at);
  if (kept[kept.length - 1]?.before === null) return battle;
  let before: Battle<S, C, E> | null = null;
  for (const moment of kept.reverse()) before = { ...moment, before };
  return before ?? battle;
}

/** The count of the earliest moment that is kept. */
export function firstKept<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>): number {
  let at = battle;
  while (at.before !== null) at = at.before;
  return at.count;
}

/** The accepted commands that are kept, in order with what came of each, from number `from` (1 is the first) to number `to`. */
export function stepsOf<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  { from = 1, to = battle.count }: { readonly from?: number; readonly to?: number } = {},
): readonly Step<S, C, E>[] {
  const steps: Step<S, C, E>[] = [];
  for (let moment: Battle<S, C, E> | null = battle; moment !== null && moment.count >= from; moment = moment.before) {
    if (moment.last !== null && moment.count <= to) steps.push(moment.last);
  }
  return steps.reverse();
}

function isCommand(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && typeof (value as Command).type === 'string';
}

/**
 * Exact value of a puzzle: the best the player can expect, by exhaustive search over the orders that are offered, with
 * every result of the dice at its chance and the worst answers of the other side. Pure.
 */
import {
  type AnyRuleset,
  type BattleEvent,
  type Command,
  DICE,
  hashCache,
  hashOf,
  outcomesOf,
  type Seat,
} from '@drumhead/engine';

/** What is asked: when the line of play is over, and what it is worth then. */
export interface Goal {
  readonly seat: Seat;
  /** Kinds of order that the player is not searched for. */
  readonly without: readonly string[];
  readonly isDone: (state: unknown) => boolean;
  readonly worth: (state: unknown) => number;
  /** Results of the dice of a state, where the rule set counts them faster than one by one. */
  readonly rolled?: ((state: unknown) => readonly Rolled[] | null) | undefined;
}

export interface Rolled {
  readonly chance: number;
  readonly state: unknown;
  readonly events: readonly BattleEvent[];
}

/** Every result of the dice that a state waits for. */
export function rolledIn(ruleset: AnyRuleset, goal: Goal, state: unknown): readonly Rolled[] {
  const outcomes = goal.rolled?.(state) ?? outcomesOf(ruleset, state as never, MOST_ROLLS);
  if (outcomes === null) throw new RangeError('too many rolls for an exact value');
  return outcomes;
}

/** An order with what it is worth if the player goes on as well as possible. */
export interface Valued {
  readonly command: Command;
  readonly value: number;
}

export interface Search {
  readonly value: (state: unknown) => number;
  /** Every order offered to the player here, the best first; empty where another seat decides. */
  readonly orders: (state: unknown) => readonly Valued[];
  /** What one order is worth, offered or not; null where it is refused. */
  readonly worthOf: (state: unknown, command: Command) => number | null;
}

/** Rolls tried at most for one decision of the dice. */
const MOST_ROLLS = 400_000;

export function searchFor(ruleset: AnyRuleset, goal: Goal): Search {
  const known = new Map<string, number>();
  const cache = hashCache();

  function after(state: unknown, seat: Seat, command: Command): unknown {
    const answer = ruleset.decide(state, seat, command);
    return answer.ok ? answer.state : null;
  }

  function value(state: unknown): number {
    const key = hashOf(state, cache);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = counted(state);
    known.set(key, found);
    return found;
  }

  function counted(state: unknown): number {
    if (ruleset.outcome(state) !== null || goal.isDone(state)) return goal.worth(state);
    const [waiting] = ruleset.pending(state);
    if (waiting === undefined) return goal.worth(state);
    if (waiting.seat === DICE) {
      return rolledIn(ruleset, goal, state).reduce((sum, one) => sum + one.chance * value(one.state), 0);
    }
    const mine = waiting.seat === goal.seat;
    let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const command of distinct(state, waiting.seat)) {
      const worth = value(command.state);
      if (mine ? worth > best : worth < best) best = worth;
    }
    return Number.isFinite(best) ? best : goal.worth(state);
  }

  /** Offers that lead to different states. */
  function distinct(state: unknown, seat: Seat): readonly { readonly command: Command; readonly state: unknown }[] {
    const seen = new Set<string>();
    return ruleset.offers(state as never, seat).flatMap((command: Command) => {
      if (seat === goal.seat && goal.without.includes(command.type)) return [];
      const next = after(state, seat, command);
      if (next === null) return [];
      const key = hashOf(next, cache);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ command, state: next }];
    });
  }

  return {
    value,
    orders(state) {
      const [waiting] = ruleset.pending(state);
      if (waiting?.seat !== goal.seat || goal.isDone(state)) return [];
      return distinct(state, goal.seat)
        .map(({ command, state: next }) => ({ command, value: value(next) }))
        .sort((a, b) => b.value - a.value);
    },
    worthOf(state, command) {
      const next = after(state, goal.seat, command);
      return next === null ? null : value(next);
    },
  };
}

/** The orders of the player up to the first die or answer, as one choice. */
export interface Choice {
  readonly commands: readonly Command[];
  readonly state: unknown;
  readonly value: number;
}

/** Every choice up to the first die, the best first. */
export function choicesOf(ruleset: AnyRuleset, goal: Goal, search: Search, start: unknown): readonly Choice[] {
  const found: Choice[] = [];
  const walk = (state: unknown, commands: readonly Command[]): void => {
    const orders = search.orders(state);
    if (orders.length === 0) found.push({ commands, state, value: search.value(state) });
    for (const { command } of orders) {
      const answer = ruleset.decide(state, goal.seat, command);
      if (answer.ok) walk(answer.state, [...commands, command]);
    }
  };
  walk(start, []);
  return found.sort((a, b) => b.value - a.value);
}

/** Facts of an order that only say how far or which way it goes. */
const PLACES = ['x', 'y', 'turn', 'turnAfter', 'distance', 'path', 'facing', 'from', 'move', 'angle'];

/** What is ordered, whatever the exact place: choices with the same signature count as one answer to a puzzle. */
export function signatureOf(commands: readonly Command[]): string {
  const facts = (command: Command) => Object.entries(command).filter(([fact]) => !PLACES.includes(fact));
  return JSON.stringify(commands.map(facts));
}

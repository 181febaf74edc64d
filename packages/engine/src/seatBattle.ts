/**
 * A battle as a client of one seat (or of a watcher) holds it: the seat's view and what it heard. It moves on by orders,
 * which the client judges itself while nothing is hidden from it, else by views that the host sends.
 */
import { type Battle, begin, decide, type Order, undoTo } from './battle.ts';
import type { BattleEvent, Checked, Command, Refusal, Ruleset, Seat } from './ruleset.ts';

/** What one seat learnt of one accepted command. */
export interface SeatStep<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  /** 1 for the first command of the battle. */
  readonly number: number;
  /** Null where the command is hidden from the seat. */
  readonly order: Order<C> | null;
  /** The events as the seat hears them. */
  readonly events: readonly E[];
  /** The view after it. */
  readonly view: S;
}

export interface SeatBattle<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  readonly ruleset: Ruleset<S, C, E>;
  /** Null for a watcher. */
  readonly seat: Seat | null;
  readonly view: S;
  /** Commands accepted so far, hidden ones too. */
  readonly count: number;
  /** The steps it was told of, in order. */
  readonly steps: readonly SeatStep<S, C, E>[];
  /** The whole battle, while nothing is hidden from the seat; else null. */
  readonly battle: Battle<S, C, E> | null;
}

/** What a seat holds of a battle that it joins at this moment. */
export function seatBattle<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seat: Seat | null,
): SeatBattle<S, C, E> {
  const { ruleset, state, count } = battle;
  const isOpen = ruleset.isOpen(state, seat);
  return { ruleset, seat, view: ruleset.view(state, seat), count, steps: [], battle: isOpen ? battle : null };
}

/** What a seat holds of a battle that has just begun. */
export function seatBattleFrom<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
  seat: Seat | null,
): Checked<SeatBattle<S, C, E>> {
  const begun = begin(ruleset, setup);
  return begun.ok ? { ok: true, value: seatBattle(begun.value, seat) } : begun;
}

/** Moves on by an order, which the client judges itself. Refused, too, where something is hidden from the seat. */
export function withOrder<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  { seat, command }: Order<C>,
):
  | { readonly ok: true; readonly held: SeatBattle<S, C, E> }
  | { readonly ok: false; readonly refusal: Refusal | null } {
  if (held.battle === null) return { ok: false, refusal: null };
  const answer = decide(held.battle, seat, command);
  if (!answer.ok) return answer;
  const { battle, events } = answer;
  const { ruleset, state, count } = battle;
  const heard = events.flatMap((event) => ruleset.hears(state, event, held.seat) ?? []);
  const view = ruleset.view(state, held.seat);
  const step: SeatStep<S, C, E> = { number: count, order: { seat, command }, events: heard, view };
  const isOpen = ruleset.isOpen(state, held.seat);
  return { ok: true, held: { ...held, view, count, steps: [...held.steps, step], battle: isOpen ? battle : null } };
}

/** Goes back to the moment after command `to`, which the host has decided: over dice, too, where all agreed. */
export function withTakeBack<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  to: number,
): SeatBattle<S, C, E> | null {
  const answer = held.battle === null ? null : undoTo(held.battle, to, true);
  if (answer?.ok !== true) return null;
  const { state } = answer.battle;
  const { ruleset, seat, steps } = held;
  const isOpen = ruleset.isOpen(state, seat);
  return {
    ...held,
    view: ruleset.view(state, seat),
    count: to,
    steps: steps.filter(({ number }) => number <= to),
    battle: isOpen ? answer.battle : null,
  };
}

/** Moves on by a view that the host sent: after command `count`, with what the seat heard of it. */
export function withView<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  { count, view, events }: { readonly count: number; readonly view: S; readonly events: readonly E[] },
): SeatBattle<S, C, E> {
  const step: SeatStep<S, C, E> = { number: count, order: null, events, view };
  return { ...held, view, count, steps: [...held.steps.filter(({ number }) => number < count), step], battle: null };
}

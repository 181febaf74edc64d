/**
 * A battle as a client of one seat (or of a watcher) holds it: the seat's view and what it heard. It moves on by orders,
 * which the client judges itself while nothing is hidden from it, else by views that the host sends.
 */
import { amend, type StateChange } from '../record/amend.ts';
import { type Battle, begin, decide, type Order, undoTo } from './battle.ts';
import type { BattleEvent, Checked, Command, Refusal, Ruleset, Seat } from '../contract/ruleset.ts';

/** What one seat learnt of one moment. */
export interface SeatStep<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  /** Commands that stand after it. */
  readonly number: number;
  /** Null where the command is hidden from the seat. */
  readonly order: Order<C> | null;
  /** The events as the seat hears them. */
  readonly events: readonly E[];
  /** The view after it. */
  readonly view: S;
}

export interface SeatBattle<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  /** Null for a watcher. */
  readonly seat: Seat | null;
  /** What it sees now. */
  readonly view: S;
  /** Commands that stand, hidden ones too. */
  readonly count: number;
  /** The steps it was told of, in order. */
  readonly steps: readonly SeatStep<S, C, E>[];
  /** The battle as far as the seat has its orders: behind `view` while something is hidden from it. */
  readonly known: Battle<S, C, E>;
}

/** What a seat holds of a battle that has just begun: everybody knows the set-up. */
export function seatBattleFrom<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
  seat: Seat | null,
): Checked<SeatBattle<S, C, E>> {
  const begun = begin(ruleset, setup);
  if (!begun.ok) return begun;
  const known = begun.value;
  return { ok: true, value: { seat, view: ruleset.view(known.state, seat), count: 0, steps: [], known } };
}

/** Moves on by the next order that the seat lacks, which it judges itself. */
export function withOrder<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  { seat, command }: Order<C>,
): { readonly ok: true; readonly held: SeatBattle<S, C, E> } | { readonly ok: false; readonly refusal: Refusal } {
  const answer = decide(held.known, seat, command);
  if (!answer.ok) return answer;
  const { battle, events } = answer;
  const { ruleset, state, count } = battle;
  const heard = events.flatMap((event) => ruleset.hears(state, event, held.seat) ?? []);
  const view = ruleset.view(state, held.seat);
  const step: SeatStep<S, C, E> = { number: count, order: { seat, command }, events: heard, view };
  return { ok: true, held: { ...held, view, count, steps: [...before(held, count), step], known: battle } };
}

/** Goes back to the moment after command `to`, as the host has decided: over dice, too. Null: it was never there. */
export function withTakeBack<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  to: number,
): SeatBattle<S, C, E> | null {
  const answer = undoTo(held.known, to, true);
  if (!answer.ok) return null;
  const { battle: known } = answer;
  const view = known.ruleset.view(known.state, held.seat);
  return { ...held, view, count: to, steps: before(held, to + 1), known };
}

/** Corrects values that all sides agreed on, as the host has decided. Null: they do not fit. */
export function withAmendment<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  changes: readonly StateChange[],
): SeatBattle<S, C, E> | null {
  const answer = amend(held.known, changes);
  if (!answer.ok) return null;
  const { battle: known } = answer;
  const view = known.ruleset.view(known.state, held.seat);
  const last = held.steps.at(-1);
  const steps = last === undefined ? [] : [...held.steps.slice(0, -1), { ...last, view }];
  return { ...held, view, steps, known };
}

/** Moves on by a view that the host sent: after command `count`, with what the seat heard on the way. */
export function withView<S, C extends Command, E extends BattleEvent>(
  held: SeatBattle<S, C, E>,
  { count, view, events }: { readonly count: number; readonly view: S; readonly events: readonly E[] },
): SeatBattle<S, C, E> {
  const step: SeatStep<S, C, E> = { number: count, order: null, events, view };
  return { ...held, view, count, steps: [...before(held, count), step] };
}

/** The steps before command `count`. */
function before<S, C extends Command, E extends BattleEvent>(
  { steps }: SeatBattle<S, C, E>,
  count: number,
): readonly SeatStep<S, C, E>[] {
  let end = steps.length;
  while (end > 0 && (steps[end - 1] as SeatStep<S, C, E>).number >= count) end--;
  return steps.slice(0, end);
}

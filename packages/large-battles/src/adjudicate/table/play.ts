/** Plays commands on a described table with the battle's own judge. */
import {
  closeDraft,
  type Checked,
  DICE,
  type Facts,
  type Pending,
  type Problem,
  type Refusal,
  type Seat,
  excerpt,
} from '@drumhead/engine';
import { orderExamples } from '@drumhead/content/position';
import type { Situation } from '../schemas/index.ts';
import type { Command } from '../../state/commands.ts';
import { describe, factsInWords } from '../../text/describe.ts';
import type { Event } from '../../state/events.ts';
import { openDraft } from '../../state/draft.ts';
import { decide, offers, pending, settle } from '../../turn/machine.ts';
import { nearest } from '../../query/nearest.ts';
import { problem } from '@drumhead/content/schema';
import type { State } from '../../state/state.ts';
import { atMoment } from './moment.ts';
import { stateFrom } from './readPosition.ts';
import { positionOf } from './positionOf.ts';
import { withIndices, type Names, namesOf, withNames, factsWithNames } from './wording.ts';
import type { GivenMoment, GivenPosition } from '../schemas/table.ts';

type NamedFields = Readonly<Record<string, unknown>>;
/** Puts a message of the rule set into the reader's language. */
export type Translate = (key: string, facts?: Facts) => string;

/** One event with its rule; `line` is its line in a log, on request. */
export type DescribedEvent = NamedFields & { readonly type: string; readonly rule: string; readonly line?: string };

export interface DescribedRefusal {
  readonly rule: string;
  readonly reason: string;
  readonly facts: NamedFields;
  readonly line?: string;
  /** The legal command closest to the refused one, if there is any. */
  readonly nearest: NamedFields | null;
}

export type RefusedOrder = DescribedRefusal & { readonly order: number; readonly by: Seat };

export interface DescribedOrder {
  readonly by: Seat;
  readonly order: NamedFields;
  readonly events: readonly DescribedEvent[];
}

export interface PlayOutcome {
  readonly kind: 'play';
  /** Events of the moment itself, before the first decision. */
  readonly before: readonly DescribedEvent[];
  /** Accepted orders with their events. */
  readonly orders: readonly DescribedOrder[];
  /** The first refused order; later ones were not tried. */
  readonly refused: RefusedOrder | null;
  /** Pending decisions and dice; empty when the battle is over. */
  readonly waits: readonly Pending[];
  readonly winner: { readonly side: Seat | null; readonly rule: string; readonly reason: string } | null;
  /** With a translation: an order of each kind that is possible now. */
  readonly answers?: readonly NamedFields[];
  /** The table afterwards. */
  readonly position: unknown;
}

/** The state of a position at a moment, with its names; paths begin at the situation. */
export function tableAt(
  position: GivenPosition,
  moment: GivenMoment,
): Checked<{ readonly state: State; readonly names: Names }> {
  const laid = stateFrom(position);
  if (!laid.ok) {
    const problems = laid.problems.map((one) => ({
      ...one,
      path: one.path === '' ? 'position' : `position.${one.path}`,
    }));
    return { ok: false, problems };
  }
  const names = namesOf(laid.value);
  const problems: Problem[] = [];
  const state = atMoment(laid.value, names, moment, problems);
  if (state === null) return { ok: false, problems };
  return { ok: true, value: { state, names } };
}

/** The state after all automatic frames, with their events. */
export function settled(state: State): { readonly state: State; readonly events: readonly Event[] } {
  const draft = openDraft(state);
  settle(draft);
  return { state: closeDraft(draft), events: draft.events };
}

export function judgePlay(given: Situation<'play'>, t?: Translate): Checked<PlayOutcome> {
  const table = tableAt(given.position, given.moment);
  if (!table.ok) return table;
  const begun = settled(table.value.state);
  const put = judgeOrders(begun.state, table.value.names, given.orders, t);
  if (!put.ok) return put;
  const { state, orders, refused } = put.value;
  const { outcome } = state;
  return {
    ok: true,
    value: {
      kind: 'play',
      before: begun.events.map((event) => describedEvent(begun.state, event, t)),
      orders,
      refused,
      waits: pending(state),
      winner: outcome === null ? null : { side: outcome.winner, rule: outcome.rule, reason: outcome.reason },
      ...(t === undefined ? {} : { answers: orderExamples({ pending, offers, toPeople: withNames }, state) }),
      position: positionOf(state),
    },
  };
}

/** Gives orders to the judge one after the other, up to the first refusal. */
export function judgeOrders(
  begun: State,
  names: Names,
  given: readonly NamedFields[],
  t?: Translate,
): Checked<{
  readonly state: State;
  readonly orders: readonly DescribedOrder[];
  readonly refused: RefusedOrder | null;
}> {
  let state = begun;
  const orders: DescribedOrder[] = [];
  for (const [i, order] of given.entries()) {
    const put = judgeOrder(state, names, order, `orders[${i}]`, t);
    if (!put.ok) return put;
    const { by, refusal, after } = put.value;
    if (refusal !== null) return { ok: true, value: { state, orders, refused: { ...refusal, order: i, by } } };
    orders.push({ by, order, events: after.events.map((event) => describedEvent(after.state, event, t)) });
    state = after.state;
  }
  return { ok: true, value: { state, orders, refused: null } };
}

type JudgedOrder = {
  readonly by: Seat;
  readonly refusal: DescribedRefusal | null;
  readonly after: { readonly state: State; readonly events: readonly Event[] };
};

/** Gives one order to the judge. Malformed orders and unknown names are problems of the situation. */
export function judgeOrder(
  state: State,
  names: Names,
  order: NamedFields,
  path: string,
  t?: Translate,
): Checked<JudgedOrder> {
  const problems: Problem[] = [];
  const { by: seat, ...said } = order;
  if (typeof said['type'] !== 'string')
    problems.push(problem(`${path}.type`, 'engine.problem.notText', { value: excerpt(said['type']) }));
  const by = seatOf(state, seat, path, problems);
  if (problems.length > 0) return { ok: false, problems };
  const command = withIndices(state, names, said, path, problems) as Command;
  if (problems.length > 0) return { ok: false, problems };
  const decision = decide(state, by, command);
  if (decision.ok) return { ok: true, value: { by, refusal: null, after: decision } };
  const { refusal } = decision;
  // Dice that do not fit end the sequence: what came before stands, and `waits` says which are wanted.
  if (refusal.rule === 'KERNEL-COMMAND') {
    return { ok: false, problems: [{ path, ...refusal }] };
  }
  return {
    ok: true,
    value: { by, refusal: describedRefusal(state, by, command, refusal, t), after: { state, events: [] } },
  };
}

function seatOf(state: State, given: unknown, path: string, problems: Problem[]): Seat {
  const seats = [...state.field.sides.map(({ id }) => id), DICE];
  if (given === undefined) return pending(state)[0]?.seat ?? (seats[0] as Seat);
  if (typeof given === 'string' && seats.includes(given)) return given;
  const id = typeof given === 'string' ? given.slice(0, 40) : typeof given;
  problems.push(problem(`${path}.by`, 'lb.problem.unknownSide', { id }));
  return DICE;
}

export function describedEvent(state: State, event: Event, t?: Translate): DescribedEvent {
  const spoken = withNames(state, event) as DescribedEvent;
  if (t === undefined) return spoken;
  const { key, facts } = describe(state, event);
  return { ...spoken, line: t(key, factsInWords(state, facts, t)) };
}

export function describedRefusal(
  state: State,
  by: Seat,
  command: Command | null,
  { rule, reason, facts }: Refusal,
  t?: Translate,
): DescribedRefusal {
  const close = command === null || by === DICE ? null : nearest(state, by, command);
  return {
    rule,
    reason,
    facts: factsWithNames(state, facts),
    ...(t === undefined ? {} : { line: t(reason, factsInWords(state, facts, t)) }),
    nearest: close === null ? null : withNames(state, close),
  };
}

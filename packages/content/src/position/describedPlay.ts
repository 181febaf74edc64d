/** Play on a described table: every order with what came of it, in people's terms. */
import type {
  BattleEvent,
  Checked,
  Command,
  Described,
  Facts,
  Outcome,
  Pending,
  Refusal,
  Seat,
} from '@drumhead/engine';
import { DICE } from '@drumhead/engine';
import type { NamedFields } from './fieldMeanings.ts';
import { type OfferingGame, orderExamples } from './orderExamples.ts';
import { judgeOrder, type OrderGame } from './orders.ts';

/** Puts a message of the rule set into the reader's language. */
export type Translate = (key: string, facts?: Facts) => string;

/** A rule set that can tell what came of an order. */
export interface DescribedGame<S> extends OrderGame<S> {
  nearest(state: S, seat: Seat, command: Command): Command | null;
  describe(state: S, event: BattleEvent): Described;
  inWords(state: S, facts: Facts, t: Translate): Facts;
  /** The facts of a refusal in people's terms; left out: they are so already. */
  factsToPeople?(state: S, facts: Facts): Facts;
}

/** One event with its rule; `line` is its line in a log, on request. */
export type DescribedEvent = NamedFields & { readonly type: string; readonly rule: string; readonly line?: string };

export interface DescribedRefusal {
  readonly rule: string;
  readonly reason: string;
  readonly facts: Facts;
  readonly line?: string;
  /** The legal command closest to the refused one, if there is any. */
  readonly nearest: NamedFields | null;
}

export interface DescribedOrder {
  readonly by: Seat;
  readonly order: NamedFields;
  readonly events: readonly DescribedEvent[];
}

export interface DescribedPlay<S> {
  readonly state: S;
  /** Accepted orders with their events. */
  readonly orders: readonly DescribedOrder[];
  /** The first refused order; later ones were not tried. */
  readonly refused: (DescribedRefusal & { readonly order: number; readonly by: Seat }) | null;
}

/** Gives orders to the judge one after the other, up to the first refusal. */
export function describedPlay<S>(
  game: DescribedGame<S>,
  begun: S,
  given: readonly NamedFields[],
  t?: Translate,
  pathOf = (i: number): string => `orders[${i}]`,
): Checked<DescribedPlay<S>> {
  let state = begun;
  const orders: DescribedOrder[] = [];
  for (const [i, order] of given.entries()) {
    const judged = judgeOrder(game, state, order, pathOf(i));
    if (!judged.ok) return judged;
    const { by, command, decision } = judged.value;
    if (!decision.ok) {
      const refused = { ...describedRefusal(game, state, by, command, decision.refusal, t), order: i, by };
      return { ok: true, value: { state, orders, refused } };
    }
    state = decision.state;
    orders.push({ by, order, events: describedEvents(game, state, decision.events, t) });
  }
  return { ok: true, value: { state, orders, refused: null } };
}

export function describedEvents<S>(
  game: DescribedGame<S>,
  state: S,
  events: readonly BattleEvent[],
  t?: Translate,
): readonly DescribedEvent[] {
  return events.map((event) => {
    const spoken = game.toPeople(state, event) as DescribedEvent;
    if (t === undefined) return spoken;
    const { key, facts } = game.describe(state, event);
    return { ...spoken, line: t(key, game.inWords(state, facts, t)) };
  });
}

/** A refusal with the legal command nearest to the one refused (null: look for none). */
export function describedRefusal<S>(
  game: DescribedGame<S>,
  state: S,
  by: Seat,
  command: Command | null,
  { rule, reason, facts }: Refusal,
  t?: Translate,
): DescribedRefusal {
  const close = command === null || by === DICE ? null : game.nearest(state, by, command);
  return {
    rule,
    reason,
    facts: game.factsToPeople?.(state, facts) ?? facts,
    ...(t === undefined ? {} : { line: t(reason, game.inWords(state, facts, t)) }),
    nearest: close === null ? null : game.toPeople(state, close),
  };
}

/** What the battle waits for, and how it ended. */
export interface Standing {
  /** Pending decisions and dice; empty when the battle is over. */
  readonly waits: readonly Pending[];
  readonly winner: { readonly side: Seat | null; readonly rule: string; readonly reason: string } | null;
}

export function standingOf<S extends { readonly outcome: Outcome | null }>(game: OrderGame<S>, state: S): Standing {
  const { outcome } = state;
  const winner = outcome === null ? null : { side: outcome.winner, rule: outcome.rule, reason: outcome.reason };
  return { waits: game.pending(state), winner };
}

/** Any orders and dice in sequence on a described table, and the table after them. */
export interface PlayOutcome extends Pick<DescribedPlay<unknown>, 'orders' | 'refused'>, Standing {
  readonly kind: 'play';
  /** Events of the moment itself, before the first decision. */
  readonly before: readonly DescribedEvent[];
  /** With a translation: an order of each kind that is possible now. */
  readonly answers?: readonly NamedFields[];
  /** The table afterwards, and the moment; null: in the middle of something, or over. */
  readonly position: object;
  readonly moment: object | null;
}

/** A rule set that can also write the table down. */
export interface WrittenGame<S> extends DescribedGame<S>, OfferingGame<S> {
  positionOf(state: S): object;
  momentOf(state: S): object | null;
}

/** Plays orders on a table whose frames that wait for nobody are worked off, with their events. */
export function playedTable<S extends { readonly outcome: Outcome | null }>(
  game: WrittenGame<S>,
  begun: { readonly state: S; readonly events: readonly BattleEvent[] },
  given: readonly NamedFields[],
  t?: Translate,
): Checked<PlayOutcome> {
  const played = describedPlay(game, begun.state, given, t);
  if (!played.ok) return played;
  const { state, orders, refused } = played.value;
  return {
    ok: true,
    value: {
      kind: 'play',
      before: describedEvents(game, begun.state, begun.events, t),
      orders,
      refused,
      ...standingOf(game, state),
      ...(t === undefined ? {} : { answers: orderExamples(game, state) }),
      position: game.positionOf(state),
      moment: game.momentOf(state),
    },
  };
}

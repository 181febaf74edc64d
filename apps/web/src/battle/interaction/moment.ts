/** View model of one moment: the viewer's view, the decisions that wait, the offers, a judge for proposals. Pure. */
import type { BattleEvent, Command, Pending, Refusal, Ruleset, Seat } from '@drumhead/engine';

/** A state and what to judge it by. */
export interface Asked<S, C extends Command, E extends BattleEvent> {
  readonly state: S;
  readonly seat: Seat;
  /** The rules of the battle, which may be an older version of the present ones. */
  readonly rules: Ruleset<S, C, E>;
}

/** Seen by the viewer: `state` is the viewer's own view. `F`: the frames of the rule set. */
export interface Moment<S, C extends Command, E extends BattleEvent, F> extends Asked<S, C, E> {
  /** The viewer's own decision, or null. */
  readonly pending: Pending | null;
  /** Decisions of all seats. */
  readonly all: readonly Pending[];
  readonly offers: readonly C[];
  readonly frame: F | null;
}

/** The judge's answer to a command that is only proposed. */
export type Judged<S, C, E> =
  | { readonly ok: true; readonly command: C; readonly after: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly command: C; readonly refusal: Refusal };

export interface Asking<S, C extends Command, E extends BattleEvent, F> {
  /** By the present rules, unless others are given. */
  readonly momentOf: (state: S, seat: Seat, rules?: Ruleset<S, C, E>) => Moment<S, C, E, F>;
  readonly judge: (asked: Asked<S, C, E>, command: C) => Judged<S, C, E>;
  /** The closest legal form of a command that was refused, or null. */
  readonly nearestTo: (asked: Asked<S, C, E>, command: C) => C | null;
}

/** `more`: legal commands outside the sample of `offers` that a list to choose from should have. */
export function asking<F, S extends { readonly frames: readonly F[] }, C extends Command, E extends BattleEvent>(
  present: Ruleset<S, C, E>,
  more: (view: S) => readonly C[] = () => [],
): Asking<S, C, E, F> {
  const moreBy = (view: S, seat: Seat, rules: Ruleset<S, C, E>): readonly C[] =>
    rules.version === present.version
      ? more(view)
      : more(view).filter((command) => rules.decide(view, seat, command).ok);
  return {
    momentOf(state, seat, rules = present) {
      const view = rules.view(state, seat);
      const all = rules.pending(view);
      const pending = all.find((waiting) => waiting.seat === seat) ?? null;
      return {
        state: view,
        seat,
        rules,
        pending,
        all,
        offers: pending ? withMore(rules.offers(view, seat), moreBy(view, seat, rules)) : [],
        frame: view.frames[view.frames.length - 1] ?? null,
      };
    },
    judge({ state, seat, rules }, command) {
      const decision = rules.decide(state, seat, command);
      return decision.ok
        ? { ok: true, command, after: decision.state, events: decision.events }
        : { ok: false, command, refusal: decision.refusal };
    },
    nearestTo: ({ state, seat, rules }, command) => rules.nearest(state, seat, command),
  };
}

function withMore<C>(offers: readonly C[], more: readonly C[]): readonly C[] {
  if (more.length === 0) return offers;
  const known = new Set(offers.map((offer) => JSON.stringify(offer)));
  return [...offers, ...more.filter((one) => !known.has(JSON.stringify(one)))];
}

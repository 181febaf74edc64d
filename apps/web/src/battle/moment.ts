/** View model of one moment: the viewer's view, the decisions that wait, the offers, a judge for proposals. Pure. */
import type { BattleEvent, Command, Pending, Refusal, Ruleset, Seat } from '@drumhead/engine';

/** `F`: the frames of the rule set. */
export interface Moment<S, C, F> {
  /** The viewer's own view. */
  readonly state: S;
  readonly seat: Seat;
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

export interface Asking<S, C, E, F> {
  readonly momentOf: (state: S, seat: Seat) => Moment<S, C, F>;
  readonly judge: (moment: Pick<Moment<S, C, F>, 'state' | 'seat'>, command: C) => Judged<S, C, E>;
  /** The closest legal form of a command that was refused, or null. */
  readonly nearestTo: (moment: Pick<Moment<S, C, F>, 'state' | 'seat'>, command: C) => C | null;
}

/** `more`: legal commands outside the sample of `offers` that a list to choose from should have. */
export function asking<F, S extends { readonly frames: readonly F[] }, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  more: (view: S) => readonly C[] = () => [],
): Asking<S, C, E, F> {
  return {
    momentOf(state, seat) {
      const view = ruleset.view(state, seat);
      const all = ruleset.pending(view);
      const pending = all.find((waiting) => waiting.seat === seat) ?? null;
      return {
        state: view,
        seat,
        pending,
        all,
        offers: pending ? withMore(ruleset.offers(view, seat), more(view)) : [],
        frame: view.frames[view.frames.length - 1] ?? null,
      };
    },
    judge({ state, seat }, command) {
      const decision = ruleset.decide(state, seat, command);
      return decision.ok
        ? { ok: true, command, after: decision.state, events: decision.events }
        : { ok: false, command, refusal: decision.refusal };
    },
    nearestTo: ({ state, seat }, command) => ruleset.nearest(state, seat, command),
  };
}

function withMore<C>(offers: readonly C[], more: readonly C[]): readonly C[] {
  if (more.length === 0) return offers;
  const known = new Set(offers.map((offer) => JSON.stringify(offer)));
  return [...offers, ...more.filter((one) => !known.has(JSON.stringify(one)))];
}

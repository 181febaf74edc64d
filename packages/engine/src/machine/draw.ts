/**
 * A draw by agreement, the same in every rule set: a side offers it at any moment, once in each turn, and all others
 * answer one after the other. If one declines, the battle goes on where it was.
 */
import { pop, push, replaceTop, type Stacked } from './draft.ts';
import type { FrameHandler } from './frames.ts';
import { type Command, refusal, type Refusal, type RuleId } from '../contract/ruleset.ts';

/** Asks all others for a draw, at any moment. */
export const OFFER_DRAW = { type: 'offerDraw' } as const satisfies Command;
export const ACCEPT_DRAW = { type: 'acceptDraw' } as const satisfies Command;
export const DECLINE_DRAW = { type: 'declineDraw' } as const satisfies Command;

export type DrawCommand = typeof OFFER_DRAW | typeof ACCEPT_DRAW | typeof DECLINE_DRAW;

/** The fields of these commands, for the schema of a rule set. */
export const DRAW_FIELDS = { offerDraw: {}, acceptDraw: {}, declineDraw: {} } as const;

/** The kind of the frame, and so of the decision, in which an offer is answered. */
export const DRAW_OFFER = 'drawOffer';

/** A draw is offered: the first of those asked answers. */
export interface DrawFrame<P extends number = number> {
  readonly at: typeof DRAW_OFFER;
  readonly by: P;
  readonly asked: readonly P[];
}

/** An offer and each answer to it. */
export type DrawNews = 'drawOffered' | 'drawAccepted' | 'drawDeclined';

/** A draft, as far as draws go. */
interface DrawDraft {
  readonly frames: { readonly at: string }[];
  drawOffers?: readonly number[];
}

/** What a rule set says of draws; `W` is the draft that a command is carried out on, `P` a player's index. */
export interface DrawRules<S extends Stacked, W extends S & DrawDraft, P extends number = number> {
  readonly rule: RuleId;
  /** Message key: this side has offered in this turn already. */
  readonly again: string;
  /** The turn or phase of the battle: a side offers once in each. */
  turnOf(state: S): number;
  /** All who must agree with this player, in the order in which they answer. */
  askedBy(state: S, player: P): readonly P[];
  /** Emits the event for what this player did. */
  emit(work: W, news: DrawNews, player: P): void;
  /** All agreed: sets the outcome. */
  agree(work: W): void;
}

/** In the list of turns, for players who have offered nothing yet. */
const NEVER = -1;

/** Why this player may not offer a draw now, or null. A declined offer is not repeated in the same turn. */
export function offerProblem<S extends Stacked, W extends S & DrawDraft, P extends number>(
  draw: DrawRules<S, W, P>,
  state: S,
  player: P,
): Refusal | null {
  return state.drawOffers?.[player] === draw.turnOf(state) ? refusal(draw.rule, draw.again) : null;
}

/** The state without the marks of offers, where none was made in this turn: they decide nothing any more. */
export function withoutOldOffers<S extends Stacked>(draw: { turnOf(state: S): number }, state: S): S {
  const { drawOffers, ...rest } = state;
  return drawOffers?.includes(draw.turnOf(state)) ? state : (rest as S);
}

/** A player offers a draw: the first of the others is asked. */
export function offerDraw<S extends Stacked, W extends S & DrawDraft, P extends number>(
  draw: DrawRules<S, W, P>,
  work: W,
  player: P,
): void {
  const before = work.drawOffers ?? [];
  work.drawOffers = Array.from({ length: Math.max(before.length, player + 1) }, (_, other) =>
    other === player ? draw.turnOf(work) : (before[other] ?? NEVER),
  );
  const frame: DrawFrame<P> = { at: DRAW_OFFER, by: player, asked: draw.askedBy(work, player) };
  push(work, frame);
  draw.emit(work, 'drawOffered', player);
}

/** The answers to an offer, for the handlers of a rule set. */
export function drawHandler<S extends Stacked, W extends S & DrawDraft, P extends number>(
  draw: DrawRules<S, W, P>,
): FrameHandler<S, W, DrawFrame<P>, DrawCommand, P> {
  return {
    asks: (_state, { asked }) => asked[0] as P,
    rule: () => draw.rule,
    offers: () => [DECLINE_DRAW, ACCEPT_DRAW],
    act(work, { asked, ...frame }, player, command) {
      switch (command.type) {
        case 'declineDraw':
          pop(work);
          draw.emit(work, 'drawDeclined', player);
          return null;
        case 'acceptDraw': {
          draw.emit(work, 'drawAccepted', player);
          const left: DrawFrame<P> = { ...frame, asked: asked.slice(1) };
          if (left.asked.length > 0) replaceTop(work, left);
          else draw.agree(work);
          return null;
        }
        default:
          return refusal(draw.rule, 'engine.draw.answer');
      }
    },
  };
}

/**
 * The machine turns a battle as a stack of frames: the things it waits for, as data, the last one first. A rule set brings
 * one handler for each kind of frame. Turn order, the check of dice faces and the all-or-nothing of a command are the same
 * for every rule set and live here.
 */
import { checkRoll } from './dice.ts';
import { excerpt } from '../contract/plain.ts';
import { closeDraft, type Draft, openDraft, type Stacked } from './draft.ts';
import { DRAW_OFFER, type DrawRules, OFFER_DRAW, offerDraw, offerProblem } from './draw.ts';
import {
  type BattleEvent,
  type Command,
  type Decision,
  DICE,
  type Pending,
  type Refusal,
  RESIGN,
  refused,
  type Roll,
  type Seat,
} from '../contract/ruleset.ts';
import type { StackFrame, FrameHandler } from './frames.ts';

/** A draft, which reads as a state. */
type Work<S extends Stacked, E> = Draft<S, E> & S;

export interface MachineParts<
  S extends Stacked,
  F extends StackFrame,
  C extends Command,
  E,
  P extends number = number,
> {
  /** Total by type: a new kind of frame does not compile until it has rules. */
  readonly handlers: { readonly [K in F['at']]: FrameHandler<S, Work<S, E>, Extract<F, { readonly at: K }>, C, P> };
  /** The players in the order of their indices. */
  seats(state: S): readonly Seat[];
  /** Has this player answered the frame that asks all of them? */
  answered(state: S, player: P): boolean;
  /** A command from outside whose fields or names make no sense, before any rule looks at it. */
  problem(state: S, command: unknown): Refusal | null;
  /** Has this player left a battle that goes on without him? He neither resigns nor offers a draw. */
  hasLeft?(state: S, player: P): boolean;
  /** After each order, before anybody is asked again: what the scenario's own rules say of pieces that it has cost. */
  lost?(before: S, work: Work<S, E>): void;
  /** A player gives up, at any moment: sets the outcome. */
  resign(work: Draft<S, E>, player: P): void;
  readonly draw: DrawRules<S, Work<S, E>, P>;
}

/** The calls of a rule set that its frames answer. */
export interface Machine<S extends Stacked, C extends Command, E extends BattleEvent> {
  readonly pending: (state: S) => readonly Pending[];
  readonly offers: (state: S, seat: Seat) => readonly C[];
  readonly covers: (state: S, seat: Seat, command: C) => boolean;
  readonly decide: (state: S, seat: Seat, command: C | Roll) => Decision<S, E>;
  /** Works off frames that wait for nobody, until somebody is asked or the battle is over. */
  readonly settle: (work: Work<S, E>) => void;
}

/** More frames than any battle works off between two decisions. */
const ENDLESS = 10_000;

export function machineOf<
  S extends Stacked,
  F extends StackFrame,
  C extends Command,
  E extends BattleEvent,
  P extends number = number,
>(parts: MachineParts<S, F, C, E, P>): Machine<S, C, E> {
  type Any = FrameHandler<S, Work<S, E>, F, C, P>;
  const playerAt = (state: S, seat: Seat): P | -1 => parts.seats(state).indexOf(seat) as P | -1;
  const handlers = new Map(Object.entries(parts.handlers as unknown as Readonly<Record<string, Any>>));

  function topOf(state: Stacked): F {
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) throw new Error('a battle without an outcome waits for nothing');
    return frame as F;
  }

  function handlerOf(frame: F): Any {
    const handler = handlers.get(frame.at);
    if (handler === undefined) throw new Error(`no rules for frames of the kind ${frame.at}`);
    return handler;
  }

  /** Does the frame on top wait for this player? */
  function waitsFor(state: S, player: P): boolean {
    const frame = topOf(state);
    const asked = handlerOf(frame).asks(state, frame);
    return asked === player || (asked === 'both' && !parts.answered(state, player));
  }

  const hasLeft = (state: S, player: P): boolean => parts.hasLeft?.(state, player) ?? false;

  /** A draw is offered at any moment but while one is being answered. */
  function mayOfferDraw(state: S): boolean {
    return topOf(state).at !== DRAW_OFFER;
  }

  function pending(state: S): readonly Pending[] {
    if (state.outcome !== null) return [];
    const frame = topOf(state);
    const handler = handlerOf(frame);
    const asked = handler.asks(state, frame);
    if (asked === 'auto') throw new Error(`frame ${frame.at} was handed out although it waits for nobody`);
    const rule = handler.rule(state, frame);
    if (asked === 'dice') return [{ seat: DICE, decision: frame.at, rule, dice: handler.dice?.(state, frame) ?? [] }];
    const decision = handler.decision?.(state, frame) ?? frame.at;
    const seats = parts.seats(state);
    const waiting =
      asked === 'both' ? seats.filter((_, player) => !parts.answered(state, player as P)) : [seats[asked] as Seat];
    return waiting.map((seat) => ({ seat, decision, rule }));
  }

  function offers(state: S, seat: Seat): readonly C[] {
    const player = playerAt(state, seat);
    if (state.outcome !== null || player === -1 || !waitsFor(state, player)) return [];
    const frame = topOf(state);
    return handlerOf(frame).offers(state, frame, player);
  }

  function covers(state: S, seat: Seat, command: C): boolean {
    const player = playerAt(state, seat);
    if (state.outcome !== null || player === -1) return false;
    if (command.type === RESIGN.type) return !hasLeft(state, player);
    if (command.type === OFFER_DRAW.type) {
      return !hasLeft(state, player) && mayOfferDraw(state) && offerProblem(parts.draw, state, player) === null;
    }
    if (!waitsFor(state, player)) return false;
    const frame = topOf(state);
    const handler = handlerOf(frame);
    if (handler.covers?.(state, frame, player, command)) return true;
    const wanted = JSON.stringify(command);
    return handler.offers(state, frame, player).some((offer) => JSON.stringify(offer) === wanted);
  }

  /** Works off frames that wait for nobody, until somebody is asked or the battle is over. */
  function settle(work: Work<S, E>): void {
    for (let guard = 0; guard < ENDLESS; guard++) {
      if (work.outcome !== null) {
        work.frames.length = 0;
        return;
      }
      const frame = topOf(work);
      const handler = handlerOf(frame);
      if (handler.asks(work, frame) !== 'auto') return;
      if (!handler.auto) throw new Error(`frame ${frame.at} waits for nobody and cannot work itself off`);
      handler.auto(work, frame);
    }
    throw new Error('frames that wait for nobody never end');
  }

  function done(before: S, work: Work<S, E>): Decision<S, E> {
    settle(work);
    parts.lost?.(before, work);
    if (work.outcome !== null) work.frames.length = 0;
    return { ok: true, state: closeDraft<S, E>(work), events: work.events };
  }

  /** KERNEL-TURN. The battle waits for somebody else, or for nobody. */
  function notYourTurn(state: S, seat: unknown): Decision<S, E> {
    const who = excerpt(seat);
    if (state.outcome !== null) return refused('KERNEL-TURN', 'engine.turn.over', { seat: who });
    const waiting = pending(state).map((one) => one.seat);
    return refused('KERNEL-TURN', 'engine.turn.other', { seat: who, waiting: waiting.join(', ') });
  }

  function decide(state: S, seat: Seat, command: C | Roll): Decision<S, E> {
    if (state.outcome !== null) return notYourTurn(state, seat);
    if (seat === DICE) return roll(state, command);
    const player = playerAt(state, seat);
    if (player === -1) return notYourTurn(state, seat);
    const type = (command as Command | null | undefined)?.type;
    const isResigning = type === RESIGN.type;
    if ((isResigning || type === OFFER_DRAW.type) && hasLeft(state, player)) return notYourTurn(state, seat);
    if (type === OFFER_DRAW.type && mayOfferDraw(state)) return drawOffered(state, player, command);
    if (!isResigning && !waitsFor(state, player)) return notYourTurn(state, seat);
    const problem = parts.problem(state, command);
    if (problem !== null) return { ok: false, refusal: problem };
    const work = openDraft<S, E>(state) as Work<S, E>;
    if (isResigning) {
      parts.resign(work, player);
      return done(state, work);
    }
    const frame = topOf(state);
    const why = handlerOf(frame).act(work, frame, player, command as C);
    return why === null ? done(state, work) : { ok: false, refusal: why };
  }

  function drawOffered(state: S, player: P, command: C | Roll): Decision<S, E> {
    const why = parts.problem(state, command) ?? offerProblem(parts.draw, state, player);
    if (why !== null) return { ok: false, refusal: why };
    const work = openDraft<S, E>(state) as Work<S, E>;
    offerDraw(parts.draw, work, player);
    return done(state, work);
  }

  function roll(state: S, command: C | Roll): Decision<S, E> {
    const frame = topOf(state);
    const handler = handlerOf(frame);
    if (handler.asks(state, frame) !== 'dice' || !handler.roll) return notYourTurn(state, DICE);
    const why = checkRoll(handler.dice?.(state, frame) ?? [], command);
    if (why !== null) return { ok: false, refusal: why };
    const work = openDraft<S, E>(state) as Work<S, E>;
    handler.roll(work, frame, (command as Roll).faces);
    return done(state, work);
  }

  return { pending, offers, covers, decide, settle };
}

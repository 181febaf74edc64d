/**
 * A battle as a stack of frames: what it waits for, as data, the last frame asked first. A rule set brings one handler
 * for each kind of frame; who is asked, whether a command may be looked at at all, and that nothing is half done, is
 * the same for all of them and stands here.
 */
import { anyOf, type Choices, listed } from './choices.ts';
import { checkRoll } from './dice.ts';
import { closeDraft, openDraft, type Stacked } from './draft.ts';
import {
  type BattleEvent,
  type RandomInt,
  type Command,
  type Decision,
  DICE,
  type DiceRequest,
  type Facts,
  type Pending,
  type Refusal,
  type Roll,
  type RuleId,
  type Seat,
} from './ruleset.ts';

/** What a battle waits for; `at` names its kind. */
export interface StackFrame {
  readonly at: string;
}

/** Who answers a frame: a player by his index, both (all) in secret, the dice, or nobody (it works itself off). */
export type Asked<P extends number = number> = P | 'both' | 'dice' | 'auto';

/**
 * What a kind of frame must be able to do. `W` is a working copy of the state that a command is carried out on, `P` a
 * player's index.
 */
export interface FrameHandler<S, W extends S, F extends StackFrame, C extends Command, P extends number = number> {
  asks(state: S, frame: F): Asked<P>;
  /** The rule that asks. */
  rule(state: S, frame: F): RuleId;
  /** Name of the decision for screens, default `frame.at`. */
  decision?(state: S, frame: F): string;
  /** Only where `asks` may be `dice`. */
  dice?(state: S, frame: F): readonly DiceRequest[];
  /** Legal commands of the player asked: all, or a good finite sample of a region. */
  offers(state: S, frame: F, player: P): readonly C[];
  /** The same, each judged only when it is looked at: for frames whose list is long. Null: this list is short. */
  choices?(state: S, frame: F, player: P): Choices<C> | null;
  /** Does a command that is not in the sample lie inside a region that `offers` samples? Default: no. */
  covers?(state: S, frame: F, player: P, command: C): boolean;
  /**
   * Carries the command out on the working copy, whose top frame is `frame`, or says why not. The handler pops or
   * replaces its frame itself. On a refusal the working copy is thrown away, so nothing is half done.
   */
  act(work: W, frame: F, player: P, command: C): Refusal | null;
  /** The faces of `dice(…)`, already checked. */
  roll?(work: W, frame: F, faces: readonly (readonly number[])[]): void;
  /** Works off an (auto) frame. Must change the stack, or the battle would stand still. */
  auto?(work: W, frame: F): void;
}

export interface MachineParts<
  S extends Stacked,
  W extends S,
  F extends StackFrame,
  C extends Command,
  E,
  P extends number = number,
> {
  /** Total by type: a new kind of frame does not compile until it has rules. */
  readonly handlers: { readonly [K in F['at']]: FrameHandler<S, W, Extract<F, { readonly at: K }>, C, P> };
  /** The players in the order of their indices. */
  seats(state: S): readonly Seat[];
  /** Index of the player at this seat, or -1. Left out: the place of the seat among `seats`. */
  playerAt?(state: S, seat: Seat): P | -1;
  /** Has this player answered the frame that asks all of them? */
  answered(state: S, player: P): boolean;
  /** Left out, with the three below: the kernel's own drafts (`draft.ts`). */
  open?(state: S): W;
  close?(work: W): S;
  events?(work: W): readonly E[];
  /** A command from outside whose fields or names make no sense, before any rule looks at it. */
  problem(state: S, command: unknown): Refusal | null;
  /** A player gives up, at any moment: sets the outcome. */
  resign(work: W, player: P): void;
  /** Lets the stack be empty, once there is an outcome. */
  clear?(work: W): void;
}

/** The calls of a rule set that its frames answer. */
export interface Machine<S, W, C extends Command, E extends BattleEvent> {
  readonly pending: (state: S) => readonly Pending[];
  readonly offers: (state: S, seat: Seat) => readonly C[];
  readonly anyOffer: (state: S, seat: Seat, choose: RandomInt) => C | null;
  readonly covers: (state: S, seat: Seat, command: C) => boolean;
  readonly decide: (state: S, seat: Seat, command: C | Roll) => Decision<S, E>;
  /** Works off frames that wait for nobody, until somebody is asked or the battle is over. */
  readonly settle: (work: W) => void;
}

/** Handlers have these fields in this order, those that they lack too: whatever reads many of them reads them quickly. */
const ONE_MAKE = {
  asks: undefined,
  rule: undefined,
  decision: undefined,
  dice: undefined,
  offers: undefined,
  choices: undefined,
  covers: undefined,
  act: undefined,
  roll: undefined,
  auto: undefined,
} as const satisfies Readonly<Record<keyof FrameHandler<never, never, never, never>, undefined>>;

/** More frames than any battle works off between two decisions. */
const ENDLESS = 10_000;

/** The kernel's drafts, for rule sets without working copies of their own. */
const DRAFTS = {
  open: openDraft,
  close: closeDraft,
  events: (work: { readonly events: readonly unknown[] }) => work.events,
  clear(work: { frames: unknown[] }): void {
    work.frames = [];
  },
};

export function machineOf<
  S extends Stacked,
  W extends S,
  F extends StackFrame,
  C extends Command,
  E extends BattleEvent,
  P extends number = number,
>(given: MachineParts<S, W, F, C, E, P>): Machine<S, W, C, E> {
  const parts = {
    playerAt: (state: S, seat: Seat) => given.seats(state).indexOf(seat) as P | -1,
    ...DRAFTS,
    ...given,
  } as unknown as Required<MachineParts<S, W, F, C, E, P>>;
  type Any = FrameHandler<S, W, F, C, P>;
  const handlers = new Map<string, Any>();
  for (const [kind, handler] of Object.entries(parts.handlers as unknown as Readonly<Record<string, Any>>)) {
    handlers.set(kind, { ...ONE_MAKE, ...handler } as Any);
  }
  const nothing: readonly C[] = [];

  /** One frame is looked at again and again, and the next is of the same kind: its handler need not be looked up by name. */
  let lastFrame: F | null = null;
  let lastKind = '';
  let lastHandler: Any | undefined;

  function handlerOf(frame: F): Any {
    if (frame === lastFrame && lastHandler !== undefined) return lastHandler;
    const { at } = frame;
    if (at !== lastKind || lastHandler === undefined) {
      lastHandler = handlers.get(at) as Any;
      lastKind = at;
    }
    lastFrame = frame;
    return lastHandler;
  }

  function topOf(state: Stacked): F {
    const frame = state.frames[state.frames.length - 1];
    if (frame === undefined) throw new Error('a battle without an outcome waits for nothing');
    return frame as F;
  }

  /** The state asked about last and whom it asks: between two commands that is wanted again and again, and states never change. */
  let lastState: S | null = null;
  let lastAsked: Asked<P> = 'auto';

  function askedBy(state: S): Asked<P> {
    if (state === lastState) return lastAsked;
    const frame = topOf(state);
    lastAsked = handlerOf(frame).asks(state, frame);
    lastState = state;
    return lastAsked;
  }

  /** Does the frame on top wait for this player? */
  function waitsFor(state: S, player: P): boolean {
    const asked = askedBy(state);
    return typeof asked === 'number' ? asked === player : asked === 'both' && !parts.answered(state, player);
  }

  /** What a player was asked last: mostly he is asked the same again. */
  let lastPending: readonly [Pending] | null = null;

  function pendingFor(seat: Seat, decision: string, rule: RuleId): readonly Pending[] {
    const last = lastPending?.[0];
    if (lastPending !== null && last?.seat === seat && last.decision === decision && last.rule === rule)
      return lastPending;
    lastPending = [{ seat, decision, rule }];
    return lastPending;
  }

  /** The state whose dice were asked for last: they are named to whoever rolls them, and again to check what he rolled. */
  let diceOf: S | null = null;
  let lastDice: readonly DiceRequest[] = [];

  function diceFor(state: S, frame: F, handler: Any): readonly DiceRequest[] {
    if (state !== diceOf) {
      lastDice = handler.dice?.(state, frame) ?? [];
      diceOf = state;
    }
    return lastDice;
  }

  function pending(state: S): readonly Pending[] {
    if (state.outcome !== null) return [];
    const frame = topOf(state);
    const handler = handlerOf(frame);
    const asked = askedBy(state);
    const rule = handler.rule(state, frame);
    if (asked === 'auto') throw new Error(`frame ${frame.at} was handed out although it waits for nobody`);
    if (asked === 'dice') return [{ seat: DICE, decision: frame.at, rule, dice: diceFor(state, frame, handler) }];
    const decision = handler.decision?.(state, frame) ?? frame.at;
    const seats = parts.seats(state);
    if (asked !== 'both') return pendingFor(seats[asked] as Seat, decision, rule);
    return seats.filter((_, player) => !parts.answered(state, player as P)).map((seat) => ({ seat, decision, rule }));
  }

  function offers(state: S, seat: Seat): readonly C[] {
    const player = parts.playerAt(state, seat);
    if (state.outcome !== null || player === -1 || !waitsFor(state, player)) return nothing;
    const frame = topOf(state);
    return handlerOf(frame).offers(state, frame, player);
  }

  function anyOffer(state: S, seat: Seat, choose: RandomInt): C | null {
    const player = parts.playerAt(state, seat);
    if (state.outcome !== null || player === -1 || !waitsFor(state, player)) return null;
    const frame = topOf(state);
    const handler = handlerOf(frame);
    const choices = handler.choices?.(state, frame, player) ?? null;
    const drawn = choices === null ? null : anyOf(choices, choose);
    // Where none of them is open, the list may know of others.
    return drawn ?? anyOf(listed(handler.offers(state, frame, player)), choose);
  }

  function covers(state: S, seat: Seat, command: C): boolean {
    const player = parts.playerAt(state, seat);
    if (state.outcome !== null || player === -1) return false;
    if (command.type === 'resign') return true;
    if (!waitsFor(state, player)) return false;
    const frame = topOf(state);
    const handler = handlerOf(frame);
    if (handler.covers?.(state, frame, player, command)) return true;
    const wanted = JSON.stringify(command);
    return handler.offers(state, frame, player).some((offer) => JSON.stringify(offer) === wanted);
  }

  /** Whom the frame on top asks when all has settled; null: the battle is over. */
  function settle(work: W): Asked<P> | null {
    for (let guard = 0; guard < ENDLESS; guard++) {
      if (work.outcome !== null) {
        parts.clear(work);
        return null;
      }
      const frame = topOf(work);
      const handler = handlerOf(frame);
      const asked = handler.asks(work, frame);
      if (asked !== 'auto') return asked;
      if (!handler.auto) throw new Error(`frame ${frame.at} waits for nobody and cannot work itself off`);
      handler.auto(work, frame);
    }
    throw new Error('frames that wait for nobody never end');
  }

  function done(work: W): Decision<S, E> {
    const asked = settle(work);
    const state = parts.close(work);
    if (asked !== null) {
      lastState = state;
      lastAsked = asked;
    }
    return { ok: true, state, events: parts.events(work) };
  }

  function decide(state: S, seat: Seat, command: C | Roll): Decision<S, E> {
    if (state.outcome !== null) return no('KERNEL-OVER', 'engine.turn.over');
    if (seat === DICE) return roll(state, command);
    const player = parts.playerAt(state, seat);
    if (player === -1) return no('KERNEL-SEAT', 'engine.turn.seat', { seat: String(seat).slice(0, 40) });
    const problem = parts.problem(state, command);
    if (problem !== null) return { ok: false, refusal: problem };
    if (command.type === 'resign') {
      const work = parts.open(state);
      parts.resign(work, player);
      return done(work);
    }
    if (!waitsFor(state, player)) {
      const waiting = pending(state).map((p) => p.seat);
      return no('KERNEL-TURN', 'engine.turn.other', { seat, waiting: waiting.join(', ') });
    }
    const frame = topOf(state);
    const work = parts.open(state);
    const refusal = handlerOf(frame).act(work, frame, player, command as C);
    return refusal === null ? done(work) : { ok: false, refusal };
  }

  function roll(state: S, command: C | Roll): Decision<S, E> {
    const frame = topOf(state);
    const handler = handlerOf(frame);
    if (askedBy(state) !== 'dice' || !handler.roll) return no('KERNEL-TURN', 'engine.turn.noDice');
    const problem = checkRoll(diceFor(state, frame, handler), command);
    if (problem !== null) return { ok: false, refusal: problem };
    const work = parts.open(state);
    handler.roll(work, frame, (command as Roll).faces);
    return done(work);
  }

  return { pending, offers, anyOffer, covers, decide, settle };
}

function no(rule: RuleId, reason: string, facts: Facts = {}): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { rule, reason, facts } };
}

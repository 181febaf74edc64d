/** Frames, and the rules of one kind of them. */
import type { Command, RuleId, DiceRequest, Refusal } from '../contract/ruleset.ts';

/** A frame: one thing that the battle waits for; `at` names its kind. */
export interface StackFrame {
  readonly at: string;
}

/** The seat that answers a frame: a player by index, both (all) in secret, the dice, or none (the frame works itself off). */
export type Asked<P extends number = number> = P | 'both' | 'dice' | 'auto';

/**
 * The rules of one kind of frame. `W` is the draft that a command is carried out on, `P` a player's index.
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
  /** Does a command that is not in the sample lie inside a region that `offers` samples? Default: no. */
  covers?(state: S, frame: F, player: P, command: C): boolean;
  /**
   * Carries the command out on the draft, whose top frame is `frame`, or says why not. The handler pops or
   * replaces its frame itself. On a refusal the draft is thrown away, so nothing is half done.
   */
  act(work: W, frame: F, player: P, command: C): Refusal | null;
  /** The faces of `dice(…)`, already checked. */
  roll?(work: W, frame: F, faces: readonly (readonly number[])[]): void;
  /** Works off an (auto) frame. Must change the stack, or the battle would stand still. */
  auto?(work: W, frame: F): void;
}

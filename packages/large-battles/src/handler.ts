/** What a kind of frame must be able to do. One handler per kind, listed in `machine.ts`, total by type. */
import type { DiceRequest, Refusal, RuleId } from '@drumhead/engine';
import type { Command } from './commands.ts';
import type { Frame } from './frames.ts';
import type { SideIndex, State } from './state.ts';
import type { Work } from './work.ts';

/** Who answers a frame: a side, both in secret, the dice, or nobody (it works itself off). */
export type Asked = SideIndex | 'both' | 'dice' | 'auto';

export interface Handler<F extends Frame> {
  asks(state: State, frame: F): Asked;
  /** The rule that asks. */
  rule(state: State, frame: F): RuleId;
  /** Name of the decision for screens, default `frame.at`. */
  decision?(state: State, frame: F): string;
  /** Only where `asks` may be `dice`. */
  dice?(state: State, frame: F): readonly DiceRequest[];
  /** Legal commands of the side asked: all, or a good finite sample of a region. Only the rules' own; `resign` is added by the machine. */
  offers(state: State, frame: F, side: SideIndex): readonly Command[];
  /** Does a command that is not in the sample lie inside a region that `offers` samples? Default: no. */
  covers?(state: State, frame: F, side: SideIndex, command: Command): boolean;
  /**
   * Carries the command out on the working copy, whose top frame is `frame`, or says why not. The handler
   * pops or replaces its frame itself. On a refusal the working copy is thrown away, so nothing is half done.
   */
  act(work: Work, frame: F, side: SideIndex, command: Command): Refusal | null;
  /** The faces of `dice(…)`, already checked. */
  roll?(work: Work, frame: F, faces: readonly (readonly number[])[]): void;
  /** Works off an (auto) frame: pops, replaces or pushes. Must change the stack, or the battle would stand still. */
  auto?(work: Work, frame: F): void;
}

/** A refusal, spelt shortly. */
export function no(rule: RuleId, reason: string, facts: Refusal['facts'] = {}): Refusal {
  return { rule, reason, facts };
}

/** Is it a whole number within bounds? Guards every number of a command. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

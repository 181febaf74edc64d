/** Handlers of frames, one for each kind, listed in `machine.ts`. */
import { type FrameHandler, refusal, type Refusal, type RuleId } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { SideIndex, State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';

export type Handler<F extends Frame> = FrameHandler<State, Draft, F, Command, SideIndex>;

/** The command does not answer the frame on top. */
export function notNow(rule: RuleId): Refusal {
  return refusal(rule, 'sip.refusal.notNow');
}

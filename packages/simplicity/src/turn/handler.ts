/** What a kind of frame must be able to do; one handler per kind, listed in `machine.ts`, total by type. */
import { type FrameHandler, refusal, type Refusal, type RuleId } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { SideIndex, State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';

export type Handler<F extends Frame> = FrameHandler<State, Draft, F, Command, SideIndex>;

/** What a player said does not answer what is asked. */
export function notNow(rule: RuleId): Refusal {
  return refusal(rule, 'sip.refusal.notNow');
}

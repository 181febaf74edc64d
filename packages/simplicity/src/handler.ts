/** What a kind of frame must be able to do; one handler per kind, listed in `machine.ts`, total by type. */
import type { FrameHandler, Refusal, RuleId } from '@drumhead/engine';
import type { Command } from './commands.ts';
import type { Frame } from './frames.ts';
import type { SideIndex, State } from './state.ts';
import type { Work } from './work.ts';

export type Handler<F extends Frame> = FrameHandler<State, Work, F, Command, SideIndex>;

/** A refusal, spelt shortly. */
export function no(rule: RuleId, reason: string, facts: Refusal['facts'] = {}): Refusal {
  return { rule, reason, facts };
}

/** What a player said does not answer what is asked. */
export function notNow(rule: RuleId): Refusal {
  return no(rule, 'sip.refusal.notNow');
}

/** The outcome of a try: what would come of it, or why not. */
export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function yes<T>(value: T): Tried<T> {
  return { ok: true, value };
}

export function never(refusal: Refusal): Tried<never> {
  return { ok: false, refusal };
}

export const D6: readonly number[] = [1, 2, 3, 4, 5, 6];

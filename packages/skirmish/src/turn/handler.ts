/** What a kind of frame must be able to do; one handler per kind, listed in `machine.ts`, total by type. */
import { type FrameHandler, refusal } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';

export type Handler<F extends Frame> = FrameHandler<State, Draft, F, Command>;

/** Of a frame that waits for the dice: no player is offered anything. */
export const DICE_FIRST = {
  offers: (): readonly Command[] => [],
  act: () => refusal('KERNEL-TURN', 'sk.refusal.diceFirst'),
} as const;

/** Of a frame that works itself off. */
export const NOTHING_ASKED = {
  offers: (): readonly Command[] => [],
  act: () => refusal('KERNEL-TURN', 'sk.fight.nothingAsked'),
} as const;

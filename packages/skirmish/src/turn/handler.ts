/** The handler of a kind of frame; `machine.ts` lists one for each kind. */
import { type FrameHandler, refusal } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';

export type Handler<F extends Frame> = FrameHandler<State, Draft, F, Command>;

/** For frames that wait for dice: players have nothing to choose. */
export const DICE_FIRST = {
  offers: (): readonly Command[] => [],
  act: () => refusal('KERNEL-TURN', 'sk.refusal.diceFirst'),
} as const;

/** For frames that resolve without a player. */
export const NOTHING_ASKED = {
  offers: (): readonly Command[] => [],
  act: () => refusal('KERNEL-TURN', 'sk.fight.nothingAsked'),
} as const;

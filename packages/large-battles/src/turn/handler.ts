/** The handler of a kind of frame; `machine.ts` lists one per kind, total by type. */
import type { FrameHandler } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Frame } from '../state/frames.ts';
import type { SideIndex, State } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

export type Handler<F extends Frame> = FrameHandler<State, Draft, F, Command, SideIndex>;

/** Is it a whole number within bounds? Guards every number of a command. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

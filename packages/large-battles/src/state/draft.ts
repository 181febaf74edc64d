/** Drafts: the kernel's working copies of a state, and changes to one unit, General, Brigade or side of it. */
import { changeItem, type Draft as KernelDraft, openDraft as openKernelDraft } from '@drumhead/engine';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Brigade, Formation, General, Side, SideIndex, State, Unit } from './state.ts';

export type Draft = KernelDraft<State, Event>;

export function openDraft(state: State): Draft {
  return openKernelDraft<State, Event>(state);
}

export function topFrame(state: { readonly frames: readonly Frame[] }): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

export function changeUnit(draft: Draft, index: number, change: Partial<Unit>): void {
  changeItem(draft, 'units', index, change);
}

export function changeGeneral(draft: Draft, index: number, change: Partial<General>): void {
  changeItem(draft, 'generals', index, change);
}

export function changeBrigade(draft: Draft, index: number, change: Partial<Brigade>): void {
  changeItem(draft, 'brigades', index, change);
}

export function changeSide(draft: Draft, index: SideIndex, change: Partial<Side>): void {
  changeItem(draft, 'sides', index, change);
}

/** Puts a unit somewhere; Generals attached to it follow, having no place of their own meanwhile. */
export function standUnit(
  draft: Draft,
  index: number,
  x: number,
  y: number,
  facing: number,
  formation?: Formation,
): void {
  changeUnit(draft, index, formation === undefined ? { x, y, facing } : { x, y, facing, formation });
}

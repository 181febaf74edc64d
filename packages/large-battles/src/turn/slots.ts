/** Slots of a phase: opened one at a time, closed for good (LB-ACT-04..06, LB-ACT-13, -14). */
import { emit, hasLeftTable, pop } from '@drumhead/engine';
import type { SlotFrame } from '../state/frames.ts';
import type { Brigade, BrigadeProfile, General, SideIndex, Slot, State } from '../state/state.ts';
import { cincOf } from '../state/state.ts';
import { changeBrigade, changeSide, type Draft } from '../state/draft.ts';

/** SCN-ARR-3. Is a unit still to come, as the scenario's own rules have it? */
export const isToCome = (state: State, unit: number): boolean =>
  state.units[unit]?.status === 'waiting' &&
  state.field.brigades[state.field.units[unit]?.brigade ?? -1]?.later === true &&
  !hasLeftTable(state, unit);

export function hasUnits(state: State, brigade: number): boolean {
  return state.units.some((u) => u.brigade === brigade && u.status === 'table');
}

export function cincLives(state: State, side: SideIndex): boolean {
  return (state.generals[cincOf(state, side)] as General).status === 'table';
}

export function setSlot(draft: Draft, brigade: number, slot: Slot): void {
  changeBrigade(draft, brigade, { slot });
}

export function setCincSlot(draft: Draft, index: SideIndex, slot: Slot, newPhase: boolean): void {
  changeSide(draft, index, { slot, phases: draft.sides[index].phases + (newPhase ? 1 : 0) });
}

/** LB-ACT-04, -06, LB-ARMY-16. Slots that can still be opened: brigades with a unit left, and the CinC (-1). */
export function unopened(state: State, side: SideIndex): readonly number[] {
  const list: number[] = [];
  for (let b = 0; b < state.brigades.length; b++) {
    if ((state.brigades[b] as Brigade).slot !== 'unopened') continue;
    if ((state.field.brigades[b] as BrigadeProfile).side === side && hasUnits(state, b)) list.push(b);
  }
  if (state.sides[side].slot === 'unopened' && cincLives(state, side)) list.push(-1);
  return list;
}

/** LB-ACT-05. The slot's frame is on top. */
export function closeSlot(draft: Draft, frame: SlotFrame): void {
  pop(draft);
  if (frame.brigade >= 0) setSlot(draft, frame.brigade, 'closed');
  else setCincSlot(draft, frame.side, 'closed', false);
  emit(draft, {
    type: 'slotClosed',
    rule: frame.closing ? 'LB-ACT-13' : 'LB-ACT-05',
    side: frame.side,
    brigade: frame.brigade,
  });
  if (frame.closing && unopened(draft, frame.side).length === 0) {
    emit(draft, { type: 'turnover', rule: 'LB-ACT-14', side: frame.side });
  }
}

/** LB-ACT-13, LB-LEAD-09, LB-CINC-09. The slot closes, and the remaining actions of its General are lost. */
export function closeSlotAfterDoubleFailure(draft: Draft): void {
  for (let i = draft.frames.length - 1; i >= 0; i--) {
    const frame = draft.frames[i];
    if (frame?.at === 'general' && !frame.reaction) {
      draft.frames.splice(i, 1);
    } else if (frame?.at === 'slot') {
      draft.frames[i] = { at: 'slot', side: frame.side, brigade: frame.brigade, closing: true };
      return;
    }
  }
}

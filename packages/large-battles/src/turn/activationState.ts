/** The record of a unit's activation, and changes to the acting frame. */
import { replaceTop } from '@drumhead/engine';
import { seenBy } from '../ground/arcs.ts';
import type { Move } from '../state/commands.ts';
import type { ActingFrame, ActingMode, Doing } from '../state/frames.ts';
import { nearAtStart } from '../movement/proximity/proximity.ts';
import type { SideIndex, State } from '../state/state.ts';
import { type Work } from '../state/draft.ts';

/**
 * The record of a unit whose activation, group order or reaction begins now. Without actions the starting facts are not
 * needed.
 */
export function beginDoing(state: State, unit: number, actions: number): Doing {
  const acts = actions > 0;
  return {
    unit,
    left: actions,
    moves: 0,
    taken: 0,
    fired: false,
    rallied: false,
    gunsMoved: false,
    seenBy: acts ? seenBy(state, unit) : [],
    near: acts ? nearAtStart(state, unit) : [],
    moved: false,
  };
}

export function actingFrame(
  state: State,
  mode: ActingMode,
  side: SideIndex,
  units: readonly number[],
  actions: number,
  chance: number,
  general: number,
  doubleFailure = false,
): ActingFrame {
  return {
    at: 'acting',
    mode,
    side,
    doings: units.map((unit) => beginDoing(state, unit, actions)),
    chance,
    asked: false,
    doubleFailure,
    general,
    over: actions === 0,
  };
}

export function withDoing(frame: ActingFrame, doing: Doing, over: boolean): ActingFrame {
  return {
    at: 'acting',
    mode: frame.mode,
    side: frame.side,
    doings: frame.doings.length === 1 ? [doing] : frame.doings.map((d) => (d.unit === doing.unit ? doing : d)),
    chance: frame.chance,
    asked: false,
    doubleFailure: frame.doubleFailure,
    general: frame.general,
    over,
  };
}

/** The frame with a different chance, window and end. */
export function withChance(frame: ActingFrame, chance: number, asked: boolean, over: boolean): ActingFrame {
  return {
    at: 'acting',
    mode: frame.mode,
    side: frame.side,
    doings: frame.doings,
    chance,
    asked,
    doubleFailure: frame.doubleFailure,
    general: frame.general,
    over,
  };
}

/** The other side's chance of a reaction is used or lost (LB-REACT-09). The acting frame is on top. */
export function spendChance(work: Work): void {
  const frame = work.frames[work.frames.length - 1];
  if (frame?.at === 'acting') replaceTop(work, withChance(frame, 0, true, frame.over));
}

/** LB-ACT-19. The unit has begun an Approach: its activation is over afterwards, whatever the result. */
export function fought(work: Work, unit: number): void {
  for (let i = work.frames.length - 1; i >= 0; i--) {
    const frame = work.frames[i];
    if (frame?.at !== 'acting') continue;
    const doing = frame.doings.find((d) => d.unit === unit);
    if (!doing) return;
    // Approaching exempts it from the proximity check (LB-PROX-03).
    work.frames[i] = withDoing(frame, after(doing, doing.left, { moved: false }), true);
    return;
  }
}

/** The record after an action of this cost. */
export function after(doing: Doing, cost: number, change: Partial<Doing>): Doing {
  return {
    unit: doing.unit,
    left: doing.left - cost,
    moves: change.moves ?? doing.moves,
    taken: doing.taken + 1,
    fired: change.fired ?? doing.fired,
    rallied: change.rallied ?? doing.rallied,
    gunsMoved: change.gunsMoved ?? doing.gunsMoved,
    seenBy: doing.seenBy,
    near: change.near ?? doing.near,
    moved: change.moved ?? doing.moved,
  };
}

/** The rule that a move of this kind follows. */
export const MOVE_RULE: { readonly [K in Move['kind']]: string } = {
  straight: 'LB-MOVE-04',
  oblique: 'LB-MOVE-05',
  lateral: 'LB-MOVE-06',
  backward: 'LB-MOVE-07',
  wheel: 'LB-MOVE-09',
  rotate: 'LB-MOVE-12',
  aboutFace: 'LB-MOVE-13',
  fast: 'LB-MOVE-22',
  road: 'LB-MOVE-25',
  shift: 'LB-MOVE-20',
};

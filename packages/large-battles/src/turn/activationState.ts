/** The record of a unit's activation, and changes to the acting frame. */
import { replaceTop } from '@drumhead/engine';
import { seenBy } from '../ground/arcs.ts';
import type { Move } from '../state/commands.ts';
import type { ActingFrame, ActingMode, UnitActivation } from '../state/frames.ts';
import { nearAtStart } from '../movement/proximity/proximity.ts';
import type { Formation, SideIndex, State } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

/**
 * The record of a unit whose activation, group order or reaction begins now. Without actions the starting facts are not
 * needed.
 */
export function beginActivation(state: State, unit: number, actions: number): UnitActivation {
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

/** LB-ARMY-01. Units of either level act alike. */
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
    doings: units.map((unit) => beginActivation(state, unit, actions)),
    chance,
    asked: false,
    doubleFailure,
    general,
    over: actions === 0,
  };
}

export function withActivation(frame: ActingFrame, activation: UnitActivation, over: boolean): ActingFrame {
  return {
    at: 'acting',
    mode: frame.mode,
    side: frame.side,
    doings:
      frame.doings.length === 1 ? [activation] : frame.doings.map((d) => (d.unit === activation.unit ? activation : d)),
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

/** The other side's chance of a reaction is used or lost (LB-REACT-09, -12). The acting frame is on top. */
export function spendReaction(draft: Draft): void {
  const frame = draft.frames[draft.frames.length - 1];
  if (frame?.at === 'acting') replaceTop(draft, withChance(frame, 0, true, frame.over));
}

/** LB-ACT-19, -20. The unit has begun an Approach: its activation is over afterwards, whatever the result. */
export function endByFight(draft: Draft, unit: number): void {
  for (let i = draft.frames.length - 1; i >= 0; i--) {
    const frame = draft.frames[i];
    if (frame?.at !== 'acting') continue;
    const activation = frame.doings.find((d) => d.unit === unit);
    if (!activation) return;
    // Approaching exempts it from the proximity check (LB-PROX-03).
    draft.frames[i] = withActivation(frame, afterAction(activation, activation.left, { moved: false }), true);
    return;
  }
}

/** The record after an action of this cost. */
export function afterAction(activation: UnitActivation, cost: number, change: Partial<UnitActivation>): UnitActivation {
  return {
    unit: activation.unit,
    left: activation.left - cost,
    moves: change.moves ?? activation.moves,
    taken: activation.taken + 1,
    fired: change.fired ?? activation.fired,
    rallied: change.rallied ?? activation.rallied,
    gunsMoved: change.gunsMoved ?? activation.gunsMoved,
    seenBy: activation.seenBy,
    // LB-PROX-05: what was too near before the first move is forgotten with it.
    near: change.near ?? (change.moved === true && !activation.moved ? [] : activation.near),
    moved: change.moved ?? activation.moved,
  };
}

/** The rule that a move of this kind follows, by a unit in this formation: squares and guns have their own. */
export function moveRule(kind: Move['kind'], formation: Formation): string {
  if (formation === 'square' && kind === 'shift') return 'LB-MOVE-19';
  if (formation === 'unlimbered' && kind !== 'aboutFace') return 'LB-MOVE-20';
  return MOVE_RULE[kind];
}

const MOVE_RULE: { readonly [K in Move['kind']]: string } = {
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

/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading
 * function takes it as one; its arrays are copied the first time a slot is written, so the state it was
 * opened from is never touched and a step shares all that it does not change.
 */
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Brigade, General, Sector, Side, SideIndex, State, Unit } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Draft extends Mutable<State> {
  frames: Frame[];
  events: Event[];
  /** Which arrays are already our own. */
  own: { units: boolean; generals: boolean; brigades: boolean; sectors: boolean };
}

export function open(state: State): Draft {
  return {
    field: state.field,
    phase: state.phase,
    active: state.active,
    units: state.units,
    generals: state.generals,
    brigades: state.brigades,
    sides: state.sides,
    sectors: state.sectors,
    suddenDeath: state.suddenDeath,
    lossesSeen: state.lossesSeen,
    frames: state.frames.slice(),
    outcome: state.outcome,
    events: [],
    own: { units: false, generals: false, brigades: false, sectors: false },
  };
}

export function close(draft: Draft): State {
  return {
    field: draft.field,
    phase: draft.phase,
    active: draft.active,
    units: draft.units,
    generals: draft.generals,
    brigades: draft.brigades,
    sides: draft.sides,
    sectors: draft.sectors,
    suddenDeath: draft.suddenDeath,
    lossesSeen: draft.lossesSeen,
    frames: draft.frames,
    outcome: draft.outcome,
  };
}

export function setUnit(draft: Draft, index: number, unit: Unit): void {
  if (!draft.own.units) {
    draft.units = draft.units.slice();
    draft.own.units = true;
  }
  (draft.units as Unit[])[index] = unit;
}

export function setGeneral(draft: Draft, index: number, general: General): void {
  if (!draft.own.generals) {
    draft.generals = draft.generals.slice();
    draft.own.generals = true;
  }
  (draft.generals as General[])[index] = general;
}

export function setBrigade(draft: Draft, index: number, brigade: Brigade): void {
  if (!draft.own.brigades) {
    draft.brigades = draft.brigades.slice();
    draft.own.brigades = true;
  }
  (draft.brigades as Brigade[])[index] = brigade;
}

export function setSector(draft: Draft, index: number, sector: Sector): void {
  if (!draft.own.sectors) {
    draft.sectors = draft.sectors.slice();
    draft.own.sectors = true;
  }
  (draft.sectors as Sector[])[index] = sector;
}

export function setSide(draft: Draft, index: SideIndex, side: Side): void {
  draft.sides = index === 0 ? [side, draft.sides[1]] : [draft.sides[0], side];
}

export function topFrame(draft: { readonly frames: readonly Frame[] }): Frame | undefined {
  return draft.frames[draft.frames.length - 1];
}

/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading
 * function takes it as one; its arrays are copied the first time a slot is written, so the state it was
 * opened from is never touched and a step shares all that it does not change.
 */
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Brigade, General, Sector, Side, SideIndex, State, Unit } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Work extends Mutable<State> {
  frames: Frame[];
  events: Event[];
  /** Which arrays are already our own. */
  own: { units: boolean; generals: boolean; brigades: boolean; sectors: boolean };
}

export function open(state: State): Work {
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

export function close(work: Work): State {
  return {
    field: work.field,
    phase: work.phase,
    active: work.active,
    units: work.units,
    generals: work.generals,
    brigades: work.brigades,
    sides: work.sides,
    sectors: work.sectors,
    suddenDeath: work.suddenDeath,
    lossesSeen: work.lossesSeen,
    frames: work.frames,
    outcome: work.outcome,
  };
}

export function setUnit(work: Work, index: number, unit: Unit): void {
  if (!work.own.units) {
    work.units = work.units.slice();
    work.own.units = true;
  }
  (work.units as Unit[])[index] = unit;
}

export function setGeneral(work: Work, index: number, general: General): void {
  if (!work.own.generals) {
    work.generals = work.generals.slice();
    work.own.generals = true;
  }
  (work.generals as General[])[index] = general;
}

export function setBrigade(work: Work, index: number, brigade: Brigade): void {
  if (!work.own.brigades) {
    work.brigades = work.brigades.slice();
    work.own.brigades = true;
  }
  (work.brigades as Brigade[])[index] = brigade;
}

export function setSector(work: Work, index: number, sector: Sector): void {
  if (!work.own.sectors) {
    work.sectors = work.sectors.slice();
    work.own.sectors = true;
  }
  (work.sectors as Sector[])[index] = sector;
}

export function setSide(work: Work, index: SideIndex, side: Side): void {
  work.sides = index === 0 ? [side, work.sides[1]] : [work.sides[0], side];
}

export function top(work: { readonly frames: readonly Frame[] }): Frame | undefined {
  return work.frames[work.frames.length - 1];
}

/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading function
 * takes it as one; its lists are copied the first time a slot is written, so the state it was opened from is never
 * touched and a step shares all that it does not change.
 */
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Commander, SideIndex, State, Unit } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Work extends Mutable<State> {
  frames: Frame[];
  readonly events: Event[];
  readonly own: { units: boolean; commands: boolean };
}

export function open(state: State): Work {
  return {
    field: state.field,
    gameTurn: state.gameTurn,
    active: state.active,
    first: state.first,
    points: state.points,
    edges: state.edges,
    units: state.units,
    commands: state.commands,
    terrain: state.terrain,
    holders: state.holders,
    frames: state.frames.slice(),
    outcome: state.outcome,
    events: [],
    own: { units: false, commands: false },
  };
}

export function close(work: Work): State {
  return {
    field: work.field,
    gameTurn: work.gameTurn,
    active: work.active,
    first: work.first,
    points: work.points,
    edges: work.edges,
    units: work.units,
    commands: work.commands,
    terrain: work.terrain,
    holders: work.holders,
    frames: work.frames,
    outcome: work.outcome,
  };
}

/** Changes some fields of a unit. */
export function changeUnit(work: Work, index: number, change: Partial<Unit>): void {
  if (!work.own.units) {
    work.units = work.units.slice();
    work.own.units = true;
  }
  const u = work.units[index] as Unit;
  (work.units as Unit[])[index] = {
    x: change.x ?? u.x,
    y: change.y ?? u.y,
    facing: change.facing ?? u.facing,
    dp: change.dp ?? u.dp,
    status: change.status ?? u.status,
    section: change.section ?? u.section,
    ordered: change.ordered ?? u.ordered,
    fired: change.fired ?? u.fired,
    confused: change.confused ?? u.confused,
    rallyFailed: change.rallyFailed ?? u.rallyFailed,
    rerolled: change.rerolled ?? u.rerolled,
    brokeThisTurn: change.brokeThisTurn ?? u.brokeThisTurn,
    limbered: change.limbered ?? u.limbered,
  };
}

/** Changes some fields of a Command base. */
export function changeCommand(work: Work, index: number, change: Partial<Commander>): void {
  if (!work.own.commands) {
    work.commands = work.commands.slice();
    work.own.commands = true;
  }
  const c = work.commands[index] as Commander;
  (work.commands as Commander[])[index] = {
    x: change.x ?? c.x,
    y: change.y ?? c.y,
    status: change.status ?? c.status,
    moved: change.moved ?? c.moved,
    rallied: change.rallied ?? c.rallied,
  };
}

/** SIP-VIC-4. The side that garrisons a section, or was the last to. */
export function hold(work: Work, section: number, side: SideIndex): void {
  if (work.holders[section] === side) return;
  const holders = work.holders.slice();
  holders[section] = side;
  work.holders = holders;
}

/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading function
 * takes it as one; a list is copied whenever a slot is written, so the state it was opened from is never touched, a step
 * shares all that it does not change, and whatever was found out about a list holds for it for ever (`memory.ts`).
 */
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Commander, SideIndex, State, Unit } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Work extends Mutable<State> {
  frames: Frame[];
  readonly events: Event[];
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
  const units = work.units.slice();
  work.units = units;
  units[index] = changedUnit(units[index] as Unit, change);
}

/** Changes some fields of several units: what `changeOf` names for each of them. */
export function changeUnits(work: Work, changeOf: (u: Unit, index: number) => Partial<Unit> | null): void {
  let units: Unit[] | null = null;
  for (let i = 0; i < work.units.length; i++) {
    const u = work.units[i] as Unit;
    const change = changeOf(u, i);
    if (change === null) continue;
    units ??= work.units.slice();
    units[i] = changedUnit(u, change);
  }
  if (units !== null) work.units = units;
}

function changedUnit(u: Unit, change: Partial<Unit>): Unit {
  return Object.assign(copyOf(u), change);
}

/** All units are of one make, however they came about: whatever reads them reads them quickly. */
function copyOf(u: Unit): Unit {
  return {
    x: u.x,
    y: u.y,
    facing: u.facing,
    dp: u.dp,
    status: u.status,
    section: u.section,
    ordered: u.ordered,
    fired: u.fired,
    confused: u.confused,
    rallyFailed: u.rallyFailed,
    rerolled: u.rerolled,
    brokeThisTurn: u.brokeThisTurn,
    limbered: u.limbered,
  };
}

/** Changes some fields of a Command base. */
export function changeCommand(work: Work, index: number, change: Partial<Commander>): void {
  const commands = work.commands.slice();
  work.commands = commands;
  const c = commands[index] as Commander;
  commands[index] = {
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

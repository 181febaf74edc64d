/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading function
 * takes it as one; a list is copied whenever a slot is written, so the state it was opened from is never touched, a step
 * shares all that it does not change, and whatever was found out about a list holds for it for ever (`memory.ts`).
 */
import type { Pose } from '@drumhead/table';
import { noteStep } from './changes.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import { type Commander, type Flags, type SideIndex, type State, type Unit } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Work extends Mutable<State> {
  frames: Frame[];
  events: Event[];
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

/** The list of units, copied so that one of them can be changed. */
function unitsToChange(work: Work, index: number): Unit[] {
  const units = work.units.slice();
  noteStep(work.units, units, index);
  work.units = units;
  return units;
}

/** Changes some fields of a unit. */
export function changeUnit(work: Work, index: number, change: Partial<Unit>): void {
  const units = unitsToChange(work, index);
  units[index] = changedUnit(units[index] as Unit, change);
}

/** A unit comes to stand elsewhere by an order of its own: written out, for half of all that is done comes to this. */
export function standAt(work: Work, index: number, { x, y, facing }: Pose, section: number, limbered: boolean): void {
  const units = unitsToChange(work, index);
  const { dp, status, fired, confused, rallyFailed, rerolled, brokeThisTurn } = units[index] as Unit;
  units[index] = {
    x: x | 0,
    y: y | 0,
    facing: facing | 0,
    dp,
    status,
    section,
    ordered: true,
    fired,
    confused,
    rallyFailed,
    rerolled,
    brokeThisTurn,
    limbered,
  };
}

/** SIP-GEN-8. Clears what some units have done and suffered in a turn. */
export function clearUnits(work: Work, among: readonly number[]): void {
  let units: Unit[] | null = null;
  for (let k = 0; k < among.length; k++) {
    const i = among[k] as number;
    const u = work.units[i] as Unit;
    if (u.status === 'removed' || !hasFlags(u)) continue;
    units ??= work.units.slice();
    units[i] = clearedUnit(u);
  }
  if (units !== null) work.units = units;
}

function hasFlags({ ordered, fired, confused, rallyFailed, rerolled, brokeThisTurn, limbered }: Flags): boolean {
  return ordered || fired || confused || rallyFailed || rerolled || brokeThisTurn || limbered;
}

/**
 * All units are of one make, however they came about, and their places small whole numbers (| 0) to the machine as well
 * as by the rules: whatever reads them reads them quickly.
 */
function changedUnit(u: Unit, change: Partial<Unit>): Unit {
  return {
    x: (change.x ?? u.x) | 0,
    y: (change.y ?? u.y) | 0,
    facing: (change.facing ?? u.facing) | 0,
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

/** Written out: most units are cleared every turn. */
function clearedUnit({ x, y, facing, dp, status, section }: Unit): Unit {
  return {
    x: x | 0,
    y: y | 0,
    facing: facing | 0,
    dp,
    status,
    section,
    ordered: false,
    fired: false,
    confused: false,
    rallyFailed: false,
    rerolled: false,
    brokeThisTurn: false,
    limbered: false,
  };
}

/** Changes some fields of a Command base. */
export function changeCommand(work: Work, index: number, change: Partial<Commander>): void {
  const commands = work.commands.slice();
  work.commands = commands;
  const c = commands[index] as Commander;
  commands[index] = {
    x: (change.x ?? c.x) | 0,
    y: (change.y ?? c.y) | 0,
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

/**
 * A working copy of a state while one command is carried out. It has the shape of a state, so every reading function
 * takes it as one; a list is copied whenever a slot is written, so the state it was opened from is never touched, a step
 * shares all that it does not change, and whatever was found out about a list holds for it for ever (`memory.ts`).
 */
import type { Point, Pose } from '@drumhead/table';
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

/**
 * A unit as the command leaves it, to be written to before anybody reads it. All units are of one make, however they came
 * about, and their places small whole numbers (| 0) to the machine as well as by the rules: whatever reads them reads
 * them quickly.
 */
export function unitToWrite(work: Work, index: number): Mutable<Unit> {
  const units = work.units.slice();
  noteStep(work.units, units, [index]);
  work.units = units;
  const u = units[index] as Unit;
  const copy: Mutable<Unit> = {
    x: u.x | 0,
    y: u.y | 0,
    facing: u.facing | 0,
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
  units[index] = copy;
  return copy;
}

/** Where a unit that is being written to comes to stand. */
export function stand(unit: Mutable<Unit>, { x, y, facing }: Pose, section: number): void {
  unit.x = x | 0;
  unit.y = y | 0;
  unit.facing = facing | 0;
  unit.section = section;
}

/** A unit comes to stand elsewhere by an order of its own. */
export function standAt(work: Work, index: number, pose: Pose, section: number, limbered: boolean): void {
  const unit = unitToWrite(work, index);
  stand(unit, pose, section);
  unit.ordered = true;
  unit.limbered = limbered;
}

/** SIP-GEN-8. Clears what some units have done and suffered in a turn. */
export function clearUnits(work: Work, among: readonly number[]): void {
  let units: Unit[] | null = null;
  const changed: number[] = [];
  for (let k = 0; k < among.length; k++) {
    const i = among[k] as number;
    const u = work.units[i] as Unit;
    if (u.status === 'removed' || !hasFlags(u)) continue;
    units ??= work.units.slice();
    units[i] = clearedUnit(u);
    changed.push(i);
  }
  if (units === null) return;
  noteStep(work.units, units, changed);
  work.units = units;
}

function hasFlags({ ordered, fired, confused, rallyFailed, rerolled, brokeThisTurn, limbered }: Flags): boolean {
  return ordered || fired || confused || rallyFailed || rerolled || brokeThisTurn || limbered;
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

/** A Command base as the command leaves it, to be written to before anybody reads it. */
export function commandToWrite(work: Work, index: number): Mutable<Commander> {
  const commands = work.commands.slice();
  work.commands = commands;
  const { x, y, status, moved, rallied } = commands[index] as Commander;
  const copy: Mutable<Commander> = { x: x | 0, y: y | 0, status, moved, rallied };
  commands[index] = copy;
  return copy;
}

/** A Command base comes to stand elsewhere; to be written to as well. */
export function moveCommand(work: Work, index: number, { x, y }: Point): Mutable<Commander> {
  const command = commandToWrite(work, index);
  command.x = x | 0;
  command.y = y | 0;
  return command;
}

/** SIP-VIC-4. The side that garrisons a section, or was the last to. */
export function hold(work: Work, section: number, side: SideIndex): void {
  if (work.holders[section] === side) return;
  const holders = work.holders.slice();
  holders[section] = side;
  work.holders = holders;
}

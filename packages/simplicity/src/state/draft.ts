/**
 * A working copy of a state while one command is carried out: a state of its own that may still be written to, and the
 * state that comes of the command when it is done. It is of the same make as every state, so whatever reads them reads
 * one make alone, and quickly. A list is copied whenever a slot is written, so the state it was opened from is never
 * touched, a step shares all that it does not change, and whatever was found out about a list holds for it for ever
 * (`memory.ts`).
 */
import type { Point, Pose } from '@drumhead/table';
import { noteStep, onlyOne } from '../changes.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import { type CommandBase, type Flags, type SideIndex, type State, type Unit } from './state.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Work extends Mutable<State> {
  frames: Frame[];
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
  };
}

/** What the working copy that told something last has told so far: one command is carried out at a time. */
let teller: Work | null = null;
let told: Event[] = [];

/** Most commands bring one event or none: the first is written down, for a list that grows takes room for many. */
export function tell(work: Work, event: Event): void {
  if (teller === work) told.push(event);
  else {
    teller = work;
    told = [event];
  }
}

const NOTHING: readonly Event[] = [];

/** What a command has told, in the order in which it happened. */
export function toldBy(work: Work): readonly Event[] {
  return teller === work ? told : NOTHING;
}

/**
 * A unit as the command leaves it, to be written to before anybody reads it. All units are of one make, however they came
 * about, and their places small whole numbers (| 0) to the machine as well as by the rules: whatever reads them reads
 * them quickly.
 */
export function unitToWrite(work: Work, index: number): Mutable<Unit> {
  const units = work.units.slice();
  noteStep(work.units, units, onlyOne(index));
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

/**
 * The ground or the edges change, before anybody stands on the table. The list of units changes with them: it alone tells
 * one battle and its ground from another (`geometry.ts`, `memory.ts`).
 */
export function setGround(work: Work, { terrain, edges }: Pick<State, 'terrain' | 'edges'>): void {
  work.terrain = terrain;
  work.edges = edges;
  work.units = work.units.slice();
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
  for (let k = 0; k < among.length; k++) {
    const i = among[k] as number;
    const u = work.units[i] as Unit;
    if (u.status === 'removed' || !hasFlags(u)) continue;
    units ??= work.units.slice();
    units[i] = clearedUnit(u);
  }
  if (units === null) return;
  // All of them, changed or not: who looks at them finds out quickly, and no list need be made.
  noteStep(work.units, units, among);
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
export function commandToWrite(work: Work, index: number): Mutable<CommandBase> {
  const commands = work.commands.slice();
  work.commands = commands;
  const { x, y, status, moved, rallied } = commands[index] as CommandBase;
  const copy: Mutable<CommandBase> = { x: x | 0, y: y | 0, status, moved, rallied };
  commands[index] = copy;
  return copy;
}

/** A Command base comes to stand elsewhere; to be written to as well. */
export function moveCommand(work: Work, index: number, { x, y }: Point): Mutable<CommandBase> {
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

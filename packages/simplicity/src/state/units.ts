/** Units of a state by their index. */
import { normalise, type Point, type Pose } from '@drumhead/table';
import type { SideIndex, State, Unit, UnitProfile } from './state.ts';

export function profileOf(state: State, unit: number): UnitProfile {
  return state.field.units[unit] as UnitProfile;
}

export function sideOf(state: State, unit: number): SideIndex {
  return profileOf(state, unit).side;
}

export function unitOf(state: State, unit: number): Unit {
  return state.units[unit] as Unit;
}

/** Where a unit stands, and how. */
export function poseOf(state: State, unit: number): Pose {
  const { x, y, facing } = unitOf(state, unit);
  return { x, y, facing };
}

/** SIP-TER-2, SIP-TER-7. Where the way of a unit comes from that begins on a line: a garrison's from its section. */
export function cameFrom(state: State, unit: number): Point | undefined {
  const u = unitOf(state, unit);
  return u.section >= 0 ? { x: u.x, y: u.y } : u.cameFrom;
}

/** On the table and not routing. */
export function isReady(state: State, unit: number): boolean {
  return unitOf(state, unit).status === 'ready';
}

/** Ready or routing. */
export function isOnTable({ status }: Pick<Unit, 'status'>): boolean {
  return status === 'ready' || status === 'routing';
}

/** Do two states of a unit look the same to every other unit? */
export function standAlike(a: Unit, b: Unit): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing && a.status === b.status && a.section === b.section;
}

/** The pose turned by so much. */
export function turnedBy({ x, y, facing }: Pose, turn: number): Pose {
  return { x, y, facing: normalise(facing + turn) };
}

/** The state with a unit standing elsewhere, out of its section. */
export function withUnitAt(state: State, unit: number, { x, y, facing }: Pose): State {
  const units = state.units.slice();
  const { cameFrom: _, ...u } = unitOf(state, unit);
  units[unit] = { ...u, x, y, facing, section: -1 };
  return { ...state, units };
}

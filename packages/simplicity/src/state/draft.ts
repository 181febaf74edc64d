/** Changes that commands make to a state while they are carried out, on the kernel's working copies. */
import { changeItem, type Draft as DraftOf, setItem } from '@drumhead/engine';
import type { Pose } from '@drumhead/table';
import type { Event } from './events.ts';
import { CLEARED, type CommandBase, type Flags, type SideIndex, type State, type Unit } from './state.ts';

export type Draft = DraftOf<State, Event>;

export function changeUnit(draft: Draft, unit: number, change: Partial<Unit>): void {
  changeItem(draft, 'units', unit, change);
}

/** A unit stands elsewhere; `section`: the section it holds there, or -1. */
export function moveUnit(
  draft: Draft,
  unit: number,
  { x, y, facing }: Pose,
  section: number,
  change: Partial<Unit> = {},
): void {
  changeUnit(draft, unit, { x, y, facing, section, ...change });
}

export function changeCommandBase(draft: Draft, base: number, change: Partial<CommandBase>): void {
  changeItem(draft, 'commands', base, change);
}

const FLAGS = Object.keys(CLEARED) as readonly (keyof Flags)[];

/** SIP-GEN-8, SIP-ACT-7. Clears what units of a side have done and suffered in a turn. */
export function clearUnitFlags(draft: Draft, units: readonly number[]): void {
  for (const unit of units) {
    const u = draft.units[unit] as Unit;
    if (u.status !== 'removed' && FLAGS.some((flag) => u[flag])) changeUnit(draft, unit, CLEARED);
  }
}

/** SIP-VIC-4. The side that garrisons a section, or was the last to. */
export function hold(draft: Draft, section: number, side: SideIndex): void {
  if (draft.holders[section] !== side) setItem(draft, 'holders', section, side);
}

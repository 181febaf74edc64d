/**
 * All that might ever be offered of a unit, and of all units of a side one after the other: the same for the whole battle.
 * So a draw need not find out what there is to draw from.
 */
import { armOf } from './kinds.ts';
import type { Order } from './orders.ts';
import { type Part, partsOf, type Trial, turnTo } from './parts/index.ts';
import type { Field, Piece, SideIndex, State, Unit } from './state.ts';

/** What a unit might be offered in the open, or in a section. */
export interface Slots {
  /** Its parts in the order in which offers are listed, the last ones against each of the units; and their entries. */
  readonly parts: readonly Part[];
  readonly entries: readonly (readonly number[])[];
  /** The entries of all parts, one after the other. */
  readonly all: readonly Slot[];
  /** Of these, the charges. */
  readonly charges: readonly Slot[];
}

interface Slot {
  readonly part: Part;
  readonly entry: number;
}

/** All slots of a side, unit after unit. */
export interface SideSlots {
  readonly units: readonly number[];
  readonly inTheOpen: readonly (Slot | null)[];
  readonly inSections: readonly (Slot | null)[];
  /** The most charges that any of its units has in the open, and in a section. */
  readonly charges: number;
  readonly sallies: number;
  /** Its units and its Command bases. */
  readonly members: readonly number[];
  readonly commands: readonly number[];
}

/** Slots depend on the units of a battle and its ground, and on nothing that changes. */
interface Known {
  readonly terrain: readonly Piece[];
  readonly inTheOpen: Slots[];
  readonly inSections: Slots[];
  readonly sides: SideSlots[];
}

const known = new WeakMap<Field, Known>();
let field: Field | null = null;
let last: Known | null = null;

function knownOf(state: State): Known {
  if (last !== null && state.field === field && state.terrain === last.terrain) return last;
  const { terrain } = state;
  let found = known.get(state.field);
  if (found?.terrain !== terrain) {
    found = { terrain, inTheOpen: [], inSections: [], sides: [] };
    known.set(state.field, found);
  }
  ({ field } = state);
  last = found;
  return found;
}

export function slotsOf(state: State, unit: number): Slots {
  const { inTheOpen, inSections } = knownOf(state);
  return holdsSection(state.units[unit] as Unit)
    ? (inSections[unit] ??= slotsFor(state, unit, true))
    : (inTheOpen[unit] ??= slotsFor(state, unit, false));
}

function holdsSection({ section }: Unit): boolean {
  return section >= 0;
}

function slotsFor(state: State, unit: number, inSection: boolean): Slots {
  const parts = partsOf(state, inSection);
  const entries = parts.map((part) => part.entries(state, unit, inSection));
  const all: Slot[] = [];
  parts.forEach((part, i) => {
    for (const entry of entries[i] as readonly number[]) all.push({ part, entry });
  });
  return { parts, entries, all, charges: all.filter(({ part, entry }) => part.isCharge(entry)) };
}

const NOTHING: Slots = { parts: [], entries: [], all: [], charges: [] };

/** The slots of all units of a side, whether they may be ordered or not. */
export function slotsOfSide(state: State, side: SideIndex): SideSlots {
  const { sides } = knownOf(state);
  return (sides[side] ??= slotsForSide(state, side));
}

function slotsForSide(state: State, side: SideIndex): SideSlots {
  const members: number[] = [];
  const units: number[] = [];
  const open: (Slot | null)[] = [];
  const held: (Slot | null)[] = [];
  let charges = 0;
  let sallies = 0;
  const hasSections = state.terrain.some(({ kind }) => kind === 'section');
  state.field.units.forEach((profile, unit) => {
    if (profile.side !== side) return;
    members.push(unit);
    const ways = slotsFor(state, unit, false);
    // Nobody else holds a section (SIP-TER-7).
    const garrison = hasSections && armOf(profile) === 'foot' ? slotsFor(state, unit, true) : NOTHING;
    charges = Math.max(charges, ways.charges.length);
    sallies = Math.max(sallies, garrison.charges.length);
    for (let i = 0; i < Math.max(ways.all.length, garrison.all.length); i++) {
      units.push(unit);
      open.push(ways.all[i] ?? null);
      held.push(garrison.all[i] ?? null);
    }
  });
  const commands: number[] = [];
  state.field.commands.forEach((profile, command) => {
    if (profile.side === side) commands.push(command);
  });
  return { members, units, inTheOpen: open, inSections: held, charges, sallies, commands };
}

/** The order of a slot of a side, or null where there is none or the rules do not allow it. */
export function orderAt(
  { units, inTheOpen: open, inSections: held }: SideSlots,
  trial: Trial,
  i: number,
): Order | null {
  const unit = units[i] as number;
  const u = trial.state.units[unit] as Unit;
  if (u.status !== 'ready' || u.ordered) return null;
  const slot = holdsSection(u) ? held[i] : open[i];
  if (slot === null || slot === undefined) return null;
  turnTo(trial, unit);
  return slot.part.at(trial, slot.entry);
}

/** All that might ever be offered of a unit: the same for the whole battle, so it is found once. */
import { type Part, partsOf } from './parts/index.ts';
import type { Field, Piece, State, Unit } from './state.ts';

/** What a unit might be offered in the open, or in a section. */
export interface Slots {
  /** Its parts in the order in which offers are listed, the last ones against each of the units; and their entries. */
  readonly parts: readonly Part[];
  readonly entries: readonly (readonly number[])[];
  readonly all: SlotLists;
  /** Of these, the charges. */
  readonly charges: SlotLists;
}

/** Slots that concern nobody else, or many (a garrison's); and those against each of the units, by its index. */
export interface SlotLists {
  readonly own: readonly Slot[];
  readonly against: readonly (readonly Slot[])[];
  /** So many, at most, against any of them. */
  readonly most: number;
}

/** An entry of a part. */
interface Slot {
  /** `at` of the part. */
  readonly at: Part['at'];
  readonly entry: number;
}

/** Slots depend on the units of a battle and its ground, and on nothing that changes. */
interface Known {
  readonly terrain: readonly Piece[];
  readonly inTheOpen: Slots[];
  readonly inSections: Slots[];
}

const known = new WeakMap<Field, Known>();
let field: Field | null = null;
let last: Known | null = null;

function knownOf(state: State): Known {
  if (last !== null && state.field === field && state.terrain === last.terrain) return last;
  const { terrain } = state;
  let found = known.get(state.field);
  if (found?.terrain !== terrain) {
    found = { terrain, inTheOpen: [], inSections: [] };
    known.set(state.field, found);
  }
  ({ field } = state);
  last = found;
  return found;
}

export function slotsOf(state: State, unit: number): Slots {
  const { inTheOpen, inSections } = knownOf(state);
  return (state.units[unit] as Unit).section >= 0
    ? (inSections[unit] ??= slotsFor(state, unit, true))
    : (inTheOpen[unit] ??= slotsFor(state, unit, false));
}

function slotsFor(state: State, unit: number, inSection: boolean): Slots {
  const parts = partsOf(state, inSection);
  const entries = parts.map((part) => part.entries(state, unit, inSection));
  const listsThat = (holds: (part: Part, entry: number) => boolean): Slot[][] =>
    parts.map((part, i) => {
      const { at } = part;
      return (entries[i] as readonly number[]).filter((entry) => holds(part, entry)).map((entry) => ({ at, entry }));
    });
  const own = parts.length - state.units.length;
  const listsOf = (lists: readonly (readonly Slot[])[]): SlotLists => ({
    own: lists.slice(0, own).flat(),
    against: lists.slice(own),
    most: Math.max(...lists.slice(own).map(({ length }) => length)),
  });
  const all = listsThat(() => true);
  const charges = listsThat((part, entry) => part.isCharge(entry));
  return { parts, entries, all: listsOf(all), charges: listsOf(charges) };
}

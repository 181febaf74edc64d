/** All that might ever be offered of a unit: the same for the whole battle, so it is found once. */
import { KINDS, placeOfKind } from './state/unitTables.ts';
import { entriesAgainst, isCharge, type Part, partsOf } from './query/orderGenerators.ts';
import { profileOf, unitOf } from './ground/footprints.ts';
import type { Field, Piece, State } from './state/state.ts';

/** Its parts in the order in which offers are listed, the last ones against each of the units; and their entries. */
export interface Slots {
  readonly parts: readonly Part[];
  readonly entries: readonly (readonly number[])[];
}

/** What a draw chooses from: slots that concern nobody else, or many (a garrison's); and entries against any enemy. */
export interface DrawnSlots {
  readonly own: readonly Slot[];
  readonly against: readonly number[];
}

/** An entry of a part. */
interface Slot {
  /** `at` of the part. */
  readonly at: Part['at'];
  readonly entry: number;
}

/** All that is drawn of a unit; and of this, the charges. */
export interface Drawn {
  readonly all: DrawnSlots;
  readonly charges: DrawnSlots;
}

/** Slots depend on the units of a battle and its ground, and on nothing that changes. */
interface Known {
  readonly terrain: readonly Piece[];
  readonly inTheOpen: Slots[];
  readonly inSections: Slots[];
  /** Units of a kind share them: a draw looks at few of many, and those are at hand. By kind, and by side in a section. */
  readonly drawnOpen: Drawn[];
  readonly drawnSections: Drawn[];
}

const known = new WeakMap<Field, Known>();
let field: Field | null = null;
let last: Known | null = null;

function knownOf(state: State): Known {
  if (last !== null && state.field === field && state.terrain === last.terrain) return last;
  const { terrain } = state;
  let found = known.get(state.field);
  if (found?.terrain !== terrain) {
    found = { terrain, inTheOpen: [], inSections: [], drawnOpen: [], drawnSections: [] };
    known.set(state.field, found);
  }
  ({ field } = state);
  last = found;
  return found;
}

export function slotsOf(state: State, unit: number): Slots {
  const { inTheOpen, inSections } = knownOf(state);
  return unitOf(state, unit).section >= 0
    ? (inSections[unit] ??= slotsFor(state, unit, true))
    : (inTheOpen[unit] ??= slotsFor(state, unit, false));
}

function slotsFor(state: State, unit: number, inSection: boolean): Slots {
  const parts = partsOf(state, inSection);
  return { parts, entries: parts.map((part) => part.entries(state, unit, inSection)) };
}

/** What may be drawn of a unit. */
export function drawnOf(state: State, unit: number): Drawn {
  const { drawnOpen, drawnSections } = knownOf(state);
  const { kind, side } = profileOf(state, unit);
  const place = placeOfKind(kind);
  return unitOf(state, unit).section >= 0
    ? (drawnSections[side * KINDS.length + place] ??= drawnFor(state, unit, true))
    : (drawnOpen[place] ??= drawnFor(state, unit, false));
}

function drawnFor(state: State, unit: number, inSection: boolean): Drawn {
  const { parts, entries } = slotsFor(state, unit, inSection);
  const against = entriesAgainst(profileOf(state, unit), inSection);
  const ownThat = (holds: (part: Part, entry: number) => boolean): Slot[] =>
    parts.slice(0, parts.length - state.units.length).flatMap((part, i) => {
      const { at } = part;
      return (entries[i] as readonly number[]).filter((entry) => holds(part, entry)).map((entry) => ({ at, entry }));
    });
  return {
    all: { own: ownThat(() => true), against },
    charges: { own: ownThat((part, entry) => part.isCharge(entry)), against: against.filter(isCharge) },
  };
}

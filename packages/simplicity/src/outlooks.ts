/**
 * What of all that might be offered of a side's units is worth a look as the enemy stands: a draw judges nothing against
 * enemies that are too far off for any order. From one state to the next only those units are looked at anew that have
 * changed, and all when an enemy stirs; what is kept says nothing about how the battle came about.
 */
import { profileOf, stirsOf, unitsAround } from './geometry.ts';
import { membersOf } from './members.ts';
import type { Order } from './orders.ts';
import { farthestFor, type Trial, turnTo } from './parts/index.ts';
import { type SlotLists, type Slots, slotsOf } from './slots.ts';
import { type Field, other, type Piece, SIDES, type SideIndex, type State, type Unit } from './state.ts';

/** Of a unit that may be ordered: its own slots, and those against each enemy that is near enough. */
export interface Outlook {
  readonly unit: number;
  readonly slots: Slots;
  readonly targets: readonly number[];
  /** How many slots, and how many charges among them, at most. */
  readonly count: number;
  readonly charges: number;
}

/** Of a side, good until the next state is asked for. */
export interface Outlooks {
  /** By its units in their order; null: it may not be ordered. */
  readonly of: readonly (Outlook | null)[];
  /** The slots of all of them, and the most charges of any of them. */
  readonly count: number;
  readonly charges: number;
}

interface Kept {
  readonly of: (Outlook | null)[];
  count: number;
  charges: number;
  /** The units as they were when looked at, and the enemies' stirs. */
  readonly seen: (Unit | null)[];
  stirs: number;
}

let field: Field | null = null;
let terrain: readonly Piece[] = [];
let kept: readonly Kept[] = [];

/** The outlooks of a side's units. */
export function outlooksOf(state: State, side: SideIndex): Outlooks {
  if (state.field !== field || state.terrain !== terrain) forget(state);
  const found = kept[side] as Kept;
  const { of, seen } = found;
  const { units } = membersOf(state, side);
  const stirs = stirsOf(state, other(side));
  const isStirred = stirs !== found.stirs;
  found.stirs = stirs;
  found.count = 0;
  found.charges = 0;
  for (let k = 0; k < units.length; k++) {
    const unit = units[k] as number;
    const u = state.units[unit] as Unit;
    if (isStirred || u !== seen[k]) {
      seen[k] = u;
      of[k] = u.status === 'ready' && !u.ordered ? lookOut(state, unit) : null;
    }
    const outlook = of[k] as Outlook | null;
    if (outlook === null) continue;
    found.count += outlook.count;
    if (outlook.charges > found.charges) found.charges = outlook.charges;
  }
  return found;
}

function forget(state: State): void {
  ({ field, terrain } = state);
  kept = SIDES.map((side) => {
    const { units } = membersOf(state, side);
    return { of: units.map(() => null), count: 0, charges: 0, seen: units.map(() => null), stirs: -1 };
  });
}

function lookOut(state: State, unit: number): Outlook {
  const profile = profileOf(state, unit);
  const slots = slotsOf(state, unit);
  const targets = unitsAround(state, unit, membersOf(state, other(profile.side)).units, farthestFor(profile));
  return { unit, slots, targets, count: countOf(slots.all, targets), charges: countOf(slots.charges, targets) };
}

function countOf({ own, most }: SlotLists, targets: readonly number[]): number {
  return own.length + most * targets.length;
}

/** The order of one of the slots of an outlook, or null where the rules do not allow it. */
export function orderAt(trial: Trial, outlook: Outlook, i: number): Order | null {
  return tried(trial, outlook, outlook.slots.all, i);
}

/** The same of its charges. */
export function chargeAt(trial: Trial, outlook: Outlook, i: number): Order | null {
  return tried(trial, outlook, outlook.slots.charges, i);
}

function tried(trial: Trial, { unit, targets }: Outlook, { own, against, most }: SlotLists, i: number): Order | null {
  const beyond = i - own.length;
  const slot = beyond < 0 ? own[i] : against[targets[Math.floor(beyond / most)] as number]?.[beyond % most];
  if (slot === undefined) return null;
  turnTo(trial, unit);
  return slot.at(trial, slot.entry);
}

/**
 * What of all that might be offered of a side's units is worth a look as the enemy stands: a draw judges nothing against
 * enemies that are too far off for any order. From one state to the next only those units are looked at anew that have
 * changed, and all when an enemy stirs; what is kept says nothing about how the battle came about.
 */
import { changedBetween } from './changes.ts';
import { isOnTable, sideOf, stirsOf, unitOf } from './ground/footprints.ts';
import { membersOf } from './state/sides.ts';
import type { Order } from './turn/orders.ts';
import { orderAgainst, type Trial, turnTo } from './query/orderGenerators.ts';
import { type Drawn, drawnOf, type DrawnSlots } from './slots.ts';
import { type Field, other, type Piece, SIDES, type SideIndex, type State, type Unit } from './state/state.ts';
import { findTargets, noTargets, targetAt, type Targets } from './targets.ts';

/** Of a side, good until the next state is asked for. */
export interface Outlooks {
  /** The slots of each unit, none where it may not be ordered, and of all of them: its own and those against each enemy near. */
  readonly counts: Int32Array;
  readonly count: number;
  /** The charges among them, and the most of any unit. */
  readonly chargeCounts: Int32Array;
  readonly charges: number;
  /** Those that are shaken or rout, who may perhaps rally: 1 for each, by unit, and how many. */
  readonly areShaken: Int32Array;
  readonly shaken: number;
  /** The first unit of the side. */
  readonly first: number;
  readonly targets: Targets;
  /** What is drawn of each unit that may be ordered. */
  readonly drawn: readonly (Drawn | null)[];
}

interface Kept {
  readonly first: number;
  readonly targets: Targets;
  readonly counts: Int32Array;
  readonly chargeCounts: Int32Array;
  readonly areShaken: Int32Array;
  shaken: number;
  count: number;
  charges: number;
  /** The units as they were when looked at, and the enemies' stirs. */
  readonly seen: (Unit | null)[];
  /** What is drawn of them: in a section another thing than in the open. */
  readonly drawn: (Drawn | null)[];
  list: readonly Unit[];
  stirs: number;
}

let field: Field | null = null;
let terrain: readonly Piece[] = [];
let kept: readonly Kept[] = [];

/** The outlooks of a side's units. */
export function outlooksOf(state: State, side: SideIndex): Outlooks {
  if (state.field !== field || state.terrain !== terrain) forget(state);
  const found = kept[side] as Kept;
  const { units } = membersOf(state, side);
  const stirs = stirsOf(state, other(side));
  const isStirred = stirs !== found.stirs;
  const changed = isStirred ? null : changedBetween(found.list, state.units);
  found.list = state.units;
  found.stirs = stirs;
  if (changed === null) for (let k = 0; k < units.length; k++) look(found, state, units[k] as number, isStirred);
  else {
    for (let k = 0; k < changed.length; k++) {
      const unit = changed[k] as number;
      if (sideOf(state, unit) === side) look(found, state, unit, false);
    }
  }
  return found;
}

/** May it still be ordered this turn? */
export function isOrderable({ status, ordered }: Unit): boolean {
  return status === 'ready' && !ordered;
}

/** Is it shaken, or does it rout? */
export function mayRally(u: Unit): boolean {
  return u.dp > 0 && isOnTable(u);
}

/** Looks at a unit that has changed; `again`: at any. */
function look(found: Kept, state: State, unit: number, again: boolean): void {
  const u = unitOf(state, unit);
  const before = found.seen[unit] as Unit | null;
  if (!again && u === before) return;
  found.seen[unit] = u;
  if (before !== null && before.section !== u.section) found.drawn[unit] = null;
  let count = 0;
  let charges = 0;
  if (isOrderable(u)) {
    const drawn = (found.drawn[unit] ??= drawnOf(state, unit));
    const targets = findTargets(state, unit, found.targets);
    count = countOf(drawn.all, targets);
    charges = countOf(drawn.charges, targets);
  }
  found.count += count - (found.counts[unit] as number);
  found.counts[unit] = count;
  const isShaken = mayRally(u) ? 1 : 0;
  found.shaken += isShaken - (found.areShaken[unit] as number);
  found.areShaken[unit] = isShaken;
  const chargesBefore = found.chargeCounts[unit] as number;
  found.chargeCounts[unit] = charges;
  if (charges >= found.charges) found.charges = charges;
  else if (chargesBefore === found.charges) found.charges = mostOf(found.chargeCounts);
}

function mostOf(counts: Int32Array): number {
  let most = 0;
  for (let i = 0; i < counts.length; i++) if ((counts[i] as number) > most) most = counts[i] as number;
  return most;
}

function forget(state: State): void {
  ({ field, terrain } = state);
  const { units } = state;
  kept = SIDES.map((side) => ({
    first: membersOf(state, side).units[0] ?? 0,
    targets: noTargets(units.length),
    counts: new Int32Array(units.length),
    chargeCounts: new Int32Array(units.length),
    areShaken: new Int32Array(units.length),
    shaken: 0,
    count: 0,
    charges: 0,
    seen: units.map(() => null),
    drawn: units.map(() => null),
    list: [],
    stirs: -1,
  }));
}

/** How many there are with so many enemies near. */
function countOf({ own, against }: DrawnSlots, targets: number): number {
  return own.length + against.length * targets;
}

/** The `n`th unit of those that are shaken. */
export function shakenAt({ areShaken, first }: Outlooks, n: number): number {
  let unit = first;
  for (let left = n - (areShaken[first] as number); left >= 0; left -= areShaken[unit] as number) unit += 1;
  return unit;
}

/** The order of one of the slots of all units, one unit after another, or null where the rules do not allow it. */
export function orderAt(trial: Trial, { counts, first, targets, drawn }: Outlooks, i: number): Order | null {
  let unit = first;
  let left = i;
  for (let count = counts[first] as number; left >= count; count = counts[unit] as number) {
    left -= count;
    unit += 1;
  }
  return tried(trial, unit, (drawn[unit] as Drawn).all, targets, left);
}

/** The same of the charges of one unit; null too where it has not so many. */
export function chargeAt(
  trial: Trial,
  { chargeCounts, targets, drawn }: Outlooks,
  unit: number,
  i: number,
): Order | null {
  if (i >= (chargeCounts[unit] as number)) return null;
  return tried(trial, unit, (drawn[unit] as Drawn).charges, targets, i);
}

function tried(trial: Trial, unit: number, { own, against }: DrawnSlots, targets: Targets, i: number): Order | null {
  turnTo(trial, unit);
  if (i < own.length) {
    const slot = own[i] as DrawnSlots['own'][number];
    return slot.at(trial, slot.entry);
  }
  const nth = ((i - own.length) / against.length) | 0;
  const target = targetAt(targets, unit, nth);
  return orderAgainst(trial, target, against[i - own.length - nth * against.length] as number);
}

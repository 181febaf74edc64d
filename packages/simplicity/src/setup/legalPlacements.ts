/**
 * Where the ground lets a unit stand that is placed before the battle or comes on during it: the same for all units of a
 * kind and class as long as the battle lasts, so it is found once. Who stands there already is another matter: free places
 * are looked for as far as somebody asks, and once more only where one has been taken.
 */
import type { Pose, Quad } from '@drumhead/table';
import { unitsNear } from '../ground/nearby.ts';
import { changedBetween } from '../changes.ts';
import { homeDirection } from '../movement/forcedMoves.ts';
import { isOnTable, profileOf, standAlike } from '../ground/footprints.ts';
import { CLASSES, KINDS, placeOfKind } from '../state/unitTables.ts';
import { ORDINARY, standProblem } from '../movement/legs.ts';
import type { Field, Piece, SideIndex, State, Unit } from '../state/state.ts';
import type { Box } from '../ground/sweep.ts';

export interface Footing {
  readonly pose: Pose;
  readonly quad: Quad;
}

/** Numbered places for the units of a side. */
export interface Places {
  /** How many there are. */
  count(state: State, side: SideIndex, unit: number): number;
  /** One of them; null: the ground does not let the unit stand there. */
  look(state: State, side: SideIndex, unit: number, place: number): Footing | null;
  /** All the ground that they cover. */
  box(state: State, side: SideIndex, unit: number): Box;
  /** After one that is free so many are passed over. */
  readonly apart: number;
  /** SIP-MOV-10. Do they keep off the enemy? */
  readonly keepsOff: boolean;
}

/** What is known for units of a kind and class. */
interface Known {
  /** By the numbers of the places; undefined: nobody has looked yet. */
  readonly footings: (Footing | null | undefined)[];
  /** The places found free among these units, by their numbers, and the next to be looked at. */
  units: readonly Unit[];
  readonly free: number[];
  next: number;
}

interface OnTable {
  readonly terrain: readonly Piece[];
  /** By side, home edge, kind and class. */
  readonly known: (Known | undefined)[];
}

/** The `n`th of the places that are free for a side's unit, or null. */
type Free = (state: State, side: SideIndex, unit: number, n: number) => Footing | null;

export function freeAmong(places: Places): Free {
  const tables = new WeakMap<Field, OnTable>();

  return (state, side, unit, n) => {
    const known = knownOf(tables, state, side, unit);
    const { free } = known;
    if (known.units !== state.units) meetNewcomers(places, known, state, side, unit);
    if (free.length <= n) lookOn(places, known, state, side, unit, n);
    const place = free[n];
    return place === undefined ? null : footingAt(places, known, state, side, unit, place);
  };
}

function knownOf(tables: WeakMap<Field, OnTable>, state: State, side: SideIndex, unit: number): Known {
  const { field, terrain } = state;
  let table = tables.get(field);
  if (table?.terrain !== terrain) {
    table = { terrain, known: [] };
    tables.set(field, table);
  }
  const profile = profileOf(state, unit);
  const edge = homeDirection(state, side) === 0 ? 0 : 1;
  const make = placeOfKind(profile.kind) * CLASSES.length + CLASSES.indexOf(profile.class);
  return (table.known[(2 * side + edge) * KINDS.length * CLASSES.length + make] ??= {
    footings: [],
    units: state.units,
    free: [],
    next: 0,
  });
}

function footingAt(
  places: Places,
  { footings }: Known,
  state: State,
  side: SideIndex,
  unit: number,
  place: number,
): Footing | null {
  const footing = footings[place];
  return footing === undefined ? (footings[place] = places.look(state, side, unit, place)) : footing;
}

function isFree(
  { keepsOff }: Places,
  state: State,
  unit: number,
  { pose, quad }: Footing,
  others: readonly number[],
): boolean {
  return standProblem(state, unit, quad, pose, ORDINARY, keepsOff, others) === null;
}

/** Places that somebody has taken are left out; where they are some way apart, it is looked on anew from the first of them. */
function meetNewcomers(places: Places, known: Known, state: State, side: SideIndex, unit: number): void {
  const { free, units } = known;
  const newcomers = comeBetween(units, state.units);
  known.units = state.units;
  let left = 0;
  if (newcomers === null) known.next = 0;
  else {
    if (newcomers.length === 0) return;
    for (let k = 0; k < free.length; k++) {
      const place = free[k] as number;
      const footing = footingAt(places, known, state, side, unit, place);
      if (footing !== null && isFree(places, state, unit, footing, newcomers)) free[left++] = place;
      else if (places.apart > 0) {
        known.next = place + 1;
        break;
      }
    }
  }
  free.length = left;
}

/** Looks on for the `n`th place. */
function lookOn(places: Places, known: Known, state: State, side: SideIndex, unit: number, n: number): void {
  const { free } = known;
  const count = places.count(state, side, unit);
  const near = unitsNear(state, unit, places.box(state, side, unit));
  while (free.length <= n && known.next < count) {
    const footing = footingAt(places, known, state, side, unit, known.next);
    if (footing !== null && isFree(places, state, unit, footing, near)) {
      free.push(known.next);
      known.next += places.apart;
    }
    known.next += 1;
  }
}

/** The units that have come from one list to another, or null: others have stirred, or nobody knows. */
function comeBetween(before: readonly Unit[], now: readonly Unit[]): readonly number[] | null {
  const changed = changedBetween(before, now);
  if (changed === null) return null;
  const come: number[] = [];
  for (const i of changed) {
    const was = before[i] as Unit;
    const is = now[i] as Unit;
    if (standAlike(was, is)) continue;
    if (isOnTable(was)) return null;
    if (isOnTable(is)) come.push(i);
  }
  return come;
}

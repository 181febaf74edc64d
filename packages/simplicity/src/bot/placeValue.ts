/** Where a unit does its work: foot at musket range, horse where it can charge, guns with something in their arc. */
import { gap, polygonOf } from '@drumhead/table';
import { footprintOf, isOnTable, profileOf, sideOf, unitOf } from '../ground/footprints.ts';
import { armOf, KIND } from '../state/unitTables.ts';
import { CM } from '../state/lengths.ts';
import { inArc } from '../ground/sight.ts';
import { other, SIDES, type Field, type SideIndex, type State, type Unit } from '../state/state.ts';

// A place is worth what it was while neither the unit nor any of its enemies has stirred. One memory for each unit.
let field: Field | null = null;
let seen: Unit[] = [];
/** Counts up when anybody of a side stirs. */
let stirred: [number, number] = [0, 0];
let kept: { readonly unit: Unit; readonly enemies: number; readonly worth: number }[] = [];

/** Worth of where the ready units of a side stand. */
export function valueOfPlaces(state: State, side: SideIndex): number {
  takeNote(state);
  let worth = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) !== side || unitOf(state, i).status !== 'ready') continue;
    worth += keptWorth(state, i);
  }
  return worth;
}

function takeNote(state: State): void {
  if (state.field !== field) {
    ({ field } = state);
    seen = [];
    kept = [];
    stirred = [0, 0];
  }
  for (const side of SIDES) {
    let any = false;
    for (let i = 0; i < state.units.length; i++) {
      const u = unitOf(state, i);
      if (seen[i] === u || sideOf(state, i) !== side) continue;
      seen[i] = u;
      any = true;
    }
    if (any) stirred[side] += 1;
  }
}

function keptWorth(state: State, unit: number): number {
  const u = unitOf(state, unit);
  const enemies = stirred[other(sideOf(state, unit))];
  const before = kept[unit];
  if (before !== undefined && before.unit === u && before.enemies === enemies) return before.worth;
  const worth = placeWorth(state, unit);
  kept[unit] = { unit: u, enemies, worth };
  return worth;
}

function placeWorth(state: State, unit: number): number {
  const profile = profileOf(state, unit);
  const { effective, long } = KIND[profile.kind];
  const { quad } = footprintOf(state, unit);
  let least = Number.POSITIVE_INFINITY;
  let nearest = -1;
  let faced = false;
  for (let i = 0; i < state.units.length; i++) {
    if (sideOf(state, i) === profile.side || !isOnTable(unitOf(state, i))) continue;
    const far = gap(quad, footprintOf(state, i).quad);
    if (far < least) {
      least = far;
      nearest = i;
    }
    if (!faced && effective > 0 && far <= Math.max(effective, long)) faced = hasInArc(state, unit, i);
  }
  if (nearest < 0) return 0;
  const cm = least / CM;
  const arm = armOf(profile);
  if (arm === 'artillery') return (faced ? 0.9 : 0) - 0.015 * Math.max(0, cm - effective / CM) - (cm < 12 ? 0.6 : 0);
  const towards = hasInArc(state, unit, nearest) ? 0.25 : 0;
  if (arm === 'foot') return (faced ? 0.5 : 0) + towards - 0.03 * Math.max(0, cm - 9);
  return towards - 0.02 * Math.max(0, cm - 16) - (cm < 10 ? 0.3 : 0);
}

function hasInArc(state: State, unit: number, enemy: number): boolean {
  if (unitOf(state, unit).section >= 0) return true;
  return inArc(state, unit, polygonOf(footprintOf(state, enemy).quad)).length >= 6;
}

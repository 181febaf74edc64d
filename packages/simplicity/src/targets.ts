/**
 * Which enemies are near enough to a unit for any order against them. When a unit stirs, it is measured against each of its
 * enemies, once for both; whoever asks then only counts. Enemies are bits, 32 of them to a word, a few words a unit.
 */
import { changedBetween } from './changes.ts';
import { bodyOf, isOnTable, profileOf, standsAlike, unitOf } from './geometry.ts';
import { TOLERANCE } from './measure.ts';
import { membersOf } from './members.ts';
import { farthestFor } from './parts/index.ts';
import { type Field, other, type Piece, type State, type Unit } from './state.ts';

let field: Field | null = null;
let terrain: readonly Piece[] = [];
let list: readonly Unit[] = [];
let seen: (Unit | null)[] = [];
/** Of each unit its place and the radius around it, and that with the farthest that its orders go; off the table it is FAR. */
let circles = new Int32Array(0);
let words = 0;
let near = new Int32Array(0);

const FAR = 1 << 29;
/** Numbers of a unit in `circles`. */
const WIDE = 4;

function measure(state: State): void {
  const { units } = state;
  if (state.field !== field || state.terrain !== terrain) {
    ({ field, terrain } = state);
    list = [];
    seen = units.map(() => null);
    circles = new Int32Array(WIDE * units.length);
    for (let i = 0; i < units.length; i++) circles[WIDE * i] = FAR;
    words = Math.ceil(units.length / 32);
    near = new Int32Array(words * units.length);
  }
  const changed = changedBetween(list, units);
  list = units;
  if (changed === null) for (let i = 0; i < units.length; i++) look(state, i);
  else for (let k = 0; k < changed.length; k++) look(state, changed[k] as number);
}

function look(state: State, unit: number): void {
  const u = unitOf(state, unit);
  const before = seen[unit] ?? null;
  if (u === before) return;
  seen[unit] = u;
  if (before !== null && standsAlike(u, before)) return;
  const isThere = isOnTable(u);
  const profile = profileOf(state, unit);
  const { outer } = bodyOf(state, unit);
  const x = isThere ? u.x : FAR;
  const reach = outer + farthestFor(profile) + TOLERANCE;
  circles[WIDE * unit] = x;
  circles[WIDE * unit + 1] = u.y;
  circles[WIDE * unit + 2] = outer;
  circles[WIDE * unit + 3] = reach;
  const { units } = membersOf(state, other(profile.side));
  for (let k = 0; k < units.length; k++) {
    const enemy = units[k] as number;
    const dx = x - (circles[WIDE * enemy] as number);
    const dy = u.y - (circles[WIDE * enemy + 1] as number);
    const apart = isThere ? dx * dx + dy * dy : Number.POSITIVE_INFINITY;
    mark(unit, enemy, apart, reach + (circles[WIDE * enemy + 2] as number));
    mark(enemy, unit, apart, outer + (circles[WIDE * enemy + 3] as number));
  }
}

function mark(unit: number, enemy: number, apart: number, most: number): void {
  const word = unit * words + (enemy >> 5);
  const bit = 1 << (enemy & 31);
  const before = near[word] as number;
  near[word] = apart <= most * most ? before | bit : before & ~bit;
}

/** How many enemies there are near enough to a unit. */
export function targetsOf(state: State, unit: number): number {
  if (state.units !== list || state.field !== field || state.terrain !== terrain) measure(state);
  let count = 0;
  for (let k = unit * words; k < (unit + 1) * words; k++) count += bitsIn(near[k] as number);
  return count;
}

/** The `n`th of them. */
export function targetAt(state: State, unit: number, n: number): number {
  if (state.units !== list || state.field !== field || state.terrain !== terrain) measure(state);
  let before = n;
  for (let word = 0; word < words; word++) {
    for (let left = near[unit * words + word] as number; left !== 0; left &= left - 1) {
      if (before === 0) return 32 * word + 31 - Math.clz32(left & -left);
      before -= 1;
    }
  }
  throw new RangeError(`there is no target ${n}`);
}

function bitsIn(word: number): number {
  let bits = 0;
  for (let left = word; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

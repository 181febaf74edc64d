/**
 * Which enemies are near enough to a unit for any order against them. Enemies are bits, 32 of them to a word, a few words a
 * unit: they are counted for every unit, and asked for by name only for the one that is drawn.
 */
import { bodyOf, circlesOf, profileOf } from './geometry.ts';
import { TOLERANCE } from './measure.ts';
import { membersOf } from './members.ts';
import { farthestFor } from './parts/index.ts';
import { other, type State } from './state.ts';

/** Of the units of a side. */
export interface Targets {
  readonly words: number;
  readonly near: Int32Array;
}

export function noTargets(units: number): Targets {
  const words = Math.ceil(units / 32);
  return { words, near: new Int32Array(words * units) };
}

/** Finds the enemies on the table near enough to a unit, and tells how many they are. */
export function findTargets(state: State, unit: number, { words, near }: Targets): number {
  const profile = profileOf(state, unit);
  const circles = circlesOf(state);
  const x = circles[3 * unit] as number;
  const y = circles[3 * unit + 1] as number;
  const reach = farthestFor(profile) + bodyOf(state, unit).outer + TOLERANCE;
  const { units } = membersOf(state, other(profile.side));
  for (let k = unit * words; k < (unit + 1) * words; k++) near[k] = 0;
  let count = 0;
  for (let k = 0; k < units.length; k++) {
    const enemy = units[k] as number;
    const dx = (circles[3 * enemy] as number) - x;
    const dy = (circles[3 * enemy + 1] as number) - y;
    const far = reach + (circles[3 * enemy + 2] as number);
    // Who is near comes as it likes: added up without asking, for the machine guesses wrong half the time.
    const isNear = Number(dx * dx + dy * dy <= far * far);
    const word = unit * words + (enemy >> 5);
    near[word] = (near[word] as number) | (isNear << (enemy & 31));
    count += isNear;
  }
  return count;
}

/** The `n`th of them. */
export function targetAt({ words, near }: Targets, unit: number, n: number): number {
  let before = n;
  for (let word = 0; word < words; word++) {
    // Bit after bit, the lowest first.
    for (let left = near[unit * words + word] as number; left !== 0; left &= left - 1) {
      if (before === 0) return 32 * word + 31 - Math.clz32(left & -left);
      before -= 1;
    }
  }
  throw new RangeError(`there is no target ${n}`);
}

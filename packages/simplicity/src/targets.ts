/**
 * Which enemies are near enough to a unit for any order against them. Enemies are bits, 32 of them to a word, a few words a
 * unit: they are counted for every unit, and asked for by name only for the one that is drawn.
 */
import { footprintOf, circlesOf, profileOf, unitsOnStrips, widestOn } from './ground/footprints.ts';
import { TOLERANCE } from './state/lengths.ts';
import { membersOf } from './state/sides.ts';
import { farthestFor } from './query/orderGenerators.ts';
import { other, type State } from './state/state.ts';
import { lowestOf } from './strips.ts';

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
  const reach = farthestFor(profile) + footprintOf(state, unit).outer + TOLERANCE;
  const most = reach + widestOn(state.terrain);
  const box = { minX: (x - most) | 0, minY: (y - most) | 0, maxX: (x + most) | 0, maxY: (y + most) | 0 };
  const enemies = membersOf(state, other(profile.side)).words;
  let count = 0;
  for (let word = 0; word < words; word++) {
    let found = 0;
    for (let left = unitsOnStrips(state, word, box) & (enemies[word] as number); left !== 0; left &= left - 1) {
      const bit = lowestOf(left);
      const circle = 3 * (32 * word + bit);
      const dx = (circles[circle] as number) - x;
      const dy = (circles[circle + 1] as number) - y;
      const far = reach + (circles[circle + 2] as number);
      // Who is near comes as it likes: added up without asking, for the machine guesses wrong half the time.
      const isNear = Number(dx * dx + dy * dy <= far * far);
      found |= isNear << bit;
      count += isNear;
    }
    near[unit * words + word] = found;
  }
  return count;
}

/** The `n`th of them. */
export function targetAt({ words, near }: Targets, unit: number, n: number): number {
  let before = n;
  for (let word = 0; word < words; word++) {
    // Bit after bit, the lowest first.
    for (let left = near[unit * words + word] as number; left !== 0; left &= left - 1) {
      if (before === 0) return 32 * word + lowestOf(left);
      before -= 1;
    }
  }
  throw new RangeError(`there is no target ${n}`);
}

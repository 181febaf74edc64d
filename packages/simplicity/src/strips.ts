/**
 * Which units stand on which strips of the table, along either side: those near a place are found among the few that
 * stand on the same strips both ways, and nobody else is asked. Units are bits, 32 of them to a word.
 */
import type { Box } from './sweep.ts';

/** How wide a strip is, as a power of two: about 13 cm. */
const WIDTH = 13;
/** So many strips along a side; what lies beyond the outer ones, on either end, belongs to them. */
const STRIPS = 16;

export interface Strips {
  /** Words for each strip. */
  readonly words: number;
  /** By strip and word: the units on it. */
  readonly across: Int32Array;
  readonly along: Int32Array;
}

export function stripsFor(units: number): Strips {
  const words = Math.ceil(units / 32);
  return { words, across: new Int32Array(STRIPS * words), along: new Int32Array(STRIPS * words) };
}

function stripAt(place: number): number {
  const strip = place >> WIDTH;
  return strip < 0 ? 0 : strip < STRIPS ? strip : STRIPS - 1;
}

/** A unit comes to stand in a box, or leaves it. */
export function turnOver({ words, across, along }: Strips, unit: number, { minX, minY, maxX, maxY }: Box): void {
  const word = unit >> 5;
  const bit = 1 << (unit & 31);
  for (let k = stripAt(minX), last = stripAt(maxX); k <= last; k++) across[k * words + word]! ^= bit;
  for (let k = stripAt(minY), last = stripAt(maxY); k <= last; k++) along[k * words + word]! ^= bit;
}

/** Those of a word of units that stand on the strips of a box, both ways: some of them beside it still. */
export function standingBy({ words, across, along }: Strips, word: number, box: Box): number {
  let some = 0;
  for (let k = stripAt(box.minX), last = stripAt(box.maxX); k <= last; k++) some |= across[k * words + word] as number;
  if (some === 0) return 0;
  let found = 0;
  for (let k = stripAt(box.minY), last = stripAt(box.maxY); k <= last; k++) found |= along[k * words + word] as number;
  return some & found;
}

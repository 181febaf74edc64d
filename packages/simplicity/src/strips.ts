/**
 * What stands on which strips of the table, along either side: whatever is near a box is found among the few things that
 * stand on the same strips both ways, and nothing else is asked. Things are bits, 32 of them to a word.
 */
import type { Box } from './ground/sweep.ts';

/** How wide a strip is, as a power of two: 6.4 cm. */
const WIDTH = 12;
/** So many strips along a side; what lies beyond the outer ones, on either end, belongs to them. */
const STRIPS = 32;

/** By strip and word: the things that begin on a strip or before it, and those that end on it or behind it. */
export interface Strips {
  /** Words for each strip. */
  readonly words: number;
  readonly fromLeft: Int32Array;
  readonly toRight: Int32Array;
  readonly fromTop: Int32Array;
  readonly toBottom: Int32Array;
}

export function stripsFor(things: number): Strips {
  const words = Math.ceil(things / 32);
  const none = (): Int32Array => new Int32Array(STRIPS * words);
  return { words, fromLeft: none(), toRight: none(), fromTop: none(), toBottom: none() };
}

function stripAt(place: number): number {
  const strip = place >> WIDTH;
  return strip < 0 ? 0 : strip < STRIPS ? strip : STRIPS - 1;
}

/** A thing that stood in a box comes to stand in another; null: it was, or is, not there at all. */
export function shift(strips: Strips, thing: number, before: Box | null, now: Box | null): void {
  const { words, fromLeft, toRight, fromTop, toBottom } = strips;
  // It begins on no strip before its first, and ends on none behind its last.
  turnOver(fromLeft, words, thing, firstOn(before?.minX), firstOn(now?.minX));
  turnOver(toRight, words, thing, lastOn(before?.maxX), lastOn(now?.maxX));
  turnOver(fromTop, words, thing, firstOn(before?.minY), firstOn(now?.minY));
  turnOver(toBottom, words, thing, lastOn(before?.maxY), lastOn(now?.maxY));
}

/** The first strip from which on a thing has begun. */
function firstOn(least: number | undefined): number {
  return least === undefined ? STRIPS : stripAt(least);
}

/** The first strip before which it has not ended. */
function lastOn(most: number | undefined): number {
  return most === undefined ? 0 : stripAt(most) + 1;
}

/** Turns the bit of a thing over on all strips between two. */
function turnOver(bits: Int32Array, words: number, thing: number, a: number, b: number): void {
  const word = thing >> 5;
  const bit = 1 << (thing & 31);
  for (let k = a < b ? a : b, end = a < b ? b : a; k < end; k++) bits[k * words + word]! ^= bit;
}

/** The place of the lowest bit of a word that is not 0. */
export function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Those of a word of things that stand on the strips of a box, both ways: some of them beside it still. */
export function standingBy({ words, fromLeft, toRight, fromTop, toBottom }: Strips, word: number, box: Box): number {
  return (
    (fromLeft[stripAt(box.maxX) * words + word] as number) &
    (toRight[stripAt(box.minX) * words + word] as number) &
    (fromTop[stripAt(box.maxY) * words + word] as number) &
    (toBottom[stripAt(box.minY) * words + word] as number)
  );
}

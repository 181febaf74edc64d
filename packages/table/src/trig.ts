import { FULL_TURN, HALF_TURN, normalise, QUARTER_TURN } from './lattice.ts';

/**
 * Sine and cosine of whole facing steps from a table of our own (Math.sin differs between engines). The first eighth
 * of the circle is summed from a series in a fixed order; the rest are copies of it, so every symmetry holds bit for
 * bit: sine(-a) = -sine(a), sine(90 degrees - a) = cosine(a).
 */

/** The eighth of a turn in half facing steps. */
const EIGHTH_IN_HALVES = QUARTER_TURN;

/** Sine of an angle in radians, 0..pi/4: nine terms, summed from the smallest. */
function sineSeries(x: number): number {
  const x2 = x * x;
  let sum = 1 / 355687428096000;
  sum = sum * x2 - 1 / 1307674368000;
  sum = sum * x2 + 1 / 6227020800;
  sum = sum * x2 - 1 / 39916800;
  sum = sum * x2 + 1 / 362880;
  sum = sum * x2 - 1 / 5040;
  sum = sum * x2 + 1 / 120;
  sum = sum * x2 - 1 / 6;
  return x + x * (x2 * sum);
}

/** Cosine of an angle in radians, 0..pi/4: nine terms, summed from the smallest. */
function cosineSeries(x: number): number {
  const x2 = x * x;
  let sum = 1 / 20922789888000;
  sum = sum * x2 - 1 / 87178291200;
  sum = sum * x2 + 1 / 479001600;
  sum = sum * x2 - 1 / 3628800;
  sum = sum * x2 + 1 / 40320;
  sum = sum * x2 - 1 / 720;
  sum = sum * x2 + 1 / 24;
  return 1 - (x2 / 2 - x2 * (x2 * sum));
}

/**
 * Sine of half a facing step times `halves`, 0..2880 of them (0 to 90 degrees). Not from the table: for the half
 * angle of a chord and for the borders between facings.
 */
export function sineOfHalves(halves: number): number {
  if (halves === 960) return 0.5;
  if (halves <= EIGHTH_IN_HALVES) return sineSeries((halves * Math.PI) / FULL_TURN);
  return cosineSeries(((2 * EIGHTH_IN_HALVES - halves) * Math.PI) / FULL_TURN);
}

/** sine(0..7199), so that cosine(f) is the entry a quarter turn on. */
const SINES: Float64Array = buildSines();

function buildSines(): Float64Array {
  const table = new Float64Array(FULL_TURN + QUARTER_TURN);
  for (let f = 0; f <= QUARTER_TURN; f += 1) {
    const value = sineOfHalves(2 * f);
    table[f] = value;
    table[HALF_TURN - f] = value;
    if (f > 0) {
      table[HALF_TURN + f] = -value;
      table[FULL_TURN - f] = -value;
    }
    table[FULL_TURN + f] = value;
  }
  // Never -0 and exactly 0 and 1 where they belong.
  table[HALF_TURN] = 0;
  table[FULL_TURN] = 0;
  return table;
}

/** Sine of a whole number of facing steps; of 0 exactly 0, of 90 degrees exactly 1. Never -0. */
export function sine(facing: number): number {
  return SINES[facing >= 0 && facing < FULL_TURN ? facing : normalise(facing)] as number;
}

/** Cosine of a whole number of facing steps; of 0 exactly 1, of 90 degrees exactly 0. Never -0. */
export function cosine(facing: number): number {
  return SINES[(facing >= 0 && facing < FULL_TURN ? facing : normalise(facing)) + QUARTER_TURN] as number;
}

/** TANGENTS[k]: tangent of k + 1/2 facing steps, k = 0..719: the borders between the facings of an eighth. */
const TANGENTS: Float64Array = buildTangents();

function buildTangents(): Float64Array {
  const table = new Float64Array(QUARTER_TURN / 2);
  for (let k = 0; k < table.length; k += 1) {
    table[k] = sineOfHalves(2 * k + 1) / sineOfHalves(2 * QUARTER_TURN - 2 * k - 1);
  }
  return table;
}

/** Facing steps (0..720) of the direction whose tangent is minor/major, 0 <= minor <= major; on a border the larger. */
function stepsInEighth(minor: number, major: number): number {
  let low = 0;
  let high = TANGENTS.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (minor >= major * (TANGENTS[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The facing step whose forward vector (sin a, -cos a) points most nearly along (dx, dy), in steps; (0, 0) gives 0.
 * Two facings cannot be equally near: no direction between lattice points lies on a border, except by rounding.
 */
export function facingTowards(dx: number, dy: number): number {
  const across = dx < 0 ? -dx : dx;
  const along = dy < 0 ? -dy : dy;
  if (across === 0 && along === 0) return 0;
  // From the vertical axis, 0..1440.
  const turn = across <= along ? stepsInEighth(across, along) : QUARTER_TURN - stepsInEighth(along, across);
  if (dx >= 0) return dy <= 0 ? turn : HALF_TURN - turn;
  if (dy > 0) return HALF_TURN + turn;
  return turn === 0 ? 0 : FULL_TURN - turn;
}

/** A fingerprint of the bits of sine(0..5759), to compare engines: sixteen hexadecimal digits. */
export function sineChecksum(): string {
  const view = new DataView(new ArrayBuffer(8));
  let forward = 0x811c9dc5 | 0;
  let crossed = 0x9747b28c | 0;
  for (let f = 0; f < FULL_TURN; f += 1) {
    view.setFloat64(0, SINES[f] as number, false);
    for (let at = 0; at < 8; at += 1) {
      const byte = view.getUint8(at);
      forward = Math.imul(forward ^ byte, 0x01000193);
      crossed = Math.imul((crossed ^ byte) + f, 0x85ebca6b);
      crossed ^= crossed >>> 13;
    }
  }
  return hex(forward) + hex(crossed);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

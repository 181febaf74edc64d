/**
 * Units of the table. Places are whole numbers of steps, directions whole numbers of facing steps, so that what is
 * decided about them is decided in exact arithmetic and comes out the same on every machine.
 */

/** Steps in a millimetre. */
export const STEPS_PER_MM = 64;
/** Facing steps in a degree. */
export const FACINGS_PER_DEGREE = 16;
/** Facing steps in a full turn. */
export const FULL_TURN = 5760;
/** Facing steps in half a turn. */
export const HALF_TURN = 2880;
/** Facing steps in a right angle. */
export const QUARTER_TURN = 1440;

/** A place, in steps; whole numbers unless the function that returns it says otherwise. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Millimetres to the nearest step; exactly between two steps goes to the larger. Never -0. */
export function steps(mm: number): number {
  return Math.round(mm * STEPS_PER_MM) + 0;
}

/**
 * The nearest whole number; exactly between two the larger. Never -0. For numbers under 2^31: it is a small whole number
 * to the machine too (| 0), where a place held as a float makes floats of all that is written from it.
 */
export function nearestWhole(value: number): number {
  return Math.round(value) | 0;
}

/** Steps to millimetres (exact: 64 is a power of two). */
export function toMm(steps: number): number {
  return steps / STEPS_PER_MM;
}

/** Degrees to the nearest facing step, 0..5759; exactly between two goes clockwise. */
export function facing(degrees: number): number {
  return normalise(Math.round(degrees * FACINGS_PER_DEGREE));
}

/** Facing steps to degrees (exact: 16 is a power of two). */
export function toDegrees(facing: number): number {
  return facing / FACINGS_PER_DEGREE;
}

/** Facing steps to whole degrees, 0..359: a hair to the left of 0° is 0°, not 360°. */
export function toWholeDegrees(facing: number): number {
  return Math.round(toDegrees(facing)) % 360;
}

/** Any whole number of facing steps to the same direction in 0..5759; 5760 becomes 0. Never -0. */
export function normalise(facing: number): number {
  if (facing > 0 && facing < FULL_TURN) return facing;
  const rest = facing % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest + 0;
}

/** The smallest turn that takes `from` to `to`, clockwise positive, -2880 < turn <= 2880: half a turn is clockwise. */
export function turnBetween(from: number, to: number): number {
  const turn = normalise(to - from);
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

/**
 * An offset in float steps to whole steps: the nearest, and exactly between two the one farther from zero, so that a
 * mirrored or quarter-turned table rounds to the mirrored or turned place. The one rounding of places on the table.
 * For offsets under 2^31 steps. Never -0.
 */
export function roundOffset(offset: number): number {
  return (offset < 0 ? offset - 0.5 : offset + 0.5) | 0;
}

import { HALF_TURN, normalise, type Point, roundOffset } from './lattice.ts';
import { cosine, sine, sineOfHalves } from './trig.ts';

/** Where a base stands: its centre in whole steps and its facing in whole facing steps. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** Frontage and depth in whole steps, both positive; even ones keep the true size when they stand square. */
export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** The pose with its centre moved `distance` steps (any number) along a direction, rounded to the lattice. */
export function moved(pose: Pose, facingDirection: number, distance: number): Pose {
  return {
    x: pose.x + roundOffset(sine(facingDirection) * distance),
    y: pose.y - roundOffset(cosine(facingDirection) * distance),
    facing: pose.facing,
  };
}

/** The pose turned on its centre to a facing (any whole number of facing steps). */
export function turned(pose: Pose, facing: number): Pose {
  return { x: pose.x, y: pose.y, facing: normalise(facing) };
}

/** The middle of the front edge, rounded to the lattice; the inverse of `poseFromFrontCentre`, step for step. */
export function frontCentre(pose: Pose, size: Size): Point {
  const half = size.depth / 2;
  return {
    x: pose.x + roundOffset(sine(pose.facing) * half),
    y: pose.y - roundOffset(cosine(pose.facing) * half),
  };
}

/** The pose whose front centre is (x, y), in whole steps. */
export function poseFromFrontCentre(x: number, y: number, facing: number, size: Size): Pose {
  const half = size.depth / 2;
  return {
    x: x - roundOffset(sine(facing) * half),
    y: y + roundOffset(cosine(facing) * half),
    facing: normalise(facing),
  };
}

/** From the centre to the front left corner, in whole steps: the one place corners are rounded, with `frontRight`. */
export function frontLeftX(facing: number, size: Size): number {
  return roundOffset((sine(facing) * size.depth) / 2 - (cosine(facing) * size.width) / 2);
}
export function frontLeftY(facing: number, size: Size): number {
  return -roundOffset((cosine(facing) * size.depth) / 2 + (sine(facing) * size.width) / 2) | 0;
}
/** From the centre to the front right corner, in whole steps. */
export function frontRightX(facing: number, size: Size): number {
  return roundOffset((sine(facing) * size.depth) / 2 + (cosine(facing) * size.width) / 2);
}
export function frontRightY(facing: number, size: Size): number {
  return roundOffset((sine(facing) * size.width) / 2 - (cosine(facing) * size.depth) / 2);
}

/**
 * The pose after a wheel on a front corner, by whole facing steps. Positive: the other front corner goes forward
 * (on the left corner the base turns left, on the right corner right); negative: it goes backward. The pivot corner
 * of `quadOf` stays where it is, step for step.
 */
export function wheeled(pose: Pose, size: Size, corner: 'left' | 'right', angle: number): Pose {
  if (corner === 'left') {
    const facing = normalise(pose.facing - angle);
    return {
      x: pose.x + frontLeftX(pose.facing, size) - frontLeftX(facing, size),
      y: pose.y + frontLeftY(pose.facing, size) - frontLeftY(facing, size),
      facing,
    };
  }
  const facing = normalise(pose.facing + angle);
  return {
    x: pose.x + frontRightX(pose.facing, size) - frontRightX(facing, size),
    y: pose.y + frontRightY(pose.facing, size) - frontRightY(facing, size),
    facing,
  };
}

/** The straight line the outer front corner covers in a wheel of `angle` facing steps either way, in float steps. */
export function wheelChord(size: Size, angle: number): number {
  const turn = normalise(angle);
  return 2 * size.width * sineOfHalves(turn > HALF_TURN ? 2 * HALF_TURN - turn : turn);
}

/**
 * The largest wheel in whole facing steps, 0..most, whose chord is at most `chord` steps: a chord of exactly `chord`
 * is allowed. Never over half a turn; 0 when nothing else is allowed.
 */
export function largestWheel(size: Size, chord: number, most: number): number {
  let low = 0;
  let high = Math.max(0, Math.min(Math.floor(most), HALF_TURN));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (wheelChord(size, middle) <= chord) low = middle;
    else high = middle - 1;
  }
  return low;
}

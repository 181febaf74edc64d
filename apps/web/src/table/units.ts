/** Conversion of the engine's lattice to millimetres and degrees. */
import type { Area } from './camera.ts';

const STEPS_A_MM = 64;
const FACINGS_A_DEGREE = 16;

export const mm = (steps: number): number => steps / STEPS_A_MM;
/** An area of the lattice. */
export const areaInMm = ({ minX, minY, maxX, maxY }: Area): Area => ({
  minX: mm(minX),
  minY: mm(minY),
  maxX: mm(maxX),
  maxY: mm(maxY),
});
export const degrees = (facing: number): number => facing / FACINGS_A_DEGREE;
/** The size of a turn in whole degrees; one of less than a degree has a decimal, for it is no turn of 0°. */
export const turnDegrees = (facing: number): number => {
  const size = degrees(Math.abs(facing));
  return size < 1 ? Math.round(size * 10) / 10 : Math.round(size);
};
export const toSteps = (millimetres: number): number => Math.round(millimetres * STEPS_A_MM);
export const toFacing = (inDegrees: number): number => {
  const facing = Math.round(inDegrees * FACINGS_A_DEGREE) % 5760;
  return facing < 0 ? facing + 5760 : facing;
};

/** The direction of a facing as a vector on the screen. */
export function ahead(facing: number): { readonly x: number; readonly y: number } {
  const a = (facing / FACINGS_A_DEGREE / 180) * Math.PI;
  return { x: Math.sin(a), y: -Math.cos(a) };
}

/** The facing (in degrees, 0 up, clockwise) of a vector. */
export function bearingOf(dx: number, dy: number): number {
  const a = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return a < 0 ? a + 360 : a;
}

/** The smallest signed turn from one angle to another, in degrees, clockwise positive. */
export function turnOf(from: number, to: number): number {
  let turn = (to - from) % 360;
  if (turn > 180) turn -= 360;
  if (turn <= -180) turn += 360;
  return turn;
}

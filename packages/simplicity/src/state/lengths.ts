/** Lengths: the book writes centimetres, the table counts lattice steps (SIP-GEN-6). */
import { STEPS_PER_MM } from '@drumhead/table';

/** Steps in a centimetre. */
export const CM = 10 * STEPS_PER_MM;

/** SIP-GEN-6. Tolerance of every comparison of distances: 0.05 cm. */
export const TOLERANCE = CM / 20;

/** SIP-CMD-3. Base contact of a Command base: a gap of at most 0.1 cm. */
export const CONTACT = CM / 10;

/** Centimetres to whole steps. */
export function cm(length: number): number {
  return Math.round(length * CM) | 0;
}

/** Millimetres, as scenarios' own rules count, to whole steps. */
export function mm(length: number): number {
  return Math.round(length * STEPS_PER_MM) | 0;
}

/** Steps to centimetres for a reader, to the nearest tenth. */
export function toCm(steps: number): number {
  return Math.round((steps * 10) / CM) / 10;
}

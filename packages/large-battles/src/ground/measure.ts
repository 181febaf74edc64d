/** LB-GEO-01, -07, -08: lengths on the table and the meaning of "within" at equality. All lengths are lattice steps. */
import { STEPS_PER_MM, toDegrees, toMm } from '@drumhead/table';

/** LB-GEO-08: e = 0.1 mm. */
export const TOLERANCE = STEPS_PER_MM / 10;

/** LB-GEO-08: "within X", "up to X". Everything else is "more than X". */
export function isWithinLength(distance: number, limit: number): boolean {
  return distance <= limit + TOLERANCE;
}

/** LB-GEO-08: "contact" is a gap of at most e. */
export function isContact(gap: number): boolean {
  return gap <= TOLERANCE;
}

/** A length for a message, in millimetres with one decimal. */
export function mm(steps: number): number {
  return Math.round(toMm(steps) * 10) / 10;
}

/** An angle for a message, in degrees with one decimal. */
export function degrees(facing: number): number {
  return Math.round(toDegrees(facing) * 10) / 10;
}

/** How long each step is shown, and how long a piece travels. */
import type { Settings } from '../settings.ts';

export type Pace = Settings['pace'];

/** A step of another player stays for this long, in milliseconds. */
export const STAY: Readonly<Record<Pace, number>> = { suspense: 900, brisk: 450, instant: 0 };

const SHORTEST = 400;
const LONGEST = 1400;

/** Time of a move of so many millimetres; at a brisk pace half of it. */
export function travelTime(distance: number, pace: Pace): number {
  if (pace === 'instant' || distance === 0) return 0;
  const whole = Math.min(LONGEST, Math.max(SHORTEST, 160 + 2.2 * distance));
  return pace === 'brisk' ? whole / 2 : whole;
}

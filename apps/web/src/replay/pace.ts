/** How long a moment of a replay stands: as long as its text takes to read. Pure. */
import type { LogLine } from '../battle/screen.ts';

/**
 * Characters that are read in a second while one looks at a picture, too: subtitles for adults go no faster. Half of
 * the steps of golden battles tell more than 45 (skirmish) to 79 (Simplicity) characters: two to four seconds.
 */
const CHARACTERS_A_SECOND = 20;
/** Milliseconds of a moment with little to read: the table changes as well. */
const SHORTEST = 1200;
/** Milliseconds of a moment with much to read, such as a list of everything that was placed: there one pauses. */
const LONGEST = 10_000;

/** By how much a moment stands longer than at the normal pace. */
export const PACES = { slow: 2, even: 1, fast: 0.25 } as const;
export type Pace = keyof typeof PACES;

/** Milliseconds that a moment with these lines stands. */
export function standsFor(lines: readonly Pick<LogLine, 'text'>[], pace: Pace): number {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const read = (characters / CHARACTERS_A_SECOND) * 1000;
  return PACES[pace] * Math.min(LONGEST, Math.max(SHORTEST, read));
}

/** When an order that was learnt from comes back: after a day, three days and a week, until it is learnt. Pure. */

/** How far a reader has come with one order. */
export interface Course {
  /** How often in a row it was found at the first try, when it was due. */
  readonly found: number;
  /** The day on which it comes back, counted as `dayOf` does; null: it is learnt. */
  readonly due: number | null;
}

/** Days until it comes back, by how often in a row it was found; after the last of them it is learnt. */
const GAPS = [1, 3, 7];

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970 in the calendar of the place where the reader is. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** Midday of a day, which is on that day everywhere, to be shown by the formats of UTC. */
export const dateOf = (day: number): Date => new Date(day * DAY + DAY / 2);

/** An order that is to be learnt from: due at once. */
export const begunOn = (today: number): Course => ({ found: 0, due: today });

export const isDue = ({ due }: Course, today: number): boolean => due !== null && due <= today;

/** The course after a try. Tries while it is not due are practice: the first of the day has counted. */
export function tried(course: Course, isFound: boolean, today: number): Course {
  if (!isDue(course, today)) return course;
  const found = isFound ? course.found + 1 : 0;
  const gap = GAPS[Math.max(0, found - 1)];
  return { found, due: gap === undefined ? null : today + gap };
}

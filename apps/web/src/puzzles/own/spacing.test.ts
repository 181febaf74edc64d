import { describe, expect, it } from 'vitest';
import { begunOn, type Course, dateOf, dayOf, isDue, tried } from './spacing.ts';

const TODAY = 20_000;

/** Tried on each day on which it is due, with these results: the days, and the course in the end. */
function days(results: readonly boolean[]): { readonly on: readonly number[]; readonly course: Course } {
  let course = begunOn(TODAY);
  const on = results.map((isFound) => {
    const today = course.due ?? NaN;
    course = tried(course, isFound, today);
    return today - TODAY;
  });
  return { on, course };
}

describe('an order to learn from', () => {
  it('comes back after a day, three days and a week, then it is learnt', () => {
    const { on, course } = days([true, true, true, true]);
    expect(on).toEqual([0, 1, 4, 11]);
    expect(course.due).toBeNull();
    expect(isDue(course, TODAY + 1000)).toBe(false);
  });

  it('begins again on the next day where it was not found', () => {
    const { on, course } = days([true, true, false, true, true]);
    expect(on).toEqual([0, 1, 4, 5, 6]);
    expect(course).toEqual({ found: 2, due: TODAY + 6 + 3 });
  });

  it('counts the first try of a day alone', () => {
    const failed = tried(begunOn(TODAY), false, TODAY);
    expect(failed).toEqual({ found: 0, due: TODAY + 1 });
    expect(tried(failed, true, TODAY)).toBe(failed);
    const found = tried(begunOn(TODAY), true, TODAY);
    expect(tried(found, false, TODAY)).toBe(found);
  });

  it('waits for a reader who comes later than it is due, and counts from then', () => {
    const late = tried({ found: 1, due: TODAY }, true, TODAY + 30);
    expect(late).toEqual({ found: 2, due: TODAY + 33 });
  });

  it('counts days by the calendar, whatever the hour', () => {
    const morning = dayOf(new Date(2026, 10, 29, 0, 5));
    expect(dayOf(new Date(2026, 10, 29, 23, 55))).toBe(morning);
    expect(dayOf(new Date(2026, 10, 30, 0, 5))).toBe(morning + 1);
    // Across the change of the clock in spring and in autumn.
    expect(dayOf(new Date(2026, 3, 1)) - dayOf(new Date(2026, 2, 1))).toBe(31);
    expect(dateOf(morning).toISOString().slice(0, 10)).toBe('2026-11-29');
  });
});

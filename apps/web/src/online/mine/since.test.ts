import { expect, it } from 'vitest';
import { sinceInWords } from './since.ts';

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

it('says today, yesterday, a day of the week, then a date, by days and not by hours', () => {
  const now = at(30, 0, 30);
  expect(sinceInWords('en-GB', at(30, 0, 10), now)).toBe('today, 0:10');
  expect(sinceInWords('en-GB', at(29, 23, 50), now)).toBe('yesterday, 23:50');
  expect(sinceInWords('it', at(29, 0, 5), now)).toBe('ieri, 0:05');
  expect(sinceInWords('it', at(26, 20, 10), now)).toBe('giovedì, 20:10');
  expect(sinceInWords('en-GB', at(24, 9), now)).toBe('Tuesday, 9:00');
  expect(sinceInWords('en-GB', at(23, 9), now)).toBe('23 November');
  // The device's clock was set back.
  expect(sinceInWords('en-GB', at(30, 9), at(28, 9))).toBe('30 November');
});

/** When rounds begin and end. */
import type { League, LeagueSettings } from './league.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7;

/** Milliseconds since 1970 of a round, 1 for the first. `ends`: by then its battles must be over. */
export function timesOf(
  { pace, first }: LeagueSettings,
  round: number,
): { readonly begins: number; readonly ends: number } {
  if (pace.kind === 'turns') {
    const begins = first + (round - 1) * pace.days * DAY;
    return { begins, ends: begins + pace.days * DAY };
  }
  const begins = daysLater(first, (round - 1) * WEEK, pace.zone);
  return { begins, ends: begins + pace.hours * HOUR };
}

/** Those of its next round: an evening half of which has passed, or that another round had, is played another week. */
export function nextTimes({ settings, rounds }: Pick<League, 'settings' | 'rounds'>, now: number) {
  const from = Math.max(now, rounds.at(-1)?.ends ?? now);
  for (let week = rounds.length + 1; ; week++) {
    const times = timesOf(settings, week);
    if (settings.pace.kind === 'turns' || from <= (times.begins + times.ends) / 2) return times;
  }
}

/** What each of two has for each of the two battles of a round, so that both are over when it ends. */
export function clockOf({ pace }: LeagueSettings) {
  const bank = pace.kind === 'turns' ? (pace.days * DAY) / 2 : (pace.hours * HOUR) / 4;
  return { kind: pace.kind === 'turns' ? 'turns' : 'live', bank, gain: 0, cap: bank } as const;
}

/** The same hour of that place so many days later, whether or not its clocks were changed meanwhile. */
function daysLater(at: number, days: number, zone: string): number {
  const later = at + days * DAY;
  return later + hourOf(at, zone) - hourOf(later, zone);
}

/** How far the clocks there are before those of UTC, milliseconds. */
function hourOf(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const there = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return there - (at - (at % 1000));
}

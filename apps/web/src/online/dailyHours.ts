/** Hours of every day at a place of the world, as fields of a form hold them. Pure but for the place and its time. */

/** Minutes after midnight. */
export interface DailyHours {
  readonly from: number;
  readonly until: number;
  /** A name such as Europe/Rome. */
  readonly zone: string;
}

/** Such as 07:05. */
export function timeOfDay(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes after midnight; null where the field is empty. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Hours between two fields, where this device is; null where one of them is empty or there is nothing between them. */
export function hoursBetween(from: string, until: string): DailyHours | null {
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  if (begins === null || ends === null || begins === ends) return null;
  return { from: begins, until: ends, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

const DAY = 24 * 60;

/** The same hours by the clock of this device; null where it does not know the place they come from. */
export function hoursHere(hours: DailyHours): DailyHours | null {
  return hoursAt(hours, Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
}

/**
 * The same hours by the clock of another place, at the time `now` (milliseconds since 1970). Null where this browser knows
 * one of the places by no such name: other browsers and servers know newer ones.
 */
export function hoursAt({ from, until, zone }: DailyHours, there: string, now: number): DailyHours | null {
  const [begins, ends] = [minuteIn(zone, now), minuteIn(there, now)];
  if (begins === null || ends === null) return null;
  const moved = (minutes: number): number => (minutes + ends - begins + DAY) % DAY;
  return { from: moved(from), until: moved(until), zone: there };
}

/** Minutes after midnight; null where the place is not known. */
function minuteIn(zone: string, now: number): number | null {
  try {
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return minutesOf(time.format(now));
  } catch {
    return null;
  }
}

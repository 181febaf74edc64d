/** Hours of every day at a place of the world, as fields of a form hold them. Pure but for the place. */

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

/** The same hours by the clock of another place, at the time `now` (milliseconds since 1970). */
export function hoursAt({ from, until, zone }: DailyHours, there: string, now: number): DailyHours {
  const shift = minuteIn(there, now) - minuteIn(zone, now);
  const moved = (minutes: number): number => (minutes + shift + DAY) % DAY;
  return { from: moved(from), until: moved(until), zone: there };
}

/** Minutes after midnight. */
function minuteIn(zone: string, now: number): number {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(time.format(now)) ?? 0;
}

/** Hours in which nobody is to be woken. */
import type { Quiet } from '../storage/noticeRows.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Is there such a place for clocks? */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** When the quiet hours around the time `now` end, milliseconds since 1970; null where it is not quiet. */
export function quietUntil({ from, until, zone }: Quiet, now: number): number | null {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const [hours = 0, minutes = 0] = time.format(now).split(':').map(Number);
  const minute = hours * 60 + minutes;
  const isQuiet = from <= until ? from <= minute && minute < until : minute >= from || minute < until;
  if (!isQuiet) return null;
  const left = (until - minute + DAY) % DAY;
  return now - (now % MINUTE) + left * MINUTE;
}

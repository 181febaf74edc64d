/** Days and hours of clubs, by the clock of this device. */
import { LANGUAGES, type Language } from '@drumhead/content';

/** “Tuesday 1 December, 20:00”. */
export const whenInWords = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** As a field of the platform has it: `2026-12-01T20:00`. */
export function fieldTime(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Milliseconds since 1970; null where the field holds no time, or one that has passed. */
export function timeInField(typed: string, now: number): number | null {
  const at = new Date(typed).getTime();
  return Number.isNaN(at) || at < now ? null : at;
}

/** The next full evening: eight o’clock, so many days from now. */
export function eveningAfter(now: number, days: number): number {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(20, 0, 0, 0);
  return date.getTime();
}

/** When something was, as people say it. */
import { dayOf } from '../../puzzles/own/spacing.ts';

/** “today, 09:12”, “yesterday, 21:40”, “Thursday, 20:10”, “21 November”: in the reader's words and hours. */
export function sinceInWords(locale: string, at: number, now: number): string {
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, options).format(at);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const days = dayOf(new Date(now)) - dayOf(new Date(at));
  if (days >= 7 || days < 0) return format({ day: 'numeric', month: 'long' });
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
      : format({ weekday: 'long' });
  return `${day}, ${time}`;
}

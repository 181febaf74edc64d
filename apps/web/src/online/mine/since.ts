/** When something was, as people say it. */
const DAY = 24 * 3_600_000;

/** “today, 09:12”, “yesterday, 21:40”, “Thursday, 20:10”, “21 November”: in the reader's words and hours. */
export function sinceInWords(locale: string, at: number, now: number): string {
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, options).format(at);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days >= 7 || days < 0) return format({ day: 'numeric', month: 'long' });
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
      : format({ weekday: 'long' });
  return `${day}, ${time}`;
}

/** Of the day at the place of the reader. */
function midnight(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** The date of a day of UTC, and the reader's own time, in the reader's language. */
import { beginOfDay } from '@drumhead/bots';
import { LANGUAGES } from '@drumhead/content';
import { useMessages } from '../i18n/index.ts';

/** `short`: the day of the month alone. */
export function useDate(): (day: number, short?: boolean) => string {
  const { language } = useMessages();
  const { locale } = LANGUAGES[language];
  const whole = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const number = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  return (day, short = false) => (short ? number : whole).format(new Date(beginOfDay(day)));
}

/** The time of a moment, in milliseconds since 1970, where the reader is. */
export function useClock(): (moment: number) => string {
  const { language } = useMessages();
  const time = new Intl.DateTimeFormat(LANGUAGES[language].locale, { hour: '2-digit', minute: '2-digit' });
  return (moment) => time.format(new Date(moment));
}

/** The date of a day of UTC in the reader's language. */
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

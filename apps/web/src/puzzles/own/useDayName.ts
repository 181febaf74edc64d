/** What a day is called: tomorrow by that word, others by weekday and date. */
import { LANGUAGES } from '@drumhead/content';
import { useMessages } from '../../i18n/index.ts';
import { dateOf, dayOf } from './spacing.ts';

export function useDayName(): (day: number) => string {
  const { language } = useMessages();
  const { locale } = LANGUAGES[language];
  const dates = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (day) => {
    const away = day - dayOf(new Date());
    return away <= 1 ? near.format(away, 'day') : dates.format(dateOf(day));
  };
}

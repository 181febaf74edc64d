/** Says that what is shown is from before: the server does not answer now. */
import type { ReactNode } from 'react';
import { LANGUAGES } from '@drumhead/content';
import { useMessages } from '../../i18n/index.ts';
import type { ClubKey } from './messages.ts';

export function Old({ since }: { readonly since: number | null }): ReactNode {
  const { t, language } = useMessages<ClubKey>();
  if (since === null) return null;
  const time = new Intl.DateTimeFormat(LANGUAGES[language].locale, { hour: 'numeric', minute: '2-digit' }).format(
    since,
  );
  return <p role="status">{t('web.club.old', { time })}</p>;
}

/** Whose rules they are, and whose libraries and fonts. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';

export function Credit(): ReactNode {
  const { t } = useMessages<HomeLinkKey>();
  return (
    <>
      <p>{t('web.home.rulebooks')}</p>
      <p>
        <a href="licences.txt">{t('web.home.licences')}</a>
      </p>
    </>
  );
}

/** While a text is on its way, or when it did not come. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { Fetched } from './loadReference.ts';

export function LoadingText({
  fetched,
  id,
}: {
  readonly fetched: Exclude<Fetched<unknown>, { readonly at: 'here' }>;
  /** Where something else is named by this text. */
  readonly id?: string;
}): ReactNode {
  const { t } = useMessages();
  if (fetched.at === 'coming') {
    return (
      <p role="status" id={id}>
        {t('web.page.coming')}
      </p>
    );
  }
  return (
    <div role="alert">
      <p id={id}>{t('web.page.failed')}</p>
      <button type="button" onClick={fetched.again}>
        {t('web.fault.again')}
      </button>
    </div>
  );
}

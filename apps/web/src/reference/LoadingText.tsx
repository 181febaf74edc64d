/** Shown while a text is loading, or when loading failed. */
import type { ReactNode } from 'react';
import { NotLoaded } from '../app/NotLoaded.tsx';
import { useMessages } from '../i18n/index.ts';
import type { Fetched } from './loadReference.ts';

export function LoadingText({
  fetched,
  id,
}: {
  readonly fetched: Exclude<Fetched<unknown>, { readonly at: 'loaded' }>;
  /** Id for `aria-labelledby`. */
  readonly id?: string;
}): ReactNode {
  const { t } = useMessages();
  if (fetched.at === 'loading') {
    return (
      <p role="status" id={id}>
        {t('web.page.coming')}
      </p>
    );
  }
  return <NotLoaded {...(id !== undefined && { id })} />;
}

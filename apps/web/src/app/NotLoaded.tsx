/** A part of the page did not come: off the net, or because a newer build of the page is in its place. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';

/** Reloads the page where it is: some browsers do not ask for a part again that once did not come. */
export function NotLoaded({ id }: { readonly id?: string }): ReactNode {
  const { t } = useMessages();
  return (
    <div role="alert">
      <p id={id}>{t('web.page.failed')}</p>
      <Reload />
    </div>
  );
}

export function Reload(): ReactNode {
  const { t } = useMessages();
  return (
    <button type="button" className="primary" onClick={() => location.reload()}>
      {t('web.reload')}
    </button>
  );
}

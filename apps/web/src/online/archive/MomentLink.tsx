/** In a replay of a battle that has a page: a link to this moment for everybody who may see that. */
import { type ReactNode, useState } from 'react';
import { copied } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { ArchiveKey } from './messages.ts';
import { linkToPage } from './pages.ts';

/** `at`: count of accepted commands. */
export function MomentLink({ battle, at }: { readonly battle: string; readonly at: number }): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  const ready = useBundle('web-online-archive-pages');
  const [last, setLast] = useState('');
  const link = linkToPage(battle, at);
  if (!ready) return null;
  return (
    <button type="button" onClick={() => void copied(link).then((went) => went && setLast(link))}>
      {t(last === link ? 'web.archive.link.done' : 'web.archive.link.here')}
    </button>
  );
}

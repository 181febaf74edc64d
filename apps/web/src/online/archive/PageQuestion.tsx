/** Another player asks who is to see the page of the battle. */
import type { Shown } from '@drumhead/protocol';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { ArchiveKey } from './messages.ts';

export function PageQuestion({ shown, side }: { readonly shown: Shown; readonly side: string }): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  return useBundle('web-online-archive-pages') && <p>{t(`web.archive.ask.${shown}`, { side })}</p>;
}

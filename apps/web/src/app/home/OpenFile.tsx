/** Brings files of any kind to the door. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { bring } from '../../outside/brought.ts';
import { FileButton } from '../../outside/FileButton.tsx';
import type { HomeLinkKey } from './homeLinkMessages.ts';

export function OpenFile(): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  return (
    <p>
      <FileButton label={t('web.home.openFile')} onFiles={(files) => bring(...files)} />
    </p>
  );
}

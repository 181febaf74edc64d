/** Brings files of any kind to the door. */
import { type ReactNode, useRef } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { bring } from '../../outside/brought.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';

export function OpenFile(): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p>
      <button type="button" onClick={() => input.current?.click()}>
        {t('web.home.openFile')}
      </button>
      <input
        ref={input}
        type="file"
        className="spoken"
        tabIndex={-1}
        aria-label={t('web.home.openFile')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          bring(...files);
        }}
      />
    </p>
  );
}

/** Opens a battle from a record or a position file. */
import { type ReactNode, useRef } from 'react';
import type { RecordFile } from '../../battle/records/savedBattles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';

export function OpenFile({ onFile }: { readonly onFile: (file: RecordFile) => void }): ReactNode {
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
        accept=".jsonl,.json,application/x-ndjson,application/json,text/plain"
        className="spoken"
        tabIndex={-1}
        aria-label={t('web.home.openFile')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </p>
  );
}

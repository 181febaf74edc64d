/** Opens a battle from a record file. */
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';

export function OpenFile({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p>
      <button type="button" onClick={() => input.current?.click()}>
        {t('web.home.openFile')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".jsonl,application/x-ndjson,application/json,text/plain"
        className="spoken"
        tabIndex={-1}
        aria-label={t('web.home.openFile')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void file.text().then(onText);
        }}
      />
    </p>
  );
}

/** A button to pick a file; gives its text. */
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { documentMessages } from './messages.ts';

export function FilePicker({ onText }: { readonly onText: (text: string) => void }): ReactNode {
  const { t } = useMessages<keyof typeof documentMessages>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {t('web.papers.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,text/plain"
        className="spoken"
        tabIndex={-1}
        aria-label={t('web.papers.import')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void file.text().then(onText);
        }}
      />
    </>
  );
}

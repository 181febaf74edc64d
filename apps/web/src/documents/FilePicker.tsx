/** A button to pick a file. What the page does not take itself goes to the door for everything. */
import type { Recognised } from '@drumhead/content/outside';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import { bring } from '../outside/brought.ts';
import { fileIn, type InFile } from '../outside/fileIn.ts';
import type { documentMessages } from './messages.ts';

export function FilePicker({
  format,
  onText,
  onWords,
}: {
  /** Of the documents of this page. */
  readonly format: string;
  /** Takes the JSON of one. */
  readonly onText: (text: string) => void;
  /** Takes a text that may be a list; left out: the page reads none. */
  readonly onWords?: (text: string) => void;
}): ReactNode {
  const { t } = useMessages<keyof typeof documentMessages>();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const found = await fileIn(file);
    if (isOfPage(found, format)) onText(found.text);
    else if (found.is === 'words' && onWords) onWords(found.text);
    else bring(file);
  };
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {t('web.papers.import')}
      </button>
      <input
        ref={input}
        type="file"
        className="spoken"
        tabIndex={-1}
        aria-label={t('web.papers.import')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}

/** A document of this page, or JSON that says nothing of itself, whose faults the page names. */
function isOfPage(found: InFile, format: string): found is Extract<Recognised, { is: 'json' | 'own' }> {
  return found.is === 'json' || (found.is === 'own' && found.format === format);
}

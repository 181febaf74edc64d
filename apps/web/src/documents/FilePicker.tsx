/** A button to pick a file. What the page does not take itself goes to the door for everything. */
import type { Recognised } from '@drumhead/content/outside';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { bring } from '../outside/brought.ts';
import { FileButton } from '../outside/FileButton.tsx';
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
  const take = async (file: File) => {
    const found = await fileIn(file);
    if (isOfPage(found, format)) onText(found.text);
    else if (found.is === 'words' && onWords) onWords(found.text);
    else bring(file);
  };
  return <FileButton label={t('web.papers.import')} onFiles={([file]) => file && void take(file)} />;
}

/** A document of this page, or JSON that says nothing of itself, whose faults the page names. */
function isOfPage(found: InFile, format: string): found is Extract<Recognised, { is: 'json' | 'own' }> {
  return found.is === 'json' || (found.is === 'own' && found.format === format);
}

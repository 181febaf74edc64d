/** Deletes a saved document at the second press; of a list, one at a time is asked about. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { StoredDocument } from './documentStorage.ts';
import type { documentMessages } from './messages.ts';

/** The button for each document of a list. */
export function useDeleting(remove: (doc: StoredDocument) => void): (doc: StoredDocument, name: string) => ReactNode {
  const { t } = useMessages<keyof typeof documentMessages>();
  const [confirming, setConfirming] = useState<string | null>(null);
  return (doc, name) => {
    const isSure = confirming === doc.id;
    return (
      <button
        type="button"
        className={isSure ? 'grave' : 'quiet'}
        aria-label={t(isSure ? 'web.papers.deleteSure' : 'web.papers.delete', { name })}
        onClick={() => {
          if (isSure) remove(doc);
          setConfirming(isSure ? null : doc.id);
        }}
      >
        <span aria-hidden="true">{isSure ? '✕ ?' : '✕'}</span>
      </button>
    );
  };
}

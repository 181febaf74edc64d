/** Saved documents of one kind: open or delete. */
import type { Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { useMessages } from '../i18n/index.ts';
import type { EditorStore } from './editorStore.ts';
import { savedLine, type Strength } from './savedLine.ts';
import type { documentMessages } from './messages.ts';
import { useDeleting } from './useDeleting.tsx';
import { ClosableButton } from '../closed/ClosableButton.tsx';

export function SavedDocuments<T>({
  editor,
  beside,
  onBeside,
  titleOf,
  strengthOf = () => null,
  faultOf = () => null,
  onProblems,
}: {
  readonly editor: EditorStore<T>;
  /** Ids of those that are looked at beside the open one; left out where they cannot be. */
  readonly beside?: readonly string[];
  readonly onBeside?: (ids: readonly string[]) => void;
  /** Title of a document without a name. */
  readonly titleOf: (text: string) => string;
  /** How much is in one; left out where they are told apart by their titles. */
  readonly strengthOf?: (text: string) => Strength | null;
  /** The first fault of one, in the reader's words; left out where none are told. */
  readonly faultOf?: (text: string) => string | null;
  readonly onProblems: (problems: readonly Problem[]) => void;
}): ReactNode {
  const messages = useMessages<keyof typeof documentMessages>();
  const { t } = messages;
  const { documents, id } = useStore(editor.store);
  const deleteButton = useDeleting((doc) => editor.remove(doc));
  return (
    <section className="panel kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{t('web.papers.kept')}</h2>
      <p>
        <a href={pageAddress('any', 'keeping')}>{t('web.papers.kept.all')}</a>
      </p>
      <ul>
        {documents.map((doc) => {
          const name = doc.name === '' ? titleOf(doc.text) : doc.name;
          const fault = faultOf(doc.text);
          return (
            <li key={doc.id} className={onBeside ? 'kept-paper with-beside' : 'kept-paper'}>
              <button
                type="button"
                aria-pressed={doc.id === id}
                onClick={() => {
                  const problems = editor.open(doc);
                  if (problems !== null) onProblems(problems);
                }}
              >
                {name}{' '}
                <span className="minor">
                  {savedLine({ strength: strengthOf(doc.text), touched: doc.touched }, messages)}
                </span>
                {fault !== null && <small className="kept-fault">{fault}</small>}
              </button>
              {beside && onBeside && (
                <ClosableButton
                  aria-pressed={beside.includes(doc.id)}
                  aria-label={t('web.papers.beside.name', { name })}
                  closed={doc.id === id ? t('web.papers.beside.open') : null}
                  onClick={() =>
                    onBeside(beside.includes(doc.id) ? beside.filter((one) => one !== doc.id) : [...beside, doc.id])
                  }
                >
                  {t('web.papers.beside')}
                </ClosableButton>
              )}
              {deleteButton(doc, name)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A document that is not saved, or is saved as a copy: why, and what to do. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { useMessages } from '../i18n/index.ts';
import type { EditorStore } from './editorStore.ts';
import type { documentMessages } from './messages.ts';

/** Files are saved with the tools of the page. */
export function SavingTrouble<T>({ editor }: { readonly editor: EditorStore<T> }): ReactNode {
  const { t } = useMessages<keyof typeof documentMessages>();
  const trouble = useStore(editor.store, (state) => state.trouble);
  const isCopy = useStore(editor.store, (state) => state.isCopy);
  const isDirty = useStore(editor.store, ({ past }) => past.length > 0);
  const asks = trouble !== null && isDirty;
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
  if (trouble === null) {
    return (
      isCopy && (
        <p className="panel" role="status">
          {t('web.papers.copy')}
        </p>
      )
    );
  }
  const blocked = trouble === 'blocked';
  const key = trouble === 'full' || trouble === 'newer' ? trouble : 'failed';
  return (
    <section className="panel told" role="alert">
      <p>{t(blocked ? 'web.papers.notKept' : `web.papers.${key}`)}</p>
      {!blocked && (
        <div className="paper-tools">
          <button type="button" onClick={() => editor.saveAgain()}>
            {t('web.papers.again')}
          </button>
          {trouble === 'full' && (
            <a className="button" href={pageAddress('any', 'keeping')}>
              {t('web.papers.makeRoom')}
            </a>
          )}
        </div>
      )}
    </section>
  );
}

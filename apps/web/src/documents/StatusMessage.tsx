/** Status or error message of a page. */
import { translateFacts } from '@drumhead/content';
import type { Facts, Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { Unreadable } from './shareLinks.ts';
import { Problems } from './Problems.tsx';
import type { documentMessages } from './messages.ts';

export type Notice =
  /** Success: a message key with its facts, and perhaps a text to copy by hand. */
  | { readonly is: 'done'; readonly key: string; readonly facts?: Facts; readonly text?: string }
  | { readonly is: 'failed'; readonly key: string }
  | { readonly is: 'unreadable'; readonly fault: Unreadable }
  /** `head`: message key of the line above them. */
  | { readonly is: 'problems'; readonly head: string; readonly problems: readonly Problem[] };

export function StatusMessage({
  notice,
  onClose,
}: {
  readonly notice: Notice;
  readonly onClose: () => void;
}): ReactNode {
  const { t, translate } = useMessages<keyof typeof documentMessages | 'web.close'>();
  return (
    <div className="panel told" role={notice.is === 'done' ? 'status' : 'alert'}>
      {notice.is === 'done' && <p>{translate(notice.key, notice.facts)}</p>}
      {notice.is === 'done' && notice.text !== undefined && (
        <textarea readOnly aria-label={t('web.papers.link')} value={notice.text} />
      )}
      {notice.is === 'failed' && <p>{translate(notice.key)}</p>}
      {notice.is === 'unreadable' && (
        <p>
          {translate(
            notice.fault.key,
            translateFacts(notice.fault.facts, (key) => translate(key)),
          )}
        </p>
      )}
      {notice.is === 'problems' && (
        <>
          <p>{translate(notice.head)}</p>
          <Problems problems={notice.problems} showPaths />
        </>
      )}
      <button type="button" onClick={onClose}>
        {t('web.close')}
      </button>
    </div>
  );
}

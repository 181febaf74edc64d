/** What a page says about something that was done, or brought to it. */
import type { Facts, Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import type { Unreadable } from './shareLinks.ts';
import { Problems } from './Problems.tsx';
import type { paperWords } from './messages.ts';

export type Notice =
  /** It went well: a message key with its facts, and perhaps a text to copy by hand. */
  | { readonly is: 'done'; readonly key: string; readonly facts?: Facts; readonly text?: string }
  | { readonly is: 'failed'; readonly key: string }
  | { readonly is: 'unreadable'; readonly fault: Unreadable }
  /** `head`: message key of the line above them. */
  | { readonly is: 'problems'; readonly head: string; readonly problems: readonly Problem[] };

export function Told({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }): ReactNode {
  const { say, tell } = useSpeech<keyof typeof paperWords | 'web.close'>();
  return (
    <div className="panel told" role={notice.is === 'done' ? 'status' : 'alert'}>
      {notice.is === 'done' && <p>{tell(notice.key, notice.facts)}</p>}
      {notice.is === 'done' && notice.text !== undefined && (
        <textarea readOnly aria-label={say('web.papers.link')} value={notice.text} />
      )}
      {notice.is === 'failed' && <p>{tell(notice.key)}</p>}
      {notice.is === 'unreadable' && (
        <p>
          {tell(notice.fault.key, notice.fault.facts)} {say('web.papers.link.nothing')}
        </p>
      )}
      {notice.is === 'problems' && (
        <>
          <p>{tell(notice.head)}</p>
          <Problems problems={notice.problems} showPaths />
        </>
      )}
      <button type="button" onClick={onClose}>
        {say('web.close')}
      </button>
    </div>
  );
}

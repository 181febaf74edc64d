/** Work of a worker on the report: how far it is, stopped or begun anew by the reader. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';
import type { Progress, Weighing } from './weighing.ts';

export type Work<Found> =
  | { readonly at: 'busy'; readonly done: number; readonly of: number; readonly soFar?: Found | undefined }
  | { readonly at: 'cancelled' }
  | { readonly at: 'failed' }
  | { readonly at: 'done'; readonly found: Found };

export interface Working<Found> {
  readonly work: Work<Found>;
  readonly stop: () => void;
  readonly again: () => void;
}

/** Begins the work, once for every `begin`, and anew when the reader asks for it. */
export function useWork<Found>(begin: (onProgress: Progress<Found>) => Weighing<Found>): Working<Found> {
  const [work, setWork] = useState<Work<Found>>({ at: 'busy', done: 0, of: 0 });
  /** Counts how often it was begun. */
  const [attempt, setAttempt] = useState(0);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    let dropped = false;
    const { weighed, cancel } = begin((done, of, soFar) => setWork({ at: 'busy', done, of, soFar }));
    weighed.then(
      (found) => dropped || setWork({ at: 'done', found }),
      () => dropped || setWork({ at: 'failed' }),
    );
    stop.current = () => {
      dropped = true;
      cancel();
    };
    return () => stop.current();
  }, [attempt, begin]);
  return {
    work,
    stop: () => {
      stop.current();
      setWork({ at: 'cancelled' });
    },
    again: () => {
      setWork({ at: 'busy', done: 0, of: 0 });
      setAttempt(attempt + 1);
    },
  };
}

interface Props<Found> extends Working<Found> {
  /** Message key of what is found, as the button says that begins it anew. */
  readonly find: string;
  /** Message key of how far it is. */
  readonly busy?: string;
}

const BUSY: ReportKey = 'web.report.turning.busy';

/** Progress and what a reader may do about it; nothing once it is done. */
export function UnderWay<Found>({ work, stop, again, find, busy = BUSY }: Props<Found>): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const { translate } = useMessages();
  switch (work.at) {
    case 'done':
      return null;
    case 'busy': {
      const { done, of } = work;
      return (
        <p className="busy">
          <label>
            {translate(busy, { done, of })} <progress value={done} max={Math.max(1, of)} />
          </label>
          <button type="button" onClick={stop}>
            {t('web.report.cancel')}
          </button>
        </p>
      );
    }
    default:
      return (
        <>
          {work.at === 'failed' && <p role="alert">{t('web.report.turning.failed')}</p>}
          <button type="button" onClick={again}>
            {translate(find)}
          </button>
        </>
      );
  }
}

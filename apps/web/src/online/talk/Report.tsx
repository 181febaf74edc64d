/** Tells the person who runs the server of a player: why, and of which line. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import type { TalkKey } from './messages.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

/** What is reported: a line with its words, or the battle. */
export interface Reported {
  readonly number: number | null;
  readonly words: string;
}

/** Characters, as the server takes them. */
const LONGEST = 500;

export function Report({
  session,
  reported: { number, words },
  done,
}: {
  readonly session: Session;
  readonly reported: Reported;
  /** It was sent, or not wanted after all. */
  readonly done: () => void;
}): ReactNode {
  const { t } = useMessages<TalkKey>();
  const [reason, setReason] = useState('');
  const unconnected = useUnconnected(session);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it may be far above.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className="online-report"
      aria-label={t('web.talk.report.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const about = number === null ? {} : { number };
        if (session.tell({ t: 'report', reason: reason.trim(), ...about })) done();
      }}
    >
      <strong>{t('web.talk.report.title')}</strong>
      {number !== null && <p>{t('web.talk.report.evidence', { line: words })}</p>}
      <p className="minor">{t(`web.talk.report.about.${number === null ? 'battle' : 'line'}`)}</p>
      <TextField label={t('web.talk.report.reason')} value={reason} most={LONGEST} onChange={setReason} />
      <p className="online-buttons">
        <ClosableButton
          type="submit"
          closed={unconnected ?? (reason.trim() === '' ? t('web.talk.report.lacks') : null)}
        >
          {t('web.talk.report.send')}
        </ClosableButton>
        <button type="button" onClick={done}>
          {t('web.talk.report.cancel')}
        </button>
      </p>
    </form>
  );
}

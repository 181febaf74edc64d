/** What is said at the table: set phrases in the language of whoever reads them, and texts where all players agreed. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type NumberedSaid, PHRASES, phraseKey, type Said } from '@drumhead/protocol';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { isTakenBack } from '../session/heard.ts';
import type { OnlineKey } from '../messages.ts';
import { sayingOf } from '../players/saying.ts';
import { type Session, WATCHING } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import type { TalkKey } from './messages.ts';
import type { Reported } from './Report.tsx';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

type Key = OnlineKey | MessageKey | TalkKey;

// Seldom wanted.
const Report = lazyComponent(() => import('./Report.tsx').then((found) => found.Report));

interface TalkProps {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
  /** Why nothing can be asked of the others now, or null. */
  readonly why: string | null;
}

export function Talk({ session, nameOf, why }: TalkProps): ReactNode {
  const messages = useMessages<Key>();
  const { t, translate } = messages;
  const isReady = useBundle('web-online-talk-pages');
  const said = useStore(session.store, (state) => state.said);
  const reports = useStore(session.store, (state) => state.reported);
  const { freeText, muted, hushed = [] } = useStore(session.store, (state) => state.talk);
  const unconnected = useUnconnected(session);
  const [reported, setReported] = useState<Reported | null>(null);
  const focus = useKeptFocus('.online-report-battle');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said, isReady]);
  const words = (one: Said): string =>
    isTakenBack(one)
      ? t('web.talk.gone', { side: one.seat === null ? t('web.watch.name') : nameOf(one.seat) })
      : sayingOf(messages, one, nameOf);
  const plays = session.seat !== WATCHING;
  // What came before somebody was muted is shown no more either.
  const read = said.filter(({ seat }) => seat === null || !hushed.includes(seat));
  if (!isReady) return null;
  return (
    <section className="online-talk" ref={focus} tabIndex={-1} aria-label={t('web.online.talk')}>
      {hushed.length > 0 && <p className="minor">{t('web.talk.hushed', { side: hushed.map(nameOf).join(', ') })}</p>}
      <ul className="online-said" ref={list}>
        {read.map((one) => (
          <li key={one.number} className={isTakenBack(one) ? 'minor' : ''}>
            <span>{words(one)}</span>
            {plays && !isTakenBack(one) && (
              <LineButton session={session} line={one} words={words(one)} onReport={setReported} />
            )}
          </li>
        ))}
      </ul>
      {reported !== null && <Report session={session} reported={reported} done={() => setReported(null)} />}
      <p role="status">{reports > 0 && reported === null && t('web.talk.reported')}</p>
      {plays && freeText && <Write session={session} />}
      <div className="online-buttons">
        {PHRASES.map((phrase) => (
          <ClosableButton key={phrase} closed={unconnected} onClick={() => session.say(phrase)}>
            {translate(phraseKey(phrase))}
          </ClosableButton>
        ))}
      </div>
      {plays && (
        <p className="online-buttons">
          {!freeText && <AskForFreeText session={session} why={why} />}
          <ClosableButton
            aria-pressed={muted}
            closed={unconnected}
            onClick={() => session.tell({ t: 'mute', on: !muted })}
          >
            {t('web.online.mute')}
          </ClosableButton>
          <button
            type="button"
            className="online-report-battle"
            onClick={() => setReported({ number: null, words: '' })}
          >
            {t('web.talk.report.battle')}
          </button>
        </p>
      )}
    </section>
  );
}

/** One's own line is deleted, another's is reported. */
function LineButton({
  session,
  line: { number, seat },
  words,
  onReport,
}: {
  readonly session: Session;
  readonly line: NumberedSaid;
  readonly words: string;
  readonly onReport: (reported: Reported) => void;
}): ReactNode {
  const { t } = useMessages<TalkKey>();
  const unconnected = useUnconnected(session);
  const isOwn = seat === session.seat;
  const does = isOwn ? 'unsay' : 'report';
  return (
    <ClosableButton
      className="quiet"
      closed={unconnected}
      aria-label={t(`web.talk.${does}.line`, { line: words })}
      onClick={() => (isOwn ? session.tell({ t: 'unsay', number }) : onReport({ number, words }))}
    >
      {t(`web.talk.${does}`)}
    </ClosableButton>
  );
}

/** Characters, as the server takes them. */
const LONGEST = 300;

function Write({ session }: { readonly session: Session }): ReactNode {
  const { t } = useMessages<Key>();
  const [text, setText] = useState('');
  const unconnected = useUnconnected(session);
  return (
    <form
      className="online-write"
      onSubmit={(event) => {
        event.preventDefault();
        if (session.tell({ t: 'chat', text: text.trim() })) setText('');
      }}
    >
      <label>
        <span className="minor">{t('web.online.write')}</span>
        <input type="text" value={text} maxLength={LONGEST} onChange={(event) => setText(event.target.value)} />
      </label>
      <ClosableButton type="submit" closed={unconnected ?? (text.trim() === '' ? t('web.talk.lacks') : null)}>
        {t('web.online.send')}
      </ClosableButton>
    </form>
  );
}

function AskForFreeText({
  session,
  why,
}: {
  readonly session: Session;
  /** Why nothing can be asked of the others now, or null. */
  readonly why: string | null;
}): ReactNode {
  const { t } = useMessages<Key>();
  const unconnected = useUnconnected(session);
  return (
    <ClosableButton closed={why ?? unconnected} onClick={() => session.propose({ kind: 'freeText' })}>
      {t('web.online.freeText')}
    </ClosableButton>
  );
}

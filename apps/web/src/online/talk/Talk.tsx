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
import { useConnected } from '../session/useConnected.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import type { TalkKey } from './messages.ts';
import type { Reported } from './Report.tsx';

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
  const { freeText, muted } = useStore(session.store, (state) => state.talk);
  const isConnected = useConnected(session);
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
  if (!isReady) return null;
  return (
    <section className="online-talk" ref={focus} tabIndex={-1} aria-label={t('web.online.talk')}>
      <ul className="online-said" ref={list}>
        {said.map((one) => (
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
          <button key={phrase} type="button" disabled={!isConnected} onClick={() => session.say(phrase)}>
            {translate(phraseKey(phrase))}
          </button>
        ))}
      </div>
      {plays && (
        <p className="online-buttons">
          {!freeText && <AskForFreeText session={session} isBarred={why !== null} />}
          <button
            type="button"
            aria-pressed={muted}
            disabled={!isConnected}
            onClick={() => session.tell({ t: 'mute', on: !muted })}
          >
            {t('web.online.mute')}
          </button>
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
  const isConnected = useConnected(session);
  const isOwn = seat === session.seat;
  const does = isOwn ? 'unsay' : 'report';
  return (
    <button
      type="button"
      className="quiet"
      disabled={!isConnected}
      aria-label={t(`web.talk.${does}.line`, { line: words })}
      onClick={() => (isOwn ? session.tell({ t: 'unsay', number }) : onReport({ number, words }))}
    >
      {t(`web.talk.${does}`)}
    </button>
  );
}

/** Characters, as the server takes them. */
const LONGEST = 300;

function Write({ session }: { readonly session: Session }): ReactNode {
  const { t } = useMessages<Key>();
  const [text, setText] = useState('');
  const isConnected = useConnected(session);
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
      <button type="submit" disabled={!isConnected || text.trim() === ''}>
        {t('web.online.send')}
      </button>
    </form>
  );
}

function AskForFreeText({
  session,
  isBarred,
}: {
  readonly session: Session;
  /** Another question is open. */
  readonly isBarred: boolean;
}): ReactNode {
  const { t } = useMessages<Key>();
  const isConnected = useConnected(session);
  return (
    <button
      type="button"
      disabled={isBarred || !isConnected}
      aria-describedby={isBarred ? 'one-question' : undefined}
      onClick={() => session.propose({ kind: 'freeText' })}
    >
      {t('web.online.freeText')}
    </button>
  );
}

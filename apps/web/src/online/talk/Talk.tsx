/** What is said at the table: set phrases in the language of whoever reads them, and texts where all players agreed. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type NumberedSaid, PHRASES, phraseKey, type Said } from '@drumhead/protocol';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { isTakenBack } from '../heard.ts';
import type { OnlineKey } from '../messages.ts';
import { type Session, WATCHING } from '../session.ts';
import { useConnected } from '../useConnected.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import type { TalkKey } from './messages.ts';
import type { Reported } from './Report.tsx';

type Key = OnlineKey | MessageKey | TalkKey;

// Seldom wanted.
const Report = lazyComponent(() => import('./Report.tsx').then((found) => found.Report));

interface TalkProps {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
}

export function Talk({ session, nameOf }: TalkProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const isReady = useBundle('web-online-talk-pages');
  const said = useStore(session.store, (state) => state.said);
  const reports = useStore(session.store, (state) => state.reported);
  const { freeText, muted } = useStore(session.store, (state) => state.talk);
  const isConnected = useConnected(session);
  const [isOpen, setIsOpen] = useState(false);
  const [reported, setReported] = useState<Reported | null>(null);
  const focus = useKeptFocus('.online-report-battle');
  const last = said.at(-1);
  const words = (one: Said): string => {
    const side = one.seat === null ? t('web.watch.name') : nameOf(one.seat);
    if (isTakenBack(one)) return t('web.talk.gone', { side });
    return t('web.online.said', { side, words: one.phrase ? translate(phraseKey(one.phrase)) : (one.text ?? '') });
  };
  const plays = session.seat !== WATCHING;
  if (!isReady) return null;
  return (
    <>
      <p role="status" className="online-last">
        {last && words(last)}
      </p>
      <details className="online-talk" ref={focus} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('web.online.talk')}</summary>
        <ul className="online-said">
          {(isOpen ? said : []).map((one) => (
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
            {!freeText && <AskForFreeText session={session} />}
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
      </details>
    </>
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

function AskForFreeText({ session }: { readonly session: Session }): ReactNode {
  const { t } = useMessages<Key>();
  const isConnected = useConnected(session);
  const isOpen = useStore(session.store, (state) => (state.client?.open ?? null) !== null);
  return (
    <button type="button" disabled={isOpen || !isConnected} onClick={() => session.propose({ kind: 'freeText' })}>
      {t('web.online.freeText')}
    </button>
  );
}

/** What is said at the table: set phrases in the language of whoever reads them, and texts where all players agreed. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { PHRASES, phraseKey, type Said } from '@drumhead/protocol';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import type { OnlineKey } from '../messages.ts';
import { type Session, WATCHING } from '../session.ts';
import { useConnected } from '../useConnected.ts';

type Key = OnlineKey | MessageKey;

// Seldom wanted.
const Amend = lazyComponent(() => import('../amend/Amend.tsx').then((found) => found.Amend));

interface TalkProps {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
}

export function Talk({ session, nameOf }: TalkProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const said = useStore(session.store, (state) => state.said);
  const { freeText, muted } = useStore(session.store, (state) => state.talk);
  const isConnected = useConnected(session);
  const last = said.at(-1);
  const words = ({ seat, phrase, text }: Said): string =>
    t('web.online.said', {
      side: seat === null ? t('web.watch.name') : nameOf(seat),
      words: phrase ? translate(phraseKey(phrase)) : (text ?? ''),
    });
  const plays = session.seat !== WATCHING;
  return (
    <>
      <p role="status" className="online-last">
        {last && words(last)}
      </p>
      <details className="online-talk">
        <summary>{t('web.online.talk')}</summary>
        <ul className="online-said">
          {said.slice(0, -1).map((one) => (
            <li key={one.number}>{words(one)}</li>
          ))}
        </ul>
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
          </p>
        )}
        {plays && <Amend session={session} />}
      </details>
    </>
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

/**
 * In an online battle: one line of the connection and the others, which never grows, so the question under it stays where it
 * is. Everything else between the players opens over the table.
 */
import type { AwayKey } from '@drumhead/protocol/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../../battle/index.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import { useCalled } from '../../battle/players/playerNames.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import type { OnlineKey } from '../messages.ts';
import { sessionOf } from '../session/online.ts';
import type { Link } from '../session/connection.ts';
import { type Session, WATCHING } from '../session/session.ts';
import { isOpenedElsewhere, type Sending } from '../session/sessionState.ts';
import { barLine } from './barLine.ts';
import { hearAll, useHeard } from './heardWords.ts';
import { sayingOf } from './saying.ts';
import { useNamesAt } from './useNamesAt.ts';
import '../online.css';

type Key = OnlineKey | AwayKey | MessageKey;

// Most battles have no clock; the rest is not there before one looks.
const Clocks = lazyComponent(() => import('../clock/Clocks.tsx').then((found) => found.Clocks));
const OthersWait = lazyComponent(() => import('../mine/OthersWait.tsx').then((found) => found.OthersWait));
const Players = lazyComponent(() => import('./Players.tsx').then((found) => found.Players));

export function OnlineBar(): ReactNode {
  const table = useHosted((h) => tableOf(h.saved?.id));
  const ready = useBundle('web-online-pages');
  const session = sessionOf(table);
  return ready && table !== null && session && <Bar table={table} session={session} />;
}

/** Signs beside the words: a full, a half and an empty ring. */
const SIGNS = { connected: '●', connecting: '◐', reconnecting: '◐', refused: '○', closed: '○' } as const;
const LINKS = {
  connected: 'web.online.connected',
  connecting: 'web.online.connecting',
  reconnecting: 'web.online.reconnecting',
  refused: 'web.online.ended',
  closed: 'web.online.ended',
} as const;

/** Sending, waiting for a connection, waiting for an answer: three things that look like a dead button otherwise. */
function linkText(link: Link, sending: Sending) {
  if (sending === 'waits') return 'web.online.waits';
  if (sending === 'sent') return link === 'connected' ? 'web.online.sending' : 'web.online.unsure';
  return LINKS[link];
}

function Bar({ table, session }: { readonly table: string; readonly session: Session }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const { link, why, sending, client, here, bots, clock, said, waiting } = useStore(session.store);
  const at = client?.battle ?? '';
  const heard = useHeard(table, at);
  const [fallen, setFallen] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [folded, setFolded] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const urgent = useUrgent(session, fallen);
  const isShown = isOpen || (urgent !== '' && urgent !== folded);
  const last = said.at(-1)?.number ?? 0;
  useNamesAt(table, here);
  const nameOf = (seat: string): string => (screen && battle ? screen.seatName(messages, battle.state, seat) : seat);
  const called = useCalled(nameOf);
  useEffect(() => {
    if (isShown && last > heard) hearAll(table, at, last);
  }, [isShown, last, heard, table, at]);
  if (!screen || !battle) return null;
  const others = battle.ruleset.seats(battle.state).filter((seat) => seat !== session.seat && !(seat in bots));
  const line = barLine({ link, sending, seat: session.seat, open: client?.open ?? null, said, heard });
  // The sign says that one is connected.
  const isTold = line.is === 'here' && here !== null && others.length > 0;
  const fold = (): void => {
    setIsOpen(false);
    setFolded(urgent);
    button.current?.focus();
  };
  return (
    <section className={`panel online-bar ${link} tells-${line.is}`} aria-label={t('web.online.bar')}>
      <p role="status" className="online-line">
        <span aria-hidden="true">{SIGNS[link]}</span>{' '}
        {line.is === 'asked' ? (
          t(line.isOwn ? 'web.online.asked.yours' : 'web.online.asked', { side: called(client?.open?.seat ?? '') })
        ) : line.is === 'said' ? (
          sayingOf(messages, line.last, called)
        ) : (
          <>
            <span className={isTold ? 'spoken' : ''}>{t(why ?? linkText(link, sending))}</span>
            {isTold &&
              others.map((seat) => (
                <span key={seat} className="online-other">
                  {' '}
                  {t(here?.includes(seat) ? 'web.online.here' : 'web.online.away', { side: called(seat) })}
                </span>
              ))}
          </>
        )}
      </p>
      {sending === 'waits' && (
        <button type="button" onClick={() => session.recall()}>
          {t('web.online.recall')}
        </button>
      )}
      {link === 'reconnecting' && (
        <button type="button" onClick={() => session.hurry()}>
          {t('web.online.again')}
        </button>
      )}
      <button
        ref={button}
        type="button"
        className="online-open"
        aria-expanded={isShown}
        onClick={() => (isShown ? fold() : setIsOpen(true))}
      >
        {t('web.online.players')}
        {line.is === 'said' && (
          <>
            {' '}
            <strong className="online-unread" aria-hidden="true">
              {line.unread}
            </strong>
            <span className="spoken">{t('web.online.unread', { words: line.unread })}</span>
          </>
        )}
      </button>
      <OthersWait seat={session.seat} tables={waiting} />
      {clock !== null && <Clocks session={session} nameOf={nameOf} onFallen={setFallen} />}
      {isShown && (
        <Players table={table} session={session} screen={screen} battle={battle} isWanted={isOpen} onClose={fold} />
      )}
    </section>
  );
}

/** What the person should see at once, by a name that differs with it; empty: nothing. `fallen`: sides whose time is up. */
function useUrgent({ store, seat }: Session, fallen: string): string {
  return useStore(store, ({ client, mismatch, bots, devices, why }) => {
    // The line of the bar has room for the beginning alone.
    if (why !== null) return why;
    if (seat === WATCHING) return mismatch === null ? '' : 'differs';
    const open = client?.open ?? null;
    const isAsked = open !== null && open.seat !== seat && !open.agreed.includes(seat) && !(seat in bots);
    const all = [
      mismatch !== null && 'differs',
      isOpenedElsewhere(devices) && 'elsewhere',
      seat in bots && 'deposed',
      fallen,
      isAsked && open.id,
    ];
    return all.filter(Boolean).join(' ');
  });
}

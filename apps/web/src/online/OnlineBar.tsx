/** In an online battle: the connection and the others, in words; what is open between them; and “your turn” in the tab. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { useHosted } from '../battle/index.ts';
import { tableOf } from '../battle/onlineName.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { sessionOf } from './online.ts';
import type { OnlineKey } from './messages.ts';
import { type Session, WATCHING } from './session.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import './online.css';

type Key = OnlineKey | MessageKey;

// Most battles have no clock, and nobody takes over; the rest is not there before one looks.
const Clocks = lazyComponent(() => import('./clock/Clocks.tsx').then((found) => found.Clocks));
const TakenOver = lazyComponent(() => import('./clock/TakenOver.tsx').then((found) => found.TakenOver));
const Asked = lazyComponent(() => import('./asked/Asked.tsx').then((found) => found.Asked));
const Amend = lazyComponent(() => import('./amend/Amend.tsx').then((found) => found.Amend));
const Differs = lazyComponent(() => import('./Differs.tsx').then((found) => found.Differs));
const Watching = lazyComponent(() => import('./watching/Watching.tsx').then((found) => found.Watching));
const Talk = lazyComponent(() => import('./talk/Talk.tsx').then((found) => found.Talk));

export function OnlineBar(): ReactNode {
  const table = useHosted((h) => tableOf(h.saved?.id));
  const ready = useBundle('web-online-pages');
  const session = sessionOf(table);
  return ready && table !== null && session && <Bar table={table} session={session} />;
}

/** Signs beside the words: a full, a half and an empty ring. */
const SIGNS = { connected: '●', connecting: '◐', reconnecting: '◐', refused: '○', closed: '○' } as const;

function Bar({ table, session }: { readonly table: string; readonly session: Session }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const { link, client, here, bots, clock, header, mismatch } = useStore(session.store);
  const focus = useKeptFocus('.online-ask button:enabled');
  useTurnTitle(session.seat, t('web.online.yourTurn'));
  if (!screen || !battle) return null;
  const nameOf = (seat: string): string => screen.seatName(messages, battle.state, seat);
  const others = battle.ruleset.seats(battle.state).filter((seat) => seat !== session.seat && !(seat in bots));
  // Computer players of the beginning are in the header; others took over.
  const deposed = Object.keys(bots).filter((seat) => header?.seats[seat] === 'person');
  const unsalted =
    client === null || client.dice.salts !== null ? [] : client.dice.people.filter((seat) => seat !== session.seat);
  const text =
    link === 'connected'
      ? t('web.online.connected')
      : link === 'connecting'
        ? t('web.online.connecting')
        : link === 'reconnecting'
          ? t('web.online.reconnecting')
          : t('web.online.ended');
  return (
    <section ref={focus} tabIndex={-1} className={`panel online-bar ${link}`} aria-label={t('web.online.bar')}>
      <p role="status">
        <span aria-hidden="true">{SIGNS[link]}</span> {text}
        {link === 'connected' &&
          here !== null &&
          others.map((seat) => (
            <span key={seat} className="online-other">
              {' · '}
              {t(here.includes(seat) ? 'web.online.here' : 'web.online.away', { side: nameOf(seat) })}
            </span>
          ))}
      </p>
      {link === 'reconnecting' && (
        <button type="button" onClick={() => session.hurry()}>
          {t('web.online.again')}
        </button>
      )}
      <a href={pageAddress('any', 'table', `${table}&stay`)}>{t('web.online.table')}</a>
      {unsalted.length > 0 && (
        <p className="minor">{t('web.online.dice', { sides: unsalted.map(nameOf).join(', ') })}</p>
      )}
      {deposed.length > 0 && <TakenOver session={session} seats={deposed} nameOf={nameOf} />}
      {clock !== null && <Clocks session={session} nameOf={nameOf} />}
      {session.seat === WATCHING ? (
        <Watching table={table} />
      ) : (
        <Asked session={session} screen={screen} battle={battle} nameOf={nameOf} />
      )}
      {mismatch !== null && <Differs session={session} />}
      <Talk session={session} nameOf={nameOf} />
      {session.seat !== WATCHING && <Amend session={session} />}
    </section>
  );
}

/** The title of the tab says so while the person must decide and looks at something else. */
function useTurnTitle(seat: string, text: string): void {
  const battle = useHosted((h) => h.battle);
  const isAsked = battle?.ruleset.pending(battle.state).some((waiting) => waiting.seat === seat) ?? false;
  useEffect(() => {
    const plain = document.title;
    const tell = (): void => {
      document.title = isAsked && document.visibilityState === 'hidden' ? `● ${text} · ${plain}` : plain;
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      document.title = plain;
    };
  }, [isAsked, text]);
}

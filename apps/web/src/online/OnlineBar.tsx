/** In an online battle: the connection and the others, in words; a question that is open; and “your turn” in the tab. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { OpenAsk } from '@drumhead/protocol';
import { pageAddress } from '../app/route.ts';
import { useHosted } from '../battle/index.ts';
import { tableOf } from '../battle/onlineName.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { sessionOf } from './online.ts';
import type { OnlineKey } from './messages.ts';
import { type Session, WATCHING } from './session.ts';
import './online.css';

type Key = OnlineKey | MessageKey;

// Most battles have no clock, and nobody takes over; the rest is not there before one looks.
const Clocks = lazyComponent(() => import('./clock/Clocks.tsx').then((found) => found.Clocks));
const TakenOver = lazyComponent(() => import('./clock/TakenOver.tsx').then((found) => found.TakenOver));
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
  const { link, client, here, bots, clock, header } = useStore(session.store);
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
    <section className={`panel online-bar ${link}`} aria-label={t('web.online.bar')}>
      <p role="status">
        <span aria-hidden="true">{SIGNS[link]}</span> {text}
        {link === 'connected' &&
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
        <p className="minor">{t('web.watch.yours')}</p>
      ) : (
        <Asked session={session} nameOf={nameOf} />
      )}
      <Talk session={session} nameOf={nameOf} />
    </section>
  );
}

function factsOf(open: OpenAsk, count: number): Readonly<Record<string, unknown>> {
  switch (open.kind) {
    case 'takeBack':
      return { commands: count - open.to };
    case 'pause':
      return { hours: open.hours };
    case 'amend':
      return { values: open.changes.map(({ path, value }) => `${path}: ${String(value)}`).join(', ') };
    default:
      return {};
  }
}

/** Somebody asks for what all others must agree to. */
function Asked({
  session,
  nameOf,
}: {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
}): ReactNode {
  const { t } = useMessages<Key>();
  const client = useStore(session.store, (state) => state.client);
  const isDeposed = useStore(session.store, ({ bots }) => session.seat in bots);
  const open = client?.open ?? null;
  if (client === null || open === null) return null;
  if (open.seat === session.seat)
    return (
      <div className="online-ask">
        <p role="status">{t('web.online.ask.yours')}</p>
        <p className="online-buttons">
          <button type="button" onClick={() => session.withdraw(open)}>
            {t('web.online.ask.withdraw')}
          </button>
        </p>
      </div>
    );
  // Nobody agrees for a side that a computer player took over.
  if (isDeposed || open.agreed.includes(session.seat)) return null;
  return (
    <div className="online-ask" role="alert">
      <p>{t(`web.online.ask.${open.kind}`, { side: nameOf(open.seat), ...factsOf(open, client.held.count) })}</p>
      {open.reason !== undefined && <p>{t('web.online.ask.why', { reason: open.reason })}</p>}
      <p className="online-buttons">
        <button type="button" onClick={() => session.answer(open, true)}>
          {t('web.online.ask.yes')}
        </button>
        <button type="button" onClick={() => session.answer(open, false)}>
          {t('web.online.ask.no')}
        </button>
      </p>
    </div>
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

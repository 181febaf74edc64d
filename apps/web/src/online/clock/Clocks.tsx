/** The clocks of an online battle: time left on all sides, a fallen flag, pauses. */
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ClockNews, ClockSettings } from '@drumhead/protocol';
import { useHosted } from '../../battle/index.ts';
import { SelectField } from '../../documents/Fields.tsx';
import { LOCALES, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { type Session, WATCHING } from '../session.ts';
import { useConnected } from '../useConnected.ts';
import type { ClockKey } from './messages.ts';
import { FIRST_PAUSE, isLow, PAUSES, pauseInWords, timeInWords, timeLeft, untilTick } from './time.ts';
import './clock.css';

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface ClockProps {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
}

export function Clocks({ session, nameOf }: ClockProps): ReactNode {
  const ready = useBundle('web-online-clock-pages');
  const clock = useStore(session.store, (state) => state.clock);
  const over = useHosted((h) => h.saved?.over ?? false);
  const now = useNow(clock?.news ?? null, clock?.ahead ?? 0);
  if (!ready || clock === null || over) return null;
  return <Running session={session} nameOf={nameOf} news={clock.news} now={now} />;
}

/** The time of the server, which goes on as often as a shown time changes. */
function useNow(news: ClockNews | null, ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (news === null) return undefined;
    const tick = (): void => {
      const at = Date.now();
      setNow(at);
      const lefts = news.awaited.map((seat) => timeLeft(news, seat, at + ahead));
      timer = setTimeout(tick, untilTick(lefts));
    };
    let timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, [news, ahead]);
  return now + ahead;
}

function Running({
  session,
  nameOf,
  news,
  now,
}: ClockProps & { readonly news: ClockNews; readonly now: number }): ReactNode {
  const messages = useMessages<ClockKey>();
  const { t, language } = messages;
  const bots = useStore(session.store, (state) => state.bots);
  const { settings, awaited, pause } = news;
  const isPaused = pause !== null && now < pause.until;
  const seats = Object.keys(news.left).filter((seat) => !(seat in bots));
  const isUp = (seat: string): boolean => awaited.includes(seat) && timeLeft(news, seat, now) <= 0;
  const own = session.seat;
  const plays = own !== WATCHING && !(own in bots);
  return (
    <section className="online-clocks" aria-label={t('web.clock.title')}>
      <ul>
        {seats.map((seat) => {
          const left = timeLeft(news, seat, now);
          const runs = awaited.includes(seat) && !isPaused;
          return (
            <li key={seat} className={[runs ? 'runs' : '', isLow(settings, left) ? 'low' : ''].join(' ')}>
              {t('web.clock.left', { side: nameOf(seat), time: timeInWords(messages, left) })}
              {runs && left > 0 && <span className="spoken"> ({t('web.clock.runs')})</span>}
            </li>
          );
        })}
      </ul>
      <p role="status">
        {isUp(own)
          ? t('web.clock.up.yours')
          : awaited.includes(own) && isLow(settings, timeLeft(news, own, now)) && t('web.clock.low')}
      </p>
      {isPaused && (
        <p role="status">
          {t('web.clock.paused', { when: new Date(pause.until).toLocaleString(LOCALES[language], SHORT) })}
        </p>
      )}
      {plays &&
        seats
          .filter((seat) => seat !== own && isUp(seat))
          .map((seat) => <Flag key={seat} session={session} seat={seat} name={nameOf(seat)} />)}
      {plays && !isPaused && <AskForPause session={session} kind={settings.kind} />}
    </section>
  );
}

/** Somebody's time is up. To wait needs no button. */
function Flag({
  session,
  seat,
  name,
}: {
  readonly session: Session;
  readonly seat: string;
  readonly name: string;
}): ReactNode {
  const { t } = useMessages<ClockKey>();
  const [isSure, setIsSure] = useState(false);
  const isConnected = useConnected(session);
  return (
    <div className="online-ask" role="alert">
      <p>{t('web.clock.up.theirs', { side: name })}</p>
      <p className="online-buttons">
        {!isSure && (
          <button
            type="button"
            disabled={!isConnected}
            onClick={() => session.tell({ t: 'flag', seat, choice: 'computer' })}
          >
            {t('web.clock.computer')}
          </button>
        )}
        <button
          type="button"
          className={isSure ? 'grave' : ''}
          disabled={!isConnected}
          onClick={() => (isSure ? session.tell({ t: 'flag', seat, choice: 'claim' }) : setIsSure(true))}
        >
          {t(isSure ? 'web.clock.claim.sure' : 'web.clock.claim')}
        </button>
        {isSure && (
          <button type="button" onClick={() => setIsSure(false)}>
            {t('web.clock.wait')}
          </button>
        )}
      </p>
    </div>
  );
}

function AskForPause({
  session,
  kind,
}: {
  readonly session: Session;
  readonly kind: ClockSettings['kind'];
}): ReactNode {
  const messages = useMessages<ClockKey>();
  const { t } = messages;
  const [minutes, setMinutes] = useState(String(FIRST_PAUSE[kind]));
  const isConnected = useConnected(session);
  const isAsked = useStore(session.store, (state) => (state.client?.open ?? null) !== null);
  if (isAsked) return null;
  return (
    <details>
      <summary>{t('web.clock.pause')}</summary>
      <div className="online-buttons">
        <SelectField
          label={t('web.clock.pause.how')}
          value={minutes}
          choices={PAUSES[kind].map((many) => [String(many), pauseInWords(messages, many)])}
          onChange={setMinutes}
        />
        <button
          type="button"
          disabled={!isConnected}
          onClick={() => session.propose({ kind: 'pause', minutes: Number(minutes) })}
        >
          {t('web.clock.pause')}
        </button>
      </div>
    </details>
  );
}

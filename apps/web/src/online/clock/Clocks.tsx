/** Time left on all sides of an online battle, in the bar. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ClockNews } from '@drumhead/protocol';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { Session } from '../session/session.ts';
import type { ClockKey } from './messages.ts';
import { isLow, timeInWords, timeLeft } from './time.ts';
import { useNow } from './useNow.ts';
import './clock.css';

interface ClockProps {
  readonly session: Session;
  readonly nameOf: (seat: string) => string;
  /** Told which other sides have no time left: their names, or nothing. */
  readonly onFallen: (seats: string) => void;
}

export function Clocks(props: ClockProps): ReactNode {
  const ready = useBundle('web-online-clock-pages');
  const clock = useStore(props.session.store, (state) => state.clock);
  const over = useHosted((h) => h.saved?.over ?? false);
  const now = useNow(clock?.news ?? null, clock?.ahead ?? 0);
  if (!ready || clock === null || over) return null;
  return <Running {...props} news={clock.news} now={now} />;
}

function Running({
  session,
  nameOf,
  onFallen,
  news,
  now,
}: ClockProps & { readonly news: ClockNews; readonly now: number }): ReactNode {
  const messages = useMessages<ClockKey>();
  const { t } = messages;
  const bots = useStore(session.store, (state) => state.bots);
  const { settings, awaited, pause } = news;
  const isPaused = pause !== null && now < pause.until;
  const seats = Object.keys(news.left).filter((seat) => !(seat in bots));
  const isUp = (seat: string): boolean => awaited.includes(seat) && timeLeft(news, seat, now) <= 0;
  const own = session.seat;
  const fallen = seats.filter((seat) => seat !== own && isUp(seat)).join(' ');
  useEffect(() => onFallen(fallen), [fallen, onFallen]);
  const ownLeft = timeLeft(news, own, now);
  const isOwnLow = awaited.includes(own) && isLow(settings, ownLeft);
  return (
    <section className="online-clocks" aria-label={t('web.clock.title')}>
      <ul>
        {seats.map((seat) => {
          const left = timeLeft(news, seat, now);
          const runs = awaited.includes(seat) && !isPaused;
          return (
            <li key={seat} className={[runs ? 'runs' : '', isLow(settings, left) ? 'low' : ''].join(' ')}>
              <span className="clock-side">
                {seat === own ? t('web.clock.you') : t('web.clock.of', { side: nameOf(seat) })}
              </span>{' '}
              <span>{timeInWords(messages, left)}</span>
              {runs && left > 0 && <span className="spoken"> ({t('web.clock.runs')})</span>}
            </li>
          );
        })}
      </ul>
      <p role="status" className={isOwnLow ? '' : 'spoken'}>
        {isUp(own) ? t('web.clock.up.yours') : isOwnLow && t('web.clock.low')}
      </p>
    </section>
  );
}

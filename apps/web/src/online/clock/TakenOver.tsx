/** Sides whose time was up, which a computer player of the server decides for; one's own can be taken back. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { Session } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import type { ClockKey } from './messages.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

/** Seats of which something is told, by the names of their sides. */
export interface SeatsByName {
  readonly session: Session;
  readonly seats: readonly string[];
  readonly nameOf: (seat: string) => string;
}

export function TakenOver({ session, seats, nameOf }: SeatsByName): ReactNode {
  const { t } = useMessages<ClockKey>();
  const unconnected = useUnconnected(session);
  if (!useBundle('web-online-clock-pages')) return null;
  const others = seats.filter((seat) => seat !== session.seat);
  return (
    <div className="online-ask" role="alert">
      {others.map((seat) => (
        <p key={seat}>{t('web.deposed.theirs', { side: nameOf(seat) })}</p>
      ))}
      {seats.includes(session.seat) && (
        <>
          <p>{t('web.deposed.about')}</p>
          <p className="online-buttons">
            <ClosableButton className="primary" closed={unconnected} onClick={() => session.tell({ t: 'return' })}>
              {t('web.deposed.return')}
            </ClosableButton>
          </p>
        </>
      )}
    </div>
  );
}

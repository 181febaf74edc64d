/** Somebody need not be waited for any longer: what becomes of the battle. To wait needs no button. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { useConnected } from '../session/useConnected.ts';
import type { ClockKey } from './messages.ts';

export function Flag({
  session,
  seat,
  about,
  end,
}: {
  readonly session: Session;
  readonly seat: string;
  readonly about: string;
  /** How the battle may end. */
  readonly end: 'claim' | 'draw';
}): ReactNode {
  const { t } = useMessages<ClockKey>();
  const [isSure, setIsSure] = useState(false);
  const isConnected = useConnected(session);
  return (
    <div className="online-ask" role="alert">
      <p>{about}</p>
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
          onClick={() => (isSure ? session.tell({ t: 'flag', seat, choice: end }) : setIsSure(true))}
        >
          {t(isSure ? `web.clock.${end}.sure` : `web.clock.${end}`)}
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

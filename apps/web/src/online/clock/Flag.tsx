/** Somebody need not be waited for any longer: what becomes of the battle. To wait needs no button. */
import { type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
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
  const why = useId();
  // A computer player could go on to the next dice, and no further.
  const isBound = useStore(session.store, ({ client }) => client !== null && client.dice.salts !== null);
  return (
    <div className="online-ask" role="alert">
      <p>{about}</p>
      <p className="online-buttons">
        {!isSure && (
          <button
            type="button"
            disabled={!isConnected || !isBound}
            aria-describedby={isBound ? undefined : why}
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
      {!isBound && !isSure && (
        <p className="minor" id={why}>
          {t('web.clock.computer.unbound')}
        </p>
      )}
    </div>
  );
}

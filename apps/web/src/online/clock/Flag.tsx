/** Somebody need not be waited for any longer: what becomes of the battle. To wait needs no button. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import type { ClockKey } from './messages.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

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
  const unconnected = useUnconnected(session);
  // A computer player could go on to the next dice, and no further.
  const isBound = useStore(session.store, ({ client }) => client !== null && client.dice.salts !== null);
  return (
    <div className="online-ask" role="alert">
      <p>{about}</p>
      <p className="online-buttons">
        {!isSure && (
          <ClosableButton
            closed={unconnected ?? (isBound ? null : t('web.clock.computer.unbound'))}
            onClick={() => session.tell({ t: 'flag', seat, choice: 'computer' })}
          >
            {t('web.clock.computer')}
          </ClosableButton>
        )}
        <ClosableButton
          className={isSure ? 'grave' : ''}
          closed={unconnected}
          onClick={() => (isSure ? session.tell({ t: 'flag', seat, choice: end }) : setIsSure(true))}
        >
          {t(isSure ? `web.clock.${end}.sure` : `web.clock.${end}`)}
        </ClosableButton>
        {isSure && (
          <button type="button" onClick={() => setIsSure(false)}>
            {t('web.clock.wait')}
          </button>
        )}
      </p>
      {!isBound && !isSure && <p className="minor">{t('web.clock.computer.unbound')}</p>}
    </div>
  );
}

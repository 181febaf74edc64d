/** The seat was opened in another browser: whoever holds it is told, and may put all others out. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import type { Place } from '../places/places.ts';
import { type Session } from '../session/session.ts';
import { isOpenedElsewhere } from '../session/sessionState.ts';
import { renewedKey } from './foundAt.ts';

export function SeatOpened({ place, session }: { readonly place: Place; readonly session: Session }): ReactNode {
  const devices = useStore(session.store, (state) => state.devices);
  if (!isOpenedElsewhere(devices)) return null;
  return <OpenedElsewhere place={place} onKnown={() => session.knowDevices()} />;
}

/** `onKnown`: it was the person. That a new link put the others out is heard of from the server, which ends this. */
export function OpenedElsewhere({
  place,
  onKnown,
}: {
  readonly place: Place;
  readonly onKnown: () => void;
}): ReactNode {
  const { t } = useMessages<OnlineKey | MessageKey>();
  const [state, setState] = useState<'' | 'busy' | 'failed'>('');
  const renew = async (): Promise<void> => {
    setState('busy');
    if ((await renewedKey(place)) === null) setState('failed');
  };
  return (
    <div className="online-ask" role="alert">
      <p>{t('web.online.elsewhere')}</p>
      <p className="online-buttons">
        <button type="button" className="primary" disabled={state === 'busy'} onClick={() => void renew()}>
          {t('web.online.elsewhere.renew')}
        </button>
        <button type="button" onClick={onKnown}>
          {t('web.online.elsewhere.own')}
        </button>
        <span role="status">{state === 'failed' && t('web.online.renew.failed')}</span>
      </p>
    </div>
  );
}

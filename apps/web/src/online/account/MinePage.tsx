/** One's online battles: those of this device, and those that the server gathers by the browser or the account. */
import { type ReactNode, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { offersOnlinePlay } from '../api.ts';
import type { OnlineKey } from '../messages.ts';
import { OnlineBattles } from '../OnlineBattles.tsx';
import { places } from '../places.ts';
import { AccountLine } from './AccountLine.tsx';
import { gatherPlaces } from './account.ts';
import type { AccountKey } from './messages.ts';
import '../../documents/documents.css';

/** Battles that were found, or why none were looked for. */
type Gathered = number | 'looking' | 'noServer' | 'noNet';

async function gather(): Promise<Gathered> {
  const offer = await offersOnlinePlay();
  if (offer !== 'yes') return offer === 'no' ? 'noServer' : 'noNet';
  return gatherPlaces();
}

export function MinePage(): ReactNode {
  const { t, translate } = useMessages<AccountKey | OnlineKey | HomeLinkKey>();
  const [gathered, setGathered] = useState<Gathered>('looking');
  useEffect(() => {
    let isGone = false;
    void gather().then((is) => isGone || setGathered(is));
    return () => {
      isGone = true;
    };
  }, []);
  const told =
    gathered === 'looking'
      ? t('web.account.gathering')
      : typeof gathered === 'string'
        ? t(`web.online.${gathered}`)
        : gathered > 0 && translate('web.account.gathered', { count: gathered });
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <p role="status">{told}</p>
        {typeof gathered === 'number' && places().length === 0 && <p>{t('web.account.nothing')}</p>}
        <AccountLine isHere />
      </section>
      {/* What was found is listed with the rest. */}
      <OnlineBattles isAlone key={String(gathered)} />
      {places().length === 0 && (
        <p>
          <a className="button" href={pageAddress('any', 'lobby')}>
            {t('web.page.lobby')}
          </a>
        </p>
      )}
    </div>
  );
}

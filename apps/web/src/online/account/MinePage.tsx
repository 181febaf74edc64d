/** One's online battles: those of this device, and those that the server gathers by the browser or the account. */
import { type ReactNode, useCallback } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import type { Answered } from '../server/api.ts';
import type { OnlineKey } from '../messages.ts';
import { OnlineBattles } from '../places/OnlineBattles.tsx';
import { places } from '../places/places.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { AccountLine } from './AccountLine.tsx';
import { gatherPlaces } from './account.ts';
import type { AccountKey } from './messages.ts';
import '../../documents/documents.css';
import { useSavedBattles } from '../../battle/index.ts';

export function MinePage(): ReactNode {
  const { t, translate } = useMessages<AccountKey | OnlineKey | HomeLinkKey>();
  const { storage } = useSavedBattles();
  /** How many battles were found that this device did not list. */
  const gather = useCallback(
    async (): Promise<Answered<{ readonly count: number }>> => ({
      ok: true,
      value: { count: await gatherPlaces(storage) },
    }),
    [storage],
  );
  const { found, minutes } = useServerAnswer(gather);
  const isGathered = typeof found === 'object';
  const told = isGathered
    ? found.count > 0 && translate('web.account.gathered', { count: found.count })
    : translate(found === 'loading' ? 'web.account.gathering' : `web.online.${found}`, { count: minutes });
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <p role="status">{told}</p>
        {isGathered && places().length === 0 && <p>{t('web.account.nothing')}</p>}
        <AccountLine isHere />
      </section>
      {/* What was found is listed with the rest. */}
      <OnlineBattles isAlone key={String(isGathered)} />
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

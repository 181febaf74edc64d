/** What an online battle leads to when it is over: another one, and the check of its dice. */
import type { ReactNode } from 'react';
import { pageAddress } from '../app/route.ts';
import { saveRecord } from '../app/saving/saveRecord.ts';
import type { NewBattle } from '../battle/hostState.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import type { OnlineKey } from './messages.ts';
import { offerOnline } from './offer.ts';

/** Items of the list of buttons under a result. */
export function OnlineEnd({ table, again }: { readonly table: string; readonly again: NewBattle }): ReactNode {
  const { t } = useMessages<OnlineKey | MessageKey>();
  if (!useBundle('web-online-pages')) return null;
  return (
    <>
      <li>
        <button type="button" className="primary" onClick={() => offerOnline(again)}>
          {t('web.online.rematch')}
        </button>
      </li>
      <li>
        <a className="button" href={pageAddress('any', 'dice', table)}>
          {t('web.online.verify')}
        </a>
      </li>
      <li>
        <button type="button" onClick={saveRecord}>
          {t('web.battle.export')}
        </button>
      </li>
    </>
  );
}

/** Whether one is signed in, and the way to the account. Nothing where the server offers no online play. */
import type { ReactNode } from 'react';
import { pageAddress } from '../../app/route.ts';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { useServerAnswer } from '../server/useServerAnswer.ts';
import { findAccount } from './account.ts';
import type { AccountKey } from './messages.ts';

/** `isHere`: one's battles are on this very page. */
export function AccountLine({ isHere = false }: { readonly isHere?: boolean }): ReactNode {
  const { t } = useMessages<AccountKey | HomeLinkKey>();
  const ready = useBundle('web-online-account-pages');
  const { found } = useServerAnswer(findAccount);
  if (!ready || typeof found === 'string') return null;
  const { account } = found;
  return (
    <div className="online-account">
      <p>
        {account === null
          ? t('web.account.none')
          : account.mail === null
            ? t('web.account.passkey')
            : t('web.account.mail', { mail: account.mail })}
      </p>
      <p className="online-buttons">
        {/* A page of the server's own. */}
        <a className="button" href="/account">
          {t(account === null ? 'web.account.signIn' : 'web.account.link')}
        </a>
        {!isHere && (
          <a className="button quiet" href={pageAddress('any', 'mine')}>
            {t('web.page.mine')}
          </a>
        )}
      </p>
    </div>
  );
}

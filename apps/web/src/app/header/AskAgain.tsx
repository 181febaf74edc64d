/** Ends what the reader left to the shortest way in this battle; there only while it holds. */
import type { ReactNode } from 'react';
import { useHosted, useSession } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { MenuKey } from './messages.ts';

export function AskAgain(): ReactNode {
  const { t } = useMessages<MenuKey>();
  const ready = useBundle('web-menu-pages');
  const session = useSession();
  const isSettled = useHosted(({ saved, standingOrders }) => saved?.over === false && standingOrders.settle === true);
  if (!ready || !isSettled) return null;
  return (
    <button type="button" onClick={() => session.setStandingOrders({ settle: false })}>
      {t('web.battle.askAgain')}
    </button>
  );
}

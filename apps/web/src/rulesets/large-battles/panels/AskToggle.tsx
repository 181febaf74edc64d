import type { ReactNode } from 'react';
import { host, useHosted } from '../../../battle/index.ts';
import { useMessages } from '../../../i18n/index.ts';

/** How often the page asks for reactions. */
export function AskToggle(): ReactNode {
  const { t } = useMessages();
  const always = useHosted((h) => h.standingOrders.askAlways);
  return (
    <button type="button" className="link" onClick={() => host.setStandingOrders({ askAlways: !always })}>
      {t(always ? 'web.decide.askWhenNear' : 'web.decide.askAlways')}
    </button>
  );
}

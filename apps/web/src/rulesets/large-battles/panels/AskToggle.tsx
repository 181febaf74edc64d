import type { ReactNode } from 'react';
import { host, useHosted } from '../../../battle/index.ts';
import { useMessages } from '../../../i18n/index.ts';

/** How often the page asks for reactions. */
export function AskToggle(): ReactNode {
  const { t } = useMessages();
  const orders = useHosted((h) => h.standingOrders);
  const always = orders.askAlways === true;
  return (
    <button
      type="button"
      className="link"
      aria-pressed={always}
      onClick={() => host.setStandingOrders({ ...orders, askAlways: !always })}
    >
      {t(always ? 'web.decide.askWhenNear' : 'web.decide.askAlways')}
    </button>
  );
}

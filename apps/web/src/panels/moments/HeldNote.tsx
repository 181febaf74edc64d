/** Said once on a device: a chance to react went by without a question, and where that is changed. */
import { equalData } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { Shown } from '../../battle/follow/follower.ts';
import { tellerOf } from '../../battle/follow/told.ts';
import { useHosted, useSession } from '../../battle/index.ts';
import { dismissHint, useProgress } from '../../guide/progress.ts';
import { type MessageKey, type Messages, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { MomentKey } from './messages.ts';

const HELD = 'held without a question';

export function HeldNote(): ReactNode {
  const messages = useMessages<MomentKey | MessageKey>();
  const { t } = messages;
  const ready = useBundle('web-moment-pages');
  const session = useSession();
  const isTold = useProgress(({ dismissed }) => dismissed.includes(HELD));
  const isHeld = useHosted((shown) => !isTold && hasHeld(shown, messages));
  if (!isHeld || !ready) return null;
  const close = () => dismissHint(HELD);
  return (
    <section className="panel held-note" role="status">
      <p>
        {t('web.held')} <small>{t('web.held.where')}</small>
      </p>
      <ul className="choices row">
        <li>
          <button
            type="button"
            onClick={() => {
              close();
              session.setStandingOrders({ ask: 'always' });
            }}
          >
            {t('web.held.always')}
          </button>
        </li>
        <li>
          <button type="button" onClick={close}>
            {t('web.close')}
          </button>
        </li>
      </ul>
    </section>
  );
}

/**
 * Did a standing order, or the captain it asks, let a chance of the viewer pass since the viewer's last order? Told once the
 * turn is over in which it did: before, there may be a question to answer.
 */
function hasHeld({ battle, screen, steps, viewer, following: { since, behind } }: Shown, messages: Messages): boolean {
  const ruleset = battle?.ruleset;
  if (behind || !screen || ruleset?.passes === undefined) return false;
  const held = steps.findIndex(({ number, seat, command }, i) => {
    const before = steps[i - 1]?.state;
    if (number <= since || seat !== viewer || before === undefined) return false;
    return equalData(ruleset.passes?.(ruleset.view(before, viewer), viewer), command);
  });
  const tell = tellerOf(screen, viewer, messages);
  return held >= 0 && steps.slice(held).some((step) => tell(step).some(({ opens }) => opens === 'turn'));
}

/** Below what the rules force upon a unit or model: leaves all such questions of the battle to the shortest way. */
import type { ReactNode } from 'react';
import { isTrifle } from '../battle/host/trifles.ts';
import { useHosted, useSession } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';

export function SettleTrifles(): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  const isOffered = useHosted(
    ({ battle, screen, viewer, standingOrders, following }) =>
      battle !== null &&
      screen !== null &&
      !following.behind &&
      isTrifle(screen.ruleset, battle.ruleset.view(battle.state, viewer), viewer, standingOrders),
  );
  if (!isOffered) return null;
  return (
    <ul className="choices decision-main settle">
      <li>
        <button type="button" className="quiet" onClick={() => session.setStandingOrders({ settle: true })}>
          {t('web.decide.settle')} <small>{t('web.decide.settle.about')}</small>
        </button>
      </li>
    </ul>
  );
}

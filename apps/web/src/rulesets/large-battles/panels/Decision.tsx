/** The decision panel: the seat, the decision, its rule, the answers with their odds. */
import { activationName, largeBattles, phaseName } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { useHosted, useSession } from '../../../battle/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Waiting } from '../../../panels/Waiting.tsx';
import { Deciding, DeployPanel, StandingOrdersPanel } from './lazyPanels.tsx';
import { isDeployment, type Scene } from '../interaction/scene.ts';
import { isBeforeDeployment, SetUpPanel } from './lazySetUp.tsx';
import { useScene } from '../interaction/store.ts';
import { seatName } from '../screen/names.ts';

export function Decision(): ReactNode {
  const scene = useScene();
  const messages = useMessages();
  const standingOrders = useHosted((h) => h.standingOrders);
  if (!scene || scene.state.outcome) return null;
  // Decisions that standing orders answer are not shown: they would flash, and take clicks.
  const answered = scene.pending && largeBattles.standing(scene.state, scene.seat, standingOrders) !== null;
  if (!scene.pending || answered)
    return (
      <Waiting all={scene.all} nameOf={(seat) => seatName(messages, scene.state, seat)}>
        <StandingNote scene={scene} />
      </Waiting>
    );
  if (isDeployment(scene.frame)) return <DeployPanel scene={scene} />;
  return isBeforeDeployment(scene.frame) ? <SetUpPanel scene={scene} /> : <Deciding scene={scene} />;
}

function StandingNote({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  const standingOrders = useHosted((h) => h.standingOrders);
  const { holdUntil } = standingOrders;
  const { state } = scene;
  const holds = holdUntil !== null && (holdUntil === activationName(state) || holdUntil === phaseName(state));
  return (
    <>
      {holds && (
        <p className="minor">
          {t(holdUntil === phaseName(state) ? 'web.orders.phase.holds' : 'web.decide.standing')}{' '}
          <button type="button" className="link" onClick={() => session.setStandingOrders({ holdUntil: null })}>
            {t('web.decide.standing.end')}
          </button>
        </p>
      )}
      <details>
        <summary>{t('web.orders.summary')}</summary>
        <StandingOrdersPanel state={state} />
      </details>
    </>
  );
}

/** The decision panel: the seat, the decision, its rule, the answers with their costs and odds. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { DecisionPanel } from '../../../panels/DecisionPanel.tsx';
import { Waiting } from '../../../panels/Waiting.tsx';
import { Buttons } from './Buttons.tsx';
import type { TableKey } from '../screen/messages.ts';
import { ComingOnPanel, GatheredPanel, OrdersPanel, Preview } from './lazyPanels.tsx';
import { isComingOn, isOrdering, type Scene } from '../interaction/scene.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { seatName } from '../screen/names.ts';

export function Decision(): ReactNode {
  const scene = useScene();
  const tool = useInteraction((interaction) => interaction.tool);
  const selected = useInteraction((interaction) => interaction.selected);
  const messages = useMessages<TableKey | MessageKey>();
  if (!scene || scene.state.outcome) return null;
  const { state, pending, frame } = scene;
  if (!pending || !frame) return <Waiting all={scene.all} nameOf={(seat) => seatName(messages, state, seat)} />;
  const aim = tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
  return (
    <DecisionPanel
      side={scene.side}
      who={seatName(messages, state, scene.seat)}
      rule={pending.rule}
      title={messages.translate(titleOf(scene))}
      about={`${selected?.what} ${selected?.index} ${aim !== null}`}
    >
      {aim ? (
        <Preview scene={scene} aim={aim} held={tool.at === 'carry'} />
      ) : tool.at === 'group' ? (
        <GatheredPanel scene={scene} group={tool.group} held={tool.held !== null} />
      ) : (
        <Asked scene={scene} />
      )}
    </DecisionPanel>
  );
}

function titleOf({ frame }: Scene): string {
  if (frame?.at === 'deploy') return `web.sip.decide.deploy.${frame.stage}`;
  if (frame?.at === 'turn') return `web.sip.decide.turn.${frame.step}`;
  return `web.sip.decide.${frame?.at ?? 'face'}`;
}

function Asked({ scene }: { readonly scene: Scene }): ReactNode {
  if (isComingOn(scene)) return <ComingOnPanel scene={scene} />;
  if (isOrdering(scene)) return <OrdersPanel scene={scene} />;
  return (
    <>
      <Buttons scene={scene} commands={scene.offers} />
      <Exactly scene={scene} />
    </>
  );
}

/** Any length or facing, where the answers list a few of them. */
function Exactly({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const listed = scene.offers.find(
    (offer) => offer.type === 'face' || (offer.type === 'advance' && offer.distance > 0),
  );
  if (!listed) return null;
  return (
    <button type="button" className="link" onClick={() => dispatch({ type: 'propose', command: listed })}>
      {t('web.figures')}
    </button>
  );
}

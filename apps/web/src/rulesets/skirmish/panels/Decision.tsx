/** The decision panel: the seat, the decision, its rule, the answers with their odds. */
import { skirmish } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { DecisionPanel } from '../../../panels/DecisionPanel.tsx';
import { Waiting } from '../../../panels/Waiting.tsx';
import { DeployPanel } from './lazySetUp.tsx';
import type { TableKey } from '../screen/messages.ts';
import { Asked, MoraleBoard, OrderPanel, Preview } from './lazyPanels.tsx';
import { nominated } from '../interaction/activated.ts';
import { activationOf, type Scene, subjectOf } from '../interaction/scene.ts';
import { useInteraction, useScene } from '../interaction/store.ts';
import { modelName, seatName } from '../screen/names.ts';

export function Decision(): ReactNode {
  const scene = useScene();
  const tool = useInteraction((interaction) => interaction.tool);
  const selected = useInteraction((interaction) => interaction.selected ?? -1);
  const standingOrders = useHosted((h) => h.standingOrders);
  const messages = useMessages<TableKey | MessageKey>();
  if (!scene || scene.state.outcome) return null;
  const { frame, state } = scene;
  // What standing orders answer is not shown: it would flash, and take clicks.
  if (!scene.pending || !frame || skirmish.standing(state, scene.seat, standingOrders) !== null)
    return (
      <>
        <Waiting all={scene.all} nameOf={(seat) => seatName(messages, state, seat)} />
        <MoraleBoard state={state} />
      </>
    );
  const draft = tool.at === 'group' && activationOf(scene) ? tool.group : null;
  const aim = tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
  return (
    <>
      <DecisionPanel
        side={scene.player}
        who={seatName(messages, state, scene.seat)}
        rule={scene.pending.rule}
        title={
          draft
            ? messages.t(`web.sk.order.${draft.kind}`)
            : messages.translate(titleOf(scene, selected), {
                name: modelName(messages, state, subjectOf(scene)),
                left: activationOf(scene)?.left ?? 0,
              })
        }
        about={`${selected} ${aim !== null}`}
      >
        {frame.at === 'deploy' ? (
          <DeployPanel scene={scene} />
        ) : aim ? (
          <Preview scene={scene} aim={aim} held={tool.at === 'carry'} />
        ) : draft ? (
          <OrderPanel scene={scene} draft={draft} />
        ) : (
          <Asked scene={scene} selected={selected} />
        )}
      </DecisionPanel>
      <MoraleBoard state={state} />
    </>
  );
}

function titleOf(scene: Scene, selected: number): string {
  const { frame } = scene;
  // A picked model's dice are chosen at once.
  if (frame?.at === 'turn' && nominated(scene, selected)?.frame?.at === 'diceChoice') return 'web.sk.decide.diceChoice';
  if (frame?.at === 'group' && frame.acting >= 0) return 'web.sk.decide.member';
  return `web.sk.decide.${frame?.at ?? 'turn'}`;
}

/** Any decision after deployment: its cause, its dice, its answers or the proposal. */
import type { ReactNode } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { type MessageKey, type Messages, useMessages } from '../../../i18n/index.ts';
import { DecisionPanel } from '../../../panels/DecisionPanel.tsx';
import { Dice } from '../../../panels/Dice.tsx';
import { findLast } from '../../../table/findLast.ts';
import { decisionOf } from './decisionChoices.ts';
import { diceOnTable, lineOf } from '../screen/logLines.ts';
import type { Scene } from '../interaction/scene.ts';
import { useInteraction } from '../interaction/store.ts';
import { pieceName, seatName } from '../screen/names.ts';
import { Choices } from './Choices.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { Preview } from './Preview.tsx';
import type { DecidingKey } from './messages.ts';

export function Deciding({ scene }: { readonly scene: Scene }): ReactNode {
  const selected = useInteraction((interaction) => interaction.selected);
  const tool = useInteraction((interaction) => interaction.tool);
  const messages = useMessages<MessageKey | DecidingKey>();
  const { t, translate } = messages;
  const decision = decisionOf(scene, selected);
  if (!decision) return null;
  const aim = tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
  return (
    <DecisionPanel
      side={scene.side}
      who={seatName(messages, scene.state, scene.seat)}
      rule={decision.rule}
      title={isReaction(scene) ? t('web.decide.reacting') : translate(`lb.decision.${decision.decision}`)}
      about={`${selected?.what} ${selected?.index} ${aim !== null}`}
    >
      {decision.decision === 'correct' ? <p>{t('web.decide.correct')}</p> : <Cause scene={scene} messages={messages} />}
      <Dice rows={diceOnTable(messages, scene)} size={26} />
      {decision.left !== null && (
        <p className="left">
          {decision.actor && `${pieceName(messages, scene.state, decision.actor)}. `}
          <strong>{t('web.decide.left', { left: decision.left })}</strong>
        </p>
      )}
      {aim ? (
        <Preview scene={scene} aim={aim} held={tool.at === 'carry'} />
      ) : tool.at === 'group' ? (
        <GroupPanel scene={scene} units={tool.group.units} gathered={tool.group.gathered} />
      ) : (
        <Choices scene={scene} decision={decision} selected={selected} />
      )}
    </DecisionPanel>
  );
}

/** Actions won in the enemy’s phase look like those of one’s own. */
const isReaction = ({ frame, state, side }: Scene): boolean => frame?.at === 'acting' && state.active !== side;

/** Why the rules ask: the roll or action that a reaction would answer, or what drove a general away. */
function Cause({
  scene,
  messages,
}: {
  readonly scene: Scene;
  readonly messages: Messages<MessageKey | DecidingKey>;
}): ReactNode {
  const steps = useHosted((h) => h.steps);
  const { frame } = scene;
  if (frame?.at === 'reposition') return <p>{messages.t(`web.reposition.${frame.rule}`)}</p>;
  if (frame?.at !== 'window') return null;
  const last = findLast(steps, (step) => step.events.length > 0 && step.seat !== scene.seat);
  const event = last?.events[0];
  const line = last && event ? lineOf(messages, scene.state, event as never, scene.seat) : null;
  const what = line?.text ?? '';
  return (
    <p>{messages.t(frame.dice === 1 ? 'web.decide.reactTo.one' : 'web.decide.reactTo', { what, dice: frame.dice })}</p>
  );
}

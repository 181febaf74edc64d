/** The decision panel: the seat, the decision, its rule, the answers with their odds. */
import type { Command } from '@drumhead/skirmish/screen';
import { type ReactNode, useState } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { DecisionPanel } from '../../../panels/DecisionPanel.tsx';
import { Dice } from '../../../panels/Dice.tsx';
import { Handful } from '../../../panels/Handful.tsx';
import { Waiting } from '../../../panels/Waiting.tsx';
import { Buttons } from './Buttons.tsx';
import { DeployPanel, isSetUp, SetUpPanel } from './lazySetUp.tsx';
import type { TableKey } from '../screen/messages.ts';
import { ActivationPanel, Closed, DicePanel, MoraleBoard, OrderPanel, Preview } from './lazyPanels.tsx';
import { nominated } from '../interaction/activated.ts';
import { choosable, activationOf, judge, type Scene, subjectOf } from '../interaction/scene.ts';
import { dispatch, send, useInteraction, useScene } from '../interaction/store.ts';
import { modelName, moraleEnd, seatName } from '../screen/names.ts';

export function Decision(): ReactNode {
  const scene = useScene();
  const tool = useInteraction((interaction) => interaction.tool);
  const selected = useInteraction((interaction) => interaction.selected ?? -1);
  const messages = useMessages<TableKey | MessageKey>();
  if (!scene || scene.state.outcome) return null;
  const { frame, state } = scene;
  if (!scene.pending || !frame)
    return (
      <>
        <Waiting all={scene.all} nameOf={(seat) => seatName(messages, state, seat)} />
        <MoraleBoard state={state} />
      </>
    );
  const forming = tool.at === 'group' && activationOf(scene) ? tool.group : null;
  const aim = tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
  return (
    <>
      <DecisionPanel
        side={scene.player}
        who={seatName(messages, state, scene.seat)}
        rule={scene.pending.rule}
        title={
          forming
            ? messages.t(`web.sk.order.${forming.kind}`)
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
        ) : forming ? (
          <OrderPanel scene={scene} forming={forming} />
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

function Asked({ scene, selected }: { readonly scene: Scene; readonly selected: number }): ReactNode {
  const { frame } = scene;
  if (frame === null) return null;
  if (isSetUp(frame)) return <SetUpPanel scene={scene} />;
  switch (frame.at) {
    case 'turn':
      return <TurnPanel scene={scene} selected={selected} />;
    case 'diceChoice':
    case 'orderDice':
      return <DicePanel scene={scene} />;
    case 'acting':
      return <ActivationPanel scene={scene} />;
    case 'group':
      return activationOf(scene) ? <ActivationPanel scene={scene} /> : <GroupPanel scene={scene} />;
    case 'enAvant':
      return (
        <>
          <Dice rows={[{ label: '', faces: frame.faces, side: scene.player }]} size={26} />
          <Buttons scene={scene} commands={scene.offers} />
        </>
      );
    case 'steadfast':
      return <SteadfastPanel scene={scene} models={frame.models} failures={frame.failures} />;
    case 'takeCover':
    case 'scouts':
    case 'ridingThrough':
      return <Movable scene={scene} selected={selected} />;
    default:
      return <Buttons scene={scene} commands={scene.offers} small={choosable(scene).length > 0} />;
  }
}

/** SK-END-4. Open without being among the offers. */
const WITHDRAW: Command = { type: 'withdraw' };

/** Activation: with a model selected, its dice at once. */
function TurnPanel({ scene, selected }: { readonly scene: Scene; readonly selected: number }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const able = choosable(scene);
  const [sure, setSure] = useState(false);
  return (
    <>
      {able.includes(selected) && <DicePanel scene={scene} model={selected} />}
      <Names scene={scene} models={able} selected={selected} />
      <Closed scene={scene} />
      <Buttons scene={scene} commands={scene.offers.filter((offer) => offer.type === 'endTurn')} small foot>
        {judge(scene, WITHDRAW).ok && (
          <li>
            <button
              type="button"
              className={sure ? 'grave' : 'quiet'}
              onClick={() => (sure ? send(WITHDRAW) : setSure(true))}
            >
              {messages.t(sure ? 'web.sk.do.withdraw.sure' : 'web.sk.do.withdraw')}
            </button>
          </li>
        )}
      </Buttons>
    </>
  );
}

function Names({
  scene,
  models,
  selected,
}: {
  readonly scene: Scene;
  readonly models: readonly number[];
  readonly selected: number;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  if (models.length === 0) return null;
  return (
    <div className="subjects">
      <p className="minor">{messages.t('web.sk.pick')}</p>
      <Handful>
        {models.map((model) => (
          <li key={model}>
            <button
              type="button"
              aria-pressed={selected === model}
              data-answer={JSON.stringify({ model })}
              onClick={() => dispatch({ type: 'select', piece: model })}
            >
              {modelName(messages, scene.state, model)}
            </button>
          </li>
        ))}
      </Handful>
    </div>
  );
}

/** A group after its roll: the next member, the volley, or the end. */
function GroupPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const fire = scene.offers.find((offer) => offer.type === 'fireVolley');
  const members = scene.offers.filter((offer) => offer.type === 'member');
  const rest = scene.offers.filter((offer) => offer.type !== 'member' && offer.type !== 'fireVolley');
  return (
    <>
      {fire && (
        <ul className="choices">
          <li>
            <button type="button" className="primary" onClick={() => dispatch({ type: 'propose', command: fire })}>
              {messages.t('web.sk.do.fireVolley')}
            </button>
          </li>
        </ul>
      )}
      <Buttons scene={scene} commands={members} small />
      <Closed scene={scene} />
      <Buttons scene={scene} commands={rest} foot />
    </>
  );
}

/** SK-NAT-5. Failures of each model, before the answer. */
function SteadfastPanel({
  scene,
  models,
  failures,
}: {
  readonly scene: Scene;
  readonly models: readonly number[];
  readonly failures: readonly number[];
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  return (
    <>
      <table className="pairs">
        <tbody>
          {models.map((model, i) => (
            <tr key={model}>
              <td>{modelName(messages, scene.state, model)}</td>
              <td className="number">{messages.translate(moraleEnd(failures[i] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Buttons scene={scene} commands={scene.offers} />
    </>
  );
}

/** A free move: on the table, or from the list. */
function Movable({ scene, selected }: { readonly scene: Scene; readonly selected: number }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const moves: Command[] = [];
  const rest: Command[] = [];
  for (const offer of scene.offers)
    (offer.type === 'scout' || offer.type === 'takeCover' || (offer.type === 'rideOn' && offer.distance > 0)
      ? moves
      : rest
    ).push(offer);
  return (
    <>
      <Names scene={scene} models={choosable(scene)} selected={selected} />
      <p className="minor">{messages.t('web.sk.dragModel')}</p>
      <Buttons scene={scene} commands={rest} />
      {moves.length > 0 && (
        <details>
          <summary>{messages.t('web.sk.moves')}</summary>
          <Buttons scene={scene} commands={moves} small proposed />
        </details>
      )}
    </>
  );
}

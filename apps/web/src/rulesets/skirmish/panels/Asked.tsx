/** The answers to a decision of the skirmish, by the kind of decision. */
import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Dice } from '../../../panels/Dice.tsx';
import { useSecondPress } from '../../../panels/useSecondPress.ts';
import { Handful } from '../../../panels/Handful.tsx';
import { PieceAnswer, useDrawn } from '../../../panels/PieceAnswer.tsx';
import { ActivationPanel } from './ActivationPanel.tsx';
import { Buttons } from './Buttons.tsx';
import { Closed } from './Closed.tsx';
import { DicePanel } from './DicePanel.tsx';
import { isSetUp, SetUpPanel } from './lazySetUp.tsx';
import type { TableKey } from '../screen/messages.ts';
import { activationOf, choosable, judge, type Scene } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { Figure } from '../drawing/pieces/Figure.tsx';
import { modelName, moraleEnd } from '../screen/names.ts';

export function Asked({ scene, selected }: { readonly scene: Scene; readonly selected: number }): ReactNode {
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
  const [sure, press] = useSecondPress(scene, selected);
  // The dice of a chosen model are the answer: nothing lies over them.
  const isChosen = able.includes(selected);
  return (
    <>
      {isChosen && <DicePanel scene={scene} model={selected} />}
      <Names scene={scene} models={able} selected={selected} />
      <Closed scene={scene} />
      <Buttons scene={scene} commands={scene.offers.filter((offer) => offer.type === 'endTurn')} small foot={!isChosen}>
        {judge(scene, WITHDRAW).ok && (
          <li>
            <button type="button" className={sure ? 'grave' : 'quiet'} onClick={() => press(() => send(WITHDRAW))}>
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
  const most = useDrawn();
  if (models.length === 0) return null;
  return (
    <div className="subjects">
      <p className="minor">{messages.t('web.sk.pick')}</p>
      <Handful most={most}>
        {models.map((model) => (
          <PieceAnswer
            key={model}
            name={modelName(messages, scene.state, model)}
            picture={<Figure state={scene.state} index={model} />}
            answer={{ model }}
            isSelected={selected === model}
            select={() => dispatch({ type: 'select', piece: model })}
          />
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
      <Buttons scene={scene} commands={scene.offers} foot />
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

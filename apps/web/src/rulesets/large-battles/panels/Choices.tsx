/** Answers to a decision. Lazy: loaded while the first troops are deployed. */
import type { Command } from '@drumhead/large-battles';
import { type ReactNode, useEffect } from 'react';
import { host } from '../../../battle/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { highlightOnHover } from '../../../panels/highlight.ts';
import { activationName } from '../screen/activationName.ts';
import { AskToggle } from './AskToggle.tsx';
import { type Choice, type DecisionModel, ownerOf } from './decisionChoices.ts';
import { RollOddsLine, ShortOdds } from './lazyOdds.tsx';
import { type PieceRef, type Scene, samePiece } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { commandText, pieceName, shortUnitName } from '../screen/names.ts';

/** Choices by kind: actions of a unit, formations, targets, and ending the decision. */
export function Choices({
  scene,
  decision,
  selected,
}: {
  readonly scene: Scene;
  readonly decision: DecisionModel;
  readonly selected: PieceRef | null;
}): ReactNode {
  const messages = useMessages();
  const { t } = messages;
  const of = (...types: readonly Command['type'][]) =>
    decision.choices.filter((choice) => types.includes(choice.command.type));
  const special: readonly Command['type'][] = [
    'activate',
    'activateGeneral',
    'form',
    'fire',
    'attach',
    'react',
    'reactGeneral',
  ];
  const rest = decision.choices.filter(({ command }) => !special.includes(command.type) && command.type !== 'hold');
  const rolls = of('activate', 'activateGeneral');
  // The selected piece comes first.
  const tapped = ({ command }: Choice) => samePiece(ownerOf(command), selected);
  const reactions = of('react', 'reactGeneral').sort((a, b) => Number(tapped(b)) - Number(tapped(a)));
  const hints = scene.frame?.at === 'acting' || scene.frame?.at === 'freeMove';
  const groups = scene.offers.some((offer) => offer.type === 'group');
  const hold = decision.choices.find(({ command }) => command.type === 'hold');
  return (
    <>
      {hold && <Holds scene={scene} hold={hold.command} />}
      {decision.subjects.length > 0 &&
        !(decision.subjects.length === 1 && samePiece(decision.subjects[0] ?? null, selected)) &&
        rolls.length === 0 &&
        (scene.frame?.at === 'slot' || decision.left === null) && (
          <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
        )}
      {rolls.length > 0 && (
        <div className="rolls">
          <h3>{selected && pieceName(messages, scene.state, selected)}</h3>
          {rolls.map(({ command }) => (
            <button key={JSON.stringify(command)} type="button" className="roll" onClick={() => send(command)}>
              <strong>{commandText(messages, scene.state, command)}</strong>
              <RollOddsLine scene={scene} command={command} />
            </button>
          ))}
        </div>
      )}
      {rolls.length > 0 && decision.subjects.length > 1 && (
        <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
      )}
      {reactions.length > 0 && (
        <ul className="choices">
          {reactions.map((choice) => (
            <li key={JSON.stringify(choice.command)}>
              <button
                type="button"
                className={tapped(choice) ? 'primary' : 'plain'}
                {...highlightOnHover(piecesOf(choice.command))}
                onClick={() => send(choice.command)}
              >
                {commandText(messages, scene.state, choice.command)}{' '}
                <RollOddsLine scene={scene} command={choice.command} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Buttons scene={scene} choices={of('fire')} title={t('web.decide.fireAt')} />
      <Buttons scene={scene} choices={rest.filter((c) => c.weight !== 'quiet' && c.weight !== 'grave')} />
      {groups && (
        <ul className="choices">
          <li>
            <button type="button" onClick={() => dispatch({ type: 'group' })}>
              {t('web.decide.giveGroup')}
            </button>
          </li>
        </ul>
      )}
      <Buttons scene={scene} choices={of('form')} title={t('web.decide.formations')} small />
      <Buttons scene={scene} choices={of('attach')} title={t('web.decide.joins')} small />
      {scene.frame?.at === 'acting' && decision.subjects.length > 1 && (
        <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
      )}
      {hints && <p className="minor">{t('web.decide.dragUnit')}</p>}
      {scene.frame?.at === 'general' && <p className="minor">{t('web.decide.dragGeneral')}</p>}
      {decision.moves.length > 0 && (
        <details>
          <summary>{t('web.decide.moves')}</summary>
          <Buttons scene={scene} choices={decision.moves} small />
        </details>
      )}
      <Buttons scene={scene} choices={rest.filter((c) => c.weight === 'quiet' || c.weight === 'grave')} />
    </>
  );
}

/** To hold is the safe answer: it comes first, and on one key. */
function Holds({ scene, hold }: { readonly scene: Scene; readonly hold: Command }): ReactNode {
  const messages = useMessages();
  const name = activationName(scene.state);
  useEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== 'h' || repeat || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      send(hold);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hold]);
  return (
    <>
      <button type="button" className="primary large" aria-keyshortcuts="h" onClick={() => send(hold)}>
        {commandText(messages, scene.state, hold)}
      </button>
      {name !== null && (
        <button type="button" className="quiet" onClick={() => host.setStandingOrders({ holdUntil: name })}>
          {messages.t('web.decide.holdAll')}
        </button>
      )}
      <AskToggle />
    </>
  );
}

function piecesOf(command: Command): readonly string[] {
  return 'unit' in command ? [`unit-${command.unit}`] : 'general' in command ? [`general-${command.general}`] : [];
}

function Subjects({
  scene,
  subjects,
  selected,
}: {
  readonly scene: Scene;
  readonly subjects: readonly PieceRef[];
  readonly selected: PieceRef | null;
}): ReactNode {
  const messages = useMessages();
  return (
    <div className="subjects">
      <p className="minor">{messages.t('web.decide.pick')}</p>
      <ul className="choices small">
        {subjects.map((piece) => (
          <li key={`${piece.what}${piece.index}`}>
            <button
              type="button"
              aria-pressed={selected?.what === piece.what && selected.index === piece.index}
              onClick={() => dispatch({ type: 'select', piece })}
            >
              {piece.what === 'unit'
                ? shortUnitName(messages, scene.state, piece.index)
                : pieceName(messages, scene.state, piece)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Buttons({
  scene,
  choices,
  title,
  small = false,
}: {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
  readonly title?: string;
  readonly small?: boolean;
}): ReactNode {
  const messages = useMessages();
  if (choices.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={small ? 'choices small' : 'choices'}>
        {choices.map(({ command, weight, propose }) => (
          <li key={JSON.stringify(command)}>
            <button
              type="button"
              className={weight}
              onClick={() => (propose ? dispatch({ type: 'propose', command }) : send(command))}
            >
              {commandText(messages, scene.state, command)}
              {command.type === 'press' && <RollOddsLine scene={scene} command={command} />}
              <ShortOdds scene={scene} command={command} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

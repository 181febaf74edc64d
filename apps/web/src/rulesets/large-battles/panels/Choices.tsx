/** Answers to a decision. Lazy: loaded while the first troops are deployed. */
import type { Command } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { ClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import { Handful } from '../../../panels/Handful.tsx';
import { PieceAnswer, useDrawn } from '../../../panels/PieceAnswer.tsx';
import { Portrait } from '../drawing/pieces/Portrait.tsx';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useClosed } from './closed.ts';
import { About } from './GivenAway.tsx';
import type { Choice, DecisionModel } from './decisionChoices.ts';
import { RollNeed, RollOddsLine, ShortOdds } from './lazyOdds.tsx';
import { CannotReact, ReactionPanel } from './ReactionPanel.tsx';
import { groupCandidates } from '../interaction/group.ts';
import { type PieceRef, type Scene, samePiece } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { commandText, generalName, pieceName, shortUnitName } from '../screen/names.ts';
import type { DecidingKey } from './messages.ts';

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
  const messages = useMessages<MessageKey | DecidingKey>();
  const { t } = messages;
  const of = (...types: readonly Command['type'][]) =>
    decision.choices.filter((choice) => types.includes(choice.command.type));
  const special: readonly Command['type'][] = ['activate', 'activateGeneral', 'form', 'fire', 'attach'];
  const rest = decision.choices.filter(({ command }) => !special.includes(command.type));
  const rolls = of('activate', 'activateGeneral');
  const hints = scene.frame?.at === 'acting' || scene.frame?.at === 'freeMove';
  const groups = scene.offers.some((offer) => offer.type === 'group');
  const acting = decision.actor?.what === 'unit' ? decision.actor.index : -1;
  const found = useClosed(scene, acting);
  // The reactions that wait for the distance come after it.
  const isCorrection = decision.decision === 'correct';
  const closed = [...(isCorrection ? [] : found.pieces), ...found.rest];
  const propose = (command: Command) => dispatch({ type: 'propose', command });
  const hold = decision.choices.find(({ command }) => command.type === 'hold');
  if (hold) return <ReactionPanel scene={scene} hold={hold.command} closed={found.pieces} selected={selected} />;
  return (
    <>
      {decision.subjects.length > 0 &&
        !(decision.subjects.length === 1 && samePiece(decision.subjects[0] ?? null, selected)) &&
        rolls.length === 0 &&
        (scene.frame?.at === 'slot' || scene.frame?.at === 'combat' || decision.left === null) && (
          <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
        )}
      {rolls.length > 0 && (
        <div className="rolls">
          <h3>{selected && pieceName(messages, scene.state, selected)}</h3>
          {rolls[0] && <RollNeed scene={scene} command={rolls[0].command} />}
          {rolls.map(({ command }) => (
            <button
              key={JSON.stringify(command)}
              type="button"
              className="roll"
              data-answer={JSON.stringify(command)}
              onClick={() => send(command)}
            >
              <strong>{commandText(messages, scene.state, command)}</strong>
              <RollOddsLine scene={scene} command={command} />
            </button>
          ))}
        </div>
      )}
      {rolls.length > 0 && decision.subjects.length > 1 && (
        <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
      )}
      <Buttons scene={scene} choices={of('fire')} title={t('web.decide.fireAt')} />
      <Buttons scene={scene} choices={rest.filter((c) => c.weight !== 'quiet')} />
      {groups && (
        <ul className="choices">
          <li>
            <button
              type="button"
              onClick={() => dispatch({ type: 'group', group: { units: groupCandidates(scene), gathered: [] } })}
            >
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
      {hints && decision.subjects.length < 2 && <p className="minor">{t('web.decide.dragUnit')}</p>}
      {scene.frame?.at === 'general' && <p className="minor">{t('web.decide.dragGeneral')}</p>}
      {decision.moves.length > 0 && (
        <details>
          <summary>{t('web.decide.moves')}</summary>
          <Buttons scene={scene} choices={decision.moves} small />
        </details>
      )}
      <ClosedAnswers lines={closed} choose={propose} />
      <Buttons scene={scene} choices={rest.filter((c) => c.weight === 'quiet')} foot />
      {isCorrection && <CannotReact closed={found.pieces} />}
    </>
  );
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
  const messages = useMessages<MessageKey | DecidingKey>();
  const most = useDrawn();
  return (
    <div className="subjects">
      <p className="minor">{messages.t('web.decide.pick')}</p>
      <Handful most={most}>
        {subjects.map((piece) => (
          <PieceAnswer
            key={`${piece.what}${piece.index}`}
            name={(piece.what === 'unit' ? shortUnitName : generalName)(messages, scene.state, piece.index)}
            picture={<Portrait state={scene.state} piece={piece} />}
            answer={piece}
            isSelected={samePiece(piece, selected)}
            select={() => dispatch({ type: 'select', piece })}
          />
        ))}
      </Handful>
    </div>
  );
}

/** Answers that tell what comes of a roll. */
const ROLLED: readonly Command['type'][] = ['press', 'reroll', 'keep'];

export function Buttons({
  scene,
  choices,
  title,
  small = false,
  foot = false,
}: {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
  readonly title?: string;
  readonly small?: boolean;
  /** They stay in sight on a phone. */
  readonly foot?: boolean;
}): ReactNode {
  const messages = useMessages<MessageKey | DecidingKey>();
  if (choices.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={`choices ${small ? 'small' : ''} ${foot ? 'decision-main' : ''}`}>
        {choices.map(({ command, weight, propose }) => (
          <li key={JSON.stringify(command)}>
            <button
              type="button"
              className={weight}
              data-answer={JSON.stringify(command)}
              onClick={() => (propose ? dispatch({ type: 'propose', command }) : send(command))}
            >
              {commandText(messages, scene.state, command)}
              {(command.type === 'close' || command.type === 'pass') && <About scene={scene} command={command} />}
              {ROLLED.includes(command.type) && <RollOddsLine scene={scene} command={command} />}
              <ShortOdds scene={scene} command={command} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The proposed command: length, odds, refusal, and the button that sends it. */
import type { Command } from '@drumhead/large-battles';
import { type ReactNode, useId, useState } from 'react';
import { lengthAlong } from '../../../battle/interaction/way.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useBundleMessages } from '../../../i18n/useBundle.ts';
import { Consequences } from '../../../panels/Consequences.tsx';
import { Figures } from '../../../panels/Figures.tsx';
import { LastMove } from '../../../panels/LastMove.tsx';
import { Proposal } from '../../../panels/Proposal.tsx';
import { useInSight } from '../../../panels/useInSight.ts';
import { type Activation, activationOf } from '../interaction/activated.ts';
import { targetOf } from '../interaction/commandSubject.ts';
import { kindAndHand, otherMoves } from '../interaction/otherMoves.ts';
import { placeOf } from '../interaction/places.ts';
import { type ProposedCommand, saidAsked } from '../interaction/proposal.ts';
import { GivenAway } from './GivenAway.tsx';
import { addedShots } from './decisionChoices.ts';
import { lineOf } from '../screen/logLines.ts';
import { ChoiceOdds, RollNeed, RollOddsLine } from './lazyOdds.tsx';
import { REFUSALS } from '../screen/refusals.ts';
import { isDeployment, type Scene } from '../interaction/scene.ts';
import { dispatch, order } from '../interaction/store.ts';
import { commandText, generalName, lengthText, moveText, readable, shortUnitName, unitName } from '../screen/names.ts';

export function Preview({
  scene,
  aim,
  held,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly held: boolean;
}): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const why = useBundleMessages(REFUSALS);
  const { command, refusal, ghost } = aim;
  const shown = command ?? aim.asked;
  // Before its activation a move waits for the dice.
  const drawn = command?.type === 'move' ? activationOf(scene, command.unit) : null;
  // A new formation shifts the middle of the base: nobody gave that length.
  const length = shown.type === 'form' ? 0 : lengthAlong(aim.from, aim.stops);
  const target = targetOf(shown);
  const targets = target ? [target] : (aim.attack?.defenders ?? []).map((index) => ({ what: 'unit' as const, index }));
  useInSight(held ? [] : [aim.from, ...targets.map((piece) => placeOf(scene.state, piece))]);
  return (
    <Proposal
      title={titleOf(shown)}
      who={nameOf(shown)}
      asked={titleOf(saidAsked(aim))}
      refusal={
        refusal && { text: why(refusal.reason, readable(messages, scene.state, refusal.facts)), rule: refusal.rule }
      }
      possible={command !== null}
      held={held}
      again={ghost !== null && !drawn}
      {...(drawn && { answers: <DrawnDice scene={scene} aim={aim} activation={drawn} /> })}
      dispatch={dispatch}
    >
      {/* Before the odds, which follow from it: on a phone it is in sight beside the button that confirms. */}
      {!held && shown.type === 'fire' && <Added scene={scene} command={shown} />}
      {shown.type === 'pass' && <GivenAway scene={scene} command={shown} />}
      {aim.attack && <p>{lineOf(messages, scene.state, aim.attack, scene.seat)?.text}</p>}
      {length > 1 && !isDeployment(scene.frame) && (
        <p>
          {t('web.preview.length', { length: lengthText(messages, scene.state, length) })}
          {aim.commands.length > 1 && `. ${t('web.preview.moves', { count: aim.commands.length })}`}
        </p>
      )}
      {aim.last && (
        <LastMove last={aim.last} why={({ reason, facts }) => why(reason, readable(messages, scene.state, facts))} />
      )}
      <Consequences
        list={aim.consequences}
        line={({ what, pieces }) =>
          why(what, { pieces: pieces.map((unit) => unitName(messages, scene.state, unit)).join(', ') })
        }
      />
      {!held && <ChoiceOdds scene={scene} command={shown} />}
      {!held && !drawn && <OtherMoves scene={scene} command={shown} />}
      {!held && !drawn && !isDeployment(scene.frame) && (
        <Figures
          asked={aim.asked}
          command={command}
          lengths="mm"
          change={(changed) => dispatch({ type: 'propose', command: changed })}
        />
      )}
    </Proposal>
  );

  function nameOf(command: Command): string {
    if ('unit' in command) return shortUnitName(messages, scene.state, command.unit);
    return 'general' in command ? generalName(messages, scene.state, command.general) : '';
  }

  function titleOf(command: Command): string {
    const { state } = scene;
    const what = commandText(messages, state, command);
    if (command.type === 'fire') return `${translate('lb.command.fire')}: ${what}`;
    if (command.type === 'approach') return `${what}: ${unitName(messages, state, command.unit)}`;
    return what;
  }
}

/** The dice of an activation whose move is drawn already: it follows them, as far as the actions go. */
function DrawnDice({
  scene,
  aim,
  activation,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly activation: Activation;
}): ReactNode {
  const messages = useMessages();
  const cost = useId();
  return (
    <div className="rolls">
      <p id={cost}>{messages.t('web.preview.cost', { cost: aim.cost })}</p>
      {activation.rolls[0] && <RollNeed scene={activation.scene} command={activation.rolls[0]} />}
      {activation.rolls.map((roll) => (
        <button
          key={roll.dice}
          type="button"
          className="roll"
          aria-disabled={roll.dice < aim.cost}
          aria-describedby={roll.dice < aim.cost ? cost : undefined}
          data-answer={JSON.stringify(roll)}
          onClick={() => roll.dice >= aim.cost && void order(...activation.first, roll, ...aim.commands)}
        >
          <strong>{commandText(messages, scene.state, roll)}</strong>
          <RollOddsLine scene={activation.scene} command={roll} actions={aim.cost} />
        </button>
      ))}
    </div>
  );
}

/** Actions that may be added as dice. */
function Added({
  scene,
  command,
}: {
  readonly scene: Scene;
  readonly command: Command & { readonly type: 'fire' };
}): ReactNode {
  const messages = useMessages();
  const shots = addedShots(scene, command);
  if (shots.length < 2) return null;
  return (
    <ul className="choices row small">
      {shots.map((shot) => (
        <li key={JSON.stringify(shot)}>
          <button
            type="button"
            aria-pressed={shot.type === 'fire' && shot.added === command.added}
            onClick={() => dispatch({ type: 'propose', command: shot })}
          >
            {messages.translate('web.odds.addedDice', { count: shot.type === 'fire' ? shot.added : 0 })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same move as one of another kind: some are hard to drag, or not among the answers. */
function OtherMoves({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const messages = useMessages();
  // Each is tried with the judge: only once somebody looks.
  const [open, setOpen] = useState(false);
  if (command.type !== 'move' && command.type !== 'correct') return null;
  const others = open ? otherMoves(scene, command) : [];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{messages.t('web.preview.otherMoves')}</summary>
      <ul className="choices small">
        {others.map((other) => (
          <li key={kindAndHand(other.move)}>
            <button type="button" onClick={() => dispatch({ type: 'propose', command: other })}>
              {moveText(messages, scene.state, other.move)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

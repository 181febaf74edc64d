/** The panel that leads: who must decide what, by which rule, and what each answer brings. */
import type { Command } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { host, useHosted } from '../../battle/index.ts';
import { type Speech, useSpeech } from '../../i18n/index.ts';
import { Dice } from '../../panels/Dice.tsx';
import { Waiting } from '../../panels/Waiting.tsx';
import { lastWhere } from '../../table/lists.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { DeployPanel } from './DeployPanel.tsx';
import { RollOddsLine, ShortOdds } from './odds.tsx';
import { GroupPanel, Preview } from './panelsLater.tsx';
import { activationName } from './activation.ts';
import { type Choice, type DecisionModel, decisionOf, ownerOf } from './decision.ts';
import { diceOnTable, lineOf } from './lines.ts';
import { isDeployment, type PieceRef, type Scene, samePiece } from './scene.ts';
import { isBeforeDeployment, SetUpPanel } from './settingUp.tsx';
import { act, send, useHand, useScene } from './store.ts';
import { commandWords, pieceName, seatName, shortUnitName } from './words.ts';

export function Decision(): ReactNode {
  const scene = useScene();
  const selected = useHand((hand) => hand.selected);
  const tool = useHand((hand) => hand.tool);
  const speech = useSpeech();
  if (!scene || scene.state.outcome) return null;
  if (!scene.pending)
    return (
      <Waiting all={scene.all} nameOf={(seat) => seatName(speech, scene.state, seat)}>
        <StandingNote scene={scene} />
      </Waiting>
    );
  if (isDeployment(scene.frame)) return <DeployPanel scene={scene} />;
  if (isBeforeDeployment(scene.frame)) return <SetUpPanel scene={scene} />;
  const decision = decisionOf(scene, selected);
  if (!decision) return null;
  const aim = tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
  return (
    <section className={`panel decision side-${scene.side}`} aria-labelledby="decision-title">
      <Head scene={scene} decision={decision} speech={speech} selected={selected} />
      {aim ? (
        <Preview scene={scene} aim={aim} held={tool.at === 'carry'} />
      ) : tool.at === 'group' ? (
        <GroupPanel scene={scene} units={tool.units} />
      ) : (
        <Choices scene={scene} decision={decision} selected={selected} />
      )}
    </section>
  );
}

function StandingNote({ scene }: { readonly scene: Scene }): ReactNode {
  const { say } = useSpeech();
  const standing = useHosted((h) => h.standing);
  if (standing.holdUntil === null || standing.holdUntil !== activationName(scene.state)) return null;
  return (
    <p className="minor">
      {say('web.decide.standing')}{' '}
      <button type="button" className="link" onClick={() => host.stand({ holdUntil: null })}>
        {say('web.decide.standing.end')}
      </button>
    </p>
  );
}

interface HeadProps {
  readonly scene: Scene;
  readonly decision: DecisionModel;
  readonly speech: Speech;
  readonly selected: PieceRef | null;
}

function Head({ scene, decision, speech, selected }: HeadProps): ReactNode {
  const { say, tell } = speech;
  return (
    <>
      <p className="who">
        <span className="swatch" aria-hidden="true" />
        {say('web.decide.you', { side: seatName(speech, scene.state, scene.seat) })} <RuleLink rule={decision.rule} />
      </p>
      <h2 id="decision-title">{tell(`lb.decision.${decision.decision}`)}</h2>
      <Cause scene={scene} speech={speech} />
      <Dice rows={diceOnTable(speech, scene)} size={26} />
      {decision.left !== null && (
        <p className="left">
          {selected && `${pieceName(speech, scene.state, selected)}. `}
          <strong>{say('web.decide.left', { left: decision.left })}</strong>
        </p>
      )}
    </>
  );
}

/** What a reaction would answer: the newest roll or action. */
function Cause({ scene, speech }: { readonly scene: Scene; readonly speech: Speech }): ReactNode {
  const steps = useHosted((h) => h.steps);
  const { frame } = scene;
  if (frame?.at !== 'window') return null;
  const last = lastWhere(steps, (step) => step.events.length > 0 && step.seat !== scene.seat);
  const event = last?.events[0];
  const line = last && event ? lineOf(speech, scene.state, event as never, scene.seat) : null;
  const what = line?.text ?? '';
  return (
    <p>{speech.say(frame.dice === 1 ? 'web.decide.reactTo.one' : 'web.decide.reactTo', { what, dice: frame.dice })}</p>
  );
}

/** Choices in kinds: what a unit may do now, formations, targets, and what ends the decision. */
function Choices({
  scene,
  decision,
  selected,
}: {
  readonly scene: Scene;
  readonly decision: DecisionModel;
  readonly selected: PieceRef | null;
}): ReactNode {
  const speech = useSpeech();
  const { say } = speech;
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
  const rest = decision.choices.filter((choice) => !special.includes(choice.command.type));
  const rolls = of('activate', 'activateGeneral');
  // Whoever is tapped on the table comes first.
  const tapped = ({ command }: Choice) => samePiece(ownerOf(command), selected);
  const reactions = of('react', 'reactGeneral').sort((a, b) => Number(tapped(b)) - Number(tapped(a)));
  const hints = scene.frame?.at === 'acting' || scene.frame?.at === 'freeMove';
  const groups = scene.offers.some((offer) => offer.type === 'group');
  return (
    <>
      {decision.subjects.length > 0 &&
        !(decision.subjects.length === 1 && samePiece(decision.subjects[0] ?? null, selected)) &&
        rolls.length === 0 &&
        (scene.frame?.at === 'slot' || decision.left === null) && (
          <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
        )}
      {rolls.length > 0 && (
        <div className="rolls">
          <h3>{selected && pieceName(speech, scene.state, selected)}</h3>
          {rolls.map(({ command }) => (
            <button key={JSON.stringify(command)} type="button" className="roll" onClick={() => send(command)}>
              <strong>{commandWords(speech, scene.state, command)}</strong>
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
                onClick={() => send(choice.command)}
                onPointerEnter={() => point(choice.command, true)}
                onPointerLeave={() => point(choice.command, false)}
                onFocus={() => point(choice.command, true)}
                onBlur={() => point(choice.command, false)}
              >
                {commandWords(speech, scene.state, choice.command)}{' '}
                <RollOddsLine scene={scene} command={choice.command} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Buttons scene={scene} choices={of('fire')} title={say('web.decide.fireAt')} />
      <Buttons scene={scene} choices={rest.filter((c) => c.weight !== 'quiet' && c.weight !== 'grave')} />
      {groups && (
        <ul className="choices">
          <li>
            <button type="button" onClick={() => act({ type: 'group' })}>
              {say('web.decide.group')} …
            </button>
          </li>
        </ul>
      )}
      <Buttons scene={scene} choices={of('form')} title={say('web.decide.formations')} small />
      <Buttons scene={scene} choices={of('attach')} title={say('web.decide.joins')} small />
      {scene.frame?.at === 'acting' && decision.subjects.length > 1 && (
        <Subjects scene={scene} subjects={decision.subjects} selected={selected} />
      )}
      {hints && <p className="minor">{say('web.decide.dragUnit')}</p>}
      {scene.frame?.at === 'general' && <p className="minor">{say('web.decide.dragGeneral')}</p>}
      {decision.moves.length > 0 && (
        <details>
          <summary>{say('web.decide.moves')}</summary>
          <Buttons scene={scene} choices={decision.moves} small />
        </details>
      )}
      <Buttons scene={scene} choices={rest.filter((c) => c.weight === 'quiet' || c.weight === 'grave')} />
      {scene.frame?.at === 'window' &&
        decision.choices.some((c) => c.command.type === 'hold') &&
        activationName(scene.state) !== null && (
          <ul className="choices">
            <li>
              <button
                type="button"
                className="quiet"
                onClick={() => host.stand({ holdUntil: activationName(scene.state) })}
              >
                {say('web.decide.holdAll')}
              </button>
            </li>
          </ul>
        )}
    </>
  );
}

function point(command: Command, on: boolean): void {
  const name = 'unit' in command ? `unit-${command.unit}` : 'general' in command ? `general-${command.general}` : null;
  if (name) document.querySelector(`[data-piece="${name}"]`)?.classList.toggle('pointed', on);
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
  const speech = useSpeech();
  return (
    <div className="subjects">
      <p className="minor">{speech.say('web.decide.pick')}</p>
      <ul className="choices small">
        {subjects.map((piece) => (
          <li key={`${piece.what}${piece.index}`}>
            <button
              type="button"
              aria-pressed={selected?.what === piece.what && selected.index === piece.index}
              onClick={() => act({ type: 'select', piece })}
            >
              {piece.what === 'unit'
                ? shortUnitName(speech, scene.state, piece.index)
                : pieceName(speech, scene.state, piece)}
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
  const speech = useSpeech();
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
              onClick={() => (propose ? act({ type: 'propose', command }) : send(command))}
            >
              {commandWords(speech, scene.state, command)}
              {command.type === 'press' && <RollOddsLine scene={scene} command={command} />}
              <ShortOdds scene={scene} command={command} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

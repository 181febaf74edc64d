/** The panel that leads: who must decide what, by which rule, and what each answer brings. */
import type { ReactNode } from 'react';
import { host, useHosted } from '../../battle/index.ts';
import { type Speech, useSpeech } from '../../i18n/index.ts';
import { Dice } from '../../panels/Dice.tsx';
import { Waiting } from '../../panels/Waiting.tsx';
import { lastWhere } from '../../table/lists.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { Choices, DeployPanel, GroupPanel, Preview } from './panelsLater.tsx';
import { activationName } from './activation.ts';
import { type DecisionModel, decisionOf } from './decision.ts';
import { diceOnTable, lineOf } from './lines.ts';
import { isDeployment, type PieceRef, type Scene } from './scene.ts';
import { isBeforeDeployment, SetUpPanel } from './settingUp.tsx';
import { useHand, useScene } from './store.ts';
import { pieceName, seatName } from './words.ts';

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

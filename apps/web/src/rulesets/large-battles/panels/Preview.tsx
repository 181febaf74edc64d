/** The proposed command: length, odds, refusal, and the button that sends it. */
import type { Command } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useBundleMessages } from '../../../i18n/useBundle.ts';
import { Consequences } from '../../../panels/Consequences.tsx';
import { Proposal } from '../../../panels/Proposal.tsx';
import type { ProposedCommand } from '../interaction/proposal.ts';
import { addedShots } from './decisionChoices.ts';
import { lineOf } from '../screen/logLines.ts';
import { ChoiceOdds } from './lazyOdds.tsx';
import { REFUSALS } from '../screen/refusals.ts';
import { isDeployment, type Scene } from '../interaction/scene.ts';
import { dispatch } from '../interaction/store.ts';
import { commandText, lengthText, readable, unitName } from '../screen/names.ts';

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
  const length = lengthOfWay(aim);
  return (
    <Proposal
      title={titleOf()}
      refusal={
        refusal && { text: why(refusal.reason, readable(messages, scene.state, refusal.facts)), rule: refusal.rule }
      }
      possible={command !== null}
      held={held}
      again={ghost !== null}
      dispatch={dispatch}
    >
      {aim.attack && <p>{lineOf(messages, scene.state, aim.attack, scene.seat)?.text}</p>}
      {length > 1 && !isDeployment(scene.frame) && (
        <p>{t('web.preview.length', { length: lengthText(messages, scene.state, length) })}</p>
      )}
      {aim.commands.length > 1 && <p>{t('web.preview.moves', { count: aim.commands.length })}</p>}
      <Consequences
        list={aim.consequences}
        line={({ what, pieces }) =>
          why(what, { pieces: pieces.map((unit) => unitName(messages, scene.state, unit)).join(', ') })
        }
      />
      {!held && <ChoiceOdds scene={scene} command={shown} />}
      {!held && shown.type === 'fire' && <Added scene={scene} command={shown} />}
    </Proposal>
  );

  function titleOf(): string {
    const { state } = scene;
    const what = commandText(messages, state, shown);
    if (shown.type === 'fire') return `${translate('lb.command.fire')}: ${what}`;
    if (shown.type === 'approach') return `${what}: ${unitName(messages, state, shown.unit)}`;
    return what;
  }
}

/** Along all its moves, in millimetres. */
function lengthOfWay({ from, stops, ghost }: ProposedCommand): number {
  let [at, sum] = [from, 0];
  for (const to of stops.length > 0 || !ghost ? stops : [ghost]) {
    sum += Math.hypot(to.x - at.x, to.y - at.y);
    at = to;
  }
  return sum;
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
            +{shot.type === 'fire' ? shot.added : 0} {messages.t('web.odds.addedDice')}
          </button>
        </li>
      ))}
    </ul>
  );
}

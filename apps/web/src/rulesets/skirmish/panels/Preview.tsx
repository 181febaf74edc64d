/** What is proposed: its measure and cost, sight and cover, its odds, why it may not be, and the button that does it. */
import { coverFrom, sightBetween } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import { useTold } from '../../../i18n/useBundle.ts';
import { Proposal } from '../../../panels/Proposal.tsx';
import type { Aim } from '../interaction/proposal.ts';
import { clashAfter, setOffBy } from './chances.ts';
import type { TableKey } from '../screen/messages.ts';
import { SetsOff } from './MoraleOdds.tsx';
import { ClashOdds } from './odds.tsx';
import { Risks } from './Risks.tsx';
import { away } from '../interaction/places.ts';
import { judge, type Scene } from '../interaction/scene.ts';
import { act } from '../interaction/store.ts';
import { targetOf } from '../interaction/tool.ts';
import { REFUSALS } from '../screen/refusals.ts';
import { commandWords, featureName, modelName, readable } from '../screen/names.ts';

export function Preview({
  scene,
  aim,
  held,
}: {
  readonly scene: Scene;
  readonly aim: Aim;
  readonly held: boolean;
}): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const { say } = speech;
  const why = useTold(REFUSALS);
  const { state } = scene;
  const { command, refusal, ghost } = aim;
  const shown = command ?? aim.asked;
  const length = ghost && targetOf(shown) < 0 ? away(ghost, aim.from) : 0;
  const clash = held ? null : clashAfter(scene, shown);
  const target = targetIn(scene, shown);
  return (
    <Proposal
      title={commandWords(speech, state, shown)}
      refusal={refusal && { text: why(refusal.reason, readable(speech, state, refusal.facts)), rule: refusal.rule }}
      possible={command !== null}
      held={held}
      again={ghost !== null && length > 1}
      act={act}
    >
      {length > 1 && aim.cost > 0 && <p>{say('web.sk.aim.cost', { cost: aim.cost })}</p>}
      {aim.broken && <p className="minor">{say('web.sk.aim.broken')}</p>}
      {length > 1 && aim.meets.length > 0 && (
        <p>
          <strong>
            {say('web.sk.aim.meets', { models: aim.meets.map((enemy) => modelName(speech, state, enemy)).join(', ') })}
          </strong>
        </p>
      )}
      {shown.type === 'shoot' && <SightWords scene={scene} shooters={[shown.model]} target={shown.target} />}
      {clash && <ClashOdds scene={scene} clash={clash} defender={target} />}
      {!held && <Risks scene={scene} aim={aim} />}
      {!held && <SetsOff scene={scene} found={setOffBy(scene, shown)} />}
    </Proposal>
  );
}

/** The one aimed at, also where the command does not name him (a volley). */
function targetIn(scene: Scene, command: Aim['asked']): number {
  const named = targetOf(command);
  if (named >= 0 || command.type !== 'fireVolley') return named;
  const judged = judge(scene, command);
  return scene.frame?.at === 'group' && judged.ok ? scene.frame.order.target : -1;
}

/** Cover before the shot, and how much is seen. */
export function SightWords({
  scene,
  shooters,
  target,
}: {
  readonly scene: Scene;
  readonly shooters: readonly number[];
  readonly target: number;
}): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const { say, tell } = speech;
  const { state } = scene;
  const covers = shooters.map((shooter) => coverFrom(state, shooter, target));
  const best = covers.reduce((a, b) => (b.grade > a.grade ? b : a), covers[0] ?? { grade: 0, why: null, feature: -1 });
  const sights = shooters.map((shooter) => sightBetween(state, shooter, target));
  const worst = Math.min(...sights.map(({ lines }) => lines.filter(({ clear }) => clear).length));
  const blockers = new Map(
    sights.flatMap(({ lines }) =>
      lines.flatMap(({ blocker }) => (blocker ? [[`${blocker.by}${blocker.index}`, blocker] as const] : [])),
    ),
  );
  const names = [...blockers.values()].map(({ by, index }) =>
    by === 'model' ? modelName(speech, state, index) : featureName(speech, state, index),
  );
  return (
    <p className="minor">
      {best.why === null
        ? say('web.sk.sight.open')
        : say('web.sk.sight.cover', { cover: tell(best.why), modifier: `−${best.grade}` })}
      . {say('web.sk.sight.lines', { clear: worst })}
      {names.length > 0 && `. ${say('web.sk.sight.by', { what: names.join(', ') })}`}
    </p>
  );
}

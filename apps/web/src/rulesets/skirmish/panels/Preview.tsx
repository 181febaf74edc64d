/** The proposed command: length, cost, sight, cover, odds, refusal, and the button that sends it. */
import { coverFrom, sightBetween } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundleMessages } from '../../../i18n/useBundle.ts';
import { Consequences } from '../../../panels/Consequences.tsx';
import { Figures } from '../../../panels/Figures.tsx';
import { LastMove } from '../../../panels/LastMove.tsx';
import { Proposal } from '../../../panels/Proposal.tsx';
import { useInSight } from '../../../panels/useInSight.ts';
import type { ProposedCommand } from '../interaction/proposedCommand.ts';
import { clashAfter, setOffBy } from '../interaction/clash.ts';
import type { TableKey } from '../screen/messages.ts';
import { SetsOff } from './MoraleOdds.tsx';
import { DicePanel } from './DicePanel.tsx';
import { ClashOdds } from './odds.tsx';
import { Risks } from './Risks.tsx';
import { away, spotOf } from '../interaction/places.ts';
import { judge, type Scene, targetOf } from '../interaction/scene.ts';
import { dispatch } from '../interaction/store.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { REFUSALS } from '../screen/refusals.ts';
import { commandText, featureName, modelName, readable, fullName } from '../screen/names.ts';

export function Preview({
  scene,
  aim,
  held,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly held: boolean;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const why = useBundleMessages(REFUSALS);
  const { state } = scene;
  const { command, refusal, ghost } = aim;
  const shown = command ?? aim.asked;
  const length = ghost && targetOf(shown) < 0 ? away(ghost, aim.from) : 0;
  const clash = held ? null : clashAfter(scene, shown);
  const target = targetIn(scene, shown);
  useInSight(held || targetOf(shown) < 0 ? [] : [aim.from, spotOf(state, targetOf(shown))]);
  // Before its activation a Move waits for the dice.
  const drawn = scene.frame?.at === 'turn' && command !== null;
  const grouped = scene.frame?.at === 'group' && scene.frame.acting < 0 && target < 0;
  const titleOf = (what: typeof shown) => (grouped ? t('web.sk.order.groupMove') : commandText(messages, state, what));
  const contact = aim.onto < 0 ? null : t('web.sk.aim.meets', { models: fullName(messages, state, aim.onto) });
  const setsOff = !held && <SetsOff scene={scene} found={setOffBy(scene, shown)} />;
  const sight = shown.type === 'shoot' && <SightText scene={scene} shooters={[shown.model]} target={shown.target} />;
  return (
    <Proposal
      title={contact ?? titleOf(shown)}
      {...('model' in shown && !grouped && { who: modelName(messages, state, shown.model) })}
      asked={titleOf(aim.asked)}
      refusal={refusal && { text: why(refusal.reason, readable(messages, state, refusal.facts)), rule: refusal.rule }}
      possible={command !== null}
      held={held}
      again={ghost !== null && length > 1 && !drawn}
      {...(drawn && { answers: <DicePanel scene={scene} model={aim.piece} drawn={aim} /> })}
      dispatch={dispatch}
    >
      {length > 1 && aim.cost > 0 && <p>{t('web.sk.aim.cost', { cost: aim.cost })}</p>}
      {aim.last && (
        <LastMove last={aim.last} why={({ reason, facts }) => why(reason, readable(messages, state, facts))} />
      )}
      {grouped && <p>{t('web.sk.aim.members', { count: moving(aim) })}</p>}
      {grouped && <p className="minor">{t('web.sk.aim.rest')}</p>}
      {aim.behind.map(({ model, refusal: cause }) => (
        <p key={model} className="left-out">
          {t('web.sk.aim.behind', { model: modelName(messages, state, model) })}{' '}
          {why(cause.reason, readable(messages, state, cause.facts))} <RuleLink rule={cause.rule} />
        </p>
      ))}
      {aim.broken && <p className="minor">{t('web.sk.aim.broken')}</p>}
      {length > 1 && aim.meets.length > 0 && contact === null && (
        <p>
          <strong>
            {t('web.sk.aim.meets', { models: aim.meets.map((enemy) => fullName(messages, state, enemy)).join(', ') })}
          </strong>
        </p>
      )}
      <Consequences
        list={aim.consequences}
        line={({ what, pieces }) =>
          why(what, { pieces: pieces.map((piece) => fullName(messages, state, piece)).join(', ') })
        }
      />
      {clash && (
        <ClashOdds scene={scene} clash={clash} defender={target}>
          {setsOff}
          {sight}
        </ClashOdds>
      )}
      {!clash && sight}
      {!held && <Risks scene={scene} aim={aim} />}
      {!clash && setsOff}
      {!held && !drawn && !grouped && scene.frame?.at !== 'deploy' && (
        <Figures
          asked={aim.asked}
          command={command}
          lengths="mm"
          change={(changed) => dispatch({ type: 'propose', command: changed })}
        />
      )}
    </Proposal>
  );
}

/** Models of a group that come along. */
const moving = ({ others, ghost, behind, piece }: ProposedCommand): number =>
  others.length + (ghost && !behind.some((one) => one.model === piece) ? 1 : 0);

/** The target, also where the command does not name it (a volley). */
function targetIn(scene: Scene, command: ProposedCommand['asked']): number {
  const named = targetOf(command);
  if (named >= 0 || command.type !== 'fireVolley') return named;
  const judged = judge(scene, command);
  return scene.frame?.at === 'group' && judged.ok ? scene.frame.order.target : -1;
}

/** Cover before the shot, and how much is seen. */
export function SightText({
  scene,
  shooters,
  target,
}: {
  readonly scene: Scene;
  readonly shooters: readonly number[];
  readonly target: number;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t, translate } = messages;
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
    by === 'model' ? modelName(messages, state, index) : featureName(messages, state, index),
  );
  return (
    <p className="minor">
      {best.why === null
        ? t('web.sk.sight.open')
        : t('web.sk.sight.cover', { cover: translate(best.why), modifier: `−${best.grade}` })}
      . {t('web.sk.sight.lines', { clear: worst })}
      {sights.some(({ back }) => back !== null) && `. ${t('web.sk.sight.back')}`}
      {names.length > 0 && `. ${t('web.sk.sight.by', { what: names.join(', ') })}`}
    </p>
  );
}

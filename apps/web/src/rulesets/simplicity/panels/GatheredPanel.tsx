/** Units gathered by the lasso: who they are, what they can do together, and what the proposed order costs and risks. */
import type { MoveConsequence } from '@drumhead/content';
import { type Command, moveConsequences, orderPreview, type State, toCm } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { toFacing, toSteps } from '../../../table/units.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Consequences } from '../../../panels/Consequences.tsx';
import { percent } from '../../../panels/percent.ts';
import { Proposal } from '../../../panels/Proposal.tsx';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import {
  commonAdvance,
  commonFire,
  type CommonOrder,
  commonRally,
  commonRate,
  commonTargets,
} from '../interaction/commonOrder.ts';
import type { Gathered } from '../interaction/gathering.ts';
import { type Scene, targetOf } from '../interaction/scene.ts';
import { dispatch } from '../interaction/store.ts';
import type { TableKey } from '../screen/messages.ts';
import { readable, shortName } from '../screen/names.ts';
import { ShortOdds } from './odds.tsx';

export function GatheredPanel({
  scene,
  group,
  held,
}: {
  readonly scene: Scene;
  readonly group: Gathered;
  readonly held: boolean;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const { units, order } = group;
  const propose = (proposed: CommonOrder) => dispatch({ type: 'group', group: { units, order: proposed } });
  const name = (index: number) => shortName(messages, scene.state, { what: 'unit', index });
  if (order) return <CommonPreview scene={scene} order={order} held={held} />;
  const rally = commonRally(scene, units);
  const rate = commonRate(scene, units);
  return (
    <div className="group">
      <h3>{t('web.sip.together')}</h3>
      <p className="minor">{t('web.sip.together.about')}</p>
      <ul className="choices small">
        {units.map((unit) => (
          <li key={unit}>
            <button
              type="button"
              aria-pressed="true"
              onClick={() => dispatch({ type: 'toggle', piece: { what: 'unit', index: unit } })}
            >
              {name(unit)}
            </button>
          </li>
        ))}
      </ul>
      <ul className="choices">
        {[rate / 2, rate].map((distance) => (
          <li key={distance}>
            <button type="button" onClick={() => propose(commonAdvance(scene, units, distance))}>
              {t('web.sip.together.advance', { length: t('web.sip.length', { cm: toCm(distance) }) })}
            </button>
          </li>
        ))}
        {[...commonTargets(scene, units)].map(([target, count]) => (
          <li key={target}>
            <button type="button" onClick={() => propose(commonFire(scene, units, target))}>
              {t('web.sip.together.fire', { target: name(target) })}
              <span className="roll-odds">{t('web.sip.together.fire.count', { count })}</span>
            </button>
          </li>
        ))}
        {rally.shares.length > 0 && (
          <li>
            <button type="button" onClick={() => propose(rally)}>
              {t('web.sip.together.rally')}
              <span className="roll-odds">{t('web.sip.together.fire.count', { count: rally.shares.length })}</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className="quiet" onClick={() => dispatch({ type: 'cancel' })}>
            {t('web.preview.cancel')}
          </button>
        </li>
      </ul>
    </div>
  );
}

function CommonPreview({
  scene,
  order,
  held,
}: {
  readonly scene: Scene;
  readonly order: CommonOrder;
  readonly held: boolean;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t, translate } = messages;
  const { state } = scene;
  const { kind, shares, behind, unpaid } = order;
  const name = (index: number) => shortName(messages, state, { what: 'unit', index });
  const target = shares.map(({ command }) => targetOf(command)).find((index) => index >= 0);
  return (
    <Proposal
      title={
        target === undefined
          ? t(kind === 'rally' ? 'web.sip.together.rally' : 'web.sip.together.move')
          : t('web.sip.together.fire', { target: name(target) })
      }
      refusal={null}
      possible={shares.length > 0}
      held={held}
      again={kind === 'move' && shares.length > 0}
      dispatch={dispatch}
    >
      {state.field.switches.actionPoints && (
        <p>
          <span className="price">{t('web.sip.together.points', { cost: shares.length, points: state.points })}</span>
        </p>
      )}
      <p className="minor">{t('web.sip.together.cost', { count: shares.length })}</p>
      {behind.map(({ unit, refusal }) => (
        <p key={unit} className="left-out">
          {t('web.sip.together.behind', { unit: name(unit) })}{' '}
          {translate(refusal.reason, readable(messages, state, refusal.facts))} <RuleLink rule={refusal.rule} />
        </p>
      ))}
      {unpaid.length > 0 && (
        <p className="left-out">
          {t('web.sip.together.unpaid', { units: unpaid.map(name).join(', ') })} <RuleLink rule="SIP-AP-2" />
        </p>
      )}
      {!held && (
        <>
          <ul className="minor">
            {shares
              .filter(({ before, command }) => isRolled(before, command))
              .map(({ unit, before, command }) => (
                <li key={unit}>
                  {name(unit)} <ShortOdds state={before} command={command} />
                </li>
              ))}
          </ul>
          {kind === 'fire' && shares.length > 1 && (
            <p>
              <strong>{t('web.sip.together.anyDp', { chance: percent(anyDisruption(order)) })}</strong>
            </p>
          )}
          <Consequences
            list={changesOf(scene, order)}
            line={({ what, pieces }) => translate(what, { pieces: pieces.map(name).join(', ') })}
          />
        </>
      )}
    </Proposal>
  );
}

function isRolled(state: State, command: Command): boolean {
  const { activation, rally, shot } = orderPreview(state, command);
  return activation !== null || rally !== null || shot !== null;
}

/** Exact: until the first disruption point the target stays as it is, so the shots do not depend on each other. */
function anyDisruption({ shares }: CommonOrder): number {
  return (
    1 -
    shares.reduce((none, { before, command }) => none * (1 - (orderPreview(before, command).shot?.disrupts ?? 0)), 1)
  );
}

/** What the moves change, one line for all units that it holds for. */
function changesOf({ state }: Scene, { shares }: CommonOrder): readonly MoveConsequence[] {
  const found = new Map<string, MoveConsequence>();
  for (const { unit, ghost } of shares) {
    if (!ghost) continue;
    const pose = { x: toSteps(ghost.x), y: toSteps(ghost.y), facing: toFacing(ghost.facing) };
    for (const one of moveConsequences(state, unit, pose)) {
      const pieces = [...new Set([...(found.get(one.what)?.pieces ?? []), ...one.pieces])];
      found.set(one.what, { ...one, pieces });
    }
  }
  return [...found.values()];
}

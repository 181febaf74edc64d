/** Draft of a Leader's order: members, legality, odds. */
import { type ReactNode, useId } from 'react';
import { candidatesFor, groupQuality, consequencesOf, shotPreview, volleyPreview } from '@drumhead/skirmish/screen';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { useBundleMessages } from '../../../i18n/useBundle.ts';
import { ClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import {
  fires,
  firearmsOf,
  type OrderDraft,
  orderOf,
  orderRefusal,
  armed,
  lined,
  withKind,
} from '../interaction/orderDraft.ts';
import { aimedAt, leftOut } from '../interaction/volleyDraft.ts';
import type { TableKey } from '../screen/messages.ts';
import { SetsOff } from './MoraleOdds.tsx';
import { ClashOdds } from './odds.tsx';
import { SightText } from './Preview.tsx';
import type { Scene } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { REFUSALS } from '../screen/refusals.ts';
import { modelName, readable, fullName } from '../screen/names.ts';

export function OrderPanel({ scene, draft }: { readonly scene: Scene; readonly draft: OrderDraft }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const refusalText = useBundleMessages(REFUSALS);
  const reason = useId();
  const { state } = scene;
  const order = orderOf(scene, draft);
  const refusal = orderRefusal(scene, draft);
  const all = [...order.members, ...order.partners];
  const fire = fires(draft.kind);
  const own = candidatesFor(state, draft.leader, draft.kind).filter(
    ({ model, refusal: why }) => why === null || all.includes(model),
  );
  const volley = fire && draft.target >= 0 ? volleyPreview(state, order) : null;
  const line = (model: number) =>
    order.partners.length === 0
      ? ''
      : ` (${t(order.partners.includes(model) ? 'web.sk.order.second' : 'web.sk.order.front')})`;
  return (
    <div className="orders">
      {draft.gathered.length > 0 && <Kinds scene={scene} draft={draft} />}
      <p className="minor">{t('web.sk.order.about')}</p>
      <ul className="choices small" aria-label={t('web.sk.order.members', { count: all.length })}>
        {own.map(({ model }) => (
          <li key={model}>
            <button
              type="button"
              aria-pressed={all.includes(model)}
              onClick={() => dispatch({ type: 'toggle', piece: model })}
            >
              {modelName(messages, state, model)}
              {all.includes(model) && line(model)}
            </button>
          </li>
        ))}
      </ul>
      {leftOut(scene, draft).map(({ model, refusal: why }) => (
        <p key={model} className="left-out">
          {t('web.sk.order.leftOut', { model: modelName(messages, state, model) })}{' '}
          {refusalText(why.reason, readable(messages, state, why.facts))} <RuleLink rule={why.rule} />
        </p>
      ))}
      {all.length > 0 && <p>{t('web.sk.order.quality', { quality: groupQuality(state, all) })}</p>}
      {fire && (
        <p>
          {draft.target < 0
            ? t('web.sk.order.noTarget')
            : t('web.sk.order.target', { target: fullName(messages, state, draft.target) })}
        </p>
      )}
      {fire && draft.target >= 0 && <Targets scene={scene} draft={draft} />}
      {fire && <Firearms scene={scene} draft={draft} order={order} />}
      {draft.kind === 'shootAndReload' && <Lines scene={scene} draft={draft} order={order} />}
      {volley && volley.silent.length > 0 && (
        <ul className="minor">
          {volley.silent.map(({ model, refusal: why }) => (
            <li key={model}>
              {modelName(messages, state, model)}:{' '}
              {why && refusalText(why.reason, readable(messages, state, why.facts))}{' '}
              {why && <RuleLink rule={why.rule} />}
            </li>
          ))}
        </ul>
      )}
      {volley?.shot && !refusal && (
        <>
          <h3>{t('web.sk.order.if')}</h3>
          <ClashOdds scene={scene} clash={shotPreview(state, volley.shot)} defender={draft.target}>
            <SetsOff scene={scene} found={consequencesOf({ ...state, frames: [...state.frames, volley.shot] })} />
            <SightText scene={scene} shooters={volley.shot.shooters} target={draft.target} />
          </ClashOdds>
        </>
      )}
      <div className="decision-main">
        {refusal && (
          <div className="refused" role="alert">
            <p id={reason}>
              {refusalText(refusal.reason, readable(messages, state, refusal.facts))} <RuleLink rule={refusal.rule} />
            </p>
          </div>
        )}
        {volley && volley.shot === null && !refusal && <p>{t('web.sk.order.silent')}</p>}
        <ul className="choices row">
          <li>
            <button
              type="button"
              className="primary"
              aria-disabled={refusal !== null}
              aria-describedby={refusal ? reason : undefined}
              onClick={() => refusal === null && send(order)}
            >
              {t('web.sk.order.give')}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => dispatch({ type: 'group', group: null })}>
              {t('web.preview.cancel')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The orders that the gathered models can be given, the present one pressed. */
function Kinds({ scene, draft }: { readonly scene: Scene; readonly draft: OrderDraft }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const why = useBundleMessages(REFUSALS);
  const kinds = (['groupMove', 'volley', 'shootAndReload', 'regroup'] as const).map((kind) => {
    const changed = withKind(scene, draft, kind);
    return { kind, changed, refusal: kind === draft.kind ? null : orderRefusal(scene, changed) };
  });
  return (
    <>
      <ul className="choices row">
        {kinds.map(
          ({ kind, changed, refusal }) =>
            refusal === null && (
              <li key={kind}>
                <button
                  type="button"
                  aria-pressed={kind === draft.kind}
                  onClick={() => dispatch({ type: 'group', group: changed })}
                >
                  {t(`web.sk.order.${kind}`)}
                </button>
              </li>
            ),
        )}
      </ul>
      <ClosedAnswers
        lines={kinds.flatMap(({ kind, changed, refusal }) =>
          refusal === null
            ? []
            : [
                {
                  command: orderOf(scene, changed),
                  name: t(`web.sk.order.${kind}`),
                  why: {
                    text: why(refusal.reason, readable(messages, scene.state, refusal.facts)),
                    rule: refusal.rule,
                  },
                },
              ],
        )}
      />
    </>
  );
}

/** Other offered targets, for people who do not tap the table. */
function Targets({ scene, draft }: { readonly scene: Scene; readonly draft: OrderDraft }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const targets = new Set(
    scene.offers.flatMap((offer) => (offer.type === 'order' && offer.kind === draft.kind ? [offer.target] : [])),
  );
  if (targets.size < 2) return null;
  return (
    <ul className="choices small">
      {[...targets].map((target) => (
        <li key={target}>
          <button
            type="button"
            aria-pressed={target === draft.target}
            onClick={() => dispatch({ type: 'group', group: aimedAt(scene, draft, target) })}
          >
            {modelName(messages, scene.state, target)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Drafted {
  readonly scene: Scene;
  readonly draft: OrderDraft;
  /** The draft as a command. */
  readonly order: ReturnType<typeof orderOf>;
}

/** SK-GRP-19. The firearm of each shooter that carries several. */
function Firearms({ scene, draft, order }: Drafted): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { state } = scene;
  return order.members.map((model, i) => {
    const firearms = firearmsOf(state, model);
    if (firearms.length < 2) return null;
    return (
      <section key={model}>
        <h3>{messages.t('web.sk.order.firearm', { model: modelName(messages, state, model) })}</h3>
        <ul className="choices row small">
          {firearms.map((weapon) => (
            <li key={weapon}>
              <button
                type="button"
                aria-pressed={order.weapons[i] === weapon}
                onClick={() => dispatch({ type: 'group', group: armed(draft, model, weapon) })}
              >
                {messages.translate(`sk.weapon.${state.field.models[model]?.weapons[weapon] ?? ''}`)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** SK-GRP-20. Who stands in the second line; a tap moves a member to the other one. */
function Lines({ scene, draft, order }: Drafted): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  return (
    <section>
      <h3>{t('web.sk.order.lines')}</h3>
      <ul className="choices row small">
        {[...order.members, ...order.partners].map((model) => (
          <li key={model}>
            <button
              type="button"
              aria-pressed={order.partners.includes(model)}
              onClick={() => dispatch({ type: 'group', group: lined(scene, draft, model) })}
            >
              {modelName(messages, scene.state, model)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A Leader's order while it takes form: who is in it, whether it stands, and what it may bring. */
import type { ReactNode } from 'react';
import { candidatesFor, groupQuality, consequencesOf, shotPreview, volleyPreview } from '@drumhead/skirmish/screen';
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import { useTold } from '../../../i18n/useBundle.ts';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import { fires, type Forming, orderOf, orderRefusal } from '../interaction/orderDraft.ts';
import type { TableKey } from '../screen/messages.ts';
import { SetsOff } from './MoraleOdds.tsx';
import { ClashOdds } from './odds.tsx';
import { SightWords } from './Preview.tsx';
import type { Scene } from '../interaction/scene.ts';
import { act, send } from '../interaction/store.ts';
import { REFUSALS } from '../screen/refusals.ts';
import { modelName, readable } from '../screen/names.ts';

export function OrderPanel({ scene, forming }: { readonly scene: Scene; readonly forming: Forming }): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const { say } = speech;
  const told = useTold(REFUSALS);
  const { state } = scene;
  const order = orderOf(scene, forming);
  const refusal = orderRefusal(scene, forming);
  const all = [...order.members, ...order.partners];
  const fire = fires(forming.kind);
  const own = candidatesFor(state, forming.leader, forming.kind).filter(
    ({ model, refusal: why }) => why === null || all.includes(model),
  );
  const volley = fire && forming.target >= 0 ? volleyPreview(state, order) : null;
  const line = (model: number) =>
    order.partners.length === 0
      ? ''
      : ` (${say(order.partners.includes(model) ? 'web.sk.order.second' : 'web.sk.order.front')})`;
  return (
    <div>
      <h3>{say(`web.sk.order.${forming.kind}`)}</h3>
      <p className="minor">{say('web.sk.order.about')}</p>
      <ul className="choices small" aria-label={say('web.sk.order.members', { count: all.length })}>
        {own.map(({ model }) => (
          <li key={model}>
            <button type="button" aria-pressed={all.includes(model)} onClick={() => act({ type: 'toggle', model })}>
              {modelName(speech, state, model)}
              {all.includes(model) && line(model)}
            </button>
          </li>
        ))}
      </ul>
      {all.length > 0 && <p>{say('web.sk.order.quality', { quality: groupQuality(state, all) })}</p>}
      {fire && (
        <p>
          {forming.target < 0
            ? say('web.sk.order.noTarget')
            : say('web.sk.order.target', { target: modelName(speech, state, forming.target) })}
        </p>
      )}
      {fire && forming.target >= 0 && <Targets scene={scene} forming={forming} />}
      {refusal && (
        <div className="refused" role="alert">
          <p>
            {told(refusal.reason, readable(speech, state, refusal.facts))} <RuleLink rule={refusal.rule} />
          </p>
        </div>
      )}
      {volley && volley.silent.length > 0 && (
        <ul className="minor">
          {volley.silent.map(({ model, refusal: why }) => (
            <li key={model}>
              {modelName(speech, state, model)}: {why && told(why.reason, readable(speech, state, why.facts))}{' '}
              {why && <RuleLink rule={why.rule} />}
            </li>
          ))}
        </ul>
      )}
      {volley?.shot && !refusal && (
        <>
          <h3>{say('web.sk.order.if')}</h3>
          <SightWords scene={scene} shooters={volley.shot.shooters} target={forming.target} />
          <ClashOdds scene={scene} clash={shotPreview(state, volley.shot)} defender={forming.target} />
          <SetsOff scene={scene} found={consequencesOf({ ...state, frames: [...state.frames, volley.shot] })} />
        </>
      )}
      <ul className="choices row">
        <li>
          <button type="button" className="primary" disabled={refusal !== null} onClick={() => send(order)}>
            {say('web.sk.order.give')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => act({ type: 'form', kind: null })}>
            {say('web.preview.cancel')}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** Other targets that are offered, for those who do not tap the table. */
function Targets({ scene, forming }: { readonly scene: Scene; readonly forming: Forming }): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  const targets = new Set(
    scene.offers.flatMap((offer) => (offer.type === 'order' && offer.kind === forming.kind ? [offer.target] : [])),
  );
  if (targets.size < 2) return null;
  return (
    <ul className="choices small">
      {[...targets].map((target) => (
        <li key={target}>
          <button
            type="button"
            aria-pressed={target === forming.target}
            onClick={() => act({ type: 'target', model: target })}
          >
            {modelName(speech, scene.state, target)}
          </button>
        </li>
      ))}
    </ul>
  );
}

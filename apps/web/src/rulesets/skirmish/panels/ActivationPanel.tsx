/** An activation: attacks and shots with odds, other actions, orders of a Leader. */
import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Buttons } from './Buttons.tsx';
import { Closed } from './Closed.tsx';
import { kindsOpen } from '../interaction/orderDraft.ts';
import { newOrder } from '../interaction/volleyDraft.ts';
import type { TableKey } from '../screen/messages.ts';
import { activationOf, type Scene } from '../interaction/scene.ts';
import { dispatch, send, useInteraction } from '../interaction/store.ts';
import { modelName } from '../screen/names.ts';

/** Shorter moves are left out of the list. */
const LEAST_MOVE = 192;

function isWorthwhile({ state }: Scene, offer: Command): boolean {
  const here = offer.type === 'move' ? state.models[offer.model] : undefined;
  return offer.type !== 'move' || !here || Math.hypot(offer.x - here.x, offer.y - here.y) >= LEAST_MOVE;
}

export function ActivationPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { t } = messages;
  const sprint = useInteraction((interaction) => interaction.sprint);
  const doing = activationOf(scene);
  const { offers, frame } = scene;
  if (!doing) return null;
  const of = (...types: readonly Command['type'][]) => offers.filter((offer) => types.includes(offer.type));
  const moves = of('move').filter((offer) => isWorthwhile(scene, offer));
  const special: readonly Command['type'][] = [
    'move',
    'attack',
    'shoot',
    'order',
    'stop',
    'feature',
    'member',
    'fireVolley',
  ];
  const rest = offers.filter((offer) => !special.includes(offer.type));
  const risky = rest.filter(({ type }) => type === 'bash' || type === 'jump');
  const owed = (frame?.at === 'acting' || frame?.at === 'group') && frame.turnover;
  const orders = kindsOpen(scene);
  return (
    <>
      <p className="left">
        {modelName(messages, scene.state, doing.model)}. <strong>{t('web.sk.left', { left: doing.left })}</strong>
      </p>
      {owed && <p className="minor">{t('web.sk.turnoverOwed')}</p>}
      {doing.mustCharge && <p className="minor">{t('web.sk.mustCharge')}</p>}
      {of('feature').map((command) => (
        <button key={JSON.stringify(command)} type="button" className="primary" onClick={() => send(command)}>
          {t('web.sk.vorwaerts')}
        </button>
      ))}
      <Buttons scene={scene} commands={of('attack', 'shoot')} title={t('web.sk.attacks')} proposed />
      {orders.length > 0 && <h3>{t('web.sk.orders')}</h3>}
      {orders.length > 0 && (
        <ul className="choices small">
          {orders.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() => dispatch({ type: 'group', group: newOrder(scene, doing.model, kind) })}
              >
                {t(`web.sk.order.${kind}`)} …
              </button>
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <p className="minor">
          {t('web.sk.order.lasso')} <span className="by-keyboard">{t('web.sk.order.shift')}</span>
        </p>
      )}
      {rest.length > 0 && <h3>{t('web.sk.actions')}</h3>}
      <Buttons scene={scene} commands={rest.filter((offer) => !risky.includes(offer))} />
      <Buttons scene={scene} commands={risky} proposed />
      {moves.length > 0 && <p className="minor">{t('web.sk.dragModel')}</p>}
      {moves.some((offer) => offer.type === 'move' && offer.sprint) && (
        <label className="ticks">
          <input
            type="checkbox"
            checked={sprint}
            onChange={(event) => dispatch({ type: 'sprint', on: event.target.checked })}
          />
          {t('web.sk.sprint')}
        </label>
      )}
      {moves.length > 0 && (
        <details>
          <summary>{t('web.sk.moves')}</summary>
          <Buttons scene={scene} commands={moves} small proposed />
        </details>
      )}
      <Buttons scene={scene} commands={of('fireVolley', 'member')} />
      <Closed scene={scene} />
      <Buttons scene={scene} commands={of('stop')} foot />
    </>
  );
}

/** Which chances to react the page asks about: for the battle, this phase and this activation. */
import type { AskWhen } from '@drumhead/engine';
import type { State } from '@drumhead/large-battles';
import { activationName, phaseName } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { useHosted, useSession } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { mm } from '../../../table/units.ts';
import { lengthText } from '../screen/names.ts';
import type { DecidingKey } from './messages.ts';
import './reaction.css';

const CHOICES: readonly AskWhen[] = ['matters', 'near', 'always', 'never'];

export function StandingOrdersPanel({ state }: { readonly state: State }): ReactNode {
  const messages = useMessages<MessageKey | DecidingKey>();
  const { t } = messages;
  const { ask, holdUntil } = useHosted((h) => h.standingOrders);
  const activation = activationName(state);
  const session = useSession();
  const ends = [
    ['web.orders.activation', activation],
    ['web.orders.phase', phaseName(state)],
  ] as const;
  const length = lengthText(messages, state, mm(state.field.sticks.s));
  return (
    <fieldset className="standing">
      <legend>{t('web.orders.ask')}</legend>
      <div className="segments">
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="ask"
              checked={ask === choice}
              onChange={() => session.setStandingOrders({ ask: choice })}
            />
            <span>{t(`web.orders.ask.${choice}`, { length })}</span>
          </label>
        ))}
      </div>
      {ends.map(
        ([text, until]) =>
          until !== null && (
            <button
              key={text}
              type="button"
              className="quiet"
              aria-pressed={holdUntil === until}
              onClick={() => session.setStandingOrders({ holdUntil: holdUntil === until ? null : until })}
            >
              {t(text)}
            </button>
          ),
      )}
    </fieldset>
  );
}

/** A switch for one unit, on its card. */
export function SilentSwitch({ unit }: { readonly unit: number }): ReactNode {
  const { t } = useMessages<MessageKey | DecidingKey>();
  const session = useSession();
  const silent = useHosted((h) => h.standingOrders.silent);
  const name = `unit-${unit}`;
  return (
    <label className="ticks">
      <input
        type="checkbox"
        checked={silent.includes(name)}
        onChange={({ currentTarget }) =>
          session.setStandingOrders({
            silent: currentTarget.checked ? [...silent, name] : silent.filter((one) => one !== name),
          })
        }
      />{' '}
      {t('web.orders.silent')}
    </label>
  );
}

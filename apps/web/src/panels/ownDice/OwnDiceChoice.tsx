/** Who rolls the dice of this battle: the machine, or people at a real table. */
import type { ReactNode } from 'react';
import { host, useHosted } from '../../battle/index.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import { OWN_DICE } from '../../battle/players/players.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { OwnDiceKey } from './messages.ts';
import './ownDice.css';

/** `name`: of the group of radio buttons, once on a page. */
export function OwnDiceChoice({ name }: { readonly name: string }): ReactNode {
  const { t } = useMessages<OwnDiceKey>();
  const chosen = useHosted((h) => h.saved?.ownDice ?? 'none');
  // Online the dice are bound beforehand.
  const online = useHosted((h) => tableOf(h.saved?.id) !== null);
  const ready = useBundle('web-own-dice-pages');
  if (!ready || online) return null;
  return (
    <fieldset className="own-dice-choice">
      <legend>{t('web.ownDice')}</legend>
      {OWN_DICE.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => host.setOwnDice(one)} />{' '}
          {t(`web.ownDice.${one}`)}
        </label>
      ))}
      <p className="minor">{t('web.ownDice.about')}</p>
    </fieldset>
  );
}

/** Who rolls the dice of this battle: the machine, or people at a real table. */
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import { OWN_DICE } from '../../battle/players/players.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { OwnDiceKey } from './messages.ts';
import './ownDice.css';

export function OwnDiceChoice(): ReactNode {
  const { t } = useMessages<OwnDiceKey>();
  // The settings lie over the page of the battle, not in it.
  const local = useHosted((h) => h.session?.local ?? null);
  const chosen = useHosted((h) => h.saved?.ownDice ?? 'none');
  const ready = useBundle('web-own-dice-pages');
  // Online the dice are bound beforehand.
  if (!ready || local === null) return null;
  return (
    <fieldset className="own-dice-choice">
      <legend>{t('web.ownDice')}</legend>
      {OWN_DICE.map((one) => (
        <label key={one}>
          <input type="radio" name="own-dice" checked={one === chosen} onChange={() => local.setOwnDice(one)} />{' '}
          {t(`web.ownDice.${one}`)}
        </label>
      ))}
      <p className="minor">{t('web.ownDice.about')}</p>
    </fieldset>
  );
}

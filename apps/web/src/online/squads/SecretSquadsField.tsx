/** Whether the players of an online battle choose their squads in secret. */
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { SquadChoiceKey } from './messages.ts';

export function SecretSquadsField({
  checked,
  onChange,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactNode {
  const { t } = useMessages<SquadChoiceKey>();
  return (
    <fieldset className="online-others">
      <legend>{t('web.squads.title')}</legend>
      <label className="radio">
        <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} />
        {t('web.squads.secret')}
      </label>
      <p className="minor">{t('web.squads.secret.about')}</p>
    </fieldset>
  );
}
